// Why the drawn tile may not be laid in a cell.

#include "engine/games/beneath/rules/reasons.h"

namespace tilewright::beneath {

namespace {

Text sealedText(const Position& position, int room) {
    switch (position.kindOf(room)) {
    case ChamberKind::Entrance:
        return QT_TRANSLATE_NOOP("Engine", "would seal off an entrance");
    case ChamberKind::KeyRoom:
        return QT_TRANSLATE_NOOP("Engine", "would seal off a key room");
    case ChamberKind::Guardhouse:
        return QT_TRANSLATE_NOOP("Engine", "would seal off a guardhouse");
    default:
        return {QT_TRANSLATE_NOOP("Engine", "would seal off the cell of player %1"),
                {position.game().cellOwner(room) + 1}};
    }
}

/// B-4.4, tried by laying it in a copy. B-4.6 is never the reason: a tile that would close the last passage
/// fits nowhere else, and so was not drawn (B-4.5).
Text whatItSeals(const Position& position, Cell cell, Rotation rotation) {
    const Game& game = position.game();
    if (!game.options().noSealing)
        return {};
    Position after = position;
    after.play(layMove(position.player(), position.drawnKind(), cell, rotation));
    const auto sealsOff = [&](int room) { return after.sealed(room) && !position.sealed(room); };
    for (std::uint16_t room : game.entrances())
        if (sealsOff(room))
            return sealedText(position, room);
    for (std::uint16_t room : game.protectedEnds())
        if (sealsOff(room))
            return sealedText(position, room);
    return {};
}

} // namespace

Text whyNotLaid(const Position& position, Cell cell, Rotation rotation) {
    if (position.over())
        return QT_TRANSLATE_NOOP("Engine", "the game is over");
    if (position.drawnKind() < 0)
        return QT_TRANSLATE_NOOP("Engine", "there is no tile to lay now");
    if (position.chamberAt(cell) != nowhere)
        return QT_TRANSLATE_NOOP("Engine", "there is already a chamber here");
    if (!insideLimits(cell))
        return QT_TRANSLATE_NOOP("Engine", "too far away");
    const unsigned passages = position.game().face(Game::faceNumber(position.drawnKind(), rotation)).passages;
    bool touches = false;
    bool joins = false;
    for (Direction d : allDirections) {
        const std::uint16_t other = position.chamberAt(neighbour(cell, d));
        if (other == nowhere)
            continue;
        touches = true;
        const bool has = ((passages >> index(d)) & 1U) != 0;
        const bool wants = ((position.rim(other) >> index(opposite(d))) & 1U) != 0;
        if (has != wants) // B-4.2
            return {has ? QT_TRANSLATE_NOOP("Engine", "%1 side: passage meets earth")
                        : QT_TRANSLATE_NOOP("Engine", "%1 side: earth meets a passage"),
                    {Text::Argument::word(name(d))}};
        joins = joins || has;
    }
    if (!touches)
        return QT_TRANSLATE_NOOP("Engine", "doesn't touch the dungeon");
    if (!joins) // B-4.3
        return QT_TRANSLATE_NOOP("Engine", "no passage would connect it to the dungeon");
    return whatItSeals(position, cell, rotation);
}

} // namespace tilewright::beneath
