#pragma once

#include "engine/games/landscape/rules/state/position.h"

namespace tilewright::landscape {

// U-2.3, `reserve`: roads through the tunnels of other sets that are one road until a token lies on a mouth.

/// Whether the road of that mouth is still one with those of the other mouths of its tunnel.
bool isUnsplit(const Position& position, int mouth);
/// The number of mouths without tokens at which a road ends.
int openMouths(const Position& position, int root);
/// Adds the mouth of a road that was just added to the features, and joins the road with those it is one
/// with.
void addMouth(Position& position, int place);
/// U-3.2: joins the roads of two mouths.
void connectMouths(Position& position, int mouth, int other);
/// Finds all features anew, as a road may have fallen apart. Builders and pigs that are left alone go home.
void reconnectFeatures(Position& position, ChangeRecorder record);

} // namespace tilewright::landscape
