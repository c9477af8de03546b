#include "engine/games/beneath/bots/beneath_candidates.h"

#include <algorithm>
#include <cmath>

namespace tilewright::bots {

using beneath::chamber;
using beneath::direction;
using beneath::kind;
using beneath::makeMove;
using beneath::marker;
using beneath::Move;
using beneath::MoveKind;
using beneath::Phase;

namespace {
/// A difference of values that makes a factor of e in likelihood.
constexpr double actionScale = 3;
constexpr double layingScale = 5;
} // namespace

void BeneathCandidates::find(const beneath::Position& position, std::size_t most) {
    list_.clear();
    player_ = position.player();
    players_ = position.game().playerCount();
    const bool lays = position.phase() == Phase::Lay || position.phase() == Phase::LayDrawn;
    for (int p = 0; p < players_; ++p) {
        const bool next = p == (player_ + 1) % players_;
        evaluators_[static_cast<std::size_t>(p)].setPosition(position, p,
                                                             lays && (p == player_ || next) ? Detail::Layings
                                                             : p == player_                 ? Detail::Plans
                                                                            : Detail::CurrentState);
    }
    double scale = actionScale;
    switch (position.phase()) {
    case Phase::ChoosePicks:
        add(startingPicks(position), 0);
        break;
    case Phase::Lay:
    case Phase::LayDrawn:
        position.legalMoves(legal_);
        findLayings(position);
        scale = layingScale;
        break;
    default:
        position.legalMoves(legal_);
        findActions(position);
        break;
    }
    const std::size_t count = std::min(most, list_.size());
    std::partial_sort(list_.begin(), list_.begin() + static_cast<std::ptrdiff_t>(count), list_.end(),
                      [](const Candidate& a, const Candidate& b) {
                          return a.value != b.value ? a.value > b.value : a.move.bits < b.move.bits;
                      });
    list_.resize(count);
    double sum = 0;
    for (Candidate& candidate : list_)
        sum += candidate.prior =
            static_cast<float>(std::exp(std::max(-5.0, (candidate.value - list_[0].value) / scale)));
    for (Candidate& candidate : list_)
        candidate.prior /= static_cast<float>(sum);
}

void BeneathCandidates::add(Move move, double value) {
    list_.push_back({move, value, 0});
}

void BeneathCandidates::findLayings(const beneath::Position& position) {
    const BeneathEvaluator& next = evaluators_[static_cast<std::size_t>((player_ + 1) % players_)];
    Cell at{maxCoordinate + 1, 0};
    LayingSite ownSite, nextSite;
    for (Move move : legal_) {
        if (kind(move) != MoveKind::Lay)
            continue;
        const beneath::Face& face =
            position.game().face(beneath::Game::faceNumber(beneath::tileKind(move), beneath::rotation(move)));
        // All rotations in a cell come one after the other.
        if (const Cell cell = beneath::cell(move); at != cell) {
            at = cell;
            ownSite = own().siteAt(cell);
            nextSite = next.siteAt(cell);
        }
        add(move,
            own().layingGain(face, ownSite) - own().weights().othersGain * next.layingGain(face, nextSite));
    }
}

void BeneathCandidates::findActions(const beneath::Position& position) {
    const BeneathPlanner::Choice choice = planner_.plan(own(), legal_);
    for (const BeneathPlanner::MoveValue& rated : planner_.rated()) {
        const auto same = std::find_if(list_.begin(), list_.end(),
                                       [&](const Candidate& c) { return c.move == rated.move; });
        if (same == list_.end())
            add(rated.move, rated.value);
        else
            same->value = std::max(same->value, rated.value);
    }
    add(makeMove(MoveKind::EndTurn, player_), choice.idle);
    const Move draw = makeMove(MoveKind::Draw, player_);
    if (legal_.contains(draw))
        add(draw, choice.idle + (own().stuck(own().start()) ? oneAction : 0));
    findBlockingMoves(position);
}

/// Guards and black markers against players who could soon escape.
void BeneathCandidates::findBlockingMoves(const beneath::Position& position) {
    const Distance near = 2 * oneAction * (position.game().options().actionsPerTurn + 2);
    double best = list_[0].value;
    for (const Candidate& candidate : list_)
        best = std::max(best, candidate.value);
    const auto propose = [&](Move move) {
        if (std::none_of(list_.begin(), list_.end(), [&](const Candidate& c) { return c.move == move; }))
            add(move, best - actionScale);
    };
    for (int p = 0; p < players_; ++p) {
        const BeneathEvaluator& other = evaluators_[static_cast<std::size_t>(p)];
        if (p == player_ || !position.hand(p).key || other.prisonersWay() > near)
            continue;
        for (Move move : legal_) {
            const MoveKind k = kind(move);
            if (k == MoveKind::PlaceMarker && marker(move) == Marker::Black) {
                if (other.onTheWay(chamber(move)) ||
                    other.onTheWay(position.neighbourOf(chamber(move), direction(move))))
                    propose(move);
            } else if (k == MoveKind::MoveGuard) {
                const std::uint16_t to =
                    position.neighbourOf(position.guard(beneath::piece(move)), direction(move));
                if (other.onTheWay(to))
                    propose(move);
            } else if (k == MoveKind::TakeMarker && marker(move) == Marker::Black &&
                       position.hand(player_).black == 0 && position.actionsLeft() > 1) {
                propose(move);
            }
        }
    }
}

Shares BeneathCandidates::shares() {
    // Others can still escape in the rest of the round, but seldom do.
    if (const unsigned escaped = evaluators_[0].position().escaped(); escaped != 0)
        return sharesOf(escaped);
    std::array<PlayerProgress, beneath::maxPlayers> progress;
    for (int p = 0; p < players_; ++p) {
        BeneathEvaluator& evaluator = evaluators_[static_cast<std::size_t>(p)];
        evaluator.prepareStart();
        const PlanState state = evaluator.start();
        const int actions = p == player_ ? evaluator.position().actionsLeft() : 0;
        progress[static_cast<std::size_t>(p)] = {evaluator.weighedWork(state) -
                                                     own().weights().actionsInEstimate * oneAction * actions,
                                                 evaluator.pointsOf(state), evaluator.remaining()};
    }
    return estimatedShares({progress.data(), static_cast<std::size_t>(players_)}, own().weights());
}

Shares BeneathCandidates::shares(const beneath::Position& position) {
    player_ = position.player();
    players_ = position.game().playerCount();
    for (int p = 0; p < players_; ++p)
        evaluators_[static_cast<std::size_t>(p)].setPosition(position, p, Detail::CurrentState);
    return shares();
}

} // namespace tilewright::bots
