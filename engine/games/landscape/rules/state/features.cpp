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

/// The number of tiles with parts of both, found by walking the list of the smaller one.
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
