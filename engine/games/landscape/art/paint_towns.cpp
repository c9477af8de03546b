#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/paint_layers.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace tilewright::art {

namespace {

constexpr double towerRadius = 4.1;

Path box(Point at, double length, double depth, double degrees) {
    return rectangle(at.x - length / 2, at.y - depth / 2, length, depth)
        .transformed(Transform::rotation(degrees, at));
}

double degreesOf(Point direction) {
    return std::atan2(direction.y, direction.x) * 180 / std::numbers::pi;
}

class TownPainter {
public:
    TownPainter(const TilePlan& plan, Random& random) : plan_(plan), random_(random) {
        for (const DrawingPlan& drawingPlan : plan.drawings)
            taken_.push_back({drawingPlan.at, drawingPlan.radius + 0.6});
        for (const GatePlan& gate : plan.gates)
            taken_.push_back({moved(gate.at, gate.outward, -5), 7});
        for (const MouthPlan& mouth : plan.mouths)
            taken_.push_back({mouth.spot, land::tokenRadius + 2});
    }

    void addHouses(const CityPlan& city) {
        if (city.label >= 0 && static_cast<std::size_t>(city.label) < plan_.anchors.size())
            taken_.push_back({plan_.anchors[static_cast<std::size_t>(city.label)], 6.2});
        for (int i = 0; i < 220; ++i) {
            const Point at{100 * random_.unit(), 100 * random_.unit()};
            // Large ones first, then small ones in the remaining room.
            const double length = i < 90 ? 9.5 + 2.5 * random_.unit() : 7 + 1.5 * random_.unit();
            const double depth = 0.68 * length, reach = 0.6 * length;
            if (plan_.grid.at(at) != city.label || plan_.grid.clearance(at) < reach + 1)
                continue;
            if (std::any_of(taken_.begin(), taken_.end(),
                            [&](const Taken& t) { return distance(t.at, at) < t.radius + reach; }))
                continue;
            taken_.push_back({at, reach});
            houses_.add(at, length, depth, alongWall(at) + (random_.unit() - 0.5) * 14, random_);
        }
    }

    void paint(Picture& picture) const { houses_.paint(picture); }

private:
    struct Taken {
        Point at;
        double radius;
    };

    /// Perpendicular to the direction in which the clearance grows, so that rows follow the walls.
    double alongWall(Point p) const {
        constexpr double step = 3;
        const double dx = plan_.grid.clearance({p.x + step, p.y}) - plan_.grid.clearance({p.x - step, p.y});
        const double dy = plan_.grid.clearance({p.x, p.y + step}) - plan_.grid.clearance({p.x, p.y - step});
        return degreesOf({-dy, dx});
    }

    const TilePlan& plan_;
    Random& random_;
    std::vector<Taken> taken_;
    Houses houses_;
};

/// Short lines across the wall's top.
Path joints(const Curve& wall) {
    Path path;
    const int count = 6 * static_cast<int>(wall.pieces().size());
    for (int i = 4; i <= count - 4; ++i) {
        const double t = double(i) / count;
        const Point at = wall.at(t), right = rightOf(wall.direction(t));
        path.append(line(moved(at, right, -1.4), moved(at, right, 1.4)));
    }
    return path;
}

void paintTower(Path& outline, Path& top, Path& well, Point at, double radius) {
    outline.append(circle(at, radius));
    top.append(circle(at, radius - 0.9));
    well.append(circle(at, radius * 0.42));
}

/// Along the sides that an abbey closes.
void addAbbeyWalls(const TilePlan& plan, Path& outline, Path& top, Path& lines) {
    for (const Direction side : plan.abbeySides) {
        const Transform turn = toSide(side);
        outline.append(rectangle(0, 0, 100, 5.2).transformed(turn));
        top.append(rectangle(0.4, 0.8, 99.2, 3.6).transformed(turn));
        for (int i = 1; i < 20; ++i)
            lines.append(line({5.0 * i, 1}, {5.0 * i, 4.2}).transformed(turn));
    }
}

} // namespace

void Houses::add(Point at, double length, double depth, double degrees, Random& random) {
    const Transform turn = Transform::rotation(degrees, at);
    const double left = at.x - length / 2, right = at.x + length / 2, top = at.y - depth / 2,
                 bottom = at.y + depth / 2, hip = random.below(3) == 0 ? 0 : 0.42 * depth;
    const Path roof = rectangle(left, top, length, depth).transformed(turn);
    roofs_[random.below(3)].append(roof);
    all_.append(roof);
    const Point west{left + hip, at.y}, east{right - hip, at.y};
    shaded_.append(
        polygon(std::array{west, east, Point{right, bottom}, Point{left, bottom}}).transformed(turn));
    if (hip > 0)
        gables_.append(polygon(std::array{east, Point{right, top}, Point{right, bottom}}).transformed(turn));
    ridges_.append(line(west, east).transformed(turn));
    if (hip > 0)
        for (const auto& [end, x] : {std::pair{west, left}, std::pair{east, right}})
            ridges_.append(line(end, {x, top}).transformed(turn))
                .append(line(end, {x, bottom}).transformed(turn));
    if (random.below(3) == 0)
        chimneys_.append(rectangle(at.x + 0.1 * length, at.y - 0.32 * depth, 1.5, 1.5).transformed(turn));
}

void Houses::paint(Picture& picture) const {
    constexpr std::array<Rgb, 3> tints{Rgb::hex(0xB9563D), Rgb::hex(0xA64630), Rgb::hex(0xC46B4F)};
    for (std::size_t i = 0; i < tints.size(); ++i)
        picture.fill(roofs_[i], tints[i]);
    picture.fill(shaded_, Rgb{40, 10, 0, 80});
    picture.fill(gables_, Rgb{40, 10, 0, 40});
    picture.stroke(ridges_, {Rgb::hex(0x5A2216), 0.4, Join::Round, Cap::Butt});
    picture.stroke(all_, {land::line, 0.8, Join::Round, Cap::Butt});
    picture.draw(chimneys_, Rgb::hex(0xD9CDB6), {land::line, 0.4, Join::Miter, Cap::Butt});
}

void paintTowns(Picture& picture, const TilePlan& plan, Random& random) {
    Path shade, ground, gardens, lanes;
    TownPainter painter(plan, random);
    for (const CityPlan& city : plan.cities) {
        for (const Curve& wall : city.walls)
            shade.append(wall.ribbon(3.9, true, true));
        (city.abbey ? gardens : ground).append(city.area);
        if (!city.abbey)
            painter.addHouses(city);
    }
    picture.fill(shade, {land::treeDark.red, land::treeDark.green, land::treeDark.blue, 80});
    picture.fill(ground, land::town);
    picture.fill(gardens, land::garden);
    // Worn cobbles.
    for (int i = 0; i < 60; ++i) {
        const Point at{2 + 96 * random.unit(), 2 + 96 * random.unit()};
        const bool inTown = std::any_of(plan.cities.begin(), plan.cities.end(), [&](const CityPlan& city) {
            return !city.abbey && city.label == plan.grid.at(at);
        });
        if (inTown && plan.grid.clearance(at) > 3)
            lanes.append(ellipse(at, 0.9, 0.6));
    }
    picture.fill(lanes, land::townDark);
    painter.paint(picture);
}

void paintWalls(Picture& picture, const TilePlan& plan) {
    Path outline, top, lines, towers, tops, wells;
    for (const CityPlan& city : plan.cities)
        for (const Curve& wall : city.walls) {
            outline.append(wall.ribbon(land::wallHalf, true, true));
            top.append(wall.ribbon(land::wallHalf - 0.8, true, true));
            lines.append(joints(wall));
            for (const double t : {2.0 / 6, 4.0 / 6}) {
                const Point at = wall.at(t);
                const auto near = [&](Point other, double reach) { return distance(other, at) < reach; };
                if (std::none_of(plan.gates.begin(), plan.gates.end(),
                                 [&](const GatePlan& g) { return near(g.at, 12); }) &&
                    std::none_of(plan.mouths.begin(), plan.mouths.end(),
                                 [&](const MouthPlan& m) { return near(m.spot, 18); }) &&
                    std::none_of(plan.drawings.begin(), plan.drawings.end(),
                                 [&](const DrawingPlan& drawingPlan) {
                                     return near(drawingPlan.at, drawingPlan.radius + 4);
                                 }))
                    paintTower(towers, tops, wells, at, towerRadius);
            }
        }
    addAbbeyWalls(plan, outline, top, lines);
    picture.fill(outline, land::line);
    picture.fill(top, land::stone);
    picture.stroke(lines, {land::stoneDark, 0.6, Join::Round, Cap::Butt});
    picture.fill(towers, land::line);
    picture.fill(tops, land::stone);
    picture.fill(wells, land::stoneDark);
}

void paintTownBridges(Picture& picture, const TilePlan& plan) {
    for (const CityPlan& city : plan.cities) {
        if (!city.bridge)
            continue;
        picture.fill(city.bridge->ribbon(10), {land::line.red, land::line.green, land::line.blue, 70});
        picture.fill(city.bridge->ribbon(8.2), land::line);
        picture.fill(city.bridge->ribbon(7.4), land::stone);
        picture.fill(city.bridge->ribbon(5.6), land::line);
        picture.fill(city.bridge->ribbon(5), land::town);
    }
}

void paintGates(Picture& picture, const TilePlan& plan) {
    Path outline, top, way, towers, tops, wells;
    for (const GatePlan& gate : plan.gates) {
        const double degrees = degreesOf(rightOf(gate.outward));
        const Point side = rightOf(gate.outward);
        outline.append(box(gate.at, 14, 7.4, degrees));
        top.append(box(gate.at, 12.4, 5.8, degrees));
        way.append(box(moved(gate.at, gate.outward, 1.4), 6.6, 4.6, degrees));
        for (const double by : {-6.4, 6.4})
            paintTower(towers, tops, wells, moved(gate.at, side, by), towerRadius + 0.3);
    }
    picture.fill(outline, land::line);
    picture.fill(top, land::stone);
    picture.fill(way, land::line);
    picture.fill(towers, land::line);
    picture.fill(tops, land::stone);
    picture.fill(wells, land::stoneDark);
}

} // namespace tilewright::art
