#include "editor/output/sheets/dxf_arcs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tilewright {

namespace {

using art::Point;

Point between(Point a, Point b) {
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

double cross(Point from, Point to, Point p) {
    return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
}

double distance(Point a, Point b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

struct Curve {
    std::array<Point, 4> points;

    Point at(double t) const {
        const double s = 1 - t;
        const double a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
        const auto& p = points;
        return {a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
                a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y};
    }
    std::array<Curve, 2> halves() const {
        const auto& p = points;
        const Point ab = between(p[0], p[1]), bc = between(p[1], p[2]), cd = between(p[2], p[3]);
        const Point abc = between(ab, bc), bcd = between(bc, cd), middle = between(abc, bcd);
        return {Curve{{p[0], ab, abc, middle}}, Curve{{middle, bcd, cd, p[3]}}};
    }
};

/// The largest deviation of the curve from the arc of that bulge, -1 to 1, between its ends; a line if it is
/// 0. Curves may extend beyond their ends and return.
double straying(const Curve& curve, double bulge) {
    const Point from = curve.points.front(), to = curve.points.back();
    const double chord = distance(from, to);
    // An arc of at most half a circle lies between the perpendiculars at its ends, like a line.
    const auto beyondEnds = [&](Point p) {
        const double along = ((p.x - from.x) * (to.x - from.x) + (p.y - from.y) * (to.y - from.y)) / chord;
        return std::max(-along, along - chord);
    };
    const auto fromLine = [&](Point p) { return std::abs(cross(from, to, p)) / chord; };
    // The centre lies on the chord's perpendicular, on its left for a small arc that turns left.
    const double aside = bulge == 0 ? 0 : (1 - bulge * bulge) / (4 * bulge);
    const Point middle = between(from, to);
    const Point centre{middle.x - (to.y - from.y) * aside, middle.y + (to.x - from.x) * aside};
    const double radius = distance(centre, from);
    const auto fromArc = [&](Point p) {
        const double off = std::abs(distance(centre, p) - radius);
        // The other part of the circle is on the other side of the chord.
        const bool isOther = cross(from, to, p) * bulge > 0;
        return isOther ? std::max(off, std::min(distance(p, from), distance(p, to))) : off;
    };
    double most = 0;
    for (int i = 1; i < 8; ++i) {
        const Point p = curve.at(i / 8.0);
        most = std::max({most, beyondEnds(p), bulge == 0 ? fromLine(p) : fromArc(p)});
    }
    return most;
}

/// Whether a curve goes roughly straight from one end to the other, like a quarter of a circle: then a few
/// points are enough to locate it.
bool isTame(const Curve& curve) {
    constexpr double longest = 1.4;
    double polygon = 0;
    for (std::size_t i = 1; i < curve.points.size(); ++i)
        polygon += distance(curve.points[i - 1], curve.points[i]);
    return polygon <= longest * distance(curve.points.front(), curve.points.back());
}

/// The arc's bulge belongs to the present last vertex.
void addCurve(ArcChain& chain, const Curve& curve, double tolerance, int depth = 0) {
    constexpr int deepest = 12;
    const Point from = curve.points.front(), to = curve.points.back();
    const double chord = distance(from, to);
    if (chord > 0 && isTame(curve)) {
        double bulge = -2 * cross(from, to, curve.at(0.5)) / (chord * chord);
        if (std::abs(bulge) * chord / 2 < tolerance / 10)
            bulge = 0;
        if (std::abs(bulge) <= 1 && straying(curve, bulge) <= tolerance) {
            chain.vertices.back().bulge = bulge;
            chain.vertices.push_back({to, 0});
            return;
        }
    }
    if (depth == deepest) {
        if (chord > 0)
            chain.vertices.push_back({to, 0});
        return;
    }
    for (const Curve& half : curve.halves())
        addCurve(chain, half, tolerance, depth + 1);
}

/// A closed chain has its first point only once.
void close(ArcChain& chain) {
    chain.closed = true;
    if (chain.vertices.size() > 2 &&
        distance(chain.vertices.front().point, chain.vertices.back().point) < 1e-9)
        chain.vertices.pop_back();
}

} // namespace

std::vector<ArcChain> arcChains(const art::Path& path, double tolerance) {
    std::vector<ArcChain> chains;
    auto next = path.points().begin();
    for (const art::Path::Verb verb : path.verbs()) {
        if (verb == art::Path::Verb::Move || chains.empty())
            chains.emplace_back();
        ArcChain& chain = chains.back();
        switch (verb) {
        case art::Path::Verb::Move:
        case art::Path::Verb::Line:
            chain.vertices.push_back({*next++, 0});
            break;
        case art::Path::Verb::Cubic:
            addCurve(chain, {{chain.vertices.back().point, next[0], next[1], next[2]}}, tolerance);
            next += 3;
            break;
        case art::Path::Verb::Close:
            close(chain);
            break;
        }
    }
    std::erase_if(chains, [](const ArcChain& chain) { return chain.vertices.size() < 2; });
    return chains;
}

} // namespace tilewright
