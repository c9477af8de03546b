#pragma once

#include "editor/map/tools/map_tool.h"

namespace tilewright {

/// Puts markers on passageways: first black, then white, then none.
class MarkerTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers held) override;
    MapSketch sketch(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool worksOnSides() const override { return true; }
};

} // namespace tilewright
