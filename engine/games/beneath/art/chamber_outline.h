#pragma once

#include "engine/art/picture.h"
#include "engine/base/random.h"
#include "engine/model/sides.h"

#include <array>

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

} // namespace tilewright::art
