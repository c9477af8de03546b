#pragma once

#include "engine/landscape/state/board.h"

#include <array>
#include <cstdint>

namespace tilewright::landscape {

/// A city, road, field or cloister as far as it has been joined: one or more places.
struct Joined {
    FeatureKind kind = FeatureKind::Field;
    /// It has an inn or a cathedral.
    bool doubled = false;
    /// Bit p: player p has followers on it; has builder or pig on it.
    std::uint8_t followers = 0;
    std::uint8_t helpers = 0;
    /// City and road: sides and mouths that are open. Cloister: empty cells around. Never 0 for a field.
    std::uint16_t openEnds = 0;
    /// Each once, but for U-4.1's option. Cloister: itself and those around it.
    std::uint16_t tiles = 0;
    std::uint16_t pennants = 0;
    /// Head and tail of a list of places: of cities and roads those with siblings, of fields those that touch
    /// a city. How many of the former there are.
    std::uint16_t first = nowhere;
    std::uint16_t last = nowhere;
    std::uint16_t listed = 0;

    bool complete() const { return openEnds == 0; }
    /// No figure stands on it; builder and pig never do alone.
    bool empty() const { return followers == 0; }
    friend bool operator==(const Joined&, const Joined&) = default;
};

/// Which places belong together: union-find, joined only by layings and tunnels, never taken apart.
class Features {
public:
    void assign(const Features& other);

    int placeCount() const { return placeCount_; }
    int tileOf(int place) const { return tiles_[static_cast<std::size_t>(place)]; }
    /// The place that stands for all that are joined with this one.
    int root(int place) const {
        while (parents_[static_cast<std::size_t>(place)] != place)
            place = parents_[static_cast<std::size_t>(place)];
        return place;
    }
    const Joined& at(int root) const { return joined_[static_cast<std::size_t>(root)]; }
    Joined& at(int root) { return joined_[static_cast<std::size_t>(root)]; }
    const Joined& of(int place) const { return at(root(place)); }
    /// Next of a Joined's list, `nowhere` after the last.
    int next(int place) const { return next_[static_cast<std::size_t>(place)]; }

    /// The next place, joined with none yet.
    void add(int tile, const KindFeature& feature);
    /// Returns the root of both. Pre: of one kind.
    int unite(int a, int b, const Board& board, const Game& game);

private:
    int commonTiles(int small, int big, const Board& board, const Game& game) const;

    std::uint16_t placeCount_ = 0;
    std::array<std::uint16_t, maxPlaces> parents_{};
    std::array<std::uint16_t, maxPlaces> tiles_{};
    std::array<std::uint16_t, maxPlaces> next_{};
    /// Of use at roots.
    std::array<Joined, maxPlaces> joined_{};
};

} // namespace tilewright::landscape
