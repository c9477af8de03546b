#include "engine/games/beneath/art/chamber_drawing.h"

#include "engine/art/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tilewright::art {

namespace {

Path pebble(Point centre, double size, Random& random) {
    constexpr int corners = 5;
    std::array<Point, corners> points;
    const double turn = random.unit() * 6.28, squash = 0.62 + 0.3 * random.unit(),
                 lean = random.unit() * 3.14;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * std::numbers::pi * i / corners;
        const double r = size * (0.82 + 0.3 * random.unit());
        const double x = r * std::cos(angle), y = r * squash * std::sin(angle);
        points[static_cast<std::size_t>(i)] = {centre.x + x * std::cos(lean) - y * std::sin(lean),
                                               centre.y + x * std::sin(lean) + y * std::cos(lean)};
    }
    return smooth(points, true);
}

void addCrack(Path& cracks, Random& random, const std::function<bool(Point, double)>& isFree) {
    Point at{4 + 92 * random.unit(), 4 + 92 * random.unit()};
    double heading = random.unit() * 2 * std::numbers::pi;
    std::vector<Point> points;
    for (int i = 0; i < 5 && at.x > 1 && at.y > 1 && at.x < 99 && at.y < 99 && isFree(at, 1); ++i) {
        points.push_back(at);
        heading += (random.unit() - 0.5) * 1.7;
        const double step = 2 + 3 * random.unit();
        at = {at.x + step * std::cos(heading), at.y + step * std::sin(heading)};
    }
    if (points.size() > 2)
        cracks.append(polyline(points));
}

} // namespace

void addEarth(Picture& picture, Random& random, const std::function<bool(Point, double)>& isFree) {
    picture.fill(rectangle(0, 0, 100, 100), palette::earth);
    Path cracks;
    for (int i = 0; i < 7; ++i)
        addCrack(cracks, random, isFree);
    picture.stroke(cracks, {Rgb::hex(0x382B23), 0.7, Join::Round, Cap::Round});

    struct Pebble {
        Point centre;
        double size;
    };
    std::vector<Pebble> placed;
    Path lit;
    std::array<Path, 3> bodies;
    for (int attempt = 0; attempt < 150 && placed.size() < 42; ++attempt) {
        const double size = attempt < 30 ? 2 + 1.9 * random.unit() : 0.7 + 1.2 * random.unit();
        const double margin = size * 1.15 + 0.4;
        const Point centre{margin + (100 - 2 * margin) * random.unit(),
                           margin + (100 - 2 * margin) * random.unit()};
        bool free = isFree(centre, size * 1.1);
        for (const Pebble& other : placed)
            free = free &&
                   std::hypot(other.centre.x - centre.x, other.centre.y - centre.y) > other.size + size + 0.8;
        if (!free)
            continue;
        placed.push_back({centre, size});
        const Path body = pebble(centre, size, random);
        const std::uint32_t tint = random.below(3);
        bodies[tint].append(body);
        // A lighter top gives the larger ones some height, without a light direction, since tiles are
        // rotated.
        if (size > 2 && tint > 0)
            lit.append(body.transformed(Transform{0.55, 0, 0, 0.55, 0.45 * centre.x, 0.45 * centre.y}));
    }
    picture.fill(bodies[0], palette::earthDark);
    picture.fill(bodies[1], Rgb::hex(0x55443A));
    picture.fill(bodies[2], palette::earthLight);
    picture.fill(lit, Rgb{255, 240, 220, 16});
}

void addFlagstones(Picture& picture, Random& random, const Polygon& floor, const std::vector<Point>& sites,
                   double joint, const std::vector<Rgb>& tints) {
    std::vector<Path> stones(tints.size());
    struct Neighbour {
        double distance;
        Point normal;
    };
    std::vector<Neighbour> neighbours;
    for (const Point& site : sites) {
        neighbours.clear();
        for (const Point& other : sites) {
            const Point normal{other.x - site.x, other.y - site.y};
            const double distance = std::hypot(normal.x, normal.y);
            if (distance > 0 && distance < 30)
                neighbours.push_back({distance, normal});
        }
        // The nearest cut away most, so that the others have little left to cut.
        std::stable_sort(neighbours.begin(), neighbours.end(),
                         [](const Neighbour& a, const Neighbour& b) { return a.distance < b.distance; });
        Polygon stone = floor;
        for (const auto& [distance, normal] : neighbours) {
            const double half = (distance - joint) / 2 / distance;
            stone = clipped(stone, {site.x + normal.x * half, site.y + normal.y * half}, normal);
            if (stone.size() < 3)
                break;
        }
        const std::size_t tint = random.below(static_cast<std::uint32_t>(tints.size()));
        if (stone.size() >= 3 && area(stone) > 1.5)
            stones[tint].append(polygon(stone));
    }
    for (std::size_t i = 0; i < tints.size(); ++i)
        picture.fill(stones[i], tints[i]);
}

} // namespace tilewright::art
