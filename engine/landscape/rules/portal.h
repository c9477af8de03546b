#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

/// L-6.6: followers on all laid tiles, where a portal was just laid; those on its own tile that
/// addPlaceMoves() has are left out.
void addPortalMoves(const Position& position, game::MoveList& moves);

} // namespace tilewright::landscape
