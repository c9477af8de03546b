#pragma once

#include "editor/output/pictures/picture_painter.h"
#include "engine/art/table_drawing.h"

#include <QByteArray>

#include <vector>

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
    std::vector<PaintedPicture> ready_;
};

/// `cellMillimetres` per cell. The same table gives the same bytes.
QByteArray svgOf(const TableDrawing& drawing, double cellMillimetres);

} // namespace tilewright
