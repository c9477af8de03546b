#include "engine/games/landscape/art/tile_plan.h"
#include "engine/art/hash.h"
#include "engine/art/shapes/geometry.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace tilewright::art {

namespace {

/// The field at a half side, looked up slightly inside.
std::int8_t labelBeside(const TilePlan& plan, int halfSide) {
    const double along = halfSide % 2 == 0 ? 25 : 75;
    return plan.grid.at(toSide(directionAt(halfSide / 2))({along, 1}));
}

Point nearestRoadPoint(const TilePlan& plan, Point from) {
    Point best = from;
    double least = std::numeric_limits<double>::infinity();
    for (const RoadPlan& road : plan.roads)
        for (int i = 0; i <= 24; ++i) {
            const Point p = road.middle.at(i / 24.0);
            if (distance(p, from) < least) {
                least = distance(p, from);
                best = p;
            }
        }
    return best;
}

/// One-sided cities that must reach a road, because the fields on their left and right are different.
std::vector<std::optional<Point>> pullsOf(const TilePlan& plan, const Landscape& tile) {
    std::vector<std::optional<Point>> pulls(tile.features.size());
    for (int c = 0; c < static_cast<int>(tile.features.size()); ++c) {
        const Feature& city = tile.features[static_cast<std::size_t>(c)];
        if (city.kind != FeatureKind::City || sideCount(city) != 1)
            continue;
        const auto side = directionAt(std::countr_zero(static_cast<unsigned>(city.sides)));
        // The half sides next to the city.
        const int left = (2 * index(side) + 7) % halfSideCount, right = (2 * index(side) + 2) % halfSideCount;
        const int one = fieldAt(tile, left), other = fieldAt(tile, right);
        if (one < 0 || other < 0 || one == other || labelBeside(plan, left) != labelBeside(plan, right) ||
            plan.roads.empty())
            continue;
        const Point front = toSide(side)({50, 30});
        const Point road = nearestRoadPoint(plan, front);
        pulls[static_cast<std::size_t>(c)] = moved(road, towards(road, front), land::roadHalf - 0.5);
    }
    return pulls;
}

/// Adds hedges where two fields meet at a corner or in the middle of a side without a road or city between.
void addHedges(TilePlan& plan, const Landscape& tile, Random& random) {
    for (int h = 0; h < halfSideCount; ++h) {
        const int next = (h + 1) % halfSideCount;
        const int one = fieldAt(tile, h), other = fieldAt(tile, next);
        if (one < 0 || other < 0 || one == other || labelBeside(plan, h) < 0 ||
            labelBeside(plan, h) != labelBeside(plan, next))
            continue;
        const Point start = toSide(directionAt(h / 2))(h % 2 == 0 ? Point{50, 0} : Point{100, 0});
        const auto off = [&random] { return (random.unit() - 0.5) * 5; };
        const Point at{start.x + (50 - start.x) * 0.55 + off(), start.y + (50 - start.y) * 0.55 + off()};
        const std::array<Point, 3> points{start, at, Point{50, 50}};
        plan.hedges.push_back(Curve::through(points));
    }
}

} // namespace

int sideCount(const Feature& f) {
    return std::popcount(static_cast<unsigned>(f.sides) & 0xFU);
}

Point middleOf(Direction side) {
    return toSide(side)({50, 0});
}

Point inwards(Direction side) {
    return towards(middleOf(side), {50, 50});
}

int fieldAt(const Landscape& tile, int halfSide) {
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        const Feature& f = tile.features[i];
        if (f.kind == FeatureKind::Field && ((f.halfSides >> static_cast<unsigned>(halfSide)) & 1U) != 0)
            return static_cast<int>(i);
    }
    return -1;
}

int commonCity(const Landscape& tile, int oneField, int otherField) {
    if (oneField < 0 || otherField < 0)
        return -1;
    const auto& one = tile.features[static_cast<std::size_t>(oneField)].cities;
    const auto& other = tile.features[static_cast<std::size_t>(otherField)].cities;
    for (const int city : one)
        if (std::find(other.begin(), other.end(), city) != other.end() && city >= 0 &&
            city < static_cast<int>(tile.features.size()))
            return city;
    return -1;
}

bool cross(const Landscape& tile, int one, int other) {
    return std::any_of(tile.crossings.begin(), tile.crossings.end(), [&](const auto& pair) {
        return pair == std::pair(one, other) || pair == std::pair(other, one);
    });
}

TilePlan planOf(const Landscape& tile, std::string_view seedText) {
    const std::uint64_t seed = hash(seedText);
    const auto stream = [seed](std::uint64_t purpose) { return Random(seed, 0, Purpose::Art, purpose); };
    // A field that would be parted by what is drawn at the end of a road gets more room, if that helps.
    const auto layOut = [&](const std::vector<std::optional<Point>>& pulls) {
        std::optional<TilePlan> usual;
        for (const double room : {1.0, 0.8, 0.6, 0.4}) {
            TilePlan plan;
            planCities(plan, tile, pulls, stream(1));
            planRoads(plan, tile, room, stream(2));
            if (planFields(plan, tile))
                return plan;
            if (!usual)
                usual = std::move(plan);
        }
        return *std::move(usual);
    };
    TilePlan plan = layOut(std::vector<std::optional<Point>>(tile.features.size()));
    if (const auto pulls = pullsOf(plan, tile);
        std::any_of(pulls.begin(), pulls.end(), [](const auto& p) { return p.has_value(); }))
        plan = layOut(pulls);
    Random random = stream(3);
    addHedges(plan, tile, random);
    if (!plan.hedges.empty()) {
        plan.grid = LabelGrid();
        planFields(plan, tile);
    }
    planDrawings(plan, tile);
    return plan;
}

} // namespace tilewright::art
