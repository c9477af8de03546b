#include "engine/games/landscape/rules/state/features.h"

#include <bit>

namespace tilewright::landscape {

void Features::assign(const Features& other) {
    placeCount_ = other.placeCount_;
    copyFirst(parents_, other.parents_, placeCount_);
    copyFirst(tiles_, other.tiles_, placeCount_);
    copyFirst(next_, other.next_, placeCount_);
    copyFirst(boardFeatures_, other.boardFeatures_, placeCount_);
}

void Features::add(int tile, const TileFeature& feature) {
    const std::size_t place = placeCount_++;
    parents_[place] = static_cast<std::uint16_t>(place);
    tiles_[place] = static_cast<std::uint16_t>(tile);
    BoardFeature& boardFeature = boardFeatures_[place];
    boardFeature = {};
    boardFeature.kind = feature.kind;
    boardFeature.doubled = feature.doubled;
    boardFeature.openEnds = feature.kind == FeatureKind::Field ? 1 : feature.ends;
    boardFeature.tiles = 1;
    boardFeature.pennants = feature.pennants;
    if ((feature.siblings | feature.cities) != 0) {
        next_[place] = nowhere;
        boardFeature.first = boardFeature.last = static_cast<std::uint16_t>(place);
        boardFeature.listed = feature.siblings != 0 ? 1 : 0;
    }
}

/// The number of tiles with parts of both, found by walking the shorter list.
int Features::commonTiles(int small, int big, const LaidTiles& board, const Game& game) const {
    int common = 0;
    for (int place = at(small).first; place != nowhere; place = next(place)) {
        const int tile = tileOf(place);
        const int first = board.firstPlace(tile);
        const TileFeature& feature =
            game.kind(board.kindOf(tile)).features[static_cast<std::size_t>(place - first)];
        bool inBig = false;
        bool earlierInSmall = false; // a tile counts at its first place
        for (std::uint64_t rest = feature.siblings; rest != 0; rest &= rest - 1) {
            const int sibling = first + std::countr_zero(rest);
            const int its = root(sibling);
            inBig = inBig || its == big;
            earlierInSmall = earlierInSmall || (its == small && sibling < place);
        }
        if (inBig && !earlierInSmall)
            ++common;
    }
    return common;
}

int Features::unite(int a, int b, const LaidTiles& board, const Game& game) {
    int big = root(a);
    int small = root(b);
    if (big == small)
        return big;
    if (at(big).tiles < at(small).tiles)
        std::swap(big, small);
    BoardFeature& to = at(big);
    const BoardFeature& from = at(small);
    int tiles = to.tiles + from.tiles;
    if (to.listed != 0 && from.listed != 0)
        tiles -= to.listed < from.listed ? commonTiles(big, small, board, game)
                                         : commonTiles(small, big, board, game);
    to.tiles = static_cast<std::uint16_t>(tiles);
    to.doubled = to.doubled || from.doubled;
    to.followers |= from.followers;
    to.helpers |= from.helpers;
    to.openEnds = static_cast<std::uint16_t>(to.openEnds + from.openEnds);
    to.pennants = static_cast<std::uint16_t>(to.pennants + from.pennants);
    to.listed = static_cast<std::uint16_t>(to.listed + from.listed);
    if (to.first == nowhere) {
        to.first = from.first;
        to.last = from.last;
    } else if (from.first != nowhere) {
        next_[to.last] = from.first;
        to.last = from.last;
    }
    parents_[static_cast<std::size_t>(small)] = static_cast<std::uint16_t>(big);
    return big;
}

void Features::takeBack(const Features& before, std::span<const std::uint16_t> roots) {
    placeCount_ = before.placeCount_;
    for (const std::uint16_t root : roots) {
        parents_[root] = root;
        boardFeatures_[root] = before.boardFeatures_[root];
        if (boardFeatures_[root].last != nowhere)
            next_[boardFeatures_[root].last] = nowhere;
    }
}

} // namespace tilewright::landscape
