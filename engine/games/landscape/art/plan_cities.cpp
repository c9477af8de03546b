#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/tile_plan.h"

#include <algorithm>
#include <array>

namespace tilewright::art {

namespace {

constexpr std::size_t corners = 4;

/// A side of a city or, if it only reaches a corner, that corner; corners have the number of the side that
/// begins there, clockwise.
struct Attachment {
    int from;
    int to;
};

/// Corners that a city must reach, as bits, because it separates two fields that meet there.
std::vector<unsigned> reachedCorners(const Landscape& tile) {
    std::vector<unsigned> reached(tile.features.size(), 0);
    for (int corner = 0; corner < static_cast<int>(corners); ++corner) {
        const int before = (2 * corner + 7) % halfSideCount, after = 2 * corner;
        const int one = fieldAt(tile, before), other = fieldAt(tile, after);
        int city = -1;
        if (one >= 0 && other >= 0 && one != other) {
            city = commonCity(tile, one, other);
        } else if ((one >= 0) != (other >= 0)) {
            // A city's side ends here, but the field does not touch that city: another one is between.
            const auto side = directionAt((one >= 0 ? after : before) / 2);
            const auto& touched = tile.features[static_cast<std::size_t>(one >= 0 ? one : other)].cities;
            const bool touchesIt = std::any_of(touched.begin(), touched.end(), [&](int c) {
                return c >= 0 && c < static_cast<int>(tile.features.size()) &&
                       hasSide(tile.features[static_cast<std::size_t>(c)], side);
            });
            if (!touchesIt && !touched.empty() && tile.edges[static_cast<std::size_t>(side)] == Edge::City)
                city = touched.front();
        }
        if (city >= 0 && city < static_cast<int>(tile.features.size()))
            reached[static_cast<std::size_t>(city)] |= 1U << static_cast<unsigned>(corner);
    }
    return reached;
}

std::vector<Attachment> attachmentsOf(unsigned sides, unsigned reached) {
    std::vector<Attachment> result;
    const auto has = [](unsigned bits, int i) { return ((bits >> static_cast<unsigned>(i & 3)) & 1U) != 0; };
    for (int i = 0; i < static_cast<int>(corners); ++i) {
        if (has(sides, i))
            result.push_back({i, (i + 1) % 4});
        else if (has(reached, i) && !has(sides, i + 3))
            result.push_back({i, i});
    }
    return result;
}

/// How far the land on a city's far side extends inwards.
struct Depths {
    double one = 27;   ///< across one side
    double two = -6;   ///< across two: the wall's distance behind the diagonal, negative: towards the city
    double three = 30; ///< across three: how far the city extends inwards
};

class Outliner {
public:
    explicit Outliner(Random& random) : random_(random) {}

    CityPlan outline(unsigned sides, unsigned reached, const Depths& depths, std::optional<Point> pull) {
        CityPlan plan;
        const std::vector<Attachment> stops = attachmentsOf(sides, reached);
        if (stops.empty())
            return plan;
        const auto place = [](int corner) { return toSide(directionAt(corner))({0, 0}); };
        const Point start = place(stops.front().from);
        plan.area.moveTo(start.x, start.y);
        for (std::size_t i = 0; i < stops.size(); ++i) {
            const Attachment& here = stops[i];
            const Attachment& next = stops[(i + 1) % stops.size()];
            if (here.to != here.from)
                plan.area.lineTo(place(here.to).x, place(here.to).y);
            const int span = (next.from - here.to + 4) % 4;
            if (span == 0)
                continue;
            const Transform turn = toSide(directionAt(here.to));
            // A city that only reaches a corner has little room between two fields.
            const Curve wall =
                gap(span, depths, pull, turn, here.from == here.to, next.from == next.to).transformed(turn);
            for (const Curve::Segment& p : wall.pieces())
                plan.area.cubicTo(p.control1, p.control2, p.to);
            plan.walls.push_back(wall);
        }
        plan.area.close();
        return plan;
    }

private:
    double off() { return (random_.unit() - 0.5) * 1.8; }

    /// From the north-west corner clockwise to the next attachment, past one, two or three sides.
    Curve gap(int span, const Depths& depths, std::optional<Point> pull, const Transform& turn,
              bool narrowStart, bool narrowEnd) {
        std::array<Point, 7> p;
        if (span == 1) {
            const double d = depths.one;
            p = {{{0, 0}, {15, d * 0.56}, {31, d * 0.9}, {50, d}, {69, d * 0.9}, {85, d * 0.56}, {100, 0}}};
        } else if (span == 2) {
            const double d = depths.two;
            p = {{{0, 0},
                  {16 + 0.2 * d, 18 - 0.2 * d},
                  {33 + 0.75 * d, 33 - 0.75 * d},
                  {50 + d, 50 - d},
                  {67 + 0.75 * d, 67 - 0.75 * d},
                  {82 + 0.2 * d, 84 - 0.2 * d},
                  {100, 100}}};
        } else {
            // The city is on the left here, which is its only side.
            const Point front = pull ? inverse(turn, *pull) : Point{depths.three, 50};
            const double d = std::clamp(front.x, 20.0, 80.0), y = std::clamp(front.y, 20.0, 80.0);
            p = {{{0, 0},
                  {d * 0.4, 0.34 * y},
                  {d * 0.84, 0.66 * y},
                  {d, y},
                  {d * 0.84, 100 - 0.66 * (100 - y)},
                  {d * 0.4, 100 - 0.34 * (100 - y)},
                  {0, 100}}};
        }
        if (narrowStart && span < 3)
            p[1] = span == 1 ? Point{19, depths.one * 0.42} : Point{22, 12};
        if (narrowEnd && span < 3)
            p[5] = span == 1 ? Point{81, depths.one * 0.42} : Point{88, 78};
        for (std::size_t i = 1; i + 1 < p.size(); ++i)
            if (!pull)
                p[i] = {p[i].x + off(), p[i].y + off()};
        return Curve::through(p);
    }

    /// A rotation around the middle is undone by three more.
    static Point inverse(const Transform& turn, Point p) { return turn(turn(turn(p))); }

    Random& random_;
};

/// Whether another city has both neighbouring sides, so that it surrounds this one.
bool surroundedByAnother(const Landscape& tile, int self, Direction side) {
    for (int c = 0; c < static_cast<int>(tile.features.size()); ++c) {
        const Feature& f = tile.features[static_cast<std::size_t>(c)];
        if (c != self && f.kind == FeatureKind::City && hasSide(f, directionAt(index(side) + 1)) &&
            hasSide(f, directionAt(index(side) + 3)))
            return true;
    }
    return false;
}

bool othersHaveEdges(const Landscape& tile, const Feature& city, Edge kind, bool opposite) {
    for (const Direction d : allDirections)
        if (!hasSide(city, d) && tile.edges[static_cast<std::size_t>(d)] == kind &&
            (!opposite ||
             (hasSide(city, directionAt(index(d) + 1)) && hasSide(city, directionAt(index(d) + 3)))))
            return true;
    return false;
}

Depths depthsOf(const Landscape& tile, int number, unsigned reached, bool anyReached) {
    const Feature& city = tile.features[static_cast<std::size_t>(number)];
    Depths depths;
    if (othersHaveEdges(tile, city, Edge::City, false))
        depths.two = -11;
    if (othersHaveEdges(tile, city, Edge::City, true))
        depths.one = 36;
    if (reached != 0) {
        depths.one = 18;
        depths.two = 1;
    } else if (anyReached) {
        depths.two = -16;
    }
    for (const Feature& road : tile.features)
        if (road.kind == FeatureKind::Road && road.tunnel == Tunnel::Splits)
            depths.one = 38;
    if (sideCount(city) == 1)
        for (const Direction d : allDirections)
            if (hasSide(city, d) && surroundedByAnother(tile, number, d))
                depths.three = 16;
    return depths;
}

/// A city of two opposite sides that leads over another: two small ones and a bridge.
CityPlan overOther(Outliner& outliner, unsigned sides) {
    Depths depths;
    depths.three = 20;
    CityPlan plan;
    for (const Direction d : allDirections) {
        const unsigned bit = 1U << static_cast<unsigned>(index(d));
        if ((sides & bit) == 0)
            continue;
        const CityPlan half = outliner.outline(bit, 0, depths, std::nullopt);
        plan.area.append(half.area);
        plan.walls.insert(plan.walls.end(), half.walls.begin(), half.walls.end());
    }
    const bool upright = (sides & 1U) != 0;
    const Point from = upright ? Point{50, 14} : Point{14, 50}, to = upright ? Point{50, 86} : Point{86, 50};
    plan.bridge = Curve::through(std::array{from, Point{50, 50}, to});
    return plan;
}

} // namespace

void planCities(TilePlan& plan, const Landscape& tile, const std::vector<std::optional<Point>>& pulls,
                Random random) {
    const std::vector<unsigned> reached = reachedCorners(tile);
    const bool anyReached =
        std::any_of(reached.begin(), reached.end(), [](unsigned corner) { return corner != 0; });
    Outliner outliner(random);
    for (int c = 0; c < static_cast<int>(tile.features.size()); ++c) {
        const auto i = static_cast<std::size_t>(c);
        const Feature& f = tile.features[i];
        if (f.kind != FeatureKind::City)
            continue;
        const bool bridges =
            (f.sides == 5 || f.sides == 10) &&
            std::any_of(tile.crossings.begin(), tile.crossings.end(), [&](const auto& pair) {
                return pair.first == c && pair.second >= 0 &&
                       pair.second < static_cast<int>(tile.features.size()) &&
                       tile.features[static_cast<std::size_t>(pair.second)].kind == FeatureKind::City;
            });
        CityPlan city = bridges ? overOther(outliner, f.sides)
                                : outliner.outline(f.sides, reached[i],
                                                   depthsOf(tile, c, reached[i], anyReached), pulls[i]);
        city.label = static_cast<std::int8_t>(c);
        plan.cities.push_back(std::move(city));
    }
    unsigned any = 0;
    for (const Direction d : allDirections)
        if (tile.edges[static_cast<std::size_t>(d)] == Edge::Any) {
            any |= 1U << static_cast<unsigned>(index(d));
            plan.abbeySides.push_back(d);
        }
    if (any == 0)
        return;
    CityPlan abbey = outliner.outline(any, 0, {}, std::nullopt);
    abbey.abbey = true;
    for (std::size_t i = 0; i < tile.features.size(); ++i)
        if (tile.features[i].kind == FeatureKind::Cloister)
            abbey.label = static_cast<std::int8_t>(i);
    plan.cities.push_back(std::move(abbey));
}

} // namespace tilewright::art
