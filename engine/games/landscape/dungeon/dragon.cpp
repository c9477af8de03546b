#include "engine/games/landscape/dungeon/dragon.h"

#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/rules/piece_placement.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tilewright::landscape {

namespace {

/// Bit s: slot s of the player is on a feature of the tile, or on its tower if the dragon reaches it.
unsigned preyOn(const Position& position, int player, int tile) {
    unsigned prey = 0;
    for (unsigned rest = position.pieces.onFeatures(player); rest != 0; rest &= rest - 1) {
        const int slot = std::countr_zero(rest);
        if (position.features.tileOf(position.pieces.placeOf(player, slot)) == tile)
            prey |= 1U << slot;
    }
    if (position.game().options().dragonEatsOnTower)
        prey |= position.pieces.offFeaturesAt(player, towerPlace(tile));
    return prey;
}

constexpr unsigned fleeing = Pieces::slotsOf(PieceType::Follower) | Pieces::slotsOf(PieceType::Large) |
                             Pieces::slotsOf(PieceType::Mayor);

void moveAll(Position& position, int player, unsigned slots, int to, ChangeRecorder record) {
    // A builder or pig may have left with the last follower before its turn comes.
    for (unsigned rest = slots; rest != 0; rest &= rest - 1) {
        const int slot = std::countr_zero(rest);
        if (position.pieces.placeOf(player, slot) != nowhere)
            movePiece(position, player, slot, to, record);
    }
}

void eat(Position& position, int tile, ChangeRecorder record) { // L-6.3
    for (int p = 0; p < position.game().playerCount(); ++p)
        moveAll(position, p, preyOn(position, p, tile), nowhere, record);
}

void moveTo(Position& position, int at, ChangeRecorder record) {
    const int from = position.dragon.at;
    position.dragon.at = static_cast<std::uint16_t>(at);
    record.dragonMoved(position, from, at);
}

template <class See>
void forEachExit(const Position& position, See see) {
    const bool any = position.game().options().exitToFairy;
    for (const std::uint16_t tile : position.entrances.tiles())
        if (any || position.fairy.at != tile)
            see(tile);
    for (const std::uint16_t tile : position.volcanoes.tiles())
        if (any || position.fairy.at != tile)
            see(tile);
}

template <class See>
void forEachStep(const Position& position, See see) {
    const auto& visited = position.turn.flight.visited;
    const Cell from = position.board.cellOf(position.dragon.at);
    for (const Direction d : allDirections) {
        const int tile = position.board.tileAt(neighbour(from, d));
        if (tile >= 0 && tile != position.fairy.at &&
            std::find(visited.begin(), visited.end(), tile) == visited.end())
            see(tile);
    }
}

bool hasStep(const Position& position) {
    bool any = false;
    forEachStep(position, [&any](int) { any = true; });
    return any;
}

/// D-4.2, D-4.3.
bool dragonEntersDungeon(Position& position, int tile, ChangeRecorder record) {
    const bool anybody = anyoneInDungeon(position);
    moveTo(position, inDungeon, record);
    if (anybody)
        return false;
    DragonFlight& flight = position.turn.flight;
    for (int p = 0; p < position.game().playerCount(); ++p)
        if ((preyOn(position, p, tile) & fleeing) != 0)
            flight.asked = static_cast<std::uint8_t>(flight.asked | 1U << p);
    if (flight.asked == 0) {
        eat(position, tile, record);
        return false;
    }
    position.turn.phase = Phase::Fleeing;
    return true;
}

} // namespace

void callDragon(Position& position, int tile, ChangeRecorder record) {
    moveTo(position, tile, record);
}

bool isFlightDue(const Position& position) {
    const int tile = position.turn.tile;
    return position.dragon.inPlay() && tile != nowhere && position.kindOfTile(tile).dragon;
}

bool beginFlight(Position& position) {
    DragonFlight& flight = position.turn.flight;
    flight = {};
    flight.stepper = position.turn.player;
    if (!position.dragon.isInDungeon()) {
        flight.visited.push_back(position.dragon.at);
        if (!hasStep(position)) {
            flight = {};
            return false;
        }
    }
    position.turn.phase = Phase::DragonFlight;
    return true;
}

void addDragonMoves(const Position& position, game::MoveList& moves) {
    const auto add = [&](int tile) {
        moves.push_back(dragonMove(MoveKind::MoveDragon, position.turn.flight.stepper, tile));
    };
    if (position.dragon.isInDungeon()) // D-5.2
        forEachExit(position, add);
    else
        forEachStep(position, add);
}

bool moveDragon(Position& position, int tile, ChangeRecorder record) {
    DragonFlight& flight = position.turn.flight;
    const bool fromBelow = position.dragon.isInDungeon();
    ++flight.steps;
    flight.visited.push_back(static_cast<std::uint16_t>(tile));
    moveTo(position, tile, record);
    if (!fromBelow && isEntrance(position, tile)) // D-4.1
        return dragonEntersDungeon(position, tile, record);
    eat(position, tile, record);
    const Options& options = position.game().options();
    if (!options.layerSteers)
        flight.stepper = static_cast<std::uint8_t>((flight.stepper + 1) % position.game().playerCount());
    return flight.steps < options.dragonSteps && hasStep(position);
}

int nextAsked(const Position& position) {
    return position.firstClockwise(position.turn.flight.asked, position.turn.flight.stepper);
}

namespace {

/// Bit s: slot s of the player is still to decide, or flees with the others.
unsigned undecided(const Position& position, int player) {
    const DragonFlight& flight = position.turn.flight;
    return preyOn(position, player, flight.visited.back()) & fleeing & ~unsigned{flight.staying};
}

/// Of these slots of the player on one tile, the one that comes first: small followers before others, and of
/// alike ones the one on the first feature, so that records need not name it.
int firstToFlee(const Position& position, int player, unsigned slots) {
    const auto order = [&](int slot) {
        return std::pair(Pieces::pieceTypeOf(slot), position.pieces.placeOf(player, slot));
    };
    int first = std::countr_zero(slots);
    for (unsigned rest = slots; rest != 0; rest &= rest - 1)
        if (const int slot = std::countr_zero(rest); order(slot) < order(first))
            first = slot;
    return first;
}

} // namespace

PieceType pieceToFlee(const Position& position) {
    const int player = position.player();
    return Pieces::pieceTypeOf(firstToFlee(position, player, undecided(position, player)));
}

bool decideFleeing(Position& position, int player, bool flee, ChangeRecorder record) {
    DragonFlight& flight = position.turn.flight;
    const bool each = position.game().options().fleeEach;
    unsigned those = undecided(position, player);
    if (each)
        those = 1U << firstToFlee(position, player, those);
    for (unsigned rest = those; flee && rest != 0 && hasRoom(position);) {
        const int slot = firstToFlee(position, player, rest);
        rest &= ~(1U << slot);
        movePiece(position, player, slot, inDungeon, record);
    }
    if (!flee)
        flight.staying = static_cast<std::uint16_t>(flight.staying | those);
    if (!each || undecided(position, player) == 0) {
        flight.asked = static_cast<std::uint8_t>(flight.asked & ~(1U << player));
        flight.staying = 0;
    }
    if (!hasRoom(position))
        flight.asked = 0;
    if (flight.asked != 0)
        return true;
    eat(position, flight.visited.back(), record);
    return false;
}

void addFlushMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    if (!position.game().options().flushOut || !position.dragon.isInDungeon() ||
        !isEntrance(position, position.turn.tile) || !position.pieces.has(player, PieceType::Large))
        return;
    forEachExit(position,
                [&](int tile) { moves.push_back(dragonMove(MoveKind::FlushDragon, player, tile)); });
}

void flushDragon(Position& position, int tile, ChangeRecorder record) {
    position.turn.deployed = true;
    moveTo(position, tile, record);
    eat(position, tile, record);
}

} // namespace tilewright::landscape
