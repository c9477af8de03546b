#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

/// L-6.5: followers in a city with a princess of the tile just laid.
void addPrincessMoves(const Position& position, game::MoveList& moves);
/// Whether the princess can send a follower home.
bool princessHasTarget(const Position& position);
/// L-6.5, `must`: the princess must choose first; nothing else is legal and the part can't end before.
bool mustUsePrincess(const Position& position);
void sendHomeByPrincess(Position& position, int place, ChangeRecorder record);

/// L-6.6: followers on all laid tiles, if a portal was just laid; leaves out those on its own tile that
/// addPlaceMoves() adds.
void addPortalMoves(const Position& position, game::MoveList& moves);

} // namespace tilewright::landscape
