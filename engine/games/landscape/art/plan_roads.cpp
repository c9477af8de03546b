#include "engine/games/landscape/art/tile_plan.h"

#include "engine/art/shapes/geometry.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>

namespace tilewright::art {

namespace {

constexpr Point centre{50, 50};
/// The distance of a mouth's threshold from its side; smaller if a city takes up the middle.
constexpr double mouthDepth = 16, nearMouthDepth = 9;
/// From the threshold to the middle of the token.
constexpr double spotBehind = 15;

Direction onlySide(const Feature& f) {
    return directionAt(std::countr_zero(static_cast<unsigned>(f.sides) & 0xFU));
}

/// The fields on either side of a road at the tile's edge.
struct Flanks {
    int left;
    int right;
    bool parted() const { return left < 0 || right < 0 || left != right; }
};

Flanks flanksOf(const Landscape& tile, Direction side) {
    return {fieldAt(tile, 2 * index(side)), fieldAt(tile, 2 * index(side) + 1)};
}

/// A place in a city's wall for a gate, reached from the middle of a side without sharp turns.
std::optional<GatePlan> gatePlace(const TilePlan& plan, int city, Direction side) {
    const Point from = middleOf(side), ahead = inwards(side);
    std::optional<GatePlan> best;
    double least = std::numeric_limits<double>::infinity();
    for (const CityPlan& candidate : plan.cities) {
        if (candidate.label != city || candidate.abbey)
            continue;
        for (const Curve& wall : candidate.walls)
            for (int i = 12; i <= 36; ++i) {
                const double t = i / 48.0;
                const Point at = wall.at(t);
                // Cities are on the right of their walls, which run clockwise from their sides.
                const Point outward = [&] {
                    const Point right = rightOf(wall.direction(t));
                    return Point{-right.x, -right.y};
                }();
                const Point way = towards(from, at);
                const double bend = 1 - (way.x * ahead.x + way.y * ahead.y);
                const double skew = 1 + (way.x * outward.x + way.y * outward.y);
                const double cost = distance(from, at) * (1 + 1.6 * bend + 0.7 * skew);
                if (cost < least) {
                    least = cost;
                    best = GatePlan{at, outward};
                }
            }
    }
    return best;
}

/// The city of several sides that lies where roads would end in the middle of the tile, -1 if there is none.
int cityInTheMiddle(const TilePlan& plan, const Landscape& tile) {
    constexpr double reach = 8, slant = 10;
    for (const CityPlan& city : plan.cities) {
        if (city.abbey || city.label < 0 ||
            sideCount(tile.features[static_cast<std::size_t>(city.label)]) < 2)
            continue;
        LabelGrid grid;
        grid.fill(city.area, city.label);
        for (const Point off : {Point{0, 0},
                                {reach, 0},
                                {-reach, 0},
                                {0, reach},
                                {0, -reach},
                                {slant, slant},
                                {-slant, slant},
                                {slant, -slant},
                                {-slant, -slant}})
            if (grid.at({centre.x + off.x, centre.y + off.y}) == city.label)
                return city.label;
    }
    return -1;
}

/// Whether a town can represent this end, which needs no drawing of its own.
bool canEndInTown(RoadEnd end) {
    return end == RoadEnd::None || end == RoadEnd::Terminus || end == RoadEnd::Crossing;
}

Curve roadTo(Point from, Point ahead, Point to, Point back, double bend) {
    const double reach = distance(from, to) * bend;
    return Curve::leaving(from, {ahead.x * reach, ahead.y * reach}, to,
                          {back.x * reach * 0.8, back.y * reach * 0.8});
}

Point heldInside(Point p, double margin) {
    return {std::clamp(p.x, margin, 100 - margin), std::clamp(p.y, margin, 100 - margin)};
}

class RoadPlanner {
public:
    RoadPlanner(TilePlan& plan, const Landscape& tile, double room, Random& random)
        : plan_(plan), tile_(tile), random_(random), room_(room), town_(cityInTheMiddle(plan, tile)) {}

    void run() {
        for (int r = 0; r < count(); ++r)
            if (tile_.features[static_cast<std::size_t>(r)].kind == FeatureKind::Road)
                addRoad(r);
        addHub();
        addRidges();
    }

private:
    int count() const { return static_cast<int>(tile_.features.size()); }

    void addRoad(int number) {
        const Feature& road = tile_.features[static_cast<std::size_t>(number)];
        const int sides = sideCount(road);
        if (sides == 0)
            return;
        if (road.tunnel == Tunnel::Splits || (road.tunnel == Tunnel::Mouth && sides == 1)) {
            for (const Direction d : allDirections)
                if (hasSide(road, d))
                    addMouth(number, d);
        } else if (sides == 1) {
            addEnding(number, onlySide(road), road.ends);
        } else if (sides == 2) {
            addThrough(number, road);
        } else {
            for (const Direction d : allDirections)
                if (hasSide(road, d))
                    addLine(number, Curve::through(std::array{middleOf(d), toSide(d)({50, 25}), centre}));
        }
    }

    void addLine(int number, Curve middle, bool over = false) {
        plan_.roads.push_back({static_cast<std::int8_t>(number), std::move(middle), over});
    }

    void addThrough(int number, const Feature& road) {
        const Direction from = onlySide(road);
        const auto to = directionAt(31 - std::countl_zero(static_cast<unsigned>(road.sides) & 0xFU));
        const bool straight = to == opposite(from);
        bool over = false, crossed = false;
        for (int other = 0; other < count(); ++other) {
            const FeatureKind kind = tile_.features[static_cast<std::size_t>(other)].kind;
            if (other == number || !cross(tile_, number, other) || kind == FeatureKind::Field)
                continue;
            crossed = true;
            over = over || kind == FeatureKind::City || other < number;
        }
        if (!straight) {
            constexpr double kappa = 0.5522847498 * 50;
            const Point a = inwards(from), b = inwards(to);
            addLine(number,
                    Curve::leaving(middleOf(from), {a.x * kappa, a.y * kappa}, middleOf(to),
                                   {b.x * kappa, b.y * kappa}),
                    over);
            return;
        }
        const double sway = crossed ? 0 : (random_.unit() - 0.5) * 5;
        const Transform turn = toSide(from);
        const Point middle = turn({50 + sway, 50});
        Curve line = Curve::leaving(turn({50, 0}), inward(turn, 20), middle, inward(turn, -16));
        line.append(Curve::leaving(middle, inward(turn, 16), turn({50, 100}), inward(turn, -20)));
        addLine(number, std::move(line), over);
    }

    /// Along the way from a side into the tile.
    static Point inward(const Transform& turn, double by) {
        const Point a = turn({50, 0}), b = turn({50, 100});
        return {(b.x - a.x) / 100 * by, (b.y - a.y) / 100 * by};
    }

    void addMouth(int number, Direction side) {
        const Flanks flanks = flanksOf(tile_, side);
        const Feature& road = tile_.features[static_cast<std::size_t>(number)];
        bool cityAhead = false;
        for (int c = 0; c < count(); ++c)
            cityAhead = cityAhead || (tile_.features[static_cast<std::size_t>(c)].kind == FeatureKind::City &&
                                      cross(tile_, number, c));
        const double depth = road.tunnel == Tunnel::Splits && cityAhead ? nearMouthDepth : mouthDepth;
        const Transform turn = toSide(side);
        MouthPlan mouth;
        mouth.feature = static_cast<std::int8_t>(number);
        mouth.side = side;
        mouth.front = turn({50, depth});
        mouth.spot = turn({50, depth + spotBehind});
        mouth.ground = !flanks.parted() ? MouthPlan::Ground::Knoll
                       : cityAhead      ? MouthPlan::Ground::Bastion
                                        : MouthPlan::Ground::Rock;
        addLine(number, Curve::through(std::array{turn({50, 0}), turn({50, depth + 2})}));
        plan_.mouths.push_back(mouth);
    }

    void addEnding(int number, Direction side, RoadEnd end) {
        const Flanks flanks = flanksOf(tile_, side);
        const int city = flanks.parted() ? commonCity(tile_, flanks.left, flanks.right) : -1;
        const bool toWall = end == RoadEnd::Tower && flanks.parted();
        std::optional<GatePlan> gate;
        if (town_ >= 0 && canEndInTown(end) && flanks.parted() && !meetBeforeTown(end))
            gate = gatePlace(plan_, town_, side);
        else if (end == RoadEnd::Gate)
            gate = gatePlace(plan_, city >= 0 ? city : onlyCity(flanks), side);
        else if (toWall && city >= 0)
            gate = gatePlace(plan_, city, side);
        if (gate) {
            const double before = end == RoadEnd::Tower ? 2 * towerRadius_ - 3 : 0;
            const Point stop = heldInside(moved(gate->at, gate->outward, before), 4);
            addLine(number, roadTo(middleOf(side), inwards(side), stop, gate->outward, 0.42));
            if (end != RoadEnd::Tower)
                plan_.gates.push_back(*gate);
            else
                plan_.drawings.push_back(
                    {DrawingKind::Tower,
                     heldInside(moved(gate->at, gate->outward, towerRadius_ + 0.5), towerRadius_ + 1.5),
                     towerRadius_, LabelGrid::blocked});
            return;
        }
        hubRoads_.push_back({number, side, end, !flanks.parted()});
    }

    /// For a tile with only one city, or with fields that don't name theirs.
    int onlyCity(const Flanks& flanks) const {
        if (flanks.left >= 0 && flanks.right >= 0 && flanks.left != flanks.right &&
            !tile_.features[static_cast<std::size_t>(flanks.left)].cities.empty() &&
            !tile_.features[static_cast<std::size_t>(flanks.right)].cities.empty())
            return -1;
        int found = -1;
        for (int c = 0; c < count(); ++c)
            if (tile_.features[static_cast<std::size_t>(c)].kind == FeatureKind::City)
                found = c;
        return found;
    }

    /// Whether roads with this end meet at one side of the city in the middle, and a field passes between.
    bool meetBeforeTown(RoadEnd end) const {
        if (end != RoadEnd::Crossing)
            return false;
        unsigned sides = 0;
        for (const Feature& f : tile_.features)
            if (f.kind == FeatureKind::Road && f.ends == end && f.tunnel == Tunnel::None && sideCount(f) == 1)
                sides |= f.sides;
        const auto meets = [sides](int side) { return ((sides >> (side & 3)) & 1U) != 0; };
        int first = -1, last = -1, arcs = 0;
        for (int side = 0; side < 4; ++side) {
            if (meets(side) && !meets(side + 3)) {
                first = side;
                ++arcs;
            }
            last = meets(side) && !meets(side + 1) ? side : last;
        }
        return arcs == 1 && first != last && fieldAt(tile_, 2 * first) == fieldAt(tile_, 2 * last + 1);
    }

    struct HubRoad {
        int number;
        Direction side;
        RoadEnd end;
        /// The same field on either side: the road ends in the open.
        bool loose;
    };
    struct Hub {
        RoadEnd end;
        DrawingKind kind;
        double radius;
        /// How close roads come to its middle.
        double stop;
    };
    static constexpr std::array<Hub, 7> hubs_{{{RoadEnd::Cloister, DrawingKind::Cloister, 17, 15},
                                               {RoadEnd::Volcano, DrawingKind::Volcano, 17, 14},
                                               {RoadEnd::Tower, DrawingKind::Tower, 10, 7},
                                               {RoadEnd::Gate, DrawingKind::Gatehouse, 7, 3},
                                               {RoadEnd::Crossing, DrawingKind::Village, 8, 0},
                                               {RoadEnd::Terminus, DrawingKind::House, 7, 3},
                                               {RoadEnd::None, DrawingKind::House, 7, 3}}};

    static const Hub& hubOf(std::span<const HubRoad> roads) {
        return *std::find_if(hubs_.begin(), hubs_.end(), [roads](const Hub& hub) {
            return std::any_of(roads.begin(), roads.end(),
                               [&hub](const HubRoad& road) { return road.end == hub.end; });
        });
    }

    /// Roads that part fields meet in the middle; others end before it, or there if nothing else is there.
    void addHub() {
        if (hubRoads_.empty())
            return;
        const auto alone = std::stable_partition(hubRoads_.begin(), hubRoads_.end(),
                                                 [](const HubRoad& road) { return !road.loose; });
        std::span<const HubRoad> meeting(hubRoads_.begin(), alone), open(alone, hubRoads_.end());
        const Hub& hub = hubOf(meeting.empty() ? open : meeting);
        const bool passed = hub.kind == DrawingKind::House && roadThroughMiddle();
        if (meeting.empty() && town_ < 0 && plan_.mouths.empty() && !passed) {
            const auto isIt = [&hub](const HubRoad& road) { return road.end == hub.end; };
            if (std::count_if(open.begin(), open.end(), isIt) == 1) {
                std::rotate(alone, std::find_if(alone, hubRoads_.end(), isIt), hubRoads_.end());
                meeting = open.first(1);
                open = open.subspan(1);
            }
        }
        if (!meeting.empty())
            addMeeting(meeting, hub, passed);
        for (const HubRoad& road : open)
            addInTheOpen(road, passed);
    }

    void addMeeting(std::span<const HubRoad> roads, const Hub& hub, bool passed) {
        const bool crowded = !plan_.mouths.empty();
        const Point middle = town_ < 0 ? centre : besideTown(roads, hub.radius);
        if (!crowded && !passed) {
            std::int8_t feature = LabelGrid::blocked;
            for (int i = 0; i < count(); ++i)
                if (hub.kind == DrawingKind::Cloister &&
                    tile_.features[static_cast<std::size_t>(i)].kind == FeatureKind::Cloister)
                    feature = static_cast<std::int8_t>(i);
            plan_.drawings.push_back(
                {hub.kind, middle, hub.radius * room_, feature, towardsSouth(roads.front().side)});
        }
        for (const HubRoad& road : roads) {
            // Rock may fill the middle, or a road pass there.
            const double stop = passed || crowded ? 12 : hub.stop * room_;
            const double sway = hub.kind == DrawingKind::Village ? (random_.unit() - 0.5) * 4 : 0;
            const Point along = inwards(road.side);
            const Point end = moved(middle, along, -stop);
            const double reach = 0.4 * distance(middleOf(road.side), end);
            const Point back = moved({}, rightOf(along), sway);
            addLine(road.number, Curve::leaving(middleOf(road.side), moved({}, along, reach), end,
                                                moved(back, along, -reach)));
            if (passed)
                plan_.drawings.push_back(
                    {DrawingKind::House, end, 6.5, LabelGrid::blocked, towardsSouth(road.side)});
        }
    }

    /// A road that ends before whatever is in the middle, with one field all around.
    void addInTheOpen(const HubRoad& road, bool passed) {
        const double radius = 6.5 * room_;
        // The drawing of a house reaches beyond its place.
        const double gap = land::wallHalf + 3 + 6 * room_;
        const Point along = inwards(road.side);
        const auto wall = town_ < 0 ? std::nullopt : gatePlace(plan_, town_, road.side);
        const double stop = (passed ? land::roadHalf + gap + radius : 29) + 24 * (1 - room_);
        const Point end = heldInside(wall ? moved(wall->at, wall->outward, gap + radius)
                                          : toSide(road.side)({50, 50 - stop}),
                                     radius + 4);
        addLine(road.number, wall ? roadTo(middleOf(road.side), along, end, wall->outward, 0.42)
                                  : Curve::through(std::array{middleOf(road.side), end}));
        // A village needs more room than there is.
        const DrawingKind usual = hubOf({&road, 1}).kind;
        const double degrees = !wall ? towardsSouth(road.side)
                                     : std::atan2(-wall->outward.x, wall->outward.y) * 180 / std::numbers::pi;
        plan_.drawings.push_back({usual == DrawingKind::Village ? DrawingKind::House : usual, end, radius,
                                  LabelGrid::blocked, degrees});
    }

    /// The place for something of that radius between the middle and the sides of its roads, off the wall.
    Point besideTown(std::span<const HubRoad> roads, double radius) const {
        Point away{};
        for (const HubRoad& road : roads)
            away = moved(away, inwards(road.side), -1);
        const double length = distance({}, away);
        if (length < 0.5)
            return centre;
        LabelGrid grid;
        for (const CityPlan& city : plan_.cities)
            grid.fill(city.area, 1);
        const double needed = radius * room_ + land::wallHalf + 3;
        double off = 0;
        const auto clear = [&](Point middle) {
            for (int i = 0; i < 24; ++i) {
                const double turn = i * std::numbers::pi / 12;
                if (grid.at({middle.x + needed * std::cos(turn), middle.y + needed * std::sin(turn)}) == 1)
                    return false;
            }
            return true;
        };
        while (off < 30 && !clear(moved(centre, away, off / length)))
            off += 1;
        return heldInside(moved(centre, away, off / length), radius * room_ + 4);
    }

    /// The rotation for a drawing made for a road from the south.
    static double towardsSouth(Direction side) { return 90.0 * index(side) - 180; }

    bool roadThroughMiddle() const {
        return std::any_of(plan_.roads.begin(), plan_.roads.end(), [](const RoadPlan& road) {
            for (int i = 0; i <= 20; ++i)
                if (distance(road.middle.at(i / 20.0), centre) < land::roadHalf)
                    return true;
            return false;
        });
    }

    /// Whether a road continues from it below grass only.
    bool isUnderHill(const MouthPlan& mouth) const {
        const double depth = distance(middleOf(mouth.side), mouth.front);
        return tile_.features[static_cast<std::size_t>(mouth.feature)].tunnel == Tunnel::Splits &&
               depth > nearMouthDepth + 1;
    }

    /// Between mouths that separate fields, and from a single one to the middle.
    void addRidges() {
        for (const MouthPlan& mouth : plan_.mouths)
            if (mouth.ground == MouthPlan::Ground::Rock)
                plan_.ridges.push_back(Curve::through(std::array{mouth.spot, centre}));
            else if (mouth.ground == MouthPlan::Ground::Knoll && isUnderHill(mouth))
                plan_.hills.push_back(Curve::through(std::array{mouth.spot, centre}));
    }

    TilePlan& plan_;
    const Landscape& tile_;
    Random& random_;
    double room_;
    /// The city in the middle, or -1.
    int town_;
    std::vector<HubRoad> hubRoads_;
    static constexpr double towerRadius_ = 10;
};

} // namespace

void planRoads(TilePlan& plan, const Landscape& tile, double room, Random random) {
    RoadPlanner(plan, tile, room, random).run();
}

} // namespace tilewright::art
