#pragma once

#include "engine/games/landscape/rules/state/laid_tiles.h"

#include <array>
#include <cstdint>
#include <span>

namespace tilewright::landscape {

/// A city, road, field or cloister as joined so far: one or more places.
struct BoardFeature {
    FeatureKind kind = FeatureKind::Field;
    /// Whether it has an inn or a cathedral.
    bool doubled = false;
    /// Bit p: player p has followers on it (followers), builder or pig (helpers).
    std::uint8_t followers = 0;
    std::uint8_t helpers = 0;
    /// City and road: open sides and mouths. Cloister: empty cells around. Never 0 for a field.
    std::uint16_t openEnds = 0;
    /// Each counted once, except with U-4.1's option. Cloister: itself and those around it.
    std::uint16_t tiles = 0;
    std::uint16_t pennants = 0;
    /// Head and tail of a list of places: for cities and roads those with siblings, for fields those that
    /// touch a city. Then the number of places with siblings.
    std::uint16_t first = nowhere;
    std::uint16_t last = nowhere;
    std::uint16_t listed = 0;

    bool complete() const { return openEnds == 0; }
    /// Whether no figure stands on it; builder and pig never stand alone.
    bool empty() const { return followers == 0; }
    friend bool operator==(const BoardFeature&, const BoardFeature&) = default;
};

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
    const BoardFeature& at(int root) const { return boardFeatures_[static_cast<std::size_t>(root)]; }
    BoardFeature& at(int root) { return boardFeatures_[static_cast<std::size_t>(root)]; }
    const BoardFeature& of(int place) const { return at(root(place)); }
    /// Next place of a BoardFeature's list, `nowhere` after the last.
    int next(int place) const { return next_[static_cast<std::size_t>(place)]; }

    void clear() { placeCount_ = 0; }
    /// Adds the next place, not yet joined with others.
    void add(int tile, const TileFeature& feature);
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
    /// Valid at roots only.
    std::array<BoardFeature, maxPlaces> boardFeatures_{};
};

} // namespace tilewright::landscape
