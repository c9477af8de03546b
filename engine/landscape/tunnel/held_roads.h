#pragma once

#include "engine/landscape/state/position.h"

namespace tilewright::landscape {

// U-2.3, `reserve`: roads through the tunnels of other sets that are one road until a token lies on a mouth.

/// Whether the road of that mouth is still one with those of the other mouths of its tunnel.
bool isHeld(const Position& position, int mouth);
/// Makes one road of those of a tile that was just added to the features.
void holdRoads(Position& position, int tile);
/// U-3.2: joins the roads of two mouths.
void digTunnel(Position& position, int mouth, int other);
/// Finds all features anew, as a road may have fallen apart. Pre: no wagon waits for its owner.
void connectAnew(Position& position);

} // namespace tilewright::landscape
