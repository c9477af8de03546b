#include "engine/games/beneath/bots/greedy_beneath.h"

#include "engine/games/beneath/rules/game_adapter.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tilewright::bots {

using beneath::chamber;
using beneath::direction;
using beneath::kind;
using beneath::makeMove;
using beneath::marker;
using beneath::Move;
using beneath::MoveKind;
using beneath::Picks;
using beneath::piece;
using beneath::rotation;
using beneath::tileKind;

game::Move GreedyBeneath::choose(const game::Position& position, ThinkingControl& thinking) {
    return decide(dynamic_cast<const beneath::PositionAdapter&>(position).state(), thinking.legal);
}

game::Move GreedyBeneath::decide(const beneath::Position& state, const game::MoveList* among) {
    if (among == nullptr) {
        state.legalMoves(legal_);
    } else {
        legal_.clear();
        legal_.setEnd(std::copy(among->begin(), among->end(), legal_.appendBuffer(among->size())));
    }
    const std::optional<Move> second = std::exchange(second_, std::nullopt);
    if (legal_.size() == 1)
        return legal_[0];
    switch (state.phase()) {
    case beneath::Phase::ChoosePicks:
        return startingPicks(state);
    case beneath::Phase::Lay:
    case beneath::Phase::LayDrawn:
        return lay(state);
    default:
        return act(state, second);
    }
}

Move startingPicks(const beneath::Position& position) {
    std::array<int, colourCount> shown{};
    for (const Tile& tile : position.game().tileSet().tiles)
        for (SideContent side : tile.sides())
            if (isSkull(side))
                shown[static_cast<std::size_t>(skullColour(side))] += tile.count;
    std::array<int, colourCount> order{};
    const int colours = position.game().options().pickColours;
    for (int c = 0; c < colours; ++c)
        order[static_cast<std::size_t>(c)] = c;
    std::stable_sort(order.begin(), order.begin() + colours, [&](int a, int b) {
        return shown[static_cast<std::size_t>(a)] < shown[static_cast<std::size_t>(b)];
    });
    Picks picks;
    for (int n = 0, left = position.game().options().startingPicks; left > 0; ++n) {
        const int c = order[static_cast<std::size_t>(n % colours)];
        if (position.supply().picks[static_cast<std::size_t>(c)] > picks.count(c)) {
            picks = picks + Picks::one(c);
            --left;
        }
    }
    return makeMove(MoveKind::ChoosePicks, position.player(), {.picks = picks});
}

game::Move GreedyBeneath::lay(const beneath::Position& position) {
    const int me = position.player();
    own_.setPosition(position, me, Detail::Layings);
    const int next = (me + 1) % position.game().playerCount();
    other_.setPosition(position, next, Detail::Layings);
    Move best = legal_[0];
    double bestGain = -1e9;
    Cell at{maxCoordinate + 1, 0};
    LayingSite own, others;
    for (Move move : legal_) {
        if (kind(move) != MoveKind::Lay)
            continue;
        const beneath::Face& face =
            position.game().face(beneath::Game::faceNumber(tileKind(move), rotation(move)));
        // All rotations in a cell come one after the other.
        if (const Cell cell = beneath::cell(move); at != cell) {
            at = cell;
            own = own_.siteAt(cell);
            others = other_.siteAt(cell);
        }
        const double gain =
            own_.layingGain(face, own) - own_.weights().othersGain * other_.layingGain(face, others);
        if (gain > bestGain) {
            bestGain = gain;
            best = move;
        }
    }
    return best;
}

bool GreedyBeneath::findBlockingMove(const beneath::Position& position, Move& move) {
    const int me = position.player();
    const int players = position.game().playerCount();
    // Who bars earlier loses his turns to an endless to and fro.
    const Distance near = oneAction * position.game().options().actionsPerTurn;
    double bestGain = oneAction - 1;
    bool found = false;
    for (int i = 1; i < players; ++i) {
        const int leader = (me + i) % players;
        if (!position.hand(leader).key || !position.hand(leader).released ||
            (position.escaped() >> leader & 1U) != 0)
            continue;
        other_.setPosition(position, leader, Detail::CurrentState);
        const Distance way = other_.prisonersWay();
        if (way > near)
            continue;
        const auto tryMove = [&](const beneath::Position& from, Move candidate, Move first, double worth) {
            beneath::Position then = from;
            then.play(candidate);
            after_.setPosition(then, leader, Detail::CurrentState);
            const double gain = worth * (std::min<Distance>(after_.prisonersWay(), 100) - way);
            if (gain > bestGain) {
                bestGain = gain;
                move = first;
                found = true;
            }
        };
        // What isn't on his way makes it no longer.
        const auto barsHisWay = [&](Move m) {
            return kind(m) == MoveKind::PlaceMarker && marker(m) == Marker::Black &&
                   other_.prisonerPasses(chamber(m), direction(m));
        };
        const auto guardsHisWay = [&](Move m) {
            return kind(m) == MoveKind::MoveGuard &&
                   other_.onTheWay(position.neighbourOf(position.guard(piece(m)), direction(m)));
        };
        for (Move candidate : legal_)
            if (guardsHisWay(candidate) || barsHisWay(candidate))
                tryMove(position, candidate, candidate, 1);
        const Move take = makeMove(MoveKind::TakeMarker, me, {.marker = Marker::Black});
        if (position.hand(me).black == 0 && position.actionsLeft() > 1 && legal_.contains(take)) {
            beneath::Position then = position;
            then.play(take);
            then.legalMoves(placings_);
            for (Move candidate : placings_)
                if (barsHisWay(candidate))
                    tryMove(then, candidate, take, 0.7);
        }
    }
    return found;
}

game::Move GreedyBeneath::act(const beneath::Position& position, std::optional<Move> second) {
    const int me = position.player();
    if (second && position.hash() == planned_ && legal_.contains(*second))
        return *second;
    own_.setPosition(position, me, Detail::Plans);
    // An escape within this turn needs no defence.
    const bool mayWin = own_.prisonersWay() <= oneAction * position.actionsLeft() + 12;
    Move barring;
    if (!mayWin && findBlockingMove(position, barring))
        return barring;
    const BeneathPlanner::Choice choice = planner_.plan(own_, legal_);
    if (mayWin && choice.value <= 1e5 && findBlockingMove(position, barring))
        return barring;
    const Move draw = makeMove(MoveKind::Draw, me);
    if (!choice.found && own_.stuck(own_.start()) && legal_.contains(draw))
        return draw;
    if (!choice.found)
        return makeMove(MoveKind::EndTurn, me);
    if (choice.second) {
        beneath::Position then = position;
        then.play(choice.move);
        second_ = choice.second;
        planned_ = then.hash();
    }
    return choice.move;
}

} // namespace tilewright::bots
