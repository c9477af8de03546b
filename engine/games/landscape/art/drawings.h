#pragma once

#include "engine/art/picture.h"
#include "engine/base/random.h"

namespace tilewright::art {

// Drawings on landscape tiles, around the origin, with about the given radius or, without one, 10 units.

Picture cloisterDrawing(double radius);
Picture cathedralDrawing();
Picture volcanoDrawing(double radius, Random& random);
Picture towerDrawing(double radius);
/// A keep with four turrets.
Picture keepDrawing(double radius);
Picture villageDrawing(Random& random);
Picture dragonEmblem();
Picture portalEmblem();
Picture pennantEmblem();
Picture princessEmblem();
Picture wineEmblem();
Picture grainEmblem();
Picture clothEmblem();
Picture innDrawing(Random& random);

} // namespace tilewright::art
