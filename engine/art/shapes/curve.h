#pragma once

#include "engine/art/picture.h"

#include <span>
#include <vector>

namespace tilewright::art {

/// A chain of cubics: the middle of a road, the line of a wall. Parameters run from 0 to 1 over the whole
/// chain, each cubic having the same share.
class Curve {
public:
    struct Piece {
        Point from, control1, control2, to;
    };

    Curve() = default;
    explicit Curve(std::vector<Piece> pieces) : pieces_(std::move(pieces)) {}
    /// Smooth through all points (Catmull-Rom). Pre: two points or more.
    static Curve through(std::span<const Point> points);
    /// One cubic that leaves and arrives along the given directions, each reaching that far.
    static Curve leaving(Point from, Point reach, Point to, Point reachBack);

    const std::vector<Piece>& pieces() const { return pieces_; }
    bool empty() const { return pieces_.empty(); }
    Point at(double t) const;
    /// Of length 1.
    Point direction(double t) const;
    Curve transformed(const Transform& t) const;
    /// Follows this one; pre: begins where this one ends.
    Curve& append(const Curve& next);

    /// Open.
    Path path() const;
    /// The closed outline, clockwise, of a band `half` wide to either side of the curve; a pointed end has no
    /// width there and its full one after one cubic.
    Path ribbon(double half, bool pointedStart = false, bool pointedEnd = false) const;
    /// One edge of that band: to the right of the curve's direction on the screen for a positive offset.
    Path beside(double offset) const;

private:
    std::vector<Piece> pieces_;
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
