#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

/// All that the player on move may do once in this part (L-2.6). Pre: it is not done.
void addDeployments(const Position& position, game::MoveList& moves);
/// L-6.5, `must`: nothing but the princess's choice, and no end before it.
bool princessBinds(const Position& position);

} // namespace tilewright::landscape
