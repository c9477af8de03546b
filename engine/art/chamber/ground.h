#pragma once

#include "engine/art/picture.h"
#include "engine/art/shapes/geometry.h"
#include "engine/grid/random.h"

#include <functional>

namespace tilewright::art {

/// Earth over the whole square with pebbles and cracks where `isFree(point, distance)` says that nothing else
/// lies within the distance.
void addEarth(Picture& picture, Random& random, const std::function<bool(Point, double)>& isFree);

/// Flagstones round the given sites (Voronoi cells with joints between them), cut to the floor's polygon.
void addFlagstones(Picture& picture, Random& random, const Polygon& floor, const std::vector<Point>& sites,
                   double joint, const std::vector<Rgb>& tints);

} // namespace tilewright::art
