#pragma once

#include "editor/output/pictures/picture_painter.h"
#include "engine/art/table_drawing.h"

#include <QByteArray>
#include <QImage>
#include <QPoint>
#include <QRect>
#include <QSize>

#include <map>
#include <tuple>
#include <vector>

class QPainter;

namespace tilewright {

/// Paints a drawing, or its visible part, repeatedly.
class TablePainter {
public:
    /// Keeps a reference.
    explicit TablePainter(const TableDrawing& drawing);
    /// In the drawing's units; skips parts outside of `seen`.
    void paint(QPainter& painter, const QRectF& seen) const;

private:
    const TableDrawing& drawing_;
    std::vector<PicturePainter> ready_;
};

/// `cellMillimetres` per cell. The same table gives the same bytes.
QByteArray svgOf(const TableDrawing& drawing, double cellMillimetres);

/// Paints a table for pictures of pixels: each thing is painted once for each way it lies, and copied.
class CachedTablePainter {
public:
    CachedTablePainter(TableDrawing drawing, double pixelsPerCell);

    QSize size() const { return size_; }
    /// In pixels, the origin in the upper left corner of the whole table; skips parts outside of `band`.
    void paint(QPainter& painter, const QRect& band);

private:
    /// The picture, its turn, its size, and where between whole pixels it begins.
    using Key = std::tuple<std::size_t, Rotation, double, double, double>;
    struct CachedImage {
        QPoint offset;
        QImage image;
    };
    const CachedImage& cachedImage(const Key& key);

    TableDrawing drawing_;
    double scale_;
    QSize size_;
    std::vector<PicturePainter> ready_;
    std::map<Key, CachedImage> cache_;
    qsizetype cachedBytes_ = 0;
};

} // namespace tilewright
