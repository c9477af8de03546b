#include "editor/map/tools/map_tool.h"

#include "editor/map/map_hand.h"

namespace tilewright {

MapDocument& AbstractMapTool::document() const {
    return *hand_.document();
}

void AbstractMapTool::applyAtCursor() {
    hand_.press(hand_.cursor(), hand_.side(), {});
    hand_.release();
}

MapSketch AbstractMapTool::sketch(Cell, Direction) const {
    return CellSketch{};
}

} // namespace tilewright
