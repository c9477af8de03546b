#include "engine/playtest/tallies/scoring_counters.h"

#include "engine/playtest/tallies/tally.h"

#include <algorithm>
#include <bit>
#include <string>

namespace tilewright::playtest {

using What = game::Change::What;

void ScoringCounters::start(const game::Game& game) {
    sources_.clear();
    pieces_.clear();
    ownTurns_.clear();
    scoredLast_.reset();
    for (const game::Kind kind : game.sources())
        sources_.push_back({.kind = kind});
    for (const game::Kind kind : game.returningPieces()) {
        pieces_.emplace_back();
        pieces_.back().kind = kind;
    }
}

void ScoringCounters::turnBegan(const game::Seat& seat, int ownTurn) {
    if (pieces_.empty())
        return;
    const auto part = static_cast<std::size_t>((ownTurn - 1) / turnsPerGroup);
    if (part >= ownTurns_.size())
        ownTurns_.resize(part + 1);
    ++ownTurns_[part];
    for (Pieces& of : pieces_) {
        const auto held = game::findOfKind(seat.holdings, of.kind);
        const int count = held == seat.holdings.end() ? 0 : held->count;
        of.inHand += count;
        of.noneInHand += count == 0 ? 1 : 0;
        of.inHandByTurns.resize(ownTurns_.size());
        of.inHandByTurns[part] += count;
    }
}

bool ScoringCounters::deploys(const game::Change& change) const {
    return change.what == What::PieceMoved && !change.from && change.fromSpace.empty() &&
           game::findOfKind(pieces_, change.kind) != pieces_.end();
}

void ScoringCounters::add(const game::Change& change) {
    if (change.what == What::Scored) {
        const auto of = game::findOfKind(sources_, change.kind);
        const std::pair what(change.cell, change.feature);
        if (of != sources_.end()) {
            (change.atEnd ? of->atEnd : of->inPlay) += change.count;
            of->times += change.feature >= 0 && scoredLast_ == what ? 0 : 1;
        }
        scoredLast_ = what;
        return;
    }
    scoredLast_.reset();
    const auto of = game::findOfKind(pieces_, change.kind);
    if (of == pieces_.end())
        return;
    if (deploys(change))
        ++of->deployed;
    else if (change.what == What::PieceHome)
        ++of->returned;
}

void ScoringCounters::addTo(CounterWriter& count, const std::vector<game::FeatureCount>& atEnd) const {
    for (const Source& of : sources_) {
        count("scored/", of.kind) = of.inPlay;
        count("scored-end/", of.kind) = of.atEnd;
        count("scorings/", of.kind) = of.times;
    }
    for (std::size_t part = 0; part < ownTurns_.size(); ++part)
        count("own-turns/", Digits(part + 1)) = ownTurns_[part];
    for (const Pieces& of : pieces_) {
        count("deployed/", of.kind) = of.deployed;
        count("returned/", of.kind) = of.returned;
        count("hand/", of.kind) = of.inHand;
        count("empty-hand/", of.kind) = of.noneInHand;
        for (std::size_t part = 0; part < of.inHandByTurns.size(); ++part)
            count("hand-turns/", Digits(part + 1), "/", of.kind) = of.inHandByTurns[part];
    }
    for (const game::FeatureCount& of : atEnd) {
        count("occupied/", of.kind) = of.occupied;
        count("left/", of.kind) = of.pieces;
        if (!of.completes)
            continue;
        count("complete/", of.kind) = of.complete;
        count("incomplete/", of.kind) = of.incomplete;
        count("trapped/", of.kind) = of.trapped;
        count("trapped-pieces/", of.kind) = of.trappedPieces;
    }
}

void Contests::start() {
    begun_ = 0;
    contested_.clear();
}

std::int64_t Contests::laid(const game::Position& position, const game::Change& change) {
    std::int64_t began = 0;
    for (auto shared = position.sharedRegions(change.cell); shared != 0; shared &= shared - 1) {
        const int feature = std::countr_zero(shared);
        const auto here = position.regionOwners(change.cell, feature);
        const bool known = std::ranges::any_of(contested_, [&](const game::Region::Part& part) {
            const auto there = position.regionOwners(part.cell, part.feature);
            return there && there->region == here->region;
        });
        if (known)
            continue;
        contested_.push_back({change.cell, feature});
        ++began;
    }
    begun_ += began;
    return began;
}

} // namespace tilewright::playtest
