#pragma once

#include "engine/base/translatable_text.h"
#include "engine/bots/bot.h"
#include "engine/bots/search_tree.h"

#include <chrono>
#include <memory>
#include <string_view>
#include <vector>

namespace tilewright::bots {

struct SearchSettings {
    /// Visits of the root by each thread before it answers, including those kept from the last move's tree.
    std::uint32_t iterations = 40;
    /// If not zero, limits the time instead; play is then not repeatable.
    std::chrono::milliseconds time{0};
    /// Each has its own tree; their visits are added.
    int threads = 1;
    SearchTreeSettings tree;
};

/// Changes settings by what follows the name of a search, "iterations=200:threads=2". Returns what is wrong
/// and what was expected; empty if nothing is. `seconds` and `iterations` say how long it thinks; the other
/// parameters serve to measure what parts of the search gain (tests/benchmarks/README.md).
Text applyParameters(std::string_view parameters, SearchSettings& settings);

/// Plays by Monte Carlo tree search. `Rules` is as for SearchTree, and has stateOf (of the virtual interface)
/// and greedyDecides (whether the greedy player decides).
template <class Rules>
class SearchBot final : public Bot {
public:
    /// Random numbers depend on the seed, the game and the seat only.
    SearchBot(const SearchSettings& settings, std::uint64_t seed, std::uint64_t gameNumber, int seat);

    using Bot::choose;
    game::Move choose(const game::Position& position, ThinkingControl& thinking) override;
    /// Pre: not over; with `extraMove`, the search is new.
    PositionRating ratePosition(const typename Rules::Position& position, ThinkingControl& thinking,
                                std::optional<game::Move> extraMove = {});

private:
    void think(SearchTree<Rules>& tree, ThinkingControl& thinking, bool first) const;
    PositionRating sum(int players, const std::vector<std::uint32_t>& extraVisits,
                       std::optional<game::Move> extraMove) const;

    SearchSettings settings_;
    std::vector<std::unique_ptr<SearchTree<Rules>>> trees_;
    game::MoveList legal_;
};

} // namespace tilewright::bots
