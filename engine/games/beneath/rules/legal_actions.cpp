// The list of legal moves: B-3.1, B-4.7 and every action of B-5, in the order of the record format's table.

#include "engine/games/beneath/rules/position.h"

#include <bit>
#include <bitset>

namespace tilewright::beneath {

/// Colours that a player holds, in the order of B-1.5.
struct HeldColours {
    std::array<Picks, colourCount> one;
    int count = 0;

    void find(const Hand& hand) {
        count = 0;
        for (int c = 0; c < colourCount; ++c)
            if (hand.picks[static_cast<std::size_t>(c)] > 0)
                one[static_cast<std::size_t>(count++)] = Picks::one(c);
    }
};

namespace {

/// Calls f with `sum` and each set of `size` different ones of the first `below` colours, those with the
/// earliest last colour first.
template <class F>
void forEachColourSet(const HeldColours& held, int size, int below, Picks sum, F& f) {
    if (size == 0)
        return f(sum);
    for (int last = size - 1; last < below; ++last) {
        const Picks with = sum + held.one[static_cast<std::size_t>(last)];
        if (size == 1)
            f(with);
        else
            forEachColourSet(held, size - 1, last, with, f);
    }
}

template <class F>
void forEachColourSet(const HeldColours& held, int size, F f) {
    forEachColourSet(held, size, held.count, Picks{}, f);
}

} // namespace

class ActionGenerator {
public:
    ActionGenerator(const Position& position, game::MoveList& moves)
        : p_(position), moves_(moves), player_(position.player()), hand_(position.hand(player_)) {}

    void choosePicks() { // B-3.1
        choosePicks(Picks{}, 0, p_.game().options().startingPicks);
    }

    void all() {
        held_.find(hand_);
        draw();
        if (p_.mayEnterRunners())
            enterRunner();
        runnerSteps();
        if (p_.collectColour() >= 0 && p_.supply().picks[static_cast<std::size_t>(p_.collectColour())] > 0)
            moves_.push_back(makeMove(MoveKind::CollectAgain, player_)); // B-5.3
        guardSteps();
        takeMarkers();
        placeMarkers();
        removeMarkers();
        if (p_.supply().silver > 0) // B-5.9
            addPaid(makeMove(MoveKind::MakeSilver, player_), p_.game().silverCost());
        if (hand_.released)
            prisonerSteps();
        else if (p_.mayRelease(player_)) // B-5.10
            addPaid(makeMove(MoveKind::ReleasePrisoner, player_), p_.game().cellPrice());
        exchange();
    }

    void exchange() { // B-5.13
        if (!hand_.token)
            return;
        const Move move = makeMove(MoveKind::Exchange, player_);
        for (int a = 0; a < colourCount; ++a) {
            const int ofA = hand_.picks[static_cast<std::size_t>(a)];
            if (ofA == 0)
                continue;
            for (int b = a; b < colourCount; ++b) {
                if (b == a ? ofA < 2 : hand_.picks[static_cast<std::size_t>(b)] == 0)
                    continue;
                const Picks give = Picks::one(a) + Picks::one(b);
                for (int c = 0; c < p_.game().options().pickColours; ++c)
                    // The paid picks are in the supply before one is taken (B-3.3).
                    if (p_.supply().picks[static_cast<std::size_t>(c)] + give.count(c) > 0)
                        moves_.push_back(withColourTaken(withPicks(move, give), c));
            }
        }
    }

    void enterRunner() { // B-5.1
        for (int r = 0; r < p_.runnerCount(); ++r) {
            if (p_.runner(player_, r) != nowhere)
                continue;
            const Move move = makeMove(MoveKind::EnterRunner, player_, {.piece = r});
            if (p_.game().options().runnerEntry == RunnerEntry::Entrance) {
                for (std::uint16_t entrance : p_.game().entrances())
                    if (p_.runnerMayComeIn(entrance))
                        moves_.push_back(withChamber(move, entrance));
            } else {
                for (int chamber = p_.firstChamberOfTurn(); chamber < p_.chamberCount(); ++chamber)
                    if (p_.runnerMayComeIn(chamber))
                        moves_.push_back(withChamber(move, chamber));
            }
        }
    }

private:
    void choosePicks(Picks chosen, int fromColour, int left) {
        if (left == 0) {
            moves_.push_back(makeMove(MoveKind::ChoosePicks, player_, {.picks = chosen}));
            return;
        }
        for (int c = fromColour; c < p_.game().options().pickColours; ++c)
            if (p_.supply().picks[static_cast<std::size_t>(c)] > chosen.count(c))
                choosePicks(chosen + Picks::one(c), c, left - 1);
    }

    void draw() { // B-5.4
        if (p_.stackLeft() > 0)
            moves_.push_back(makeMove(MoveKind::Draw, player_));
    }

    /// Adds the move for each way to pay so many picks of different colours.
    void addPaid(Move move, int price) {
        forEachColourSet(held_, price, [&](Picks picks) { moves_.push_back(withPicks(move, picks)); });
    }

    /// Adds the move, a step, for each way to take it, and to go on.
    void take(Move move, int from, const Step& step) {
        const Options& options = p_.game().options();
        if (options.clearPassage)
            findOnward(kind(move), from, step.to);
        pay(move, step);
        const bool isDue = p_.game().toll(step.exit, player_) >= 0;
        if (!(step.white ? options.whiteVoluntary : options.whiteFromHand && hand_.white > 0 && isDue))
            return;
        const WhiteUse use = step.white ? WhiteUse::Kept : WhiteUse::FromHand; // B-6.5
        pay(withWhiteUse(move, use), p_.step(from, direction(move), use));
    }

    /// B-6.3: whether the step brings a pick. `paid`: what the exit door costs, in the supply by then.
    bool brings(Move move, const Step& step, Picks paid) const {
        if (kind(move) != MoveKind::MoveRunner || step.white || !isSkull(step.entrance))
            return false;
        const int colour = index(skullColour(step.entrance));
        return p_.supply().picks[static_cast<std::size_t>(colour)] + paid.count(colour) > 0;
    }

    /// B-6.1, B-6.5, B-1.6: adds one move for each way to pay the exit door; none if it can't be paid.
    void pay(Move move, const Step& step) {
        const bool mayStay = p_.game().options().picksMayStay;
        if (step.exit == SideContent::Special) {
            forEachColourSet(held_, p_.game().specialDoorPrice(), [&](Picks picks) {
                addStep(withPicks(move, picks));
                if (mayStay && brings(move, step, picks))
                    addStep(leavingPick(withPicks(move, picks)));
            });
            return;
        }
        const int toll = step.white ? -1 : p_.game().toll(step.exit, player_);
        if (toll >= 0 && hand_.picks[static_cast<std::size_t>(toll)] == 0)
            return;
        addStep(move);
        if (mayStay && brings(move, step, toll >= 0 ? Picks::one(toll) : Picks{}))
            addStep(leavingPick(move));
    }

    void addStep(Move move) {
        moves_.push_back(move);
        for (int n = 0; n < onwardCount_; ++n)
            moves_.push_back(goingOnTo(move, onward_[static_cast<std::size_t>(n)]));
    }

    /// B-5.2: lists the chambers to which clear passages lead from the first one that a step enters.
    void findOnward(MoveKind kind, int from, int first) {
        onwardCount_ = 0;
        if (endsTheWay(p_.kindOf(first)))
            return;
        std::bitset<maxChambers> seen;
        seen.set(static_cast<std::size_t>(from)).set(static_cast<std::size_t>(first));
        for (int at = first, next = 0;; at = onward_[static_cast<std::size_t>(next++)]) {
            for (unsigned sides = p_.joined(at); sides != 0; sides &= sides - 1) {
                const auto d = static_cast<Direction>(std::countr_zero(sides));
                if (!p_.isClear(at, d))
                    continue;
                const std::uint16_t to = p_.neighbourOf(at, d);
                const bool may = kind == MoveKind::MovePrisoner ? p_.prisonerMayEnter(to, player_)
                                                                : p_.runnerMayEnter(to, player_);
                if (!may || seen.test(to))
                    continue;
                seen.set(to);
                onward_[static_cast<std::size_t>(onwardCount_++)] = to;
            }
            if (next == onwardCount_)
                return;
        }
    }

    void runnerSteps() { // B-5.2, B-5.12
        for (int r = 0; r < p_.runnerCount(); ++r) {
            const std::uint16_t from = p_.runner(player_, r);
            if (from == nowhere)
                continue;
            for (unsigned sides = p_.joined(from); sides != 0; sides &= sides - 1) {
                const auto d = static_cast<Direction>(std::countr_zero(sides));
                const Step step = p_.step(from, d);
                if (step.to == nowhere)
                    continue;
                if (p_.runnerMayEnter(step.to, player_))
                    take(makeMove(MoveKind::MoveRunner, player_, {.piece = r, .direction = d}), from, step);
                else if (p_.kindOf(step.to) == ChamberKind::KeyRoom && hand_.silver > 0 && !hand_.key &&
                         p_.supply().keys > 0 && !p_.hasGuard(step.to))
                    take(makeMove(MoveKind::EnterKeyRoom, player_, {.piece = r, .direction = d}), from, step);
            }
        }
    }

    void prisonerSteps() { // B-5.11
        const std::uint16_t from = p_.prisoner(player_);
        for (unsigned sides = p_.joined(from); sides != 0; sides &= sides - 1) {
            const auto d = static_cast<Direction>(std::countr_zero(sides));
            const Step step = p_.step(from, d);
            if (step.to != nowhere && p_.prisonerMayEnter(step.to, player_))
                take(makeMove(MoveKind::MovePrisoner, player_, {.direction = d}), from, step);
        }
    }

    void guardSteps() { // B-5.5
        if (!p_.mayMoveGuards())
            return;
        constexpr std::size_t mostOfAGuard = 4;
        Move* end = moves_.appendBuffer(mostOfAGuard * static_cast<std::size_t>(p_.guardCount()));
        for (int g = 0; g < p_.guardCount(); ++g) {
            const std::uint16_t from = p_.guard(g);
            const Move move = makeMove(MoveKind::MoveGuard, player_, {.piece = g});
            for (unsigned sides = p_.joined(from) & ~p_.blackMarkers(from); sides != 0; sides &= sides - 1) {
                const auto d = static_cast<Direction>(std::countr_zero(sides));
                if (p_.guardMayEnter(p_.neighbourOf(from, d)))
                    *end++ = withDirection(move, d);
            }
        }
        moves_.setEnd(end);
    }

    void takeMarkers() { // B-5.6
        if (p_.supply().black > 0)
            moves_.push_back(makeMove(MoveKind::TakeMarker, player_, {.marker = Marker::Black}));
        if (p_.supply().white > 0)
            moves_.push_back(makeMove(MoveKind::TakeMarker, player_, {.marker = Marker::White}));
    }

    void placeMarkers() { // B-5.7
        if (hand_.black == 0 && hand_.white == 0)
            return;
        const bool onBoard = p_.game().options().markersOnBoard;
        const bool inChambers = p_.whiteInChambers();
        const bool placesBlack = hand_.black > 0;
        const bool placesWhite = hand_.white > 0 && !inChambers;
        const Move black = makeMove(MoveKind::PlaceMarker, player_, {.marker = Marker::Black});
        const Move white = makeMove(MoveKind::PlaceMarker, player_, {.marker = Marker::White});
        constexpr std::size_t mostOfAChamber = 4;
        Move* end = moves_.appendBuffer(mostOfAChamber * static_cast<std::size_t>(p_.chamberCount()));
        for (int chamber = 0; chamber < p_.chamberCount(); ++chamber) {
            // Each passageway from its western or northern chamber.
            for (unsigned free = p_.unmarked(chamber) & Position::ownSides; free != 0; free &= free - 1) {
                const auto d = static_cast<Direction>(std::countr_zero(free));
                if (!onBoard && p_.isRoom(chamber) && p_.isRoom(p_.neighbourOf(chamber, d)))
                    continue;
                if (placesBlack)
                    *end++ = withDirection(withChamber(black, chamber), d);
                if (placesWhite)
                    *end++ = withDirection(withChamber(white, chamber), d);
            }
            if (inChambers && hand_.white > 0 && p_.takesWhite(chamber))
                *end++ = withChamber(white, chamber);
        }
        moves_.setEnd(end);
    }

    void removeMarkers() { // B-5.8
        const bool byActions = p_.actionsLeft() >= p_.game().blackRemovalActions();
        const int price = p_.game().markerPrice();
        const Move removal = makeMove(MoveKind::RemoveMarker, player_);
        const auto next = [this](int from) { return p_.nextIn(p_.withBlackMarkers_, from); };
        for (int chamber = next(0); chamber < p_.chamberCount(); chamber = next(chamber + 1))
            for (unsigned black = p_.blackMarkers(chamber) & Position::ownSides; black != 0;
                 black &= black - 1) {
                const auto d = static_cast<Direction>(std::countr_zero(black));
                const Move move = withDirection(withChamber(removal, chamber), d);
                if (byActions)
                    moves_.push_back(move);
                if (price > 0)
                    addPaid(move, price);
            }
    }

    const Position& p_;
    game::MoveList& moves_;
    int player_;
    const Hand& hand_;
    /// In all() only.
    HeldColours held_;
    /// Where the step at hand may go on to.
    std::array<std::uint16_t, maxChambers> onward_;
    int onwardCount_ = 0;
};

void Position::legalMoves(game::MoveList& moves) const {
    moves.clear();
    // Layings come first: anyPays() relies on it.
    switch (phase_) {
    case Phase::ChoosePicks:
        ActionGenerator(*this, moves).choosePicks();
        break;
    case Phase::Lay:
        (void)layings(drawn_, &moves);
        if (actionsLeft_ > 0)
            ActionGenerator(*this, moves).exchange(); // B-4.7
        break;
    case Phase::LayDrawn:
        (void)layings(drawn_, &moves);
        if (actionsLeft_ > 0 && game_->options().tokenAnyTime)
            ActionGenerator(*this, moves).exchange();
        break;
    case Phase::Act:
        if (actionsLeft_ > 0)
            ActionGenerator(*this, moves).all();
        else if (mayEnterRunners())
            ActionGenerator(*this, moves).enterRunner();
        moves.push_back(makeMove(MoveKind::EndTurn, player_)); // B-5.14
        break;
    case Phase::Over:
        break;
    }
}

} // namespace tilewright::beneath
