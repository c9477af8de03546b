// Moves in words, and their places, for windows that list and show them.

#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/beneath/rules/headings.h"
#include "engine/games/beneath/rules/names.h"

namespace tilewright::beneath {

namespace {

using game::Holding;
using game::MoveInfo;
using Argument = Text::Argument;

Argument colourWords(Picks picks) {
    std::vector<std::string> words;
    for (int c = 0; c < colourCount; ++c)
        for (int i = 0; i < picks.count(c); ++i)
            words.emplace_back(name(colourAt(c)));
    return Argument::list(std::move(words));
}

Argument colourWord(int colour) {
    return Argument::word(name(colourAt(colour)));
}
Argument sideWord(Direction d) {
    return Argument::word(name(d));
}

void addPicks(std::vector<Holding>& list, Picks picks) {
    for (int c = 0; c < colourCount; ++c)
        if (picks.count(c) > 0)
            list.push_back({pickKind(c), picks.count(c)});
}

/// Fills in one MoveInfo for a position.
class Describer {
public:
    Describer(const Position& state, Move move) : s_(state), m_(move), player_(beneath::player(move)) {}

    /// Longer than other functions: a case for each kind of move.
    MoveInfo describe() {
        const Heading heading = headingOf(kind(m_), marker(m_));
        info_.group = heading.text;
        info_.key = heading.key;
        switch (kind(m_)) {
        case MoveKind::ChoosePicks:
            info_.text = picks(m_).empty()
                             ? Text(QT_TRANSLATE_NOOP("Engine", "choose no picks"))
                             : Text(QT_TRANSLATE_NOOP("Engine", "choose %1"), {colourWords(picks(m_))});
            addPicks(info_.gains, picks(m_));
            break;
        case MoveKind::Lay:
            lay();
            break;
        case MoveKind::Draw:
            info_.text = QT_TRANSLATE_NOOP("Engine", "draw and lay another tile");
            break;
        case MoveKind::EnterRunner:
            info_.piece = game::Piece{kinds::runner, player_, piece(m_), s_.cellOf(chamber(m_))};
            at(chamber(m_));
            info_.text = {QT_TRANSLATE_NOOP("Engine", "Runner %1 enters at %2, %3"),
                          {piece(m_) + 1, info_.cell->x, info_.cell->y}};
            break;
        case MoveKind::MoveRunner:
            runnerStep();
            break;
        case MoveKind::EnterKeyRoom:
            keyRoom();
            break;
        case MoveKind::CollectAgain:
            info_.text = {QT_TRANSLATE_NOOP("Engine", "collect %1 again"), {colourWord(s_.collectColour())}};
            info_.gains.push_back({pickKind(s_.collectColour()), 1});
            break;
        case MoveKind::MoveGuard:
            stepTo(s_.guard(piece(m_)), game::Piece{kinds::guard, -1, piece(m_), {}});
            info_.text = {QT_TRANSLATE_NOOP("Engine", "Guard %1 %2"),
                          {piece(m_) + 1, sideWord(direction(m_))}};
            break;
        case MoveKind::MovePrisoner:
            prisonerStep();
            break;
        case MoveKind::TakeMarker:
            info_.text = {QT_TRANSLATE_NOOP("Engine", "take a %1 marker"),
                          {Argument::word(name(marker(m_)))}};
            info_.gains.push_back({markerKind(marker(m_)), 1});
            break;
        case MoveKind::PlaceMarker:
            placeMarker();
            break;
        case MoveKind::RemoveMarker:
            removeMarker();
            break;
        case MoveKind::MakeSilver:
            info_.text = {QT_TRANSLATE_NOOP("Engine", "silver pick for %1"), {colourWords(picks(m_))}};
            addPicks(info_.pays, picks(m_));
            info_.gains.push_back({kinds::silver, 1});
            break;
        case MoveKind::ReleasePrisoner:
            info_.text = picks(m_).empty()
                             ? Text(QT_TRANSLATE_NOOP("Engine", "release for free"))
                             : Text(QT_TRANSLATE_NOOP("Engine", "release for %1"), {colourWords(picks(m_))});
            addPicks(info_.pays, picks(m_));
            at(s_.prisoner(player_));
            break;
        case MoveKind::Exchange:
            info_.text = {QT_TRANSLATE_NOOP("Engine", "exchange %1 for %2"),
                          {colourWords(picks(m_)), colourWord(colourTaken(m_))}};
            addPicks(info_.pays, picks(m_));
            info_.pays.push_back({kinds::token, 1});
            info_.gains.push_back({pickKind(colourTaken(m_)), 1});
            break;
        case MoveKind::EndTurn:
            info_.text = QT_TRANSLATE_NOOP("Engine", "end the turn");
            break;
        }
        return info_;
    }

private:
    void at(int chamber) { info_.cell = s_.cellOf(chamber); }

    void lay() {
        info_.lays = true;
        info_.tile = s_.game().tileOfKind(tileKind(m_));
        info_.rotation = rotation(m_);
        info_.cell = cell(m_);
        info_.text = {QT_TRANSLATE_NOOP("Engine", "lay %1 at %2, %3, turned by %4°"),
                      {s_.game().tileSet().tiles[static_cast<std::size_t>(info_.tile)].id, info_.cell->x,
                       info_.cell->y, degrees(info_.rotation)}};
    }

    void stepTo(int from, game::Piece piece) {
        piece.cell = s_.cellOf(from);
        info_.piece = piece;
        info_.cell = neighbour(piece.cell, direction(m_));
    }
    void setFinalCell() {
        if (goesOnTo(m_) >= 0)
            at(goesOnTo(m_));
    }
    /// "north", or "north, → 3, -2" where the step goes on, and whether it leaves a white marker or a pick.
    Argument way() const {
        std::vector<std::string> words{std::string(name(direction(m_)))};
        if (goesOnTo(m_) >= 0)
            words.push_back("→ " + std::to_string(info_.cell->x) + ", " + std::to_string(info_.cell->y));
        if (whiteUse(m_) == WhiteUse::Kept)
            words.emplace_back(QT_TRANSLATE_NOOP("Engine", "the white marker stays"));
        if (leavesPick(m_))
            words.emplace_back(QT_TRANSLATE_NOOP("Engine", "the pick stays"));
        return Argument::list(std::move(words));
    }
    bool isFree() const { return paid_.empty() && whiteUse(m_) != WhiteUse::FromHand; }
    Argument paidWords() const {
        return whiteUse(m_) == WhiteUse::FromHand
                   ? Argument::word(QT_TRANSLATE_NOOP("Engine", "a white marker from hand"))
                   : colourWords(paid_);
    }

    /// The cost of passing the exit door; white markers make coloured doors free (B-6.5).
    void payExit(const Step& step) {
        if (step.exit == SideContent::Special)
            paid_ = picks(m_);
        else if (const int toll = s_.game().toll(step.exit, player_); toll >= 0 && !step.white)
            paid_ = Picks::one(toll);
        addPicks(info_.pays, paid_);
        if (whiteUse(m_) == WhiteUse::FromHand)
            info_.pays.push_back({kinds::white, 1});
    }

    void runnerStep() {
        const std::uint16_t from = s_.runner(player_, piece(m_));
        const Step step = s_.step(from, direction(m_), whiteUse(m_));
        stepTo(from, game::Piece{kinds::runner, player_, piece(m_), {}});
        setFinalCell();
        payExit(step);
        int colour = -1;
        if (!step.white && isSkull(step.entrance) && !leavesPick(m_)) {
            const int c = index(skullColour(step.entrance));
            if (s_.supply().picks[static_cast<std::size_t>(c)] + paid_.count(c) > 0)
                colour = c;
        }
        if (colour >= 0)
            info_.gains.push_back({pickKind(colour), 1});
        std::vector<Argument> arguments{piece(m_) + 1, way()};
        if (!isFree() && colour >= 0) {
            arguments.push_back(paidWords());
            arguments.push_back(colourWord(colour));
            info_.text = {QT_TRANSLATE_NOOP("Engine", "Runner %1 %2: pay %3, collect %4"), arguments};
        } else if (!isFree()) {
            arguments.push_back(paidWords());
            info_.text = {QT_TRANSLATE_NOOP("Engine", "Runner %1 %2: pay %3"), arguments};
        } else if (colour >= 0) {
            arguments.push_back(colourWord(colour));
            info_.text = {QT_TRANSLATE_NOOP("Engine", "Runner %1 %2: free, collect %3"), arguments};
        } else {
            info_.text = {QT_TRANSLATE_NOOP("Engine", "Runner %1 %2: free"), arguments};
        }
    }

    void keyRoom() {
        const std::uint16_t from = s_.runner(player_, piece(m_));
        stepTo(from, game::Piece{kinds::runner, player_, piece(m_), {}});
        payExit(s_.step(from, direction(m_), whiteUse(m_)));
        info_.pays.push_back({kinds::silver, 1});
        info_.gains.push_back({kinds::key, 1});
        if (isFree())
            info_.text = {QT_TRANSLATE_NOOP("Engine", "Runner %1 %2: pay silver, take a golden key"),
                          {piece(m_) + 1, sideWord(direction(m_))}};
        else
            info_.text = {QT_TRANSLATE_NOOP("Engine", "Runner %1 %2: pay silver and %3, take a golden key"),
                          {piece(m_) + 1, sideWord(direction(m_)), paidWords()}};
    }

    void prisonerStep() {
        const std::uint16_t from = s_.prisoner(player_);
        const Step step = s_.step(from, direction(m_), whiteUse(m_));
        stepTo(from, game::Piece{kinds::prisoner, player_, 0, {}});
        setFinalCell();
        payExit(step);
        const bool escapes = s_.kindOf(step.to) == ChamberKind::Guardhouse;
        if (isFree())
            info_.text = {escapes ? QT_TRANSLATE_NOOP("Engine", "Prisoner %1: free, and escapes")
                                  : QT_TRANSLATE_NOOP("Engine", "Prisoner %1: free"),
                          {way()}};
        else
            info_.text = {escapes ? QT_TRANSLATE_NOOP("Engine", "Prisoner %1: pay %2, and escapes")
                                  : QT_TRANSLATE_NOOP("Engine", "Prisoner %1: pay %2"),
                          {way(), paidWords()}};
    }

    void passageway() {
        at(chamber(m_));
        info_.side = direction(m_);
    }

    void placeMarker() {
        info_.pays.push_back({markerKind(marker(m_)), 1});
        if (marker(m_) == Marker::White && s_.whiteInChambers()) {
            at(chamber(m_));
            info_.text = {QT_TRANSLATE_NOOP("Engine", "white marker in the chamber at %1, %2"),
                          {info_.cell->x, info_.cell->y}};
            return;
        }
        passageway();
        info_.text = {
            QT_TRANSLATE_NOOP("Engine", "%1 marker at %2, %3 %4"),
            {Argument::word(name(marker(m_))), info_.cell->x, info_.cell->y, sideWord(direction(m_))}};
    }

    void removeMarker() {
        passageway();
        if (picks(m_).empty())
            info_.text = {
                s_.game().blackRemovalActions() == 1
                    ? QT_TRANSLATE_NOOP("Engine", "remove the black marker at %1, %2 %3 for one action")
                    : QT_TRANSLATE_NOOP("Engine", "remove the black marker at %1, %2 %3 for %4 actions"),
                {info_.cell->x, info_.cell->y, sideWord(direction(m_)), s_.game().blackRemovalActions()}};
        else
            info_.text = {
                QT_TRANSLATE_NOOP("Engine", "remove the black marker at %1, %2 %3 for one action and %4"),
                {info_.cell->x, info_.cell->y, sideWord(direction(m_)), colourWords(picks(m_))}};
        addPicks(info_.pays, picks(m_));
    }

    const Position& s_;
    Move m_;
    int player_;
    MoveInfo info_;
    Picks paid_;
};

} // namespace

MoveInfo PositionAdapter::describe(Move move) const {
    return Describer(state_, move).describe();
}

char PositionAdapter::keyOf(Move move) const {
    return headingOf(kind(move), marker(move)).key;
}

} // namespace tilewright::beneath
