#pragma once

#include "editor/map/tools/stroke_tool.h"

namespace tilewright {

/// Paints with the brush.
class BrushTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

    MapSketch sketch(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool usesBrush() const override { return true; }

protected:
    void editCell(MapEdit& edit, Cell cell) const override;
    EditName editName() const override;
};

} // namespace tilewright
