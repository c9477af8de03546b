#pragma once

#include "editor/output/pictures/table_drawing.h"

#include <QImage>
#include <QPoint>
#include <QRect>
#include <QSize>

#include <map>
#include <tuple>

class QPainter;

namespace tilewright {

/// Paints a table for pictures of pixels: each thing is painted once for each way it lies, and copied.
class StampedTable {
public:
    StampedTable(TableDrawing drawing, double pixelsPerCell);

    QSize size() const { return size_; }
    /// In pixels, the origin in the upper left corner of the whole table; skips parts outside of `band`.
    void paint(QPainter& painter, const QRect& band);

private:
    /// The picture, its turn, its size, and where between whole pixels it begins.
    using Key = std::tuple<std::size_t, Rotation, double, double, double>;
    struct Stamp {
        QPoint offset;
        QImage image;
    };
    const Stamp& stamp(const Key& key);

    TableDrawing drawing_;
    double scale_;
    QSize size_;
    std::vector<PaintedPicture> ready_;
    std::map<Key, Stamp> stamps_;
    qsizetype held_ = 0;
};

} // namespace tilewright
