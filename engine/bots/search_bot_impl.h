#pragma once

// The implementation of SearchBot: included only where it is instantiated for a rule system.

#include "engine/base/threads.h"
#include "engine/bots/search_bot.h"
#include "engine/bots/search_tree_impl.h"

#include <algorithm>

namespace tilewright::bots {

namespace detail {
using Clock = std::chrono::steady_clock;
/// Maximum number of nodes: enough for minutes of search.
inline constexpr std::size_t maxNodes = 200'000;
} // namespace detail

template <class Rules>
SearchBot<Rules>::SearchBot(const SearchSettings& settings, std::uint64_t seed, std::uint64_t gameNumber,
                            int seat)
    : settings_(settings) {
    for (int thread = 0; thread < settings.threads; ++thread)
        trees_.push_back(std::make_unique<SearchTree<Rules>>(
            settings.tree, seed, gameNumber,
            static_cast<std::uint64_t>(thread * static_cast<int>(std::tuple_size_v<typename Rules::Shares>) +
                                       seat)));
}

template <class Rules>
void SearchBot<Rules>::think(SearchTree<Rules>& tree, ThinkingControl& thinking, bool first) const {
    const auto start = detail::Clock::now();
    const bool timed = settings_.time.count() > 0;
    while ((timed || tree.visits() < settings_.iterations) && !thinking.stop.stop_requested()) {
        tree.iterate(thinking.stop);
        float progress = static_cast<float>(tree.visits()) / static_cast<float>(settings_.iterations);
        if (timed) {
            const auto passed = detail::Clock::now() - start;
            if (passed >= settings_.time)
                break;
            progress = std::chrono::duration<float>(passed) / std::chrono::duration<float>(settings_.time);
        }
        if (first)
            thinking.progress = progress;
    }
}

template <class Rules>
PositionRating SearchBot<Rules>::ratePosition(const typename Rules::Position& position,
                                              ThinkingControl& thinking,
                                              std::optional<game::Move> extraMove) {
    const std::size_t room = settings_.time.count() > 0
                                 ? detail::maxNodes
                                 : std::min<std::size_t>(2 * settings_.iterations, detail::maxNodes);
    std::vector<std::uint32_t> extraVisits(trees_.size(), 0);
    const auto search = [&](std::size_t i) {
        SearchTree<Rules>& tree = *trees_[i];
        tree.setRoot(position, room, thinking.only());
        if (extraMove)
            tree.include(*extraMove);
        think(tree, thinking, i == 0);
        if (!extraMove)
            return;
        const std::uint32_t enough = std::max(1U, settings_.iterations / 3);
        for (; tree.visitsOf(*extraMove) < enough && !thinking.stop.stop_requested(); ++extraVisits[i])
            tree.iterateOver(*extraMove, thinking.stop);
    };
    parallelFor(trees_.size(), search);
    thinking.progress = 1;
    return sum(position.game().playerCount(), extraVisits, extraMove);
}

/// The combined results of all trees.
template <class Rules>
PositionRating SearchBot<Rules>::sum(int players, const std::vector<std::uint32_t>& extraVisits,
                                     std::optional<game::Move> extraMove) const {
    PositionRating rating;
    std::vector<RatedMove>& moves = rating.moves;
    std::vector<double> totals;
    rating.shares.assign(static_cast<std::size_t>(players), 0);
    std::uint32_t extra = 0;
    for (std::size_t i = 0; i < trees_.size(); ++i) {
        extra += extraVisits[i];
        const auto shares = trees_[i]->rootShares();
        for (std::size_t p = 0; p < rating.shares.size(); ++p)
            rating.shares[p] += shares[p] / static_cast<double>(trees_.size());
        for (const auto& edge : trees_[i]->rootEdges()) {
            const auto same = std::find_if(moves.begin(), moves.end(),
                                           [&](const RatedMove& m) { return m.move == edge.move; });
            const auto at = static_cast<std::size_t>(same - moves.begin());
            if (same == moves.end()) {
                moves.push_back({edge.move});
                totals.push_back(0);
            }
            moves[at].visits += edge.visits;
            totals[at] += edge.total;
        }
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        moves[i].share = moves[i].visits > 0 ? totals[i] / moves[i].visits : 0;
        if (extraMove && moves[i].move == *extraMove)
            moves[i].visits -= extra;
    }
    // Edges are sorted by likelihood, so that a search stopped at once still answers well.
    std::stable_sort(moves.begin(), moves.end(), [](const RatedMove& a, const RatedMove& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.share > b.share;
    });
    return rating;
}

template <class Rules>
game::Move SearchBot<Rules>::choose(const game::Position& position, ThinkingControl& thinking) {
    const typename Rules::Position& state = Rules::stateOf(position);
    state.legalMoves(legal_);
    keepOnly(legal_, thinking.only());
    if (legal_.size() == 1 || Rules::greedyDecides(state)) {
        thinking.progress = 1;
        return legal_.size() == 1 ? legal_[0] : typename Rules::Greedy().decide(state);
    }
    return ratePosition(state, thinking).moves[0].move;
}

} // namespace tilewright::bots
