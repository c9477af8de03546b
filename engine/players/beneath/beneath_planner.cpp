#include "engine/players/beneath/beneath_planner.h"

#include <algorithm>
#include <bit>

namespace tilewright::players {

using beneath::ChamberKind;
using beneath::makeMove;
using beneath::Move;
using beneath::MoveKind;
using beneath::nowhere;
using beneath::Picks;
using beneath::runnersEach;
using beneath::Step;

namespace {

/// `count` different colours to pay: the most frequent ones in hand.
Picks dearest(const PlanState& plan, int count) {
    std::array<int, colourCount> order{0, 1, 2, 3, 4, 5, 6, 7};
    std::sort(order.begin(), order.end(), [&](int a, int b) {
        const int ofA = plan.picks[static_cast<std::size_t>(a)];
        const int ofB = plan.picks[static_cast<std::size_t>(b)];
        return ofA != ofB ? ofA > ofB : a < b;
    });
    Picks picks;
    for (int i = 0; i < count; ++i)
        picks = picks + Picks::one(order[static_cast<std::size_t>(i)]);
    return picks;
}

void pay(PlanState& plan, Picks picks) {
    for (int c = 0; c < colourCount; ++c)
        plan.picks[static_cast<std::size_t>(c)] -= static_cast<std::uint8_t>(picks.count(c));
}

bool guardStands(const PlanState& plan, int guards, std::uint16_t chamber) {
    return std::find(plan.guards.begin(), plan.guards.begin() + guards, chamber) !=
           plan.guards.begin() + guards;
}

bool isFreed(const PlanState& plan, std::uint16_t chamber, Direction d, const BeneathTerrain& terrain) {
    if (plan.freed == nowhere)
        return false;
    return (plan.freed == chamber && plan.freedSide == d) ||
           (opposite(plan.freedSide) == d && terrain.beside(plan.freed, plan.freedSide) == chamber);
}

/// The step through a passageway as it is in the plan, which may have freed it.
Step stepIn(const BeneathOutlook& outlook, const PlanState& plan, std::uint16_t chamber, Direction d) {
    const beneath::Position& position = outlook.position();
    const unsigned bit = 1U << index(d);
    const bool freed = isFreed(plan, chamber, d, outlook.terrain());
    Step step;
    if (!freed && (position.blackMarkers(chamber) & bit) != 0)
        return step;
    step.to = outlook.terrain().beside(chamber, d);
    step.exit = position.faceOf(chamber).sides[static_cast<std::size_t>(d)];
    step.entrance = position.faceOf(step.to).sides[static_cast<std::size_t>(opposite(d))];
    step.white = freed ? plan.freedByWhite : (position.whiteMarkers(chamber) & bit) != 0;
    return step;
}

/// Pays the exit door; false if the plan can't. `picks` gets the picks of a special door.
bool passDoor(PlanState& plan, const Step& step, int player, Picks& picks) {
    if (step.exit == Side::Special) {
        if (plan.differentColours() < 3)
            return false;
        picks = dearest(plan, 3);
        pay(plan, picks);
    } else if (isSkull(step.exit) && !step.white && index(skullColour(step.exit)) != player) {
        const auto colour = static_cast<std::size_t>(skullColour(step.exit));
        if (plan.picks[colour] == 0)
            return false;
        --plan.picks[colour];
    }
    if (step.white && plan.freedByWhite)
        plan.freed = nowhere;
    return true;
}

} // namespace

BeneathPlanner::BeneathPlanner(Depth depth) : depth_(depth) {
    constexpr std::size_t actionsOfANode = 128;
    beam_.reserve(depth.width * actionsOfANode);
    next_.reserve(depth.width * actionsOfANode);
    ranks_.reserve(depth.width * actionsOfANode);
    rated_.reserve(actionsOfANode);
}

void BeneathPlanner::add(const Node& parent, PlanState& next, Move move) {
    if (legal_ != nullptr && !legal_->contains(move))
        return;
    if (--next.actions <= 0) {
        next.actions = static_cast<std::int8_t>(outlook_->position().game().options().actionsPerTurn);
        next.collect = -1; // B-5.3: in the same turn
    }
    // The same actions in another order come to the same state.
    if (!states_.add(next))
        return;
    if (legal_ != nullptr)
        rated_.push_back({move, -1e9});
    const bool first = legal_ != nullptr;
    const Node& node =
        next_.emplace_back(Node{next, first ? move : parent.first, outlook_->value(next),
                                first ? static_cast<std::uint16_t>(rated_.size() - 1) : parent.root});
    // Earlier is better: what is reached at an earlier level counts slightly more.
    const double value = node.value - outlook_->weights().patience * level_;
    rated_[node.root].value = std::max(rated_[node.root].value, value);
    if (value > choice_.value + 1e-9)
        choice_ = {node.first, value, choice_.idle, true};
}

void BeneathPlanner::enterActions(const BeneathOutlook& outlook, const Node& node, int runner) {
    const beneath::Position& position = outlook.position();
    // Both Runners in the supply are interchangeable.
    if (runner == 1 && node.state.runners[0] == nowhere)
        return;
    const auto enter = [&](int chamber) {
        PlanState next = node.state;
        next.collect = -1;
        next.runners[static_cast<std::size_t>(runner)] = static_cast<std::uint16_t>(chamber);
        add(node, next,
            makeMove(MoveKind::EnterRunner, outlook.player(), {.piece = runner, .chamber = chamber}));
    };
    if (position.game().options().runnerEntry == beneath::RunnerEntry::Entrance) {
        for (std::uint16_t entrance : position.game().entrances())
            enter(entrance);
    } else if (legal_ != nullptr) {
        for (int i = position.firstChamberOfTurn(); i < position.chamberCount(); ++i)
            enter(i);
    }
}

void BeneathPlanner::runnerActions(const BeneathOutlook& outlook, const Node& node) {
    const beneath::Position& position = outlook.position();
    const int player = outlook.player();
    for (int r = 0; r < runnersEach; ++r) {
        const std::uint16_t from = node.state.runners[static_cast<std::size_t>(r)];
        if (from == nowhere) {
            enterActions(outlook, node, r);
            continue;
        }
        for (unsigned sides = position.joined(from); sides != 0; sides &= sides - 1) {
            const Direction d = directionAt(std::countr_zero(sides));
            const Step step = stepIn(outlook, node.state, from, d);
            if (step.to == nowhere || guardStands(node.state, position.guardCount(), step.to))
                continue;
            PlanState next = node.state;
            next.collect = -1;
            Picks picks;
            if (!passDoor(next, step, player, picks))
                continue;
            next.runners[static_cast<std::size_t>(r)] = step.to;
            const ChamberKind kind = position.kindOf(step.to);
            const beneath::MoveFields fields{.picks = picks, .piece = r, .direction = d};
            if (kind == ChamberKind::KeyRoom) {
                if (next.silver == 0 || next.key || position.supply().keys == 0)
                    continue;
                --next.silver;
                next.key = true;
                add(node, next, makeMove(MoveKind::EnterKeyRoom, player, fields));
                continue;
            }
            const std::uint16_t other = node.state.runners[static_cast<std::size_t>(1 - r)];
            const bool mayEnter =
                position.runnerMayEnter(step.to) ||
                (kind != ChamberKind::Guardhouse && kind != ChamberKind::Cell &&
                 (position.runner(player, 0) == step.to || position.runner(player, 1) == step.to)) ||
                (kind != ChamberKind::Guardhouse && kind != ChamberKind::Cell && position.hasGuard(step.to));
            if (!mayEnter || (other == step.to && kind != ChamberKind::Entrance))
                continue;
            if (!step.white && isSkull(step.entrance)) {
                const auto colour = static_cast<std::size_t>(skullColour(step.entrance));
                if (position.supply().picks[colour] > 0) {
                    ++next.picks[colour];
                    next.collect = static_cast<std::int8_t>(colour);
                }
            }
            add(node, next, makeMove(MoveKind::MoveRunner, player, fields));
        }
        markerActions(outlook, node, from);
    }
}

void BeneathPlanner::prisonerActions(const BeneathOutlook& outlook, const Node& node) {
    const beneath::Position& position = outlook.position();
    const int player = outlook.player();
    if (!node.state.released) {
        if (node.state.differentColours() < 3)
            return;
        PlanState next = node.state;
        next.collect = -1;
        const Picks picks = dearest(next, 3);
        pay(next, picks);
        next.released = true;
        add(node, next, makeMove(MoveKind::ReleasePrisoner, player, {.picks = picks}));
        return;
    }
    const std::uint16_t from = node.state.prisoner;
    for (unsigned sides = position.joined(from); sides != 0; sides &= sides - 1) {
        const Direction d = directionAt(std::countr_zero(sides));
        const Step step = stepIn(outlook, node.state, from, d);
        if (step.to == nowhere || guardStands(node.state, position.guardCount(), step.to))
            continue;
        const ChamberKind kind = position.kindOf(step.to);
        const bool taken = position.hasPrisoner(step.to) && step.to != position.prisoner(player);
        if (taken || kind == ChamberKind::KeyRoom || (kind == ChamberKind::Guardhouse && !node.state.key))
            continue;
        if (kind == ChamberKind::Cell) {
            const int owner = position.game().cellOwner(step.to);
            if (owner < 0 || (owner != player && !position.hand(owner).released))
                continue;
        }
        PlanState next = node.state;
        next.collect = -1;
        Picks picks;
        if (!passDoor(next, step, player, picks))
            continue;
        next.prisoner = step.to;
        next.escaped = kind == ChamberKind::Guardhouse;
        add(node, next, makeMove(MoveKind::MovePrisoner, player, {.picks = picks, .direction = d}));
    }
    markerActions(outlook, node, from);
}

/// Moves Guards that are in the way, or beside it where they prevent others from moving aside.
void BeneathPlanner::guardActions(const BeneathOutlook& outlook, const Node& node) {
    const beneath::Position& position = outlook.position();
    const int guards = position.guardCount();
    // Earlier they would only be moved back.
    if (!(node.state.key ? node.state.released : node.state.silver > 0))
        return;
    for (int g = 0; g < guards; ++g) {
        const std::uint16_t from = node.state.guards[static_cast<std::size_t>(g)];
        bool near = outlook.onTheWay(from);
        for (unsigned sides = position.joined(from); sides != 0 && !near; sides &= sides - 1)
            near = outlook.onTheWay(outlook.terrain().beside(from, directionAt(std::countr_zero(sides))));
        if (!near)
            continue;
        for (unsigned sides = position.joined(from) & ~position.blackMarkers(from); sides != 0;
             sides &= sides - 1) {
            const Direction d = directionAt(std::countr_zero(sides));
            const std::uint16_t to = outlook.terrain().beside(from, d);
            const bool taken = guardStands(node.state, guards, to) || to == node.state.prisoner ||
                               to == node.state.runners[0] || to == node.state.runners[1] ||
                               (!position.guardMayEnter(to) && !position.hasGuard(to));
            if (taken)
                continue;
            PlanState next = node.state;
            next.collect = -1;
            next.guards[static_cast<std::size_t>(g)] = to;
            add(node, next, makeMove(MoveKind::MoveGuard, outlook.player(), {.piece = g, .direction = d}));
        }
    }
}

/// Places white markers where a colour is missing, and removes black ones from the way, beside one of the
/// player's pieces.
void BeneathPlanner::markerActions(const BeneathOutlook& outlook, const Node& node, std::uint16_t piece) {
    const beneath::Position& position = outlook.position();
    const int player = outlook.player();
    if (node.state.freed != nowhere)
        return;
    for (unsigned sides = position.joined(piece); sides != 0; sides &= sides - 1) {
        const Direction d = directionAt(std::countr_zero(sides));
        const std::uint16_t to = outlook.terrain().beside(piece, d);
        if (!outlook.onTheWay(to))
            continue;
        // Each passageway is named by its western or northern chamber.
        const bool named = d == Direction::East || d == Direction::South;
        const beneath::MoveFields place{.direction = named ? d : opposite(d), .chamber = named ? piece : to};
        const unsigned bit = 1U << static_cast<unsigned>(d);
        PlanState next = node.state;
        next.collect = -1;
        next.freed = piece;
        next.freedSide = d;
        if (position.blackMarkers(piece) & bit) {
            if (legal_ == nullptr)
                continue;
            const Move byActions = makeMove(MoveKind::RemoveMarker, player, place);
            // At the last door, a whole turn for a marker that the others can replace in a turn gains
            // nothing.
            if (outlook.prisonersWay() > 16 && legal_->contains(byActions)) {
                PlanState removed = next;
                add(node, removed, byActions);
            }
            if (next.differentColours() >= 3) {
                beneath::MoveFields paid = place;
                paid.picks = dearest(next, 3);
                pay(next, paid.picks);
                add(node, next, makeMove(MoveKind::RemoveMarker, player, paid));
            }
            continue;
        }
        const Side exit = position.faceOf(piece).sides[static_cast<std::size_t>(d)];
        const bool unpaid = isSkull(exit) && index(skullColour(exit)) != player &&
                            node.state.picks[static_cast<std::size_t>(skullColour(exit))] == 0;
        if (!unpaid || (position.whiteMarkers(piece) & bit))
            continue;
        if (node.state.white > 0) {
            --next.white;
            next.freedByWhite = true;
            beneath::MoveFields white = place;
            white.marker = Marker::White;
            add(node, next, makeMove(MoveKind::PlaceMarker, player, white));
        } else {
            PlanState taking = node.state;
            taking.collect = -1;
            ++taking.white;
            add(node, taking, makeMove(MoveKind::TakeMarker, player, {.marker = Marker::White}));
        }
    }
}

void BeneathPlanner::exchangeActions(const BeneathOutlook& outlook, const Node& node) {
    // The token is kept for the last colour, which is the hardest to get.
    const bool gathering = node.state.silver == 0 && !node.state.key;
    if (!node.state.token ||
        (gathering && node.state.differentColours() + 1 < outlook.position().game().silverCost()))
        return;
    // Two colours with more than one pick each.
    PlanState next = node.state;
    next.collect = -1;
    next.token = false;
    Picks give;
    for (int n = 0; n < 2; ++n) {
        const auto most = static_cast<std::size_t>(std::max_element(next.picks.begin(), next.picks.end()) -
                                                   next.picks.begin());
        if (next.picks[most] < 2)
            return;
        --next.picks[most];
        give = give + Picks::one(static_cast<int>(most));
    }
    for (int c = 0; c < outlook.position().game().options().pickColours; ++c) {
        const auto at = static_cast<std::size_t>(c);
        if (!outlook.wants(c) || node.state.picks[at] > 0)
            continue;
        PlanState taken = next;
        ++taken.picks[at];
        add(node, taken, makeMove(MoveKind::Exchange, outlook.player(), {.picks = give, .colourTaken = c}));
    }
}

void BeneathPlanner::expand(const BeneathOutlook& outlook, const Node& node, const game::MoveList* legal) {
    legal_ = legal;
    if (node.state.escaped)
        return;
    const beneath::Position& position = outlook.position();
    const int player = outlook.player();
    if (node.state.collect >= 0) {
        const auto colour = static_cast<std::size_t>(node.state.collect);
        if (position.supply().picks[colour] > 1 ||
            (legal != nullptr && position.supply().picks[colour] > 0)) {
            PlanState next = node.state;
            ++next.picks[colour];
            next.collect = -1;
            add(node, next, makeMove(MoveKind::CollectAgain, player));
        }
    }
    const int cost = position.game().silverCost();
    const bool each = position.game().options().silverScoring == beneath::SilverScoring::Each;
    if (node.state.differentColours() >= cost && position.supply().silver > 0 &&
        (each || node.state.silver == 0)) {
        PlanState next = node.state;
        next.collect = -1;
        const Picks picks = dearest(next, cost);
        pay(next, picks);
        ++next.silver;
        add(node, next, makeMove(MoveKind::MakeSilver, player, {.picks = picks}));
    }
    runnerActions(outlook, node);
    prisonerActions(outlook, node);
    guardActions(outlook, node);
    exchangeActions(outlook, node);
}

BeneathPlanner::Choice BeneathPlanner::plan(const BeneathOutlook& outlook, const game::MoveList& legal) {
    outlook_ = &outlook;
    const beneath::Position& position = outlook.position();
    const int depth = position.actionsLeft() + depth_.turns * position.game().options().actionsPerTurn;
    const Node root{outlook.start(), {}, 0, 0};
    choice_ = {};
    choice_.idle = choice_.value = outlook.value(root.state);
    next_.clear();
    rated_.clear();
    states_.clear();
    (void)states_.add(root.state);
    level_ = 1;
    expand(outlook, root, &legal);
    for (; level_ < depth && !next_.empty();) {
        std::swap(beam_, next_);
        rankBeam();
        next_.clear();
        ++level_;
        for (const Rank& rank : ranks_)
            expand(outlook, beam_[rank.node], nullptr);
    }
    return choice_;
}

/// Lists the best nodes of the beam, best first.
void BeneathPlanner::rankBeam() {
    ranks_.clear();
    for (std::size_t i = 0; i < beam_.size(); ++i)
        ranks_.push_back({beam_[i].value, static_cast<std::uint32_t>(i)});
    const std::size_t width = std::min(depth_.width, ranks_.size());
    std::partial_sort(ranks_.begin(), ranks_.begin() + static_cast<std::ptrdiff_t>(width), ranks_.end(),
                      [](const Rank& a, const Rank& b) {
                          return a.value != b.value ? a.value > b.value : a.node < b.node;
                      });
    ranks_.resize(width);
}

} // namespace tilewright::players
