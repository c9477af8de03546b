#pragma once

#include "engine/art/picture.h"
#include "engine/art/shapes/geometry.h"
#include "engine/base/random.h"
#include "engine/grid/cell.h"
#include "engine/model/sides.h"

#include <array>
#include <functional>
#include <vector>

/// What pictures of tiles and rooms are drawn from.
namespace tilewright::art {

/// Half the width of a corridor.
inline constexpr double corridorHalf = 11;

/// The outline of a tile's floor: an organic chamber around the middle of the square, with a corridor to each
/// passage. All functions take an offset: the distance outside (or, if negative, inside) the floor's rim.
class ChamberOutline {
public:
    /// `unevenness` 0 gives a circle.
    ChamberOutline(const Sides& sides, double radius, double unevenness, Random& random);

    /// One closed subpath, clockwise from north; corridors end exactly on the square's edges.
    Path path(double offset) const;
    bool contains(Point p, double offset) const;
    /// Distance of the chamber's rim from the middle, at an angle clockwise from north.
    double radius(double radians) const;
    const Sides& sides() const { return sides_; }

private:
    Point rim(double radians, double offset) const;
    /// Direction and speed of the rim there, per radian.
    Point tangent(double radians, double offset) const;
    double corridorAngle(double axis, double offset, int turn) const;
    void addArc(Path& path, double from, double to, double offset) const;

    struct Wave {
        double count;
        double height;
        double phase;
    };
    Sides sides_;
    double radius_;
    std::array<Wave, 3> waves_{};
};

/// Draws earth over the whole square, with pebbles and cracks where `isFree(point, distance)` says that
/// nothing else lies within the distance.
void addEarth(Picture& picture, Random& random, const std::function<bool(Point, double)>& isFree);

/// Draws flagstones around the given sites (Voronoi cells with joints between them), clipped to the floor's
/// polygon.
void addFlagstones(Picture& picture, Random& random, const Polygon& floor, const std::vector<Point>& sites,
                   double joint, const std::vector<Rgb>& tints);

/// Draws a door, with its disc if it has one, on a side of a tile or room of 100 units.
void addDoor(Picture& picture, SideContent side, Direction where);
/// The door alone, on the north side of the square; without the disc.
Picture doorPicture(SideContent side);

} // namespace tilewright::art
