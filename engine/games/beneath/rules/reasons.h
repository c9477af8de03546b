#pragma once

#include "engine/base/translatable_text.h"
#include "engine/games/beneath/rules/move.h"
#include "engine/games/beneath/rules/position.h"
#include "engine/games/table.h"

#include <vector>

namespace tilewright::beneath {

// Reasons why the player on move can't do something now, in a few words; empty if a legal move does it.
// legalMoves() decides what is legal; these functions explain it to people, and allocate.

/// B-4.2 to B-4.4: for laying the drawn tile.
Text whyNotLaid(const Position& position, Cell cell, Rotation rotation);
/// B-5.1, B-5.2, B-5.5, B-5.11, B-5.12: any piece, by kind, player and number; also a Runner in the supply.
Text whyNotMoved(const Position& position, const game::Piece& piece, Cell to);
/// B-5.7, B-5.8: for a marker on the passageway through that side.
Text whyNoMarker(const Position& position, Cell cell, Direction side);
/// Every heading of actions without a move, in the order of B-5's list.
std::vector<game::Refusal> refusals(const Position& position);

/// Why no action of that kind may be taken now, whatever it is about; empty if one may.
Text whyNoAction(const Position& position, MoveKind kind = MoveKind::MoveRunner);
/// B-7.1.
inline constexpr const char* ownPrisonerStands =
    QT_TRANSLATE_NOOP("Engine", "your own Prisoner stands there");
/// B-5.5.
inline constexpr const char* noGuardMoves =
    QT_TRANSLATE_NOOP("Engine", "no more Guards may be moved this turn");

/// B-5.2, B-5.12: for a step of that Runner of the player on move through that side. Pre: he is in the
/// dungeon.
Text whyRunnerNotMoved(const Position& position, int runner, Direction d);
/// B-5.11: for the Prisoner of the player on move.
Text whyPrisonerNotMoved(const Position& position, Direction d);
/// B-5.5: for moving that Guard.
Text whyGuardNotMoved(const Position& position, int guard, Direction d);

} // namespace tilewright::beneath
