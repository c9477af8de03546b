#include "engine/art/shapes/curve.h"

#include <algorithm>
#include <cmath>

namespace tilewright::art {

namespace {

Point cubicAt(const Curve::Segment& p, double t) {
    const double u = 1 - t, a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
    return {a * p.from.x + b * p.control1.x + c * p.control2.x + d * p.to.x,
            a * p.from.y + b * p.control1.y + c * p.control2.y + d * p.to.y};
}

Point slopeAt(const Curve::Segment& p, double t) {
    // Exact at the ends: a curve that begins perpendicular to a side must be cut along it.
    if (t <= 0)
        return towards(p.from, p.control1 == p.from ? p.to : p.control1);
    if (t >= 1)
        return towards(p.control2 == p.to ? p.from : p.control2, p.to);
    constexpr double step = 0.002;
    return towards(cubicAt(p, std::max(0.0, t - step)), cubicAt(p, std::min(1.0, t + step)));
}

struct Place {
    std::size_t piece;
    double t;
};

Place placeOf(double t, std::size_t count) {
    const double scaled = std::clamp(t, 0.0, 1.0) * static_cast<double>(count);
    const auto piece = std::min(static_cast<std::size_t>(scaled), count - 1);
    return {piece, scaled - static_cast<double>(piece)};
}

/// The cubic moved to its right by a distance that grows from one value to another (Tiller and Hanson).
Curve::Segment offset(const Curve::Segment& p, double atStart, double atEnd) {
    const Point start = rightOf(slopeAt(p, 0)), end = rightOf(slopeAt(p, 1));
    const Point from = moved(p.from, start, atStart), to = moved(p.to, end, atEnd);
    const double before = distance(p.from, p.to), after = distance(from, to);
    const double grown = before > 0 ? after / before : 1;
    const auto reach = [grown](Point base, Point anchor, Point control) {
        return Point{base.x + (control.x - anchor.x) * grown, base.y + (control.y - anchor.y) * grown};
    };
    return {from, reach(from, p.from, p.control1), reach(to, p.to, p.control2), to};
}

} // namespace

double distance(Point a, Point b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

Point towards(Point from, Point to) {
    const double length = distance(from, to);
    return length > 0 ? Point{(to.x - from.x) / length, (to.y - from.y) / length} : Point{};
}

Curve Curve::through(std::span<const Point> points) {
    std::vector<Segment> pieces;
    const std::size_t last = points.size() - 1;
    for (std::size_t i = 0; i < last; ++i) {
        const Point before = points[i == 0 ? 0 : i - 1], from = points[i], to = points[i + 1],
                    after = points[std::min(i + 2, last)];
        pieces.push_back({from,
                          {from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6},
                          {to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6},
                          to});
    }
    return Curve(std::move(pieces));
}

Curve Curve::leaving(Point from, Point reach, Point to, Point reachBack) {
    return Curve(
        {{from, {from.x + reach.x, from.y + reach.y}, {to.x + reachBack.x, to.y + reachBack.y}, to}});
}

Point Curve::at(double t) const {
    const Place place = placeOf(t, pieces_.size());
    return cubicAt(pieces_[place.piece], place.t);
}

Point Curve::direction(double t) const {
    const Place place = placeOf(t, pieces_.size());
    return slopeAt(pieces_[place.piece], place.t);
}

Curve Curve::transformed(const Transform& t) const {
    Curve result = *this;
    for (Segment& p : result.pieces_)
        p = {t(p.from), t(p.control1), t(p.control2), t(p.to)};
    return result;
}

Curve& Curve::append(const Curve& next) {
    pieces_.insert(pieces_.end(), next.pieces_.begin(), next.pieces_.end());
    return *this;
}

Path Curve::path() const {
    Path path;
    if (empty())
        return path;
    path.moveTo(pieces_.front().from.x, pieces_.front().from.y);
    for (const Segment& p : pieces_)
        path.cubicTo(p.control1, p.control2, p.to);
    return path;
}

Path Curve::ribbon(double half, bool pointedStart, bool pointedEnd) const {
    Path path;
    const std::size_t count = pieces_.size();
    const auto width = [&](std::size_t joint) {
        return (joint == 0 && pointedStart) || (joint == count && pointedEnd) ? 0 : half;
    };
    for (std::size_t i = 0; i < count; ++i) {
        const Segment p = offset(pieces_[i], -width(i), -width(i + 1));
        if (i == 0)
            path.moveTo(p.from.x, p.from.y);
        else
            path.lineTo(p.from.x, p.from.y);
        path.cubicTo(p.control1, p.control2, p.to);
    }
    for (std::size_t i = count; i-- > 0;) {
        const Segment p = offset(pieces_[i], width(i), width(i + 1));
        path.lineTo(p.to.x, p.to.y).cubicTo(p.control2, p.control1, p.from);
    }
    return path.close();
}

Path Curve::beside(double by) const {
    Path path;
    for (const Segment& piece : pieces_) {
        const Segment p = offset(piece, by, by);
        if (path.empty())
            path.moveTo(p.from.x, p.from.y);
        path.cubicTo(p.control1, p.control2, p.to);
    }
    return path;
}

} // namespace tilewright::art
