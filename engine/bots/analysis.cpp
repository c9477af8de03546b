#include "engine/bots/analysis.h"

#include "engine/base/threads.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <iterator>
#include <memory>

namespace tilewright::bots {

namespace {

/// Calls work(0) to work(count - 1), several at a time.
void forAll(std::size_t count, int threads, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    parallelFor(static_cast<std::size_t>(std::max(threads, 1)), [&](std::size_t) {
        for (std::size_t i = 0; (i = next++) < count;)
            work(i);
    });
}

std::vector<double> sharesAtTheEnd(const game::Position& position) {
    std::vector<double> shares(static_cast<std::size_t>(position.playerCount()), 0);
    const std::vector<int> winners = position.winners();
    for (int winner : winners)
        shares[static_cast<std::size_t>(winner)] = 1.0 / static_cast<double>(winners.size());
    return shares;
}

class Analyst {
public:
    Analyst(const game::Position& start, std::span<const game::Move> moves, std::string_view ruleset,
            const AnalysisSettings& settings, ThinkingControl& thinking);
    Analysis run();

private:
    bool stopped() const { return thinking_.stop.stop_requested(); }
    /// Searches position number `at`, the second time longer.
    void weighAt(std::size_t at, bool again);
    /// Shares up to the first position that is still to be searched.
    Analysis collect();

    std::span<const game::Move> moves_;
    std::string_view ruleset_;
    AnalysisSettings settings_;
    ThinkingControl& thinking_;
    /// Null if there is nothing to decide.
    std::vector<std::unique_ptr<game::Position>> positions_;
    /// Positions with a decision, and the last one.
    std::vector<std::size_t> searched_;
    std::vector<std::vector<double>> shares_;
    std::vector<RatedDecision> decisions_;
    std::atomic<std::uint32_t> done_{0};
    std::uint32_t all_ = 0;
};

Analyst::Analyst(const game::Position& start, std::span<const game::Move> moves, std::string_view ruleset,
                 const AnalysisSettings& settings, ThinkingControl& thinking)
    : moves_(moves), ruleset_(ruleset), settings_(settings), thinking_(thinking) {
    const auto position = start.clone();
    game::MoveList legal;
    for (std::size_t at = 0; at <= moves.size(); ++at) {
        positions_.emplace_back();
        position->legalMoves(legal);
        if (legal.size() > 1 || (at == moves.size() && !position->over())) {
            searched_.push_back(at);
            positions_.back() = position->clone();
        }
        if (at < moves.size())
            position->play(moves[at]);
    }
    shares_.resize(positions_.size());
    if (position->over())
        shares_.back() = sharesAtTheEnd(*position);
    decisions_.resize(moves.size());
    all_ =
        static_cast<std::uint32_t>(searched_.size() + settings.recheckedDecisions * settings.recheckFactor);
}

void Analyst::weighAt(std::size_t at, bool again) {
    if (stopped())
        return;
    const std::uint32_t times = again ? settings_.recheckFactor : 1;
    RateSettings settings{.iterations = times * settings_.iterations};
    if (at < moves_.size())
        settings.extraMove = moves_[at];
    ThinkingControl alone;
    alone.stop = thinking_.stop;
    const PositionRating rating = ratePosition(*positions_[at], ruleset_, settings, alone);
    // A search that was stopped early is not reliable.
    if (stopped() || rating.moves.empty())
        return;
    shares_[at] = rating.shares;
    if (at < moves_.size()) {
        const auto played = std::ranges::find(rating.moves, moves_[at], &RatedMove::move);
        const RatedMove& best = rating.moves.front();
        decisions_[at] = {at,   positions_[at]->player(), moves_[at], best.move, played->share, best.share,
                          again};
    }
    done_ += times;
    thinking_.progress = static_cast<float>(done_) / static_cast<float>(all_);
}

Analysis Analyst::run() {
    forAll(searched_.size(), settings_.threads, [this](std::size_t i) { weighAt(searched_[i], false); });
    std::vector<std::size_t> worst;
    for (std::size_t at : searched_)
        if (at < moves_.size() && decisions_[at].loss() > 0)
            worst.push_back(at);
    std::ranges::stable_sort(worst, std::greater<>(),
                             [this](std::size_t at) { return decisions_[at].loss(); });
    worst.resize(std::min(worst.size(), settings_.recheckedDecisions));
    forAll(worst.size(), settings_.threads, [&](std::size_t i) { weighAt(worst[i], true); });
    if (!stopped())
        thinking_.progress = 1;
    return collect();
}

Analysis Analyst::collect() {
    Analysis analysis;
    // A position without a decision is worth as much as the next one.
    for (std::size_t at = shares_.size() - 1; at-- > 0;)
        if (shares_[at].empty() && !std::ranges::binary_search(searched_, at))
            shares_[at] = shares_[at + 1];
    const auto end = std::ranges::find_if(shares_, [](const auto& shares) { return shares.empty(); });
    analysis.shares.assign(shares_.begin(), end);
    for (std::size_t at : searched_)
        if (at < std::min(analysis.shares.size(), moves_.size()))
            analysis.decisions.push_back(decisions_[at]);
    return analysis;
}

} // namespace

Analysis analyse(const game::Position& start, std::span<const game::Move> moves, std::string_view ruleset,
                 const AnalysisSettings& settings, ThinkingControl& thinking) {
    return Analyst(start, moves, ruleset, settings, thinking).run();
}

std::vector<RatedDecision> mistakes(const Analysis& analysis, double least) {
    std::vector<RatedDecision> list;
    std::ranges::copy_if(
        analysis.decisions, std::back_inserter(list),
        [least](const RatedDecision& decision) { return decision.confirmed && decision.loss() >= least; });
    std::ranges::stable_sort(list, std::greater<>(), &RatedDecision::loss);
    return list;
}

} // namespace tilewright::bots
