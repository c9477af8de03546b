#include "editor/map/tools/fill_tool.h"

#include "editor/map/map_hand.h"

namespace tilewright {

namespace {

bool sameKind(const Chamber& a, const Chamber& b) {
    return a.isRoom() == b.isRoom() && (a.isRoom() ? a.room == b.room && a.seat == b.seat : a.tile == b.tile);
}

} // namespace

void FillTool::press(Cell cell, Direction, Qt::KeyboardModifiers) {
    const auto found = connectedCells(cell);
    if (!found)
        return;
    MapEdit edit;
    const Chamber& brush = hand().brush();
    for (const Cell c : *found)
        edit.set(c, found->size() == 1 ? hand().brushAt(c) : brush);
    document().edit(edit, [brush] { return MapHand::tr("fill with %1").arg(chamberName(brush)); });
}

std::optional<std::vector<Cell>> FillTool::connectedCells(Cell start) const {
    const Chamber* first = document().chamberAt(start);
    const QRegion& selection = hand().selection();
    const bool bounded = selection.contains(toPoint(start));
    const QRect bounds = boundsOf(document());
    const auto belongs = [&](Cell c) {
        const Chamber* chamber = document().chamberAt(c);
        if (first == nullptr)
            return chamber == nullptr;
        return chamber != nullptr && sameKind(*chamber, *first);
    };
    std::vector<Cell> found{start};
    CellIndex seen;
    seen.set(start, 0);
    for (std::size_t next = 0; next < found.size(); ++next) {
        const Cell from = found[next];
        if (first == nullptr && !bounded && !bounds.contains(toPoint(from))) {
            emit hand().message(
                MapHand::tr("This area is not closed off, so it can't be filled. Select the cells to fill "
                            "first, or draw a border."));
            return std::nullopt;
        }
        for (const Direction d : allDirections) {
            const Cell c = neighbour(from, d);
            if (seen.at(c) != CellIndex::none || (bounded && !selection.contains(toPoint(c))) || !belongs(c))
                continue;
            seen.set(c, 0);
            found.push_back(c);
        }
        if (found.size() > std::size_t{mostFilledCells}) {
            emit hand().message(MapHand::tr("That area has more than %L1 cells; select a part of it first.")
                                    .arg(mostFilledCells));
            return std::nullopt;
        }
    }
    return found;
}

MapSketch FillTool::sketch(Cell cell, Direction) const {
    return CellSketch{hand().brushAt(cell)};
}

QString FillTool::hint(Cell cell, Direction) const {
    const QString brush = chamberName(hand().brush());
    return document().chamberAt(cell) == nullptr
               ? MapHand::tr("Click to fill the closed area with %1").arg(brush)
               : MapHand::tr("Click to change all connected chambers of this kind to %1").arg(brush);
}

} // namespace tilewright
