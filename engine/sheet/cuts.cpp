#include "engine/sheet/cuts.h"

#include "engine/art/shapes/geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <set>
#include <tuple>
#include <utility>

namespace tilewright::sheet {

namespace {

using EdgeKey = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t>;

/// An edge without its rounded ends, and the corner that follows it.
struct Edge {
    art::Point from;
    art::Point to;
    art::Point corner;
    art::Point next; // where the corner's arc ends
};

std::array<Edge, 4> edgesOf(const CutPiece& p) {
    const double r = std::clamp(p.radius, 0.0, std::min(p.width, p.height) / 2);
    const double right = p.x + p.width, bottom = p.y + p.height;
    return {{{{p.x + r, p.y}, {right - r, p.y}, {right, p.y}, {right, p.y + r}},
             {{right, p.y + r}, {right, bottom - r}, {right, bottom}, {right - r, bottom}},
             {{right - r, bottom}, {p.x + r, bottom}, {p.x, bottom}, {p.x, bottom - r}},
             {{p.x, bottom - r}, {p.x, p.y + r}, {p.x, p.y}, {p.x + r, p.y}}}};
}

/// The same for both directions.
EdgeKey keyOf(const Edge& edge) {
    const auto [x1, x2] = std::minmax({nanometres(edge.from.x), nanometres(edge.to.x)});
    const auto [y1, y2] = std::minmax({nanometres(edge.from.y), nanometres(edge.to.y)});
    return {x1, y1, x2, y2};
}

/// A quarter of a circle; nothing if the corner is not rounded.
void addCorner(art::Path& path, const Edge& edge) {
    if (edge.to == edge.next)
        return;
    constexpr double reach = 0.5522847498; // of a cubic that approximates an arc
    const auto towards = [&](art::Point p) {
        return art::Point{p.x + (edge.corner.x - p.x) * reach, p.y + (edge.corner.y - p.y) * reach};
    };
    path.cubicTo(towards(edge.to), towards(edge.next), edge.next);
}

art::Path closedPath(const std::array<Edge, 4>& edges) {
    art::Path path;
    path.moveTo(edges[0].from.x, edges[0].from.y);
    for (const Edge& edge : edges) {
        // The last side of a square is drawn by closing it.
        const bool closes = &edge == &edges.back() && edge.to == edge.next;
        if (!closes && edge.from != edge.to)
            path.lineTo(edge.to.x, edge.to.y);
        addCorner(path, edge);
    }
    return path.close();
}

/// The edges that are not drawn yet, as open paths; begins after one that is.
void addRest(std::vector<art::Path>& paths, const std::array<Edge, 4>& edges, std::set<EdgeKey>& there) {
    std::array<bool, 4> isNew{};
    std::size_t start = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        isNew[i] = there.insert(keyOf(edges[i])).second;
        if (!isNew[i])
            start = i;
    }
    art::Path path;
    const auto finish = [&] {
        if (path.verbs().size() > 1)
            paths.push_back(path);
        path = {};
    };
    for (std::size_t step = 0; step < 4; ++step) {
        const std::size_t i = (start + step) % 4;
        if (isNew[i]) {
            if (path.empty())
                path.moveTo(edges[i].from.x, edges[i].from.y);
            path.lineTo(edges[i].to.x, edges[i].to.y);
        } else {
            finish();
            path.moveTo(edges[i].to.x, edges[i].to.y);
        }
        addCorner(path, edges[i]);
    }
    finish();
}

} // namespace

std::vector<art::Path> cutPaths(std::span<const CutPiece> pieces) {
    std::set<EdgeKey> there;
    std::vector<art::Path> paths;
    std::vector<std::array<Edge, 4>> rest;
    // Whole pieces first: of touching ones every other, as on a chessboard.
    for (const CutPiece& piece : pieces) {
        const std::array<Edge, 4> edges = edgesOf(piece);
        const bool isFree =
            std::none_of(edges.begin(), edges.end(), [&](const Edge& e) { return there.contains(keyOf(e)); });
        if (isFree) {
            paths.push_back(closedPath(edges));
            for (const Edge& edge : edges)
                there.insert(keyOf(edge));
        } else {
            rest.push_back(edges);
        }
    }
    for (const std::array<Edge, 4>& edges : rest)
        addRest(paths, edges, there);
    return paths;
}

art::Box boxOf(std::span<const CutPiece> pieces) {
    art::Box box{pieces[0].x, pieces[0].y, pieces[0].x, pieces[0].y};
    for (const CutPiece& p : pieces) {
        box.left = std::min(box.left, p.x);
        box.top = std::min(box.top, p.y);
        box.right = std::max(box.right, p.x + p.width);
        box.bottom = std::max(box.bottom, p.y + p.height);
    }
    return box;
}

} // namespace tilewright::sheet
