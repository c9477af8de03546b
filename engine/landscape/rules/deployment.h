#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

/// Adds all deployments of the player on move in this part (L-2.6). Pre: none was made in it.
void addDeployments(const Position& position, game::MoveList& moves);
/// L-6.5, `must`: the princess must choose first; nothing else is legal and the part can't end before.
bool princessBinds(const Position& position);

} // namespace tilewright::landscape
