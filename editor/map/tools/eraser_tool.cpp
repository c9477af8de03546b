#include "editor/map/tools/eraser_tool.h"

#include "editor/map/map_hand.h"

namespace tilewright {

EditName EraserTool::editName() const {
    return [] { return MapHand::tr("erase"); };
}

QString EraserTool::hint(Cell cell, Direction) const {
    const Chamber* chamber = document().chamberAt(cell);
    return chamber == nullptr ? MapHand::tr("Nothing here to erase")
                              : MapHand::tr("Click to erase %1").arg(chamberName(*chamber));
}

} // namespace tilewright
