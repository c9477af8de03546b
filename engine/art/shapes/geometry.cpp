#include "engine/art/shapes/geometry.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace tilewright::art {

namespace {

/// Control distance that makes four cubics a circle.
constexpr double kappa = 0.5522847498;

Point between(Point a, Point b, double t) {
    return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

Point onCubic(Point a, Point b, Point c, Point d, double t) {
    const Point ab = between(a, b, t), bc = between(b, c, t), cd = between(c, d, t);
    return between(between(ab, bc, t), between(bc, cd, t), t);
}

} // namespace

Path rectangle(double x, double y, double width, double height) {
    return Path()
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineTo(x + width, y + height)
        .lineTo(x, y + height)
        .close();
}

Path roundedRectangle(double x, double y, double width, double height, double r) {
    const double right = x + width, bottom = y + height, k = r * (1 - kappa);
    Path p;
    p.moveTo(x + r, y).lineTo(right - r, y).cubicTo({right - k, y}, {right, y + k}, {right, y + r});
    p.lineTo(right, bottom - r).cubicTo({right, bottom - k}, {right - k, bottom}, {right - r, bottom});
    p.lineTo(x + r, bottom).cubicTo({x + k, bottom}, {x, bottom - k}, {x, bottom - r});
    p.lineTo(x, y + r).cubicTo({x, y + k}, {x + k, y}, {x + r, y});
    return p.close();
}

Path ellipse(Point c, double rx, double ry) {
    const double kx = rx * kappa, ky = ry * kappa;
    Path p;
    p.moveTo(c.x + rx, c.y);
    p.cubicTo({c.x + rx, c.y + ky}, {c.x + kx, c.y + ry}, {c.x, c.y + ry});
    p.cubicTo({c.x - kx, c.y + ry}, {c.x - rx, c.y + ky}, {c.x - rx, c.y});
    p.cubicTo({c.x - rx, c.y - ky}, {c.x - kx, c.y - ry}, {c.x, c.y - ry});
    p.cubicTo({c.x + kx, c.y - ry}, {c.x + rx, c.y - ky}, {c.x + rx, c.y});
    return p.close();
}

Path circle(Point centre, double radius) {
    return ellipse(centre, radius, radius);
}

Path line(Point from, Point to) {
    return Path().moveTo(from.x, from.y).lineTo(to.x, to.y);
}

Path polygon(std::span<const Point> corners) {
    return corners.empty() ? Path() : polyline(corners).close();
}

Path polyline(std::span<const Point> points) {
    Path p;
    for (std::size_t i = 0; i < points.size(); ++i)
        i == 0 ? p.moveTo(points[i].x, points[i].y) : p.lineTo(points[i].x, points[i].y);
    return p;
}

Path smooth(std::span<const Point> points, bool closed) {
    Path p;
    const std::size_t n = points.size();
    if (n < 2)
        return p;
    const auto at = [&](std::size_t i, int step) {
        if (closed)
            return points[(i + n + static_cast<std::size_t>(step + 1) - 1) % n];
        const auto wanted = static_cast<std::ptrdiff_t>(i) + step;
        return points[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(wanted, 0, std::ptrdiff_t(n) - 1))];
    };
    p.moveTo(points[0].x, points[0].y);
    for (std::size_t i = 0; i + (closed ? 0 : 1) < n; ++i) {
        const Point before = at(i, -1), from = at(i, 0), to = at(i, 1), after = at(i, 2);
        p.cubicTo({from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6},
                  {to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6}, to);
    }
    return closed ? p.close() : p;
}

Path arc(Point centre, double radius, double from, double to) {
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / 45)));
    const double step = (to - from) / pieces * std::numbers::pi / 180;
    const double reach = 4.0 / 3 * std::tan(step / 4) * radius;
    Path p;
    for (int i = 0; i <= pieces; ++i) {
        const double angle = from * std::numbers::pi / 180 + i * step;
        const Point at{centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)};
        if (i == 0) {
            p.moveTo(at.x, at.y);
            continue;
        }
        const Point last = p.points().back();
        const double before = angle - step;
        p.cubicTo({last.x - reach * std::sin(before), last.y + reach * std::cos(before)},
                  {at.x + reach * std::sin(angle), at.y - reach * std::cos(angle)}, at);
    }
    return p;
}

Path pathFrom(std::string_view text) {
    Path path;
    char verb = 'M';
    std::vector<Point> points;
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at != end;) {
        if (*at == ' ') {
            ++at;
        } else if (*at >= 'A' && *at <= 'Z') {
            verb = *at++;
            if (verb == 'Z')
                path.close();
        } else {
            Point& point = points.emplace_back();
            at = std::from_chars(at, end, point.x).ptr + 1; // past the comma
            at = std::from_chars(at, end, point.y).ptr;
            if (verb == 'C' && points.size() < 3)
                continue;
            if (verb == 'C')
                path.cubicTo(points[0], points[1], points[2]);
            else if (verb == 'L')
                path.lineTo(point.x, point.y);
            else
                path.moveTo(point.x, point.y);
            points.clear();
        }
    }
    return path;
}

Polygon flattened(const Path& path, int pieces) {
    Polygon result;
    auto next = path.points().begin();
    for (Path::Verb verb : path.verbs()) {
        if (verb == Path::Verb::Move || verb == Path::Verb::Line) {
            result.push_back(*next++);
        } else if (verb == Path::Verb::Cubic) {
            const Point from = result.back();
            for (int i = 1; i <= pieces; ++i)
                result.push_back(onCubic(from, next[0], next[1], next[2], double(i) / pieces));
            next += 3;
        }
    }
    return result;
}

Polygon clipped(const Polygon& corners, Point origin, Point normal) {
    Polygon result;
    if (corners.empty())
        return result;
    result.reserve(corners.size() + 1);
    const auto side = [&](Point p) { return (p.x - origin.x) * normal.x + (p.y - origin.y) * normal.y; };
    double a = side(corners.front());
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point from = corners[i], to = i + 1 < corners.size() ? corners[i + 1] : corners.front();
        const double b = side(to);
        if (a <= 0)
            result.push_back(from);
        if ((a < 0 && b > 0) || (a > 0 && b < 0))
            result.push_back(between(from, to, a / (a - b)));
        a = b;
    }
    return result;
}

double area(const Polygon& corners) {
    double twice = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point a = corners[i], b = corners[(i + 1) % corners.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return std::abs(twice) / 2;
}

Transform toSide(Direction where) {
    return Transform::rotation(90.0 * index(where), {50, 50});
}

} // namespace tilewright::art
