#pragma once

#include "engine/games/landscape/rules/state/board_feature.h"
#include "engine/games/landscape/rules/state/laid_tiles.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tilewright::landscape {

/// Places that are connected: a union-find, joined only by laid tiles and tunnels, never split.
class Features {
public:
    void assign(const Features& other);

    int placeCount() const { return placeCount_; }
    int tileOf(int place) const { return tiles_[static_cast<std::size_t>(place)]; }
    /// The representative of all places joined with this one.
    int root(int place) const {
        while (parents_[static_cast<std::size_t>(place)] != place)
            place = parents_[static_cast<std::size_t>(place)];
        return place;
    }
    bool isRoot(int place) const { return parents_[static_cast<std::size_t>(place)] == place; }
    const BoardFeature& at(int root) const { return boardFeatures_[static_cast<std::size_t>(root)]; }
    BoardFeature& at(int root) { return boardFeatures_[static_cast<std::size_t>(root)]; }
    const BoardFeature& of(int place) const { return at(root(place)); }
    /// Next place of a BoardFeature's list, `nowhere` after the last.
    int next(int place) const { return next_[static_cast<std::size_t>(place)]; }
    /// Calls see(place) with each place joined with this one, and itself, in no order.
    template <class See>
    void forEachJoined(int place, See see) const {
        int joined = place;
        do {
            see(joined);
            joined = boardFeatures_[static_cast<std::size_t>(joined)].ring;
        } while (joined != place);
    }

    /// Calls see(tile) with each tile that has a part of the feature, in the order in which they were laid.
    template <class See>
    void forEachTile(int place, See see) const {
        constexpr std::size_t wordBits = 64;
        std::array<std::uint64_t, maxTiles / wordBits + 1> words;
        const std::span used(words.data(), tiles_[placeCount_ - 1U] / wordBits + 1);
        std::ranges::fill(used, 0);
        forEachJoined(place, [&](int joined) {
            const auto tile = static_cast<std::size_t>(tileOf(joined));
            used[tile / wordBits] |= std::uint64_t{1} << tile % wordBits;
        });
        for (std::size_t word = 0; word < used.size(); ++word)
            for (std::uint64_t rest = used[word]; rest != 0; rest &= rest - 1)
                see(static_cast<int>(word * wordBits) + std::countr_zero(rest));
    }

    void clear() { placeCount_ = 0; }
    /// Adds the next place, not yet joined with others.
    void add(int tile, const TileFeature& feature) {
        const std::size_t place = placeCount_++;
        parents_[place] = static_cast<std::uint16_t>(place);
        tiles_[place] = static_cast<std::uint16_t>(tile);
        BoardFeature& boardFeature = boardFeatures_[place];
        boardFeature = feature.alone;
        boardFeature.ring = static_cast<std::uint16_t>(place);
        if ((feature.siblings | feature.cities) != 0) {
            next_[place] = nowhere;
            boardFeature.first = boardFeature.last = static_cast<std::uint16_t>(place);
        }
    }
    /// Joins two places and returns the new root. Pre: both are of one kind.
    int unite(int a, int b, const LaidTiles& board, const Game& game);
    /// Takes back all that has changed since `before`. `roots`: those of `before` that were joined or
    /// changed.
    void takeBack(const Features& before, std::span<const std::uint16_t> roots);

private:
    int commonTiles(int small, int big, const LaidTiles& board, const Game& game) const;

    std::uint16_t placeCount_ = 0;
    std::array<std::uint16_t, maxPlaces> parents_{};
    std::array<std::uint16_t, maxPlaces> tiles_{};
    std::array<std::uint16_t, maxPlaces> next_{};
    /// Valid at roots only, but for kind and ring.
    std::array<BoardFeature, maxPlaces> boardFeatures_{};
};

// In the header, as each tile that is laid or tried joins several places.
inline int Features::unite(int a, int b, const LaidTiles& board, const Game& game) {
    int big = root(a);
    int small = root(b);
    if (big == small)
        return big;
    if (at(big).tiles < at(small).tiles)
        std::swap(big, small);
    BoardFeature& to = at(big);
    BoardFeature& from = at(small);
    int tiles = to.tiles + from.tiles;
    if (to.kind != FeatureKind::Field && to.first != nowhere && from.first != nowhere)
        tiles -= commonTiles(small, big, board, game);
    to.tiles = static_cast<std::uint16_t>(tiles);
    to.doubled = to.doubled || from.doubled;
    to.followers |= from.followers;
    to.helpers |= from.helpers;
    to.openEnds = static_cast<std::uint16_t>(to.openEnds + from.openEnds);
    to.pennants = static_cast<std::uint16_t>(to.pennants + from.pennants);
    if (to.first == nowhere) {
        to.first = from.first;
        to.last = from.last;
    } else if (from.first != nowhere) {
        next_[to.last] = from.first;
        to.last = from.last;
    }
    parents_[static_cast<std::size_t>(small)] = static_cast<std::uint16_t>(big);
    std::swap(from.ring, to.ring);
    return big;
}

} // namespace tilewright::landscape
