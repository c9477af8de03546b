#include "engine/players/beneath_outlook.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tilewright::players {

using beneath::ChamberKind;
using beneath::nowhere;
using beneath::runnersEach;

namespace {
// Weights of what is still to be done, in quarters of actions. A colour costs a walk there and what one pays
// on it.
constexpr double missingColour = 22;
constexpr double missingForRelease = 12;
constexpr double missingForTheWay = 10;
constexpr double warning = 50;
constexpr double farthest = 160;

double capped(Distance d) {
    return std::min<double>(d, farthest);
}
} // namespace

int PlanState::differentColours() const {
    int n = 0;
    for (std::uint8_t count : picks)
        n += count > 0 ? 1 : 0;
    return n;
}

void BeneathOutlook::look(const beneath::Position& position, int player) {
    position_ = &position;
    player_ = player;
    terrain_.look(position, player);
    const beneath::Game& game = position.game();
    const beneath::Hand& hand = position.hand(player);
    const int turnsLeft = position.stackLeft() / game.playerCount();
    remaining_ = oneAction * (turnsLeft * game.options().actionsPerTurn +
                              (position.player() == player ? position.actionsLeft() : 0));

    nodes_.clear();
    for (std::uint16_t room : game.keyRooms())
        nodes_.push_back(terrain_.nodeOf(room));
    terrain_.distancesTo(nodes_, Walker::Runner, toKey_);
    nodes_.clear();
    for (std::uint16_t room : game.guardhouses())
        nodes_.push_back(terrain_.nodeOf(room));
    terrain_.distancesTo(nodes_, Walker::Prisoner, toGuardhouse_);
    findWays();

    wanted_ = 0;
    const bool gathering = hand.silver == 0 && !hand.key;
    for (int c = 0; c < game.options().pickColours; ++c) {
        const auto at = static_cast<std::size_t>(c);
        const bool short1 = gathering ? hand.picks[at] == 0 : hand.picks[at] < required_[at];
        const bool forRelease =
            (!hand.released || barred_) && hand.picks[at] == 0 && std::popcount(hand.colours()) < 3;
        if (position.supply().picks[at] > 0 && (short1 || forRelease))
            wanted_ |= 1U << c;
    }
    for (int c = 0; c < colourCount; ++c) {
        if (!wants(c))
            continue;
        nodes_.clear();
        // One must come through the door: the target is the chamber, its other doors are near enough.
        for (int i = 0; i < position.chamberCount(); ++i)
            for (Direction d : allDirections)
                if (((position.joined(i) >> index(d)) & 1U) &&
                    position.faceOf(i).sides[static_cast<std::size_t>(d)] == skull(colourAt(c))) {
                    const std::uint16_t before = position.neighbourOf(i, d);
                    nodes_.push_back(terrain_.nodeOf(before));
                }
        terrain_.distancesTo(nodes_, Walker::Runner, toColour_[static_cast<std::size_t>(c)]);
    }
}

PlanState BeneathOutlook::start() const {
    const beneath::Hand& hand = position_->hand(player_);
    PlanState plan;
    for (int r = 0; r < runnersEach; ++r)
        plan.runners[static_cast<std::size_t>(r)] = position_->runner(player_, r);
    plan.prisoner = position_->prisoner(player_);
    for (int g = 0; g < position_->guardCount(); ++g)
        plan.guards[static_cast<std::size_t>(g)] = position_->guard(g);
    plan.picks = hand.picks;
    plan.white = hand.white;
    plan.silver = hand.silver;
    plan.key = hand.key;
    plan.released = hand.released;
    plan.token = hand.token;
    plan.actions = static_cast<std::int8_t>(position_->actionsLeft());
    plan.collect = static_cast<std::int8_t>(position_->collectColour());
    return plan;
}

void BeneathOutlook::findWays() {
    way_.assign(static_cast<std::size_t>(position_->chamberCount()), 0);
    required_.fill(0);
    barred_ = false;
    const beneath::Hand& hand = position_->hand(player_);

    nodes_.clear();
    keyBase_ = unreachable;
    int bestStart = -1;
    for (int r = 0; r < runnersEach; ++r) {
        const std::uint16_t at = position_->runner(player_, r);
        if (at != nowhere)
            nodes_.push_back(terrain_.nodeOf(at));
    }
    if (nodes_.size() < runnersEach)
        for (std::uint16_t entrance : position_->game().entrances())
            nodes_.push_back(terrain_.nodeOf(entrance));
    for (int node : nodes_)
        if (node >= 0 && toKey_[static_cast<std::size_t>(node)] < keyBase_) {
            keyBase_ = toKey_[static_cast<std::size_t>(node)];
            bestStart = node;
        }
    terrain_.distancesFrom(nodes_, Walker::Runner, fromRunners_);
    if (!hand.key && bestStart >= 0)
        markWay(bestStart, Walker::Runner, toKey_, false);

    const int cell = terrain_.nodeOf(position_->prisoner(player_));
    prisonerBase_ = cell >= 0 ? toGuardhouse_[static_cast<std::size_t>(cell)] : unreachable;
    nodes_.assign(1, cell);
    terrain_.distancesFrom(nodes_, Walker::Prisoner, fromPrisoner_);
    if (cell >= 0)
        markWay(cell, Walker::Prisoner, toGuardhouse_, true);

    guardsAtFirst_ = guardsOnTheWay(start());
    silverOffset_ = 20 + 0.5 * capped(keyBase_);
    keyOffset_ = 20 + 0.2 * capped(prisonerBase_);
}

/// Follows the map down from a node, marks the chambers on the way and counts the picks that it asks for.
void BeneathOutlook::markWay(int fromNode, Walker walker, const DistanceMap& to, bool requirePicks) {
    int node = fromNode;
    for (int steps = 0; steps < 200 && to[static_cast<std::size_t>(node)] > 0; ++steps) {
        if (to[static_cast<std::size_t>(node)] >= unreachable)
            return;
        int next = -1;
        Direction via = Direction::North;
        for (Direction d : allDirections) {
            const int other = terrain_.neighbourNode(node, d);
            if (other < 0)
                continue;
            const Distance step = terrain_.stepCost(node, d, walker);
            if (step < unreachable &&
                step + to[static_cast<std::size_t>(other)] == to[static_cast<std::size_t>(node)]) {
                next = other;
                via = d;
                break;
            }
        }
        if (next < 0)
            return;
        const std::uint16_t here = terrain_.chamberOn(node);
        if (here != nowhere && requirePicks) {
            barred_ = barred_ || ((position_->blackMarkers(here) >> index(via)) & 1U) != 0;
            const Side exit = position_->faceOf(here).sides[static_cast<std::size_t>(via)];
            if (isSkull(exit) && index(skullColour(exit)) != player_)
                ++required_[static_cast<std::size_t>(skullColour(exit))];
        }
        const std::uint16_t there = terrain_.chamberOn(next);
        if (there != nowhere)
            way_[there] = 1;
        node = next;
    }
}

int BeneathOutlook::guardsOnTheWay(const PlanState& plan) const {
    int n = 0;
    for (int g = 0; g < position_->guardCount(); ++g)
        n += onTheWay(plan.guards[static_cast<std::size_t>(g)]) ? 1 : 0;
    return n;
}

bool BeneathOutlook::stuck(const PlanState& plan) const {
    if (plan.silver == 0 && !plan.key)
        return plan.differentColours() < position_->game().silverCost() && nearestWanted(plan) > 8;
    return (plan.key ? prisonerBase_ : keyBase_) > 24;
}

bool BeneathOutlook::onTheWay(int chamber) const {
    return way_[static_cast<std::size_t>(chamber)] != 0;
}

double BeneathOutlook::nearestWanted(const PlanState& plan) const {
    Distance nearest = unreachable;
    const bool gathering = plan.silver == 0 && !plan.key;
    for (int c = 0; c < colourCount; ++c) {
        const auto at = static_cast<std::size_t>(c);
        if (!wants(c) || plan.picks[at] > (gathering ? 0 : required_[at]))
            continue;
        for (std::uint16_t runner : plan.runners) {
            if (runner != nowhere) {
                const int node = terrain_.nodeOf(runner);
                if (node >= 0)
                    nearest = std::min(nearest, toColour_[at][static_cast<std::size_t>(node)]);
                continue;
            }
            for (std::uint16_t entrance : position_->game().entrances()) {
                const int node = terrain_.nodeOf(entrance);
                if (node >= 0)
                    nearest = std::min(nearest, toColour_[at][static_cast<std::size_t>(node)] + oneAction);
            }
        }
    }
    // Near differences count fully, far ones little: the next colour's distance must never outweigh the last
    // one's gain.
    const double d = capped(nearest) + oneAction;
    return d <= 8 ? d : 8 + std::min(d - 8, 40.0) * 0.3;
}

double BeneathOutlook::pointsOf(const PlanState& plan) const {
    const beneath::Hand& hand = position_->hand(player_);
    double points = plan.differentColours() - plan.white - hand.black;
    if (plan.silver > 0)
        points +=
            position_->game().options().silverScoring == beneath::SilverScoring::Each ? 10 * plan.silver : 10;
    return points + (plan.key ? 15 : 0) + (plan.released ? 5 : 0);
}

double BeneathOutlook::value(const PlanState& plan) const {
    if (plan.escaped)
        return 1e6;
    const bool gathering = plan.silver == 0 && !plan.key;
    const int different = plan.differentColours();
    double todo = 0;
    if (gathering) {
        const int missing = std::max(0, position_->game().silverCost() - different);
        todo += missing * missingColour + (missing > 0 ? nearestWanted(plan) : 0) + oneAction + silverOffset_;
    } else {
        bool missing = false;
        for (std::size_t c = 0; c < colourCount; ++c)
            if (plan.picks[c] < required_[c]) {
                todo += missingForTheWay * (required_[c] - plan.picks[c]);
                missing = true;
            }
        if ((!plan.released || barred_) && different < 3)
            missing = true;
        if (plan.released && barred_)
            todo += 6 * std::max(0, 3 - different);
        if (missing)
            todo += 0.6 * nearestWanted(plan);
    }
    if (!plan.key) {
        Distance key = unreachable;
        for (std::uint16_t runner : plan.runners) {
            const int node = runner != nowhere ? terrain_.nodeOf(runner) : -1;
            if (node >= 0)
                key = std::min(key, toKey_[static_cast<std::size_t>(node)]);
        }
        key += guardInTheWay * (guardsOnTheWay(plan) - guardsAtFirst_);
        todo += keyOffset_ + (gathering ? 0.5 : 1) * std::min(capped(key), capped(keyBase_) + 12);
    }
    if (!plan.released) {
        todo += oneAction;
        int spare = different;
        if (gathering) {
            spare = 0;
            for (std::uint8_t count : plan.picks)
                spare += count > 1 ? 1 : 0;
        }
        todo += missingForRelease * std::max(0, 3 - spare) * (gathering ? 0.4 : 1);
    }
    const int node = terrain_.nodeOf(plan.prisoner);
    double way = node >= 0 ? capped(toGuardhouse_[static_cast<std::size_t>(node)]) : farthest;
    if (!gathering)
        way += guardInTheWay * (guardsOnTheWay(plan) - guardsAtFirst_);
    if (plan.freed != nowhere && onTheWay(plan.freed))
        way -= plan.freedByWhite ? 9 : 8;
    todo += (plan.key ? 1 : gathering ? 0.3 : 0.8) * way;
    // A key in hand warns the others: best to take it when the Prisoner is at the door.
    if (plan.key && way > 6)
        todo += warning;

    double spare = 0;
    for (std::uint8_t count : plan.picks)
        spare += std::min<int>(count, 3);
    const double points = pointsOf(plan);
    const double value = -todo + 0.5 * spare + 0.05 * points - 1.5 * plan.white;
    // Too late to escape: what counts at the end counts now.
    if (todo > 2.5 * remaining_ + 8)
        return 6 * points + 0.05 * value;
    return value;
}

/// How much shorter the way gets when that tile lies on the node; negative when it bars a way that was hoped
/// for.
double BeneathOutlook::viaGain(const beneath::Face& face, int node, Walker walker, const DistanceMap& from,
                               const DistanceMap& to, Distance base) const {
    const auto at = static_cast<std::size_t>(node);
    Distance best = unreachable;
    for (Direction in : allDirections) {
        if (((face.passages >> index(in)) & 1U) == 0)
            continue;
        const int before = terrain_.neighbourNode(node, in);
        if (before < 0)
            continue;
        const Distance enter = terrain_.stepCost(before, opposite(in), walker);
        if (enter >= unreachable || from[static_cast<std::size_t>(before)] >= unreachable)
            continue;
        // The step into this node was priced as one over an empty cell; now a tile lies there.
        const Distance there =
            from[static_cast<std::size_t>(before)] + std::max(oneAction, enter - throughEmptyCell);
        for (Direction out : allDirections) {
            if (out == in || ((face.passages >> index(out)) & 1U) == 0)
                continue;
            const int after = terrain_.neighbourNode(node, out);
            if (after < 0 || to[static_cast<std::size_t>(after)] >= unreachable)
                continue;
            const Distance leave = terrain_.price(face.sides[static_cast<std::size_t>(out)]) + oneAction +
                                   (terrain_.chamberOn(after) == nowhere ? throughEmptyCell : 0);
            best = std::min(best, there + leave + to[static_cast<std::size_t>(after)]);
        }
    }
    const bool wasOnTheWay = from[at] < unreachable && to[at] < unreachable && from[at] + to[at] <= base;
    if (wasOnTheWay)
        return std::clamp<double>(base - best, -20, 24);
    return best < base ? std::min<double>(base - best, 24) : 0;
}

double BeneathOutlook::layingGain(const beneath::Face& face, Cell cell) const {
    const int node = terrain_.nodeAt(cell);
    if (node < 0)
        return 0;
    const beneath::Hand& hand = position_->hand(player_);
    double gain = 0;
    const int missing = position_->game().silverCost() - std::popcount(hand.colours());
    const double wantedWorth = missing <= 2 ? 12.0 : 6.0;
    if (!hand.key)
        gain += (hand.silver > 0 ? 1.0 : 0.7) *
                viaGain(face, node, Walker::Runner, fromRunners_, toKey_, keyBase_);
    gain += viaGain(face, node, Walker::Prisoner, fromPrisoner_, toGuardhouse_, prisonerBase_);
    for (Direction d : allDirections) {
        const Side mine = face.sides[static_cast<std::size_t>(d)];
        if (!isPassage(mine))
            continue;
        const int besideNode = terrain_.neighbourNode(node, d);
        const std::uint16_t beside = besideNode >= 0 ? terrain_.chamberOn(besideNode) : nowhere;
        if (beside == nowhere) {
            gain += 0.4;
            continue;
        }
        const Side theirs = position_->faceOf(beside).sides[static_cast<std::size_t>(opposite(d))];
        const double reach = 8.0 / (8.0 + capped(fromRunners_[static_cast<std::size_t>(besideNode)]));
        const auto worth = [&](Side entrance, Side exit) {
            if (!isSkull(entrance))
                return 0.0;
            const int c = index(skullColour(entrance));
            if (c >= position_->game().options().pickColours)
                return 0.0;
            return (wants(c) ? wantedWorth : 1.5) - 0.3 * terrain_.price(exit);
        };
        gain += 3 * reach * (worth(mine, theirs) + 0.7 * worth(theirs, mine));
    }
    return gain;
}

} // namespace tilewright::players
