#pragma once

#include "editor/map/tools/map_tool.h"

#include <optional>
#include <vector>

namespace tilewright {

/// Fills the connected cells of one kind, within the selection if there is one.
class FillTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers held) override;
    MapSketch sketch(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool usesBrush() const override { return true; }

private:
    /// Tells why not, and returns none, if they are too many.
    std::optional<std::vector<Cell>> connectedCells(Cell start) const;
};

} // namespace tilewright
