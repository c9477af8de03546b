#include "editor/map/tools/door_tool.h"

#include "editor/map/map_hand.h"
#include "editor/words/text.h"

namespace tilewright {

void DoorTool::press(Cell cell, Direction side, Qt::KeyboardModifiers) {
    const Chamber* chamber = document().chamberAt(cell);
    const bool there =
        chamber != nullptr && chamber->isRoom() &&
        doorFor(*chamber, hand().door()) == chamber->sides[static_cast<std::size_t>(index(side))];
    hand().setSide(cell, side, there ? Side::Earth : hand().door());
}

MapSketch DoorTool::sketch(Cell cell, Direction) const {
    const Chamber* chamber = document().chamberAt(cell);
    if (chamber == nullptr || !chamber->isRoom())
        return SideSketch{};
    return SideSketch{doorFor(*chamber, hand().door()).value_or(Side::Earth)};
}

QString DoorTool::hint(Cell cell, Direction side) const {
    const Chamber* chamber = document().chamberAt(cell);
    if (chamber == nullptr)
        return MapHand::tr("No chamber here");
    if (!chamber->isRoom())
        return MapHand::tr("The sides of a tile belong to its set; %1 turns it").arg(hand().turnKey());
    const auto wanted = doorFor(*chamber, hand().door());
    if (!wanted)
        return MapHand::tr("A room of this kind has no door of its own");
    const Side now = chamber->sides[static_cast<std::size_t>(index(side))];
    return MapHand::tr("Click: %1 becomes %2 (now %3)")
        .arg(translated(name(side)), sideInWords(now == *wanted ? Side::Earth : *wanted), sideInWords(now));
}

} // namespace tilewright
