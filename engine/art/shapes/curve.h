#pragma once

#include "engine/art/picture.h"

#include <span>
#include <vector>

namespace tilewright::art {

/// A chain of cubics: the middle of a road, the line of a wall. Parameters run from 0 to 1 over the whole
/// chain, with equal shares for all cubics.
class Curve {
public:
    struct Segment {
        Point from, control1, control2, to;
    };

    Curve() = default;
    explicit Curve(std::vector<Segment> pieces) : pieces_(std::move(pieces)) {}
    /// Smooth through all points (Catmull-Rom). Pre: at least two points.
    static Curve through(std::span<const Point> points);
    /// One cubic that leaves along `reach` and arrives along `reachBack`; their lengths are those of its
    /// handles.
    static Curve leaving(Point from, Point reach, Point to, Point reachBack);

    const std::vector<Segment>& pieces() const { return pieces_; }
    bool empty() const { return pieces_.empty(); }
    Point at(double t) const;
    /// A vector of length 1.
    Point direction(double t) const;
    Curve transformed(const Transform& t) const;
    /// Appends another curve. Pre: it begins where this one ends.
    Curve& append(const Curve& next);

    /// Open.
    Path path() const;
    /// The closed outline, clockwise, of a band `half` wide to either side of the curve; at a pointed end the
    /// width grows from zero over one cubic.
    Path ribbon(double half, bool pointedStart = false, bool pointedEnd = false) const;
    /// One edge of that band: to the right of the curve's direction on the screen for a positive offset.
    Path beside(double offset) const;

private:
    std::vector<Segment> pieces_;
};

/// Distance of two points, and the vector of length 1 between them (zero for the same point).
double distance(Point a, Point b);
Point towards(Point from, Point to);
/// `p` moved along `direction`.
inline Point moved(Point p, Point direction, double by) {
    return {p.x + direction.x * by, p.y + direction.y * by};
}
/// A quarter turn clockwise on the screen.
inline Point rightOf(Point direction) {
    return {-direction.y, direction.x};
}

} // namespace tilewright::art
