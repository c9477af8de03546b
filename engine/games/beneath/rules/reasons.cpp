// Reasons for missing moves: B-5 from the other side.

#include "engine/games/beneath/rules/reasons.h"

#include "engine/games/beneath/rules/headings.h"

#include <algorithm>
#include <bit>

namespace tilewright::beneath {

Text whyNoAction(const Position& position, MoveKind kind) {
    switch (position.phase()) {
    case Phase::Over:
        return QT_TRANSLATE_NOOP("Engine", "the game is over");
    case Phase::ChoosePicks:
        return QT_TRANSLATE_NOOP("Engine", "choose your starting picks first");
    case Phase::LayDrawn:
        if (kind != MoveKind::Exchange || !position.game().options().tokenAnyTime)
            return QT_TRANSLATE_NOOP("Engine", "lay the drawn tile first");
        break;
    case Phase::Lay:
        if (kind != MoveKind::Exchange) // B-4.7
            return QT_TRANSLATE_NOOP("Engine", "lay the drawn tile first");
        break;
    case Phase::Act:
        break;
    }
    const bool enough =
        kind == MoveKind::EnterRunner ? position.mayEnterRunners() : position.actionsLeft() > 0;
    if (enough)
        return {};
    return position.actionsLeft() > 0 ? QT_TRANSLATE_NOOP("Engine", "not enough actions are left this turn")
                                      : QT_TRANSLATE_NOOP("Engine", "no actions are left this turn");
}

namespace {

/// Collects the reasons why single attempts fail, and whether one doesn't.
class Tries {
public:
    void add(Text why) {
        possible_ = possible_ || why.empty();
        if (!why.empty() && std::find(reasons_.begin(), reasons_.end(), why) == reasons_.end())
            reasons_.push_back(std::move(why));
    }
    bool none() const { return !possible_ && reasons_.empty(); }
    /// The reason if there is only one, otherwise `several`; empty if something is possible.
    Text why(const char* several) const {
        if (possible_)
            return {};
        return reasons_.size() == 1 ? reasons_.front() : Text(several);
    }

private:
    std::vector<Text> reasons_;
    bool possible_ = false;
};

class KindReasons {
public:
    explicit KindReasons(const Position& position)
        : p_(position), player_(position.player()), hand_(position.hand(player_)) {}

    Text whyNot(MoveKind kind, Marker marker) const {
        if (kind == MoveKind::EndTurn)
            return p_.phase() == Phase::Act ? Text() : whyNoAction(p_);
        if (Text why = whyNoAction(p_, kind); !why.empty())
            return why;
        switch (kind) {
        case MoveKind::Draw:
            return p_.stackLeft() > 0 ? Text()
                                      : Text(QT_TRANSLATE_NOOP("Engine", "no tiles are left in the stack"));
        case MoveKind::EnterRunner:
            return entering();
        case MoveKind::MoveRunner:
            return running(false);
        case MoveKind::EnterKeyRoom:
            return running(true);
        case MoveKind::CollectAgain:
            return collecting();
        case MoveKind::MoveGuard:
            return guarding();
        case MoveKind::TakeMarker:
            return p_.supply().black + p_.supply().white > 0
                       ? Text()
                       : Text(QT_TRANSLATE_NOOP("Engine", "there are no markers left in the supply"));
        case MoveKind::PlaceMarker:
            return placing(marker);
        case MoveKind::RemoveMarker:
            return removing();
        case MoveKind::MakeSilver:
            if (p_.supply().silver == 0)
                return QT_TRANSLATE_NOOP("Engine", "there are no silver picks left in the supply");
            return differentPicks(p_.game().silverCost());
        case MoveKind::ReleasePrisoner:
            if (hand_.released)
                return QT_TRANSLATE_NOOP("Engine", "he is already released");
            return p_.mayRelease(player_)
                       ? differentPicks(p_.game().cellPrice())
                       : Text(QT_TRANSLATE_NOOP("Engine", "no Runner of yours stands next to his cell"));
        case MoveKind::MovePrisoner:
            return escaping();
        case MoveKind::Exchange:
            if (!hand_.token)
                return QT_TRANSLATE_NOOP("Engine", "already used: once per game");
            return pickCount() >= 2 ? Text() : Text(QT_TRANSLATE_NOOP("Engine", "costs two picks"));
        case MoveKind::ChoosePicks:
        case MoveKind::Lay:
        case MoveKind::EndTurn:
            break;
        }
        return {};
    }

private:
    int pickCount() const {
        int sum = 0;
        for (std::uint8_t n : hand_.picks)
            sum += n;
        return sum;
    }

    Text differentPicks(int needed) const {
        const int held = std::popcount(hand_.colours());
        if (held >= needed)
            return {};
        if (needed == 1)
            return QT_TRANSLATE_NOOP("Engine", "costs a pick; you have none");
        return {QT_TRANSLATE_NOOP("Engine", "costs %1 picks of different colours; you have %2"),
                {needed, held}};
    }

    Text entering() const { // B-5.1
        bool waiting = false;
        for (int r = 0; r < p_.runnerCount(); ++r)
            waiting = waiting || p_.runner(player_, r) == nowhere;
        if (!waiting)
            return QT_TRANSLATE_NOOP("Engine", "all your Runners are in the dungeon");
        if (p_.game().options().runnerEntry == RunnerEntry::Entrance) {
            const bool open = std::ranges::any_of(
                p_.game().entrances(), [this](std::uint16_t room) { return p_.runnerMayComeIn(room); });
            return open ? Text() : Text(ownPrisonerStands);
        }
        for (int chamber = p_.firstChamberOfTurn(); chamber < p_.chamberCount(); ++chamber)
            if (p_.runnerMayComeIn(chamber))
                return {};
        return QT_TRANSLATE_NOOP("Engine", "no tile laid this turn is free");
    }

    /// B-5.2, B-5.12: steps into the key room are a separate kind.
    Text running(bool intoKeyRoom) const {
        bool inDungeon = false;
        Tries tries;
        for (int r = 0; r < p_.runnerCount(); ++r) {
            const std::uint16_t from = p_.runner(player_, r);
            if (from == nowhere)
                continue;
            inDungeon = true;
            for (unsigned sides = p_.joined(from); sides != 0; sides &= sides - 1) {
                const Direction d = directionAt(std::countr_zero(sides));
                const bool keyRoom = p_.kindOf(p_.neighbourOf(from, d)) == ChamberKind::KeyRoom;
                if (keyRoom == intoKeyRoom)
                    tries.add(whyRunnerNotMoved(p_, r, d));
            }
        }
        if (!inDungeon)
            return QT_TRANSLATE_NOOP("Engine", "none of your Runners is in the dungeon");
        if (intoKeyRoom && tries.none()) {
            if (hand_.key)
                return QT_TRANSLATE_NOOP("Engine", "you already have your golden key");
            return QT_TRANSLATE_NOOP("Engine", "none of your Runners stands beside it");
        }
        return tries.why(QT_TRANSLATE_NOOP("Engine", "every way is barred, occupied or too expensive"));
    }

    Text escaping() const { // B-5.11
        if (!hand_.released)
            return QT_TRANSLATE_NOOP("Engine", "he is not released yet");
        Tries tries;
        for (unsigned sides = p_.joined(p_.prisoner(player_)); sides != 0; sides &= sides - 1)
            tries.add(whyPrisonerNotMoved(p_, directionAt(std::countr_zero(sides))));
        return tries.why(tries.none()
                             ? QT_TRANSLATE_NOOP("Engine", "no passageway leads out of his chamber")
                             : QT_TRANSLATE_NOOP("Engine", "every way is barred, occupied or too expensive"));
    }

    Text guarding() const { // B-5.5
        if (p_.guardCount() == 0)
            return QT_TRANSLATE_NOOP("Engine", "there are no Guards");
        if (!p_.mayMoveGuards())
            return noGuardMoves;
        Tries tries;
        for (int g = 0; g < p_.guardCount(); ++g)
            for (unsigned sides = p_.joined(p_.guard(g)); sides != 0; sides &= sides - 1)
                tries.add(whyGuardNotMoved(p_, g, directionAt(std::countr_zero(sides))));
        return tries.why(QT_TRANSLATE_NOOP("Engine", "every way is barred or occupied"));
    }

    Text collecting() const { // B-5.3
        if (p_.collectColour() < 0)
            return QT_TRANSLATE_NOOP("Engine", "only right after a Runner has collected a pick");
        if (p_.supply().picks[static_cast<std::size_t>(p_.collectColour())] > 0)
            return {};
        return {QT_TRANSLATE_NOOP("Engine", "there are no picks of this colour left in the supply: %1"),
                {Text::Argument::word(name(colourAt(p_.collectColour())))}};
    }

    Text placing(Marker marker) const { // B-5.7
        if ((marker == Marker::Black ? hand_.black : hand_.white) == 0)
            return QT_TRANSLATE_NOOP("Engine", "you have none");
        if (marker == Marker::White && p_.whiteInChambers()) {
            for (int chamber = 0; chamber < p_.chamberCount(); ++chamber)
                if (p_.takesWhite(chamber))
                    return {};
            return QT_TRANSLATE_NOOP("Engine", "no chamber with a coloured door has room for a white marker");
        }
        const bool onBoard = p_.game().options().markersOnBoard;
        for (int chamber = 0; chamber < p_.chamberCount(); ++chamber) {
            for (unsigned free = p_.unmarked(chamber); free != 0; free &= free - 1) {
                const Direction d = directionAt(std::countr_zero(free));
                if (onBoard || !p_.isRoom(chamber) || !p_.isRoom(p_.neighbourOf(chamber, d)))
                    return {};
            }
        }
        return QT_TRANSLATE_NOOP("Engine", "no passageway has room for a marker");
    }

    Text removing() const { // B-5.8
        bool there = false;
        for (int chamber = 0; chamber < p_.chamberCount(); ++chamber)
            there = there || p_.blackMarkers(chamber) != 0;
        if (!there)
            return QT_TRANSLATE_NOOP("Engine", "there is no black marker in the dungeon");
        const int actions = p_.game().blackRemovalActions();
        const int price = p_.game().markerPrice();
        if (p_.actionsLeft() >= actions || std::popcount(hand_.colours()) >= price)
            return {};
        if (price == 1)
            return {QT_TRANSLATE_NOOP("Engine", "costs %1 actions, or a pick"), {actions}};
        return {QT_TRANSLATE_NOOP("Engine", "costs %1 actions, or %2 picks of different colours"),
                {actions, price}};
    }

    const Position& p_;
    int player_;
    const Hand& hand_;
};

} // namespace

std::vector<game::Refusal> refusals(const Position& position) {
    std::vector<game::Refusal> all;
    if (position.over())
        return all;
    const KindReasons reasons(position);
    const auto ask = [&](MoveKind kind, Marker marker) {
        if (Text why = reasons.whyNot(kind, marker); !why.empty())
            all.push_back({headingOf(kind, marker).text, std::move(why), headingOf(kind, marker).key});
    };
    for (int i = static_cast<int>(MoveKind::Draw); i < moveKindCount; ++i) {
        const auto kind = static_cast<MoveKind>(i);
        ask(kind, Marker::Black);
        if (kind == MoveKind::PlaceMarker)
            ask(kind, Marker::White);
    }
    return all;
}

} // namespace tilewright::beneath
