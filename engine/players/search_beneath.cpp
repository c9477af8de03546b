#include "engine/players/search_beneath.h"

#include "engine/beneath/table_game.h"
#include "engine/players/greedy_beneath.h"

#include <algorithm>
#include <thread>

namespace tilewright::players {

namespace {
using Clock = std::chrono::steady_clock;
/// Nodes that a search has room for: minutes' work.
constexpr std::size_t mostRoom = 200'000;
} // namespace

SearchBeneath::SearchBeneath(const SearchSettings& settings, std::uint64_t seed, std::uint64_t gameNumber,
                             int seat)
    : settings_(settings) {
    for (int thread = 0; thread < settings.threads; ++thread)
        trees_.push_back(
            std::make_unique<BeneathTree>(settings.tree, seed, gameNumber,
                                          static_cast<std::uint64_t>(thread * beneath::maxPlayers + seat)));
}

void SearchBeneath::think(BeneathTree& tree, Thinking& thinking, bool first) const {
    const auto start = Clock::now();
    const bool timed = settings_.time.count() > 0;
    while ((timed || tree.visits() < settings_.iterations) && !thinking.stop.stop_requested()) {
        tree.iterate();
        float progress = static_cast<float>(tree.visits()) / static_cast<float>(settings_.iterations);
        if (timed) {
            const auto passed = Clock::now() - start;
            if (passed >= settings_.time)
                break;
            progress = std::chrono::duration<float>(passed) / std::chrono::duration<float>(settings_.time);
        }
        if (first)
            thinking.progress = progress;
    }
}

Rating SearchBeneath::weigh(const beneath::Position& position, Thinking& thinking,
                            std::optional<game::Move> also) {
    const std::size_t room =
        settings_.time.count() > 0 ? mostRoom : std::min<std::size_t>(2 * settings_.iterations, mostRoom);
    std::vector<std::uint32_t> extraVisits(trees_.size(), 0);
    const auto search = [&](std::size_t i) {
        BeneathTree& tree = *trees_[i];
        tree.setRoot(position, room);
        if (also)
            tree.include(*also);
        think(tree, thinking, i == 0);
        if (!also)
            return;
        const std::uint32_t enough = std::max(1U, settings_.iterations / 3);
        for (; tree.visitsOf(*also) < enough && !thinking.stop.stop_requested(); ++extraVisits[i])
            tree.iterateOver(*also);
    };
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < trees_.size(); ++i)
            threads.emplace_back(search, i);
        search(0);
    }
    thinking.progress = 1;
    return sum(position.game().playerCount(), extraVisits, also);
}

/// What all trees together have found out.
Rating SearchBeneath::sum(int players, const std::vector<std::uint32_t>& extraVisits,
                          std::optional<game::Move> also) const {
    Rating rating;
    std::vector<RatedMove>& moves = rating.moves;
    std::vector<double> totals;
    rating.shares.assign(static_cast<std::size_t>(players), 0);
    std::uint32_t extra = 0;
    for (std::size_t i = 0; i < trees_.size(); ++i) {
        extra += extraVisits[i];
        const Shares shares = trees_[i]->rootShares();
        for (std::size_t p = 0; p < rating.shares.size(); ++p)
            rating.shares[p] += shares[p] / static_cast<double>(trees_.size());
        for (const BeneathTree::Edge& edge : trees_[i]->rootEdges()) {
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
        if (also && moves[i].move == *also)
            moves[i].visits -= extra;
    }
    // Edges come likely ones first, so that a search stopped at once still answers well.
    std::stable_sort(moves.begin(), moves.end(), [](const RatedMove& a, const RatedMove& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.share > b.share;
    });
    return rating;
}

game::Move SearchBeneath::choose(const game::Position& position, Thinking& thinking) {
    const beneath::Position& state = dynamic_cast<const beneath::TablePosition&>(position).state();
    state.legalMoves(legal_);
    // Nothing to decide; of the starting picks only one choice is looked at.
    if (legal_.size() == 1 || state.phase() == beneath::Phase::ChoosePicks) {
        thinking.progress = 1;
        return legal_.size() == 1 ? legal_[0] : GreedyBeneath().decide(state);
    }
    return weigh(state, thinking).moves[0].move;
}

} // namespace tilewright::players
