#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

/// L-6.6: followers on all laid tiles, if a portal was just laid; leaves out those on its own tile that
/// addPlaceMoves() adds.
void addPortalMoves(const Position& position, game::MoveList& moves);

} // namespace tilewright::landscape
