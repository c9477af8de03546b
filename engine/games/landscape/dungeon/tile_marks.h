#pragma once

#include "engine/games/landscape/rules/expansion.h"
#include "engine/games/landscape/rules/state/tile_kind.h"

namespace tilewright::landscape {

/// L-6: adds volcano, dragon, portal and princesses to a tile in play.
void addDragonMarks(const Landscape& tile, TileKind& kind);
/// L-5: adds a foundation.
void addTowers(const Landscape& tile, TileKind& kind);
/// Warns of dragon tiles for which no volcano calls the dragon.
void checkVolcanoes(const SymbolsInPlay& tiles, Issues& issues);

} // namespace tilewright::landscape
