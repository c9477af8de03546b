#pragma once

#include "engine/games/kit.h"

namespace tilewright::game {

const Kit& landscapeKit();
/// The same with what The Tunnel adds.
const Kit& tunnelKit();
/// The same with the dungeon under the towers.
const Kit& dungeonKit();

} // namespace tilewright::game
