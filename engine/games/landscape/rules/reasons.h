#pragma once

#include "engine/base/translatable_text.h"
#include "engine/games/landscape/rules/interface/headings.h"
#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/table.h"

#include <vector>

namespace tilewright::landscape {

// Reasons why the player on move can't do something now, in a few words; empty if a legal move does it.
// legalMoves() decides what is legal; these functions explain it to people, and allocate.

/// L-2.1: for laying the drawn tile.
Text whyNotLaid(const Position& position, Cell cell, Rotation rotation);
/// L-2.2, L-4: for placing a figure from the supply, or moving a wagon from where it was scored.
Text whyNotMoved(const Position& position, const game::Piece& piece, Cell to);
/// Every heading of actions without a move.
std::vector<game::Refusal> refusals(const Position& position);

// For refusals().

/// The prompt for a deployment, and the reason why a second one is refused.
const char* askToDeploy(const Options& options);
const char* haveDeployed(const Options& options);
/// Why nothing can be deployed now.
Text whyNoDeploymentNow(const Position& position);
/// Why no deployment of any kind is possible.
Text whyNoDeployment(const Position& position);
/// Adds it unless the reason is empty.
void addRefusal(std::vector<game::Refusal>& all, Heading heading, Text why);
using AddMoves = void (*)(const Position&, game::MoveList&);
std::vector<Move> movesOf(const Position& position, AddMoves add);

} // namespace tilewright::landscape
