#pragma once

#include "engine/bots/player.h"
#include "engine/bots/tree.h"

#include <chrono>
#include <memory>
#include <vector>

namespace tilewright::players {

struct SearchSettings {
    /// Visits of the root by each thread before it answers, including those kept from the last move's tree.
    std::uint32_t iterations = 40;
    /// If not zero, limits the time instead; play is then not repeatable.
    std::chrono::milliseconds time{0};
    /// Each has its own tree; their visits are added.
    int threads = 1;
    TreeSettings tree;
};

/// Plays by Monte Carlo tree search. `Rules` is as for Tree, and has stateOf (of the virtual interface) and
/// atOnce (whether the greedy player decides).
template <class Rules>
class Search final : public Player {
public:
    /// Random numbers depend on the seed, the game and the seat only.
    Search(const SearchSettings& settings, std::uint64_t seed, std::uint64_t gameNumber, int seat);

    using Player::choose;
    game::Move choose(const game::Position& position, Thinking& thinking) override;
    /// Pre: not over; with `also`, the search is new.
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
