// The actions that a plan may take next.

#include "engine/players/beneath/beneath_planner.h"

#include <algorithm>

namespace tilewright::players {

using beneath::ChamberKind;
using beneath::makeMove;
using beneath::MoveKind;
using beneath::nowhere;
using beneath::Picks;

namespace {

/// Pays `count` different colours: the most frequent ones in hand.
Picks payDearest(PlanState& plan, int count) {
    std::array<int, colourCount> order{0, 1, 2, 3, 4, 5, 6, 7};
    std::sort(order.begin(), order.end(), [&](int a, int b) {
        return plan.pick(a) != plan.pick(b) ? plan.pick(a) > plan.pick(b) : a < b;
    });
    Picks picks;
    for (int i = 0; i < count; ++i) {
        const int colour = order[static_cast<std::size_t>(i)];
        picks = picks + Picks::one(colour);
        plan.pay(colour);
    }
    return picks;
}

/// Pays the exit door; false if the plan can't. `picks` gets the picks of a special door.
bool passDoor(const beneath::Game& game, PlanState& plan, const PlanPassage& passage, bool white,
              Picks& picks) {
    if (passage.special) {
        const int price = game.specialDoorPrice();
        if (plan.differentColours() < price)
            return false;
        picks = payDearest(plan, price);
    } else if (passage.toll >= 0 && !white) {
        if (plan.pick(passage.toll) == 0)
            return false;
        plan.pay(passage.toll);
    }
    if (white && plan.freedByWhite)
        plan.useFreed();
    return true;
}

bool guardStands(const PlanState& plan, const PlanPassage& passage) {
    if (!plan.guardsMoved)
        return passage.guarded;
    bool stands = false;
    for (std::uint16_t guard : plan.guards)
        stands |= guard == passage.to;
    return stands;
}

/// Whether a Runner of the player stands there.
bool runnerStands(const PlanState& plan, std::uint16_t chamber) {
    bool stands = false;
    for (std::uint16_t runner : plan.runners)
        stands |= runner == chamber;
    return stands;
}

/// Whether the plan freed that passageway.
bool isFreed(const PlanState& plan, std::uint16_t chamber, const PlanPassage& passage) {
    if (plan.freed == nowhere)
        return false;
    return (plan.freed == chamber && plan.freedSide == passage.side) ||
           (plan.freed == passage.to && opposite(plan.freedSide) == passage.side);
}

} // namespace

void BeneathPlanner::enterActions(const Node& node, int runner) {
    // Runners in the supply are interchangeable.
    const auto& runners = node.state.runners;
    if (std::find(runners.begin(), runners.begin() + runner, nowhere) != runners.begin() + runner)
        return;
    const int cost = position_->game().options().enterCost;
    if (node.state.actions < cost)
        return;
    const auto enter = [&](int chamber) {
        PlanState next = node.state;
        next.mayCollect(-1);
        next.moveRunner(static_cast<std::size_t>(runner), static_cast<std::uint16_t>(chamber));
        add(node, next, makeMove(MoveKind::EnterRunner, player_, {.piece = runner, .chamber = chamber}),
            cost);
    };
    if (position_->game().options().runnerEntry == beneath::RunnerEntry::Entrance) {
        for (std::uint16_t entrance : position_->game().entrances())
            enter(entrance);
    } else if (isFirst()) {
        for (int i = position_->firstChamberOfTurn(); i < position_->chamberCount(); ++i)
            enter(i);
    }
}

void BeneathPlanner::runnerActions(const Node& node) {
    for (int r = 0; r < position_->runnerCount(); ++r) {
        const std::uint16_t from = node.state.runners[static_cast<std::size_t>(r)];
        if (from == nowhere) {
            enterActions(node, r);
            continue;
        }
        for (const PlanPassage& passage : outlook_->passages(from))
            runnerStep(node, r, passage);
        markerActions(node, from);
    }
}

void BeneathPlanner::runnerStep(const Node& node, int runner, const PlanPassage& passage) {
    const PlanState& state = node.state;
    const auto r = static_cast<std::size_t>(runner);
    const bool freed = isFreed(state, state.runners[r], passage);
    if ((passage.black && !freed) || guardStands(state, passage))
        return;
    if (passage.kind == ChamberKind::KeyRoom) {
        if (state.silver == 0 || state.key || position_->supply().keys == 0)
            return;
    } else if (!passage.runnerMayEnter ||
               (runnerStands(state, passage.to) && passage.kind != ChamberKind::Entrance)) {
        return;
    }
    PlanState next = state;
    next.mayCollect(-1);
    const bool white = freed ? state.freedByWhite : passage.white;
    Picks picks;
    if (!passDoor(position_->game(), next, passage, white, picks))
        return;
    next.moveRunner(r, passage.to);
    const beneath::MoveFields fields{.picks = picks, .piece = runner, .direction = passage.side};
    if (passage.kind == ChamberKind::KeyRoom) {
        next.takeKey();
        add(node, next, makeMove(MoveKind::EnterKeyRoom, player_, fields));
        return;
    }
    if (!white && passage.gain >= 0) {
        next.addPick(passage.gain);
        next.mayCollect(passage.gain);
    }
    add(node, next, makeMove(MoveKind::MoveRunner, player_, fields));
}

void BeneathPlanner::prisonerActions(const Node& node) {
    const PlanState& state = node.state;
    if (!state.released) {
        const int price = position_->game().cellPrice();
        if (state.differentColours() < price)
            return;
        PlanState next = state;
        next.mayCollect(-1);
        const Picks picks = payDearest(next, price);
        next.release();
        add(node, next, makeMove(MoveKind::ReleasePrisoner, player_, {.picks = picks}));
        return;
    }
    for (const PlanPassage& passage : outlook_->passages(state.prisoner)) {
        const bool freed = isFreed(state, state.prisoner, passage);
        if ((passage.black && !freed) || guardStands(state, passage) || !passage.prisonerMayEnter ||
            (passage.kind == ChamberKind::Guardhouse && !state.key))
            continue;
        PlanState next = state;
        next.mayCollect(-1);
        Picks picks;
        if (!passDoor(position_->game(), next, passage, freed ? state.freedByWhite : passage.white, picks))
            continue;
        next.movePrisoner(passage.to);
        if (passage.kind == ChamberKind::Guardhouse)
            next.escape();
        add(node, next,
            makeMove(MoveKind::MovePrisoner, player_, {.picks = picks, .direction = passage.side}));
    }
    markerActions(node, state.prisoner);
}

/// Moves Guards that are in the way, or beside it where they prevent others from moving aside.
void BeneathPlanner::guardActions(const Node& node) {
    const PlanState& state = node.state;
    // Earlier they would only be moved back.
    if (!(state.key ? state.released : state.silver > 0))
        return;
    const std::optional<int>& most = position_->game().options().guardMoves;
    if (most && (isFirst() ? !position_->mayMoveGuards() : state.guardMoves >= *most))
        return;
    for (int g = 0; g < position_->guardCount(); ++g) {
        const std::uint16_t from = state.guards[static_cast<std::size_t>(g)];
        if (!outlook_->nearTheWay(from))
            continue;
        const int wasOnTheWay = outlook_->onTheWay(from) ? 1 : 0;
        for (const PlanPassage& passage : outlook_->passages(from)) {
            const std::uint16_t to = passage.to;
            if (passage.black || !passage.guardMayEnter || to == state.prisoner || runnerStands(state, to) ||
                guardStands(state, passage))
                continue;
            PlanState next = state;
            next.mayCollect(-1);
            next.moveGuard(static_cast<std::size_t>(g), to);
            if (most)
                next.countGuardMove();
            next.newGuards =
                static_cast<std::int8_t>(next.newGuards + (passage.onTheWay ? 1 : 0) - wasOnTheWay);
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
    for (const PlanPassage& passage : outlook_->passages(piece)) {
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
            whiteMarkerActions(node, place, piece, d);
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
    if (outlook_->prisonersWay() > 16 && legal_->contains(byActions)) {
        PlanState removed = next;
        add(node, removed, byActions);
    }
    const int price = position_->game().markerPrice();
    if (price > 0 && next.differentColours() >= price) {
        beneath::MoveFields paid = place;
        paid.picks = payDearest(next, price);
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
    for (int c = 0; c < position_->game().options().pickColours; ++c) {
        if (!outlook_->wants(c) || state.pick(c) > 0)
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
    if (left > 1 || (isFirst() && left > 0)) {
        PlanState next = node.state;
        next.addPick(colour);
        next.mayCollect(-1);
        add(node, next, makeMove(MoveKind::CollectAgain, player_));
    }
}

void BeneathPlanner::silverActions(const Node& node) {
    const int cost = position_->game().silverCost();
    const bool each = position_->game().options().silverScoring == beneath::SilverScoring::Each;
    if (node.state.differentColours() < cost || position_->supply().silver == 0 ||
        !(each || node.state.silver == 0))
        return;
    PlanState next = node.state;
    next.mayCollect(-1);
    const Picks picks = payDearest(next, cost);
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

} // namespace tilewright::players
