#pragma once

#include "editor/map/tools/stroke_tool.h"

namespace tilewright {

/// Clears cells.
class EraserTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

    QString hint(Cell cell, Direction side) const override;

protected:
    void editCell(MapEdit& edit, Cell cell) const override { edit.clear(cell); }
    EditName editName() const override;
};

} // namespace tilewright
