#pragma once

#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/table.h"

namespace tilewright::landscape {

/// Adds what L-5 and L-6 put on the table.
void addDragonToTable(const Position& position, game::Table& table);
/// Adds floors, lower ones of a tower first, dragon and fairy, the dungeon, and the prisons if towers take
/// prisoners.
void addDungeonToTable(const Position& position, game::Table& table);

} // namespace tilewright::landscape
