#include "engine/landscape/dungeon/dungeon.h"

#include "engine/landscape/rules/followers.h"

#include <bit>

namespace tilewright::landscape {

namespace {

/// Calls see(tile) for each entrance tile without a figure (D-3.1).
template <class See>
void forEachFreeEntrance(const Position& position, See see) {
    std::array<std::uint64_t, maxTiles / 64 + 1> taken;
    std::fill_n(taken.begin(), position.board.tileCount() / 64 + 1, 0);
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned rest = position.figures.placed(p) | position.figures.apart(p); rest != 0;
             rest &= rest - 1) {
            const int place = position.figures.placeOf(p, std::countr_zero(rest));
            if (place >= maxPlaces && !isTower(place))
                continue;
            const auto tile = static_cast<std::size_t>(position.tileOfPlace(place));
            taken[tile / 64] |= std::uint64_t{1} << (tile % 64);
        }
    for (const std::uint16_t tile : position.entrances.tiles())
        if (((taken[tile / 64U] >> (tile % 64U)) & 1U) == 0)
            see(static_cast<int>(tile));
}

/// D-3.3, for one figure; `except`: the tile by which he came in (D-2.3), `nowhere` if any is allowed.
void addExits(const Position& position, MoveKind kind, Figure figure, int except, game::MoveList& moves) {
    forEachFreeEntrance(position, [&](int tile) {
        if (tile == except)
            return;
        const int first = position.board.firstPlace(tile);
        for (int place = first; place < first + position.featureCount(tile); ++place) {
            const Joined& joined = position.features.of(place);
            if (!joined.complete() && goesOn(figure, joined.kind))
                moves.push_back(figureMove(kind, position.turn.player, figure, place));
        }
    });
}

bool hasCity(const Position& position, int tile) {
    const auto& features = position.kindOfTile(tile).features;
    return std::ranges::any_of(features, [](const KindFeature& f) { return f.kind == FeatureKind::City; });
}

} // namespace

bool isEntrance(const Position& position, int tile) {
    return position.kindOfTile(tile).tower;
}

bool anybodyBelow(const Position& position) {
    for (int p = 0; p < position.game().playerCount(); ++p)
        if (slotsBelow(position, p) != 0)
            return true;
    return false;
}

void addEnterMoves(const Position& position, game::MoveList& moves) {
    const int player = position.turn.player;
    const int tile = position.turn.tile;
    if (!isEntrance(position, tile) || position.dragon.below())
        return;
    for (const Figure figure : {Figure::Follower, Figure::Large, Figure::Mayor}) {
        if (!position.figures.has(player, figure) || (figure == Figure::Mayor && !hasCity(position, tile)))
            continue;
        moves.push_back(figureMove(MoveKind::EnterDungeon, player, figure, nowhere));
        addExits(position, MoveKind::EnterDungeon, figure, tile, moves);
    }
}

int barredExit(const Position& position, Figure figure) {
    const auto& entry = position.turn.entry;
    const unsigned alike = slotsBelow(position, position.turn.player) & Figures::slotsOf(figure);
    return entry && entry->figure == figure && std::popcount(alike) == 1 ? entry->tile : nowhere;
}

namespace {

/// `except` returns the tile that is barred to a figure.
template <class Except>
void addLeaveMoves(const Position& position, Except except, game::MoveList& moves) {
    const int player = position.turn.player;
    const unsigned below = slotsBelow(position, player);
    for (const Figure figure : {Figure::Follower, Figure::Large, Figure::Mayor}) {
        // D-3.2
        const bool free = !position.dragon.below() || position.turn.leaver == figure;
        if (free && (below & Figures::slotsOf(figure)) != 0)
            addExits(position, MoveKind::LeaveDungeon, figure, except(figure), moves);
    }
}

} // namespace

void addLeaveMoves(const Position& position, game::MoveList& moves) {
    addLeaveMoves(
        position, [&](Figure figure) { return barredExit(position, figure); }, moves);
}

void addLeaveMovesByAnyTile(const Position& position, game::MoveList& moves) {
    addLeaveMoves(
        position, [](Figure) -> int { return nowhere; }, moves);
}

namespace {

/// D-3.5: on the dragon's tile he goes home.
int endOfExit(const Position& position, int place) {
    return position.isDragonOn(position.features.tileOf(place)) ? nowhere : place;
}

} // namespace

void enterDungeon(Position& position, int player, Figure figure, int place, ChangeRecorder record) {
    position.turn.deployed = true;
    const int slot = position.figures.put(player, figure, inDungeon);
    record.moved(position, player, slot, nowhere, inDungeon);
    if (place != nowhere)
        moveFigure(position, player, slot, endOfExit(position, place), record);
    else if (position.turn.extended)
        position.turn.entry = Entry{figure, position.turn.tile};
}

void leaveDungeon(Position& position, int player, Figure figure, int place, ChangeRecorder record) {
    position.turn.deployed = true;
    unsigned those = slotsBelow(position, player) & Figures::slotsOf(figure);
    if (companionBelow(position, player) == figure) { // D-1.2
        const unsigned companion = 1U << position.fairy.slot;
        those = position.dragon.below() || those == companion ? companion : those & ~companion;
    }
    const int slot = std::countr_zero(those);
    if (position.fairy.isWith(player, slot))
        position.turn.leaver.reset();
    moveFigure(position, player, slot, endOfExit(position, place), record);
}

} // namespace tilewright::landscape
