#pragma once

#include "engine/players/player.h"
#include "engine/players/tree.h"

#include <chrono>
#include <memory>
#include <vector>

namespace tilewright::players {

struct SearchSettings {
    /// How often each thread visits the root before it answers; what it kept of the last move's tree counts.
    std::uint32_t iterations = 40;
    /// If not zero, time decides instead, and play is not repeatable.
    std::chrono::milliseconds time{0};
    /// Each has a tree of its own; their visits are summed up.
    int threads = 1;
    TreeSettings tree;
};

/// Plays by Monte Carlo tree search. `Rules` is as for Tree, and has stateOf (of the virtual face) and atOnce
/// (whether the greedy player decides).
template <class Rules>
class Search final : public Player {
public:
    /// Random numbers come from the seed, the game and the seat alone.
    Search(const SearchSettings& settings, std::uint64_t seed, std::uint64_t gameNumber, int seat);

    using Player::choose;
    game::Move choose(const game::Position& position, Thinking& thinking) override;
    /// Pre: not over; a search that is asked about `also` has not thought before.
    Rating weigh(const typename Rules::Position& position, Thinking& thinking,
                 std::optional<game::Move> also = {});

private:
    void think(Tree<Rules>& tree, Thinking& thinking, bool first) const;
    Rating sum(int players, const std::vector<std::uint32_t>& extraVisits,
               std::optional<game::Move> also) const;

    SearchSettings settings_;
    std::vector<std::unique_ptr<Tree<Rules>>> trees_;
    game::MoveList legal_;
};

} // namespace tilewright::players
