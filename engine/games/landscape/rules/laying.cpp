// L-2.1: where tiles may be laid, and what they connect.

#include "engine/games/landscape/rules/laying.h"

#include "engine/games/landscape/tunnel/unsplit_roads.h"

#include <bit>

namespace tilewright::landscape {

bool fitsSomewhere(const Position& position, int kind) {
    const std::uint64_t shown = position.game().shownOf(kind);
    for (int n = 0; n < position.board.freeCount(); ++n)
        if (fittingRotations(shown, position.board.forbiddenEdges(n)) != 0)
            return true;
    return false;
}

void addLayMoves(const Position& position, game::MoveList& moves) {
    const int kind = position.turn.drawn;
    const std::uint64_t shown = position.game().shownOf(kind);
    for (int n = 0; n < position.board.freeCount(); ++n)
        for (unsigned fits = fittingRotations(shown, position.board.forbiddenEdges(n)); fits != 0;
             fits &= fits - 1)
            moves.push_back(layMove(position.turn.player, kind, position.board.freeCell(n),
                                    rotationAt(std::countr_zero(fits))));
}

namespace {

/// Joins two tiles along side d of the first.
void joinSides(Position& position, int tile, int d, int other) {
    Features& features = position.features;
    const auto& here = sideFeaturesOf(position, tile)[static_cast<std::size_t>(d)];
    const auto& there = sideFeaturesOf(position, other)[static_cast<std::size_t>((d + 2) & 3)];
    const int first = position.board.firstPlace(tile);
    const int otherFirst = position.board.firstPlace(other);
    const auto close = [&](int root, int ends) {
        features.at(root).openEnds = static_cast<std::uint16_t>(features.at(root).openEnds - ends);
    };
    if (here[1] != noFeature && there[1] != noFeature)
        close(features.unite(first + here[1], otherFirst + there[1], position.board, position.game()), 2);
    else if (here[1] != noFeature) // an abbey's side
        close(features.root(first + here[1]), 1);
    else if (there[1] != noFeature)
        close(features.root(otherFirst + there[1]), 1);
    // The left half of one tile's side meets the right half of the other's.
    if (here[0] != noFeature && there[2] != noFeature)
        features.unite(first + here[0], otherFirst + there[2], position.board, position.game());
    if (here[2] != noFeature && there[0] != noFeature)
        features.unite(first + here[2], otherFirst + there[0], position.board, position.game());
}

/// L-3.3: updates the cloister of a tile, and those of the eight around it.
void countCloisters(Position& position, int tile, const Surroundings& around) {
    const LaidTiles& board = position.board;
    const std::uint8_t own = position.game().kind(board.kindOf(tile)).cloister;
    BoardFeature* mine = own == noFeature ? nullptr : &position.features.at(board.firstPlace(tile) + own);
    if (mine != nullptr)
        mine->openEnds = 8;
    for (const int other : around) {
        if (other < 0 || other == tile)
            continue;
        if (mine != nullptr) {
            ++mine->tiles;
            --mine->openEnds;
        }
        const std::uint8_t theirs = position.game().kind(board.kindOf(other)).cloister;
        if (theirs == noFeature)
            continue;
        const int place = board.firstPlace(other) + theirs;
        BoardFeature& cloister = position.features.at(place);
        ++cloister.tiles;
        if (--cloister.openEnds == 0)
            position.turn.completedCloisters.push_back(static_cast<std::uint16_t>(place));
    }
}

} // namespace

void joinTile(Position& position, int tile, const Surroundings& around) {
    position.turn.completedCloisters.clear();
    for (const TileFeature& feature : position.kindOfTile(tile).features) {
        position.features.add(tile, feature);
        if (feature.mouth)
            addMouth(position, position.features.placeCount() - 1);
    }
    for (std::size_t d = 0; d < 4; ++d)
        if (around[neighbourIndex[d]] >= 0)
            joinSides(position, tile, static_cast<int>(d), around[neighbourIndex[d]]);
    countCloisters(position, tile, around);
}

int layTile(Position& position, int kind, Cell cell, Rotation rotation) {
    const TileKind& tileKind = position.game().kind(kind);
    const int tile = position.board.lay(kind, tileKind, cell, rotation, position.features.placeCount());
    if (tileKind.tower)
        position.entrances.add(tile);
    if (tileKind.volcano)
        position.volcanoes.add(tile);
    joinTile(position, tile, surroundingsOf(position.board, cell));
    return tile;
}

} // namespace tilewright::landscape
