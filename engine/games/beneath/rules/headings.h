#pragma once

#include "engine/base/translatable_text.h"
#include "engine/games/beneath/rules/move.h"
#include "engine/games/table.h"

namespace tilewright::beneath {

/// The heading of moves of a kind in lists, and its letter.
struct Heading {
    const char* text;
    char key;
};

/// `marker` distinguishes placings; other kinds ignore it.
constexpr Heading headingOf(MoveKind kind, Marker marker = Marker::Black) {
    switch (kind) {
    case MoveKind::ChoosePicks:
        return {QT_TRANSLATE_NOOP("Engine", "Choose starting picks"), 'c'};
    case MoveKind::Lay:
        return {QT_TRANSLATE_NOOP("Engine", "Lay the tile"), 'l'};
    case MoveKind::Draw:
        return {QT_TRANSLATE_NOOP("Engine", "Draw another tile"), 'd'};
    case MoveKind::EnterRunner:
        return {QT_TRANSLATE_NOOP("Engine", "Enter a Runner"), 'e'};
    case MoveKind::MoveRunner:
        return {QT_TRANSLATE_NOOP("Engine", "Move a Runner"), 'm'};
    case MoveKind::CollectAgain:
        return {QT_TRANSLATE_NOOP("Engine", "Collect again"), 'a'};
    case MoveKind::MoveGuard:
        return {QT_TRANSLATE_NOOP("Engine", "Move a Guard"), 'g'};
    case MoveKind::TakeMarker:
        return {QT_TRANSLATE_NOOP("Engine", "Take a marker"), 't'};
    case MoveKind::PlaceMarker:
        if (marker == Marker::Black)
            return {QT_TRANSLATE_NOOP("Engine", "Place a black marker"), 'b'};
        return {QT_TRANSLATE_NOOP("Engine", "Place a white marker"), 'w'};
    case MoveKind::RemoveMarker:
        return {QT_TRANSLATE_NOOP("Engine", "Remove a black marker"), 'x'};
    case MoveKind::MakeSilver:
        return {QT_TRANSLATE_NOOP("Engine", "Make silver"), 's'};
    case MoveKind::ReleasePrisoner:
        return {QT_TRANSLATE_NOOP("Engine", "Release the Prisoner"), 'o'};
    case MoveKind::MovePrisoner:
        return {QT_TRANSLATE_NOOP("Engine", "Move the Prisoner"), 'p'};
    case MoveKind::EnterKeyRoom:
        return {QT_TRANSLATE_NOOP("Engine", "Enter the key room"), 'k'};
    case MoveKind::Exchange:
        return {QT_TRANSLATE_NOOP("Engine", "Exchange token"), 'h'};
    case MoveKind::EndTurn:
        break;
    }
    return {QT_TRANSLATE_NOOP("Engine", "End the turn"), game::endTurnKey};
}

} // namespace tilewright::beneath
