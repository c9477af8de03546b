// L-2.1: where tiles may be laid, and what they connect.

#include "engine/games/landscape/rules/laying.h"

#include "engine/games/landscape/tunnel/unsplit_roads.h"

#include <algorithm>
#include <array>

namespace tilewright::landscape {

namespace {

using Fits = std::array<std::uint16_t, LaidTiles::cellsTogether>;

/// fittingRotations() of the free cells from the n-th on, in a form that compilers make vector instructions
/// of.
Fits fitsFrom(const Position& position, std::uint64_t shown, int n) {
    const auto forbidden = position.board.forbiddenEdgesFrom(n);
    Fits fits;
    const auto lane = [shown](int r) { return static_cast<std::uint16_t>(shown >> (16 * r)); };
    const std::array<std::uint16_t, 4> turned{lane(0), lane(1), lane(2), lane(3)};
    for (std::size_t i = 0; i < fits.size(); ++i) {
        const auto fit = [&](std::size_t r) { return (turned[r] & forbidden[i]) == 0 ? 1U << r : 0U; };
        fits[i] = static_cast<std::uint16_t>(fit(0) | fit(1) | fit(2) | fit(3));
    }
    return fits;
}

/// What the bits of a laying change by when its tile turns from R0 by each of the rotations in a mask, in
/// order; the rest is of no use. Written all at once, without a branch for each.
constexpr auto turns = [] {
    std::array<std::array<std::uint64_t, 4>, 16> table{};
    for (unsigned mask = 0; mask < 16; ++mask)
        for (std::size_t r = 0, n = 0; r < 4; ++r)
            if ((mask >> r) & 1U)
                table[mask][n++] = layMove(0, 0, {}, rotationAt(static_cast<int>(r))).bits -
                                   layMove(0, 0, {}, Rotation::R0).bits;
    return table;
}();

} // namespace

bool fitsSomewhere(const Position& position, int kind) {
    const std::uint64_t shown = position.game().shownOf(kind);
    const int count = position.board.freeCount();
    for (int n = 0; n < count; n += static_cast<int>(LaidTiles::cellsTogether)) {
        const Fits fits = fitsFrom(position, shown, n);
        const auto last = std::min<std::size_t>(fits.size(), static_cast<std::size_t>(count - n));
        for (std::size_t i = 0; i < last; ++i)
            if (fits[i] != 0)
                return true;
    }
    return false;
}

void addLayMoves(const Position& position, game::MoveList& moves) {
    const int kind = position.turn.drawn;
    const std::uint64_t shown = position.game().shownOf(kind);
    const int count = position.board.freeCount();
    game::Move* end = moves.appendBuffer(static_cast<std::size_t>(4 * count + 4));
    for (int n = 0; n < count; n += static_cast<int>(LaidTiles::cellsTogether)) {
        const Fits fits = fitsFrom(position, shown, n);
        const int last = std::min(static_cast<int>(fits.size()), count - n);
        for (int i = 0; i < last; ++i) {
            const unsigned rotations = fits[static_cast<std::size_t>(i)];
            if (rotations == 0)
                continue;
            const std::uint64_t there =
                layMove(position.turn.player, kind, position.board.freeCell(n + i), Rotation::R0).bits;
            for (std::size_t turn = 0; turn < 4; ++turn)
                end[turn] = {there + turns[rotations][turn]};
            end += bitCount[rotations];
        }
    }
    moves.setEnd(end);
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
        BoardFeature& boardFeature = features.at(root);
        boardFeature.openEnds = static_cast<std::uint16_t>(boardFeature.openEnds - ends);
        position.turn.completed = position.turn.completed || boardFeature.complete();
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
    if (mine != nullptr && mine->complete())
        position.turn.completed = true;
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
    Surroundings around;
    const int tile =
        position.board.lay(kind, tileKind, cell, rotation, position.features.placeCount(), around);
    if (tileKind.tower)
        position.entrances.add(tile);
    if (tileKind.volcano)
        position.volcanoes.add(tile);
    joinTile(position, tile, around);
    return tile;
}

} // namespace tilewright::landscape
