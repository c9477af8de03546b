#include "engine/games/beneath/tiles/tile_doors.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace tilewright {

namespace {

/// One skull side of a chosen tile.
struct Skull {
    std::size_t tile = 0;
    std::size_t side = 0;
    int copies = 0;
    Colour original{};
};

class SkullEvener {
public:
    SkullEvener(TileSet set, const std::vector<int>& tileIndices) : set_(std::move(set)) {
        colours_ = set_.pickColours;
        std::sort(colours_.begin(), colours_.end());
        colours_.erase(std::unique(colours_.begin(), colours_.end()), colours_.end());
        for (const int tileIndex : tileIndices) {
            const Tile& tile = set_.tiles[static_cast<std::size_t>(tileIndex)];
            for (std::size_t side = 0; side < tile.sides().size() && tile.count > 0; ++side)
                if (isSkull(tile.sides()[side]))
                    skulls_.push_back({static_cast<std::size_t>(tileIndex), side, tile.count,
                                       skullColour(tile.sides()[side])});
        }
        for (const Skull& skull : skulls_)
            load(colourOf(skull)) += skull.copies;
    }

    TileSet run() {
        if (colours_.empty())
            return std::move(set_);
        adoptStrangers();
        while (changeOne() || exchangeTwo()) {
        }
        constexpr int mostRounds = 20;
        for (int round = 0; round < mostRounds && partTwins(); ++round) {
        }
        takeBack();
        return std::move(set_);
    }

private:
    Colour colourOf(const Skull& skull) const {
        return skullColour(set_.tiles[skull.tile].sides()[skull.side]);
    }
    long long& load(Colour colour) { return loads_[static_cast<std::size_t>(index(colour))]; }
    void paint(const Skull& skull, Colour colour) {
        load(colourOf(skull)) -= skull.copies;
        load(colour) += skull.copies;
        std::get<Sides>(set_.tiles[skull.tile].face)[skull.side] = tilewright::skull(colour);
    }
    /// The number of other sides of its tile with the colour.
    int twins(const Skull& skull, Colour colour) const {
        const Sides& sides = set_.tiles[skull.tile].sides();
        int number = 0;
        for (std::size_t side = 0; side < sides.size(); ++side)
            number += side != skull.side && sides[side] == tilewright::skull(colour) ? 1 : 0;
        return number;
    }
    /// Additional twins, and additional skulls that differ from the original.
    std::pair<int, int> harm(const Skull& skull, Colour colour) const {
        const Colour now = colourOf(skull);
        return {twins(skull, colour) - twins(skull, now),
                (colour != skull.original) - (now != skull.original)};
    }

    /// Recolours skulls of colours that the set does not have.
    void adoptStrangers() {
        for (const Skull& skull : skulls_) {
            if (std::binary_search(colours_.begin(), colours_.end(), colourOf(skull)))
                continue;
            const auto fewest = std::min_element(colours_.begin(), colours_.end(), [&](Colour a, Colour b) {
                return std::tuple(load(a), twins(skull, a)) < std::tuple(load(b), twins(skull, b));
            });
            paint(skull, *fewest);
        }
    }

    /// Makes the change of one skull that evens out most; false if there is none.
    bool changeOne() {
        using Rank = std::tuple<long long, std::pair<int, int>>;
        std::optional<Rank> best;
        const Skull* chosen = nullptr;
        Colour chosenColour{};
        for (const Skull& skull : skulls_) {
            const long long from = load(colourOf(skull));
            for (const Colour colour : colours_) {
                // Half the change of the sum of squares.
                const long long gain = skull.copies * (skull.copies + load(colour) - from);
                if (gain >= 0)
                    continue;
                const Rank rank{gain, harm(skull, colour)};
                if (!best || rank < *best) {
                    best = rank;
                    chosen = &skull;
                    chosenColour = colour;
                }
            }
        }
        if (chosen != nullptr)
            paint(*chosen, chosenColour);
        return chosen != nullptr;
    }

    /// The same for two skulls that exchange their colours, of tiles with different counts.
    bool exchangeTwo() {
        long long best = 0;
        const Skull* first = nullptr;
        const Skull* second = nullptr;
        for (const Skull& a : skulls_) {
            for (const Skull& b : skulls_) {
                const int moved = a.copies - b.copies;
                const Colour from = colourOf(a);
                const Colour to = colourOf(b);
                if (moved <= 0 || from == to)
                    continue;
                const long long gain = moved * (moved + load(to) - load(from));
                if (gain < best) {
                    best = gain;
                    first = &a;
                    second = &b;
                }
            }
        }
        if (first == nullptr)
            return false;
        exchange(*first, *second);
        return true;
    }

    void exchange(const Skull& a, const Skull& b) {
        const Colour of = colourOf(a);
        const Colour to = colourOf(b);
        paint(a, to);
        paint(b, of);
    }

    /// If our changes gave a tile a colour twice, exchanges with a tile of the same count, if that helps.
    /// False if nothing helps any more.
    bool partTwins() {
        bool helped = false;
        for (const Skull& a : skulls_) {
            if (colourOf(a) == a.original || twins(a, colourOf(a)) == 0)
                continue;
            for (const Skull& b : skulls_) {
                if (b.copies != a.copies || b.tile == a.tile || colourOf(a) == colourOf(b))
                    continue;
                if (harm(a, colourOf(b)).first + harm(b, colourOf(a)).first < 0) {
                    exchange(a, b);
                    helped = true;
                    break;
                }
            }
        }
        return helped;
    }

    /// Reverts two changes that cancel each other in the sums.
    void takeBack() {
        for (const Skull& a : skulls_)
            for (const Skull& b : skulls_)
                if (a.copies == b.copies && colourOf(a) != a.original && colourOf(a) == b.original &&
                    colourOf(b) == a.original && harm(a, a.original).first + harm(b, b.original).first <= 0)
                    exchange(a, b);
    }

    TileSet set_;
    std::vector<Colour> colours_;
    std::vector<Skull> skulls_;
    std::array<long long, colourCount> loads_{};
};

} // namespace

TileSet withEvenSkulls(const TileSet& set, const std::vector<int>& tileIndices) {
    return SkullEvener(set, tileIndices).run();
}

int skullSpread(const TileSet& set, const std::vector<int>& tileIndices) {
    std::array<int, colourCount> skulls{};
    for (const int tileIndex : tileIndices) {
        const Tile& tile = set.tiles[static_cast<std::size_t>(tileIndex)];
        for (const SideContent side : tile.sides())
            if (isSkull(side))
                skulls[static_cast<std::size_t>(index(skullColour(side)))] += std::max(tile.count, 0);
    }
    std::vector<int> ofPicks;
    for (const Colour colour : set.pickColours)
        ofPicks.push_back(skulls[static_cast<std::size_t>(index(colour))]);
    if (ofPicks.empty())
        return 0;
    const auto [least, most] = std::minmax_element(ofPicks.begin(), ofPicks.end());
    return *most - *least;
}

} // namespace tilewright
