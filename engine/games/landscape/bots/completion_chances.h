#pragma once

#include "engine/games/landscape/bots/weights.h"
#include "engine/games/landscape/rules/state/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tilewright::bots {

/// The probabilities that features will be completed, by the unseen tiles that fit where they are open. Uses
/// open information only; allocates nothing after the first uses.
class CompletionChances {
public:
    /// Around a cloister: the probability that all its cells are filled, and how many are expected to be.
    struct Cells {
        double all = 1;
        double filled = 0;
    };

    /// Both must stay as they are while the chances are used.
    void find(const landscape::Position& position, const LeafWeights& weights);
    const LeafWeights& weights() const { return *weights_; }
    /// Of a city or road.
    double of(int root) const;
    Cells around(int cloister) const;
    /// The number of cities that a field touches and that are complete, and of others as far as they will be.
    double citiesOf(int field);

private:
    /// A city or road, by its root.
    struct Open {
        /// The find() that found it; else the rest is of no meaning.
        std::uint32_t moment = 0;
        /// Open sides, without tunnel mouths.
        std::uint16_t sides = 0;
        /// The last free cell that it was found open to, plus 1.
        std::uint16_t lastCell = 0;
        /// That all sides are closed.
        float chance = 1;
        /// The citiesOf() that counted it last.
        std::uint32_t counted = 0;
    };
    /// A kind of tile that is still to come.
    struct Unseen {
        std::uint64_t shown;
        int count;
    };

    /// How many unseen tiles fit an empty cell.
    struct Fits {
        /// The find() that counted them; else the count is of no meaning.
        std::uint32_t moment = 0;
        int count = 0;
    };
    static constexpr std::size_t demandCount = 256;

    void countUnseen();
    int fitting(unsigned forbiddenEdges) const;
    void openAt(int freeCell);

    const landscape::Position* position_ = nullptr;
    const LeafWeights* weights_ = nullptr;
    double tilesLeft_ = 0;
    std::vector<std::uint16_t> countOfKind_;
    std::vector<Unseen> unseen_;
    /// By demand: many cells have the same.
    mutable std::array<Fits, demandCount> fits_{};
    std::uint32_t moment_ = 0;
    std::uint32_t counting_ = 0;
    std::vector<Open> open_;
};

} // namespace tilewright::bots
