#pragma once

#include "engine/art/picture.h"
#include "engine/art/shapes/geometry.h"
#include "engine/base/random.h"

#include <functional>

namespace tilewright::art {

/// Draws earth over the whole square, with pebbles and cracks where `isFree(point, distance)` says that
/// nothing else lies within the distance.
void addEarth(Picture& picture, Random& random, const std::function<bool(Point, double)>& isFree);

/// Draws flagstones around the given sites (Voronoi cells with joints between them), clipped to the floor's
/// polygon.
void addFlagstones(Picture& picture, Random& random, const Polygon& floor, const std::vector<Point>& sites,
                   double joint, const std::vector<Rgb>& tints);

} // namespace tilewright::art
