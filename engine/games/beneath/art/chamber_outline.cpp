#include "engine/games/beneath/art/chamber_drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tilewright::art {

namespace {

constexpr double pi = std::numbers::pi;
constexpr double middle = 50;
/// How far before the chamber a corridor's wall starts to bend, and how much of the rim it takes up.
constexpr double filletLength = 6.5;
constexpr double filletAngle = 13 * pi / 180;
constexpr double arcStep = 26 * pi / 180;

/// A point given along and across (clockwise) a direction from the middle.
Point onAxis(double axis, double along, double across) {
    const int quarter = static_cast<int>(std::lround(axis / (pi / 2))) & 3;
    switch (quarter) {
    case 0:
        return {middle + across, middle - along};
    case 1:
        return {middle + along, middle + across};
    case 2:
        return {middle - across, middle + along};
    default:
        return {middle - along, middle - across};
    }
}

} // namespace

ChamberOutline::ChamberOutline(const Sides& sides, double radius, double unevenness, Random& random)
    : sides_(sides), radius_(radius) {
    constexpr std::array<double, 3> counts{2, 3, 5};
    constexpr std::array<double, 3> heights{1.5, 1.2, 0.7};
    for (std::size_t i = 0; i < waves_.size(); ++i)
        waves_[i] = {counts[i], unevenness * heights[i] * (0.6 + 0.4 * random.unit()),
                     2 * pi * random.unit()};
}

double ChamberOutline::radius(double radians) const {
    double r = radius_;
    for (const Wave& wave : waves_)
        r += wave.height * std::cos(wave.count * radians + wave.phase);
    return r;
}

Point ChamberOutline::rim(double radians, double offset) const {
    const double r = radius(radians) + offset;
    return {middle + r * std::sin(radians), middle - r * std::cos(radians)};
}

Point ChamberOutline::tangent(double radians, double offset) const {
    double slope = 0;
    for (const Wave& wave : waves_)
        slope -= wave.height * wave.count * std::sin(wave.count * radians + wave.phase);
    const double r = radius(radians) + offset;
    return {slope * std::sin(radians) + r * std::cos(radians),
            r * std::sin(radians) - slope * std::cos(radians)};
}

/// The angle at which a corridor's wall would meet the rim; `turn` is +1 for the wall clockwise of the axis,
/// -1 for the other.
double ChamberOutline::corridorAngle(double axis, double offset, int turn) const {
    double angle = 0.4;
    for (int i = 0; i < 8; ++i)
        angle = std::asin((corridorHalf + offset) / (radius(axis + turn * angle) + offset));
    return angle;
}

void ChamberOutline::addArc(Path& path, double from, double to, double offset) const {
    const int pieces = std::max(1, static_cast<int>(std::ceil((to - from) / arcStep)));
    const double step = (to - from) / pieces;
    for (int i = 0; i < pieces; ++i) {
        const double a = from + i * step, b = a + step;
        const Point pa = rim(a, offset), pb = rim(b, offset), ta = tangent(a, offset),
                    tb = tangent(b, offset);
        path.cubicTo({pa.x + ta.x * step / 3, pa.y + ta.y * step / 3},
                     {pb.x - tb.x * step / 3, pb.y - tb.y * step / 3}, pb);
    }
}

Path ChamberOutline::path(double offset) const {
    Path path;
    const double half = corridorHalf + offset;
    const auto start = [&](Point p) { path.empty() ? path.moveTo(p.x, p.y) : path.lineTo(p.x, p.y); };
    for (std::size_t i = 0; i < 4; ++i) {
        const double axis = static_cast<double>(i) * pi / 2, nextAxis = axis + pi / 2;
        double from = axis, to = nextAxis;
        if (isPassage(sides_[i])) {
            const double angle = corridorAngle(axis, offset, 1);
            const double reach = (radius(axis + angle) + offset) * std::cos(angle) + filletLength;
            from = axis + angle + filletAngle;
            start(onAxis(axis, middle, -half));
            start(onAxis(axis, middle, half));
            path.lineTo(onAxis(axis, reach, half).x, onAxis(axis, reach, half).y);
            const Point end = rim(from, offset), t = tangent(from, offset);
            path.cubicTo(onAxis(axis, reach - filletLength * 0.75, half),
                         {end.x - t.x * 0.17, end.y - t.y * 0.17}, end);
        } else if (path.empty()) {
            start(rim(axis, offset));
        }
        if (isPassage(sides_[(i + 1) % 4])) {
            const double angle = corridorAngle(nextAxis, offset, -1);
            const double reach = (radius(nextAxis - angle) + offset) * std::cos(angle) + filletLength;
            to = nextAxis - angle - filletAngle;
            addArc(path, from, to, offset);
            const Point t = tangent(to, offset), last = path.points().back();
            path.cubicTo({last.x + t.x * 0.17, last.y + t.y * 0.17},
                         onAxis(nextAxis, reach - filletLength * 0.75, -half),
                         onAxis(nextAxis, reach, -half));
        } else {
            addArc(path, from, to, offset);
        }
    }
    return path.close();
}

bool ChamberOutline::contains(Point p, double offset) const {
    const double dx = p.x - middle, dy = p.y - middle;
    if (std::hypot(dx, dy) < radius(std::atan2(dx, -dy)) + offset)
        return true;
    for (std::size_t i = 0; i < 4; ++i) {
        if (!isPassage(sides_[i]))
            continue;
        const double along = i == 0 ? -dy : i == 1 ? dx : i == 2 ? dy : -dx;
        const double across = i % 2 == 0 ? dx : dy;
        // The wall bends into the chamber: a little more than the corridor alone.
        if (along > 0 && std::abs(across) < corridorHalf + offset + (along < 33 ? 2 : 0))
            return true;
    }
    return false;
}

} // namespace tilewright::art
