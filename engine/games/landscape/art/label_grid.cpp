#include "engine/games/landscape/art/label_grid.h"
#include "engine/art/shapes/geometry.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright::art {

namespace {

struct RowCrossing {
    double x;
    int winding;
};

/// Closed subpaths as corners.
std::vector<Polygon> subpaths(const Path& path) {
    std::vector<Polygon> result;
    Path one;
    auto next = path.points().begin();
    const auto finish = [&] {
        if (!one.empty())
            result.push_back(flattened(one, 8));
        one = {};
    };
    for (const Path::Verb verb : path.verbs()) {
        if (verb == Path::Verb::Move) {
            finish();
            one.moveTo(next->x, next->y);
            ++next;
        } else if (verb == Path::Verb::Line) {
            one.lineTo(next->x, next->y);
            ++next;
        } else if (verb == Path::Verb::Cubic) {
            one.cubicTo(next[0], next[1], next[2]);
            next += 3;
        }
    }
    finish();
    return result;
}

int cell(double coordinate) {
    return std::clamp(static_cast<int>(std::floor(coordinate)), 0, LabelGrid::size - 1);
}

} // namespace

std::int8_t LabelGrid::at(Point p) const {
    return at(cell(p.x), cell(p.y));
}

void LabelGrid::fill(const Path& path, std::int8_t label) {
    std::vector<std::vector<RowCrossing>> rows(size);
    for (const Polygon& corners : subpaths(path))
        for (std::size_t i = 0; i < corners.size(); ++i) {
            Point a = corners[i], b = corners[(i + 1) % corners.size()];
            const int winding = a.y < b.y ? 1 : -1;
            if (a.y > b.y)
                std::swap(a, b);
            const int first = std::max(0, static_cast<int>(std::ceil(a.y - 0.5)));
            for (int y = first; y < size && y + 0.5 < b.y; ++y)
                rows[static_cast<std::size_t>(y)].push_back(
                    {a.x + (b.x - a.x) * (y + 0.5 - a.y) / (b.y - a.y), winding});
        }
    for (int y = 0; y < size; ++y) {
        auto& crossings = rows[static_cast<std::size_t>(y)];
        std::sort(crossings.begin(), crossings.end(),
                  [](const RowCrossing& a, const RowCrossing& b) { return a.x < b.x; });
        int winding = 0;
        for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
            winding += crossings[i].winding;
            if (winding == 0)
                continue;
            const int from = std::max(0, static_cast<int>(std::ceil(crossings[i].x - 0.5)));
            for (int x = from; x < size && x + 0.5 < crossings[i + 1].x; ++x)
                labels_[index(x, y)] = label;
        }
    }
}

std::vector<int> LabelGrid::openRegions(int& count) const {
    std::vector<int> regions(labels_.size(), -1);
    std::vector<std::size_t> waiting;
    count = 0;
    for (std::size_t start = 0; start < labels_.size(); ++start) {
        if (labels_[start] != open || regions[start] >= 0)
            continue;
        regions[start] = count;
        waiting.push_back(start);
        while (!waiting.empty()) {
            const std::size_t here = waiting.back();
            waiting.pop_back();
            const std::size_t x = here % size, y = here / size;
            const auto visit = [&](std::size_t to) {
                if (labels_[to] == open && regions[to] < 0) {
                    regions[to] = count;
                    waiting.push_back(to);
                }
            };
            if (x > 0)
                visit(here - 1);
            if (x + 1 < size)
                visit(here + 1);
            if (y > 0)
                visit(here - size);
            if (y + 1 < size)
                visit(here + size);
        }
        ++count;
    }
    return regions;
}

void LabelGrid::relabel(const std::vector<int>& regions, std::span<const std::int8_t> labelOfRegion) {
    for (std::size_t i = 0; i < labels_.size(); ++i)
        if (regions[i] >= 0)
            labels_[i] = labelOfRegion[static_cast<std::size_t>(regions[i])];
}

void LabelGrid::measure() {
    // Two sweeps of a chamfer: steps of 1 and of the square's diagonal.
    constexpr float straight = 1, slanting = 1.4142135F;
    clearance_.assign(labels_.size(), 0);
    const auto towards = [&](int x, int y, int dx, int dy) {
        const float step = dx != 0 && dy != 0 ? slanting : straight;
        const int i = x + dx, j = y + dy;
        if (i < 0 || j < 0 || i >= size || j >= size || at(i, j) != at(x, y))
            return step / 2;
        return clearance_[index(i, j)] + step;
    };
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            clearance_[index(x, y)] = std::min(std::min(towards(x, y, -1, 0), towards(x, y, 0, -1)),
                                               std::min(towards(x, y, -1, -1), towards(x, y, 1, -1)));
    for (int y = size - 1; y >= 0; --y)
        for (int x = size - 1; x >= 0; --x) {
            const float back = std::min(std::min(towards(x, y, 1, 0), towards(x, y, 0, 1)),
                                        std::min(towards(x, y, 1, 1), towards(x, y, -1, 1)));
            float& here = clearance_[index(x, y)];
            here = std::min(here, back);
        }
}

double LabelGrid::clearance(Point p) const {
    if (p.x < 0 || p.y < 0 || p.x >= size || p.y >= size)
        return 0;
    return double(clearance_[index(cell(p.x), cell(p.y))]);
}

Path LabelGrid::outline(std::int8_t label) const {
    const auto inside = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < size && y < size && at(x, y) == label;
    };
    // Edges of cells, followed with the inside on the right; each is recorded by its start and direction.
    std::vector<bool> walked(static_cast<std::size_t>((size + 1) * (size + 1) * 4), false);
    constexpr std::array<int, 4> dx{1, 0, -1, 0}, dy{0, 1, 0, -1};
    // Cells right and left of an edge that runs from a corner in a direction.
    constexpr std::array<int, 4> rightX{0, -1, -1, 0}, rightY{0, 0, -1, -1};
    constexpr std::array<int, 4> leftX{0, 0, -1, -1}, leftY{-1, 0, 0, -1};
    const auto isEdge = [&](int x, int y, std::size_t d) {
        return inside(x + rightX[d], y + rightY[d]) && !inside(x + leftX[d], y + leftY[d]);
    };
    const auto edge = [](int x, int y, std::size_t d) {
        return (static_cast<std::size_t>(y) * (size + 1) + static_cast<std::size_t>(x)) * 4 + d;
    };
    Path path;
    for (int startY = 0; startY <= size; ++startY)
        for (int startX = 0; startX <= size; ++startX) {
            if (!isEdge(startX, startY, 0) || walked[edge(startX, startY, 0)])
                continue;
            std::vector<Point> points;
            int x = startX, y = startY;
            std::size_t d = 0;
            do {
                walked[edge(x, y, d)] = true;
                const bool onSide = (x == 0 || x == size) && (y == 0 || y == size);
                if (onSide)
                    points.push_back({double(x), double(y)});
                points.push_back({x + 0.5 * dx[d], y + 0.5 * dy[d]});
                x += dx[d];
                y += dy[d];
                const std::size_t right = (d + 1) % 4, left = (d + 3) % 4;
                d = isEdge(x, y, right) ? right : isEdge(x, y, d) ? d : left;
            } while (!walked[edge(x, y, d)]);
            // Keeps only corners.
            std::vector<Point> corners;
            for (std::size_t i = 0; i < points.size(); ++i) {
                const Point before = corners.empty() ? points.back() : corners.back(), here = points[i],
                            after = points[(i + 1) % points.size()];
                const double turn =
                    (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x);
                if (std::abs(turn) > 1e-9)
                    corners.push_back(here);
            }
            path.append(polygon(corners));
        }
    return path;
}

} // namespace tilewright::art
