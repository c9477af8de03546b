// The actions that a plan may take next.

#include "engine/base/fixed_vector.h"
#include "engine/games/beneath/bots/beneath_planner.h"
#include "engine/games/beneath/bots/plan_doors.h"

#include <algorithm>
#include <bit>

namespace tilewright::bots {

using beneath::ChamberKind;
using beneath::makeMove;
using beneath::MoveKind;
using beneath::nowhere;
using beneath::Picks;
using beneath::WhiteUse;

void BeneathPlanner::enterActions(const Node& node, int runner) {
    // Runners in the supply are interchangeable.
    const auto& runners = node.state.runners;
    if (std::find(runners.begin(), runners.begin() + runner, nowhere) != runners.begin() + runner)
        return;
    const int cost = options_->enterCost;
    if (node.state.actions < cost)
        return;
    const auto enter = [&](int chamber) {
        PlanState next = node.state;
        next.mayCollect(-1);
        next.moveRunner(static_cast<std::size_t>(runner), static_cast<std::uint16_t>(chamber));
        add(node, next, makeMove(MoveKind::EnterRunner, player_, {.piece = runner, .chamber = chamber}),
            cost);
    };
    if (options_->runnerEntry == beneath::RunnerEntry::Entrance) {
        const bool shares = options_->otherPrisoner == beneath::OtherPrisoner::Any;
        for (std::uint16_t entrance : position_->game().entrances())
            if (shares || entrance != node.state.prisoner)
                enter(entrance);
    } else if (isFirst()) {
        for (int i = position_->firstChamberOfTurn(); i < position_->chamberCount(); ++i)
            enter(i);
    }
}

bool BeneathPlanner::runnerFits(const PlanState& state, const PlanPassage& passage) const {
    return passage.runnerMayEnter &&
           (passage.kind == ChamberKind::Entrance || !state.hasRunner(passage.to)) &&
           (options_->otherPrisoner == beneath::OtherPrisoner::Any || passage.to != state.prisoner);
}

bool BeneathPlanner::prisonerFits(const PlanState& state, const PlanPassage& passage) const {
    if (!passage.prisonerMayEnter)
        return false;
    if (passage.kind == ChamberKind::Guardhouse)
        return state.key && evaluator_->guardsToMove(state) == 0;
    return options_->otherPrisoner == beneath::OtherPrisoner::Any || !state.hasRunner(passage.to);
}

/// Bit n: the n-th of WhiteUse, of those that differ and can be paid.
unsigned BeneathPlanner::whiteUses(const PlanState& state, const PlanPassage& passage, bool lies) const {
    const auto bit = [](WhiteUse use) { return 1U << static_cast<unsigned>(use); };
    if (passage.toll < 0)
        return bit(WhiteUse::AsItLies) |
               (options_->whiteVoluntary && passage.white ? bit(WhiteUse::Kept) : 0);
    const bool held = state.pick(passage.toll) > 0;
    unsigned uses = lies || held ? bit(WhiteUse::AsItLies) : 0;
    if (whiteOptions_) {
        if (options_->whiteVoluntary && passage.white && held)
            uses |= bit(WhiteUse::Kept);
        if (options_->whiteFromHand && !lies && !held && state.white > 0)
            uses |= bit(WhiteUse::FromHand);
    }
    return uses;
}

/// Pays the exit door by a pick or a white marker; false if the plan can't.
inline bool BeneathPlanner::payExit(PlanState& plan, const PlanPassage& passage, bool lies,
                                    beneath::MoveFields& fields) const {
    const bool white = usesWhite(fields.whiteUse, lies);
    if (!passDoor(position_->game(), plan, passage, white, fields.picks))
        return false;
    if (white && fields.whiteUse == WhiteUse::FromHand)
        plan.placeWhite();
    else if (white && plan.freedByWhite)
        plan.useFreed();
    return true;
}

inline void BeneathPlanner::runnerStep(const Node& node, int runner, const PlanPassage& passage) {
    const PlanState& state = node.state;
    const auto r = static_cast<std::size_t>(runner);
    const bool freed = isFreed(state, state.runners[r], passage, options_->whiteInChambers);
    if ((passage.black && !freed) || guardStands(state, passage))
        return;
    const bool keyRoom = passage.kind == ChamberKind::KeyRoom;
    if (keyRoom ? state.silver == 0 || state.key || position_->supply().keys == 0
                : !runnerFits(state, passage))
        return;
    const bool lies = freed ? state.freedByWhite : passage.white;
    for (unsigned uses = whiteUses(state, passage, lies); uses != 0; uses &= uses - 1) {
        beneath::MoveFields fields{.piece = runner,
                                   .direction = passage.side,
                                   .whiteUse = static_cast<WhiteUse>(std::countr_zero(uses))};
        PlanState next = state;
        next.mayCollect(-1);
        if (!payExit(next, passage, lies, fields))
            continue;
        next.moveRunner(r, passage.to);
        if (keyRoom) {
            next.takeKey();
        } else if (!usesWhite(fields.whiteUse, lies) && passage.gain >= 0) {
            next.addPick(passage.gain);
            next.mayCollect(passage.gain);
        }
        const beneath::Move move =
            makeMove(keyRoom ? MoveKind::EnterKeyRoom : MoveKind::MoveRunner, player_, fields);
        if (options_->clearPassage && !keyRoom)
            addContinuations(node, next, move);
        add(node, next, move);
    }
}

void BeneathPlanner::runnerActions(const Node& node) {
    for (int r = 0; r < position_->runnerCount(); ++r) {
        const std::uint16_t from = node.state.runners[static_cast<std::size_t>(r)];
        if (from == nowhere) {
            enterActions(node, r);
            continue;
        }
        for (const PlanPassage& passage : evaluator_->passages(from))
            runnerStep(node, r, passage);
        markerActions(node, from);
    }
}

void BeneathPlanner::addContinuations(const Node& node, const PlanState& stepped, beneath::Move move) {
    constexpr std::size_t farthest = 12;
    const bool prisoner = beneath::kind(move) == MoveKind::MovePrisoner;
    const auto runner = static_cast<std::size_t>(beneath::piece(move));
    FixedVector<std::uint16_t, farthest + 1> reached;
    reached.push_back(prisoner ? stepped.prisoner : stepped.runners[runner]);
    const std::uint16_t from = prisoner ? node.state.prisoner : node.state.runners[runner];
    for (std::size_t at = 0; at < reached.size(); ++at)
        for (const PlanPassage& passage : evaluator_->passages(reached[at])) {
            const bool fits = prisoner ? prisonerFits(stepped, passage) : runnerFits(stepped, passage);
            if (!passage.clear || !fits || guardStands(stepped, passage) || passage.to == from ||
                reached.size() > farthest ||
                std::find(reached.begin(), reached.end(), passage.to) != reached.end())
                continue;
            reached.push_back(passage.to);
            PlanState next = stepped;
            prisoner ? next.movePrisoner(passage.to) : next.moveRunner(runner, passage.to);
            add(node, next, beneath::goingOnTo(move, passage.to));
        }
}

void BeneathPlanner::releaseActions(const Node& node) {
    const int price = position_->game().cellPrice();
    if (node.state.differentColours() < price)
        return;
    if (options_->releaseFrom == beneath::ReleaseFrom::NextDoor &&
        std::ranges::none_of(evaluator_->passages(node.state.prisoner),
                             [&](const PlanPassage& passage) { return node.state.hasRunner(passage.to); }))
        return;
    PlanState next = node.state;
    next.mayCollect(-1);
    const Picks picks = payMostHeld(next, price);
    next.release();
    add(node, next, makeMove(MoveKind::ReleasePrisoner, player_, {.picks = picks}));
}

void BeneathPlanner::prisonerActions(const Node& node) {
    const PlanState& state = node.state;
    if (!state.released) {
        releaseActions(node);
        return;
    }
    for (const PlanPassage& passage : evaluator_->passages(state.prisoner))
        prisonerStep(node, passage);
    markerActions(node, state.prisoner);
}

void BeneathPlanner::prisonerStep(const Node& node, const PlanPassage& passage) {
    const PlanState& state = node.state;
    const bool freed = isFreed(state, state.prisoner, passage, options_->whiteInChambers);
    if ((passage.black && !freed) || guardStands(state, passage) || !prisonerFits(state, passage))
        return;
    const bool lies = freed ? state.freedByWhite : passage.white;
    for (unsigned uses = whiteUses(state, passage, lies); uses != 0; uses &= uses - 1) {
        beneath::MoveFields fields{.direction = passage.side,
                                   .whiteUse = static_cast<WhiteUse>(std::countr_zero(uses))};
        PlanState next = state;
        next.mayCollect(-1);
        if (!payExit(next, passage, lies, fields))
            continue;
        next.movePrisoner(passage.to);
        const beneath::Move move = makeMove(MoveKind::MovePrisoner, player_, fields);
        if (passage.kind == ChamberKind::Guardhouse)
            next.escape();
        else if (options_->clearPassage)
            addContinuations(node, next, move);
        add(node, next, move);
    }
}

/// Moves Guards that are in the way, or beside it where they prevent others from moving aside.
void BeneathPlanner::guardActions(const Node& node) {
    const PlanState& state = node.state;
    // Earlier they would only be moved back.
    if (!(state.key ? state.released : state.silver > 0))
        return;
    const std::optional<int>& most = options_->guardMoves;
    if (most && (isFirst() ? !position_->mayMoveGuards() : state.guardMoves >= *most))
        return;
    const bool clears = options_->guardhouse == beneath::GuardFree::Board;
    for (int g = 0; g < position_->guardCount(); ++g) {
        const std::uint16_t from = state.guards[static_cast<std::size_t>(g)];
        const bool bars = clears && position_->isRoom(from);
        if (!bars && !evaluator_->nearTheWay(from))
            continue;
        const int wasOnTheWay = evaluator_->onTheWay(from) ? 1 : 0;
        for (const PlanPassage& passage : evaluator_->passages(from)) {
            const std::uint16_t to = passage.to;
            if (passage.black || !passage.guardMayEnter || to == state.prisoner || state.hasRunner(to) ||
                guardStands(state, passage))
                continue;
            const int inTheWay = (passage.onTheWay ? 1 : 0) - wasOnTheWay;
            const int onBoard = clears ? (position_->isRoom(to) ? 1 : 0) - (bars ? 1 : 0) : 0;
            if (inTheWay + onBoard == 0 && onlyImproves())
                continue;
            PlanState next = state;
            next.mayCollect(-1);
            next.moveGuard(static_cast<std::size_t>(g), to);
            if (most)
                next.countGuardMove();
            next.newGuards = static_cast<std::int8_t>(next.newGuards + inTheWay + onBoard);
            add(node, next, makeMove(MoveKind::MoveGuard, player_, {.piece = g, .direction = passage.side}));
        }
    }
}

/// Places white markers where a colour is missing, and removes black ones from the way, beside one of the
/// player's pieces.
void BeneathPlanner::markerActions(const Node& node, std::uint16_t piece) {
    const PlanState& state = node.state;
    if (state.freed != nowhere)
        return;
    for (const PlanPassage& passage : evaluator_->passages(piece)) {
        if (!passage.onTheWay)
            continue;
        // Each passageway is named by its western or northern chamber.
        const Direction d = passage.side;
        const bool named = d == Direction::East || d == Direction::South;
        const beneath::MoveFields place{.direction = named ? d : opposite(d),
                                        .chamber = named ? piece : passage.to};
        if (passage.black) {
            blackMarkerActions(node, passage, place, piece);
            continue;
        }
        const bool unpaid = passage.toll >= 0 && state.pick(passage.toll) == 0;
        if (unpaid && !passage.white)
            whiteMarkerActions(
                node, options_->whiteInChambers ? beneath::MoveFields{.chamber = piece} : place, piece, d);
    }
}

void BeneathPlanner::blackMarkerActions(const Node& node, const PlanPassage& passage,
                                        const beneath::MoveFields& place, std::uint16_t piece) {
    if (!isFirst())
        return;
    PlanState next = node.state;
    next.mayCollect(-1);
    next.free(piece, passage.side, next.freedByWhite);
    const beneath::Move byActions = makeMove(MoveKind::RemoveMarker, player_, place);
    // At the last door, a whole turn for a marker that the others can replace in a turn gains nothing.
    if (evaluator_->prisonersWay() > 16 && legal_->contains(byActions)) {
        PlanState removed = next;
        add(node, removed, byActions);
    }
    const int price = position_->game().markerPrice();
    if (price > 0 && next.differentColours() >= price) {
        beneath::MoveFields paid = place;
        paid.picks = payMostHeld(next, price);
        add(node, next, makeMove(MoveKind::RemoveMarker, player_, paid));
    }
}

void BeneathPlanner::whiteMarkerActions(const Node& node, const beneath::MoveFields& place,
                                        std::uint16_t piece, Direction side) {
    PlanState next = node.state;
    next.mayCollect(-1);
    if (next.white > 0) {
        next.free(piece, side, true);
        next.placeWhite();
        beneath::MoveFields white = place;
        white.marker = Marker::White;
        add(node, next, makeMove(MoveKind::PlaceMarker, player_, white));
    } else {
        next.addWhite();
        add(node, next, makeMove(MoveKind::TakeMarker, player_, {.marker = Marker::White}));
    }
}

void BeneathPlanner::exchangeActions(const Node& node) {
    const PlanState& state = node.state;
    // The token is kept for the last colour, which is the hardest to get.
    if (!state.token || (state.gathering() && state.differentColours() + 1 < position_->game().silverCost()))
        return;
    // Two colours with more than one pick each.
    PlanState next = state;
    next.mayCollect(-1);
    next.useToken();
    Picks give;
    for (int n = 0; n < 2; ++n) {
        int most = 0;
        for (int c = 1; c < colourCount; ++c)
            if (next.pick(c) > next.pick(most))
                most = c;
        if (next.pick(most) < 2)
            return;
        next.pay(most);
        give = give + Picks::one(most);
    }
    for (int c = 0; c < options_->pickColours; ++c) {
        if (!evaluator_->wants(c) || state.pick(c) > 0)
            continue;
        PlanState taken = next;
        taken.addPick(c);
        add(node, taken, makeMove(MoveKind::Exchange, player_, {.picks = give, .colourTaken = c}));
    }
}

void BeneathPlanner::collectAgain(const Node& node) {
    const int colour = node.state.collect;
    if (colour < 0)
        return;
    const int left = position_->supply().picks[static_cast<std::size_t>(colour)];
    // What the plan takes before is still in that supply.
    const int taken = options_->collectRepeats ? options_->actionsPerTurn : 1;
    if (left > taken || (isFirst() && left > 0)) {
        PlanState next = node.state;
        next.addPick(colour);
        next.mayCollect(options_->collectRepeats ? colour : -1);
        add(node, next, makeMove(MoveKind::CollectAgain, player_));
    }
}

void BeneathPlanner::silverActions(const Node& node) {
    const int cost = position_->game().silverCost();
    const bool each = options_->silverScoring == beneath::SilverScoring::Each;
    if (node.state.differentColours() < cost || position_->supply().silver == 0 ||
        !(each || node.state.silver == 0))
        return;
    PlanState next = node.state;
    next.mayCollect(-1);
    const Picks picks = payMostHeld(next, cost);
    next.addSilver();
    add(node, next, makeMove(MoveKind::MakeSilver, player_, {.picks = picks}));
}

void BeneathPlanner::expand(const Node& node) {
    if (node.state.escaped)
        return;
    collectAgain(node);
    silverActions(node);
    runnerActions(node);
    prisonerActions(node);
    guardActions(node);
    exchangeActions(node);
}

} // namespace tilewright::bots
