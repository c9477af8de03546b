#include "editor/map/tools/brush_tool.h"

#include "editor/map/map_hand.h"

namespace tilewright {

void BrushTool::editCell(MapEdit& edit, Cell cell) const {
    edit.set(cell, hand().brushAt(cell));
}

EditName BrushTool::editName() const {
    return [brush = hand().brush()] { return MapHand::tr("paint %1").arg(chamberName(brush)); };
}

MapSketch BrushTool::sketch(Cell cell, Direction) const {
    return CellSketch{hand().brushAt(cell)};
}

QString BrushTool::hint(Cell cell, Direction) const {
    const QString brush = chamberName(hand().brush());
    const Chamber* chamber = document().chamberAt(cell);
    return chamber == nullptr ? MapHand::tr("Click to lay %1 (%2 turns it)").arg(brush, hand().turnKey())
                              : MapHand::tr("Click to replace %2 with %1").arg(brush, chamberName(*chamber));
}

} // namespace tilewright
