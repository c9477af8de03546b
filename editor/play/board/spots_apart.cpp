#include "editor/play/board/spots_apart.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tilewright {

namespace {

/// Distance of the middles of two squares that touch.
double away(QPointF a, QPointF b) {
    return std::max(std::abs(a.x() - b.x()), std::abs(a.y() - b.y()));
}

double nearestOther(const std::vector<QPointF>& middles, std::size_t self, QPointF at, double atMost) {
    double least = atMost;
    for (std::size_t i = 0; i < middles.size(); ++i)
        if (i != self)
            least = std::min(least, away(middles[i], at));
    return least;
}

std::vector<QPointF> pointsIn(const QPainterPath& area) {
    constexpr int edge = 8;
    constexpr int step = 3;
    std::vector<QPointF> points;
    for (int y = edge; y <= 100 - edge; y += step)
        for (int x = edge; x <= 100 - edge; x += step)
            if (area.contains(QPointF(x, y)))
                points.emplace_back(x, y);
    return points;
}

} // namespace

SpotsApart spotsApart(const std::vector<QPainterPath>& areas, const std::vector<QPointF>& places,
                      double wanted) {
    SpotsApart spots{places, wanted};
    std::vector<std::vector<QPointF>> points(areas.size());
    constexpr int mostRounds = 6;
    for (int round = 0; round < mostRounds; ++round) {
        bool moved = false;
        for (std::size_t i = 0; i < places.size(); ++i) {
            double best = nearestOther(spots.middles, i, spots.middles[i], wanted);
            if (best >= wanted)
                continue;
            if (points[i].empty())
                points[i] = pointsIn(areas[i]);
            for (const QPointF point : points[i]) {
                const double here = nearestOther(spots.middles, i, point, wanted);
                const bool nearer =
                    here == best && away(point, places[i]) < away(spots.middles[i], places[i]);
                if (here > best || (moved && nearer)) {
                    spots.middles[i] = point;
                    best = here;
                    moved = true;
                }
            }
        }
        if (!moved)
            break;
    }
    for (std::size_t i = 0; i < places.size(); ++i)
        spots.size = nearestOther(spots.middles, i, spots.middles[i], spots.size);
    spots.size = std::max(spots.size, wanted / 3);
    return spots;
}

} // namespace tilewright
