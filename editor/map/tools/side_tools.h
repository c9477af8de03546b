#pragma once

#include "editor/map/tools/map_tool.h"

namespace tilewright {

/// Sets the chosen door on the sides of rooms; a second click removes it.
class DoorTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) override;
    ToolPreview preview(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool worksOnSides() const override { return true; }
};

/// Puts markers on passageways: first black, then white, then none.
class MarkerTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) override;
    ToolPreview preview(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool worksOnSides() const override { return true; }
};

} // namespace tilewright
