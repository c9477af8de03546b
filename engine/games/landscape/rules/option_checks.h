#pragma once

#include "engine/games/landscape/rules/expansion.h"

namespace tilewright::landscape {

/// Warns of an option that changes nothing without another.
void warnWithout(const char* option, const char* other, Issues& issues);
/// Warns of options of flights (L-6.2, D-4.4) where no tile in the stack lets the dragon fly.
void checkDragonFlights(const SymbolsInPlay& tiles, const Options& options, Issues& issues);
/// Warns of options of the ordinary game that have no effect, or leave nothing to play for.
void checkOrdinaryOptions(const SymbolsInPlay& tiles, const Options& options, int players, Issues& issues);

} // namespace tilewright::landscape
