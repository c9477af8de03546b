#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/paint_layers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tilewright::art {

namespace {

/// A tuft of three blades.
Path tuft(Point at, double size, double lean) {
    Path p;
    for (const double side : {-1.0, 0.0, 1.0})
        p.append(
            line(at, {at.x + size * (0.55 * side + 0.25 * lean), at.y - size * (side == 0 ? 1.1 : 0.8)}));
    return p;
}

/// A round crown with an uneven rim.
Path crown(Point at, double radius, Random& random) {
    std::array<Point, 7> rim;
    for (std::size_t i = 0; i < rim.size(); ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / 7,
                     r = radius * (0.88 + 0.24 * random.unit());
        rim[i] = {at.x + r * std::cos(angle), at.y + r * std::sin(angle)};
    }
    return smooth(rim, true);
}

struct Spot {
    Point at;
    double radius;
};

class FieldPainter {
public:
    FieldPainter(Picture& picture, const TilePlan& plan, const Landscape& tile, FeatureKind ground,
                 Random& random)
        : picture_(picture), plan_(plan), tile_(tile), ground_(ground), random_(random) {
        for (const DrawingPlan& drawingPlan : plan.drawings)
            taken_.push_back(
                {drawingPlan.at,
                 drawingPlan.radius * (drawingPlan.kind == DrawingKind::Cloister ? 1.3 : 1) + 1});
        for (const MouthPlan& mouth : plan.mouths)
            taken_.push_back({mouth.spot, land::tokenRadius + 3});
    }

    void run() {
        picture_.fill(rectangle(0, 0, 100, 100), land::field);
        addPatches();
        addPlots();
        addTufts();
        addTrees();
    }

    void plant() {
        addTufts();
        addTrees();
    }

private:
    bool inField(Point p) const {
        const std::int8_t label = plan_.grid.at(p);
        return label >= 0 && tile_.features[static_cast<std::size_t>(label)].kind == ground_;
    }

    bool isFree(Point p, double radius) const {
        return inField(p) && plan_.grid.clearance(p) >= radius &&
               std::none_of(taken_.begin(), taken_.end(),
                            [&](const Spot& s) { return distance(s.at, p) < s.radius + radius; });
    }

    Point anywhere() { return {100 * random_.unit(), 100 * random_.unit()}; }

    /// Meadows a little lighter or darker; none near a side, where the tone is even.
    void addPatches() {
        Path light, dark;
        for (int i = 0; i < 16; ++i) {
            const Point at = anywhere();
            const double r = 4 + 6 * random_.unit();
            const double side = std::min(std::min(at.x, 100 - at.x), std::min(at.y, 100 - at.y));
            if (inField(at) && plan_.grid.clearance(at) > 0.75 * r && side > 1.3 * r + 1)
                (i % 2 == 0 ? light : dark).append(crown(at, r, random_));
        }
        picture_.fill(light, {land::fieldLight.red, land::fieldLight.green, land::fieldLight.blue, 110});
        picture_.fill(dark, {land::fieldDark.red, land::fieldDark.green, land::fieldDark.blue, 36});
    }

    /// Ploughed strips, each beside a hedge.
    void addPlots() {
        Path soil, furrows;
        for (int i = 0, placed = 0; i < 24 && placed < 2; ++i) {
            const Point at = anywhere();
            const double half = 7 + 2.5 * random_.unit(), deep = 0.62 * half, turn = 180 * random_.unit();
            const double reach = 1.17 * half + 1.5;
            if (!isFree(at, reach) ||
                std::any_of(plan_.anchors.begin(), plan_.anchors.end(),
                            [&](Point other) { return distance(other, at) < reach + 5; }))
                continue;
            ++placed;
            taken_.push_back({at, reach - 1});
            const Transform lie = Transform::rotation(turn, at);
            soil.append(roundedRectangle(at.x - half, at.y - deep, 2 * half, 2 * deep, 1.5).transformed(lie));
            for (double y = at.y - deep + 1.5; y < at.y + deep - 0.9; y += 2.1)
                furrows.append(line({at.x - half + 1, y}, {at.x + half - 1, y}).transformed(lie));
        }
        picture_.fill(soil, Rgb::hex(0xC9C78A));
        picture_.stroke(furrows, {Rgb::hex(0xA3A262), 0.6, Join::Round, Cap::Round});
    }

    void addTufts() {
        Path dark, light;
        std::vector<Point> placed;
        for (int i = 0; i < 110 && placed.size() < 34; ++i) {
            const Point at = anywhere();
            if (!isFree(at, 3.5) || std::any_of(placed.begin(), placed.end(),
                                                [&](Point other) { return distance(other, at) < 6.5; }))
                continue;
            placed.push_back(at);
            if (random_.below(4) == 0)
                light.append(circle(at, 0.55)).append(circle({at.x + 1.9, at.y + 0.7}, 0.5));
            else
                dark.append(tuft(at, 1.7 + 0.7 * random_.unit(), random_.unit() - 0.5));
        }
        picture_.stroke(dark, {land::fieldDark, 0.55, Join::Round, Cap::Round});
        picture_.fill(light, Rgb::hex(0xF1EBCB));
    }

    void addTrees() {
        Path shade, crowns, lit;
        std::vector<Point> placed;
        for (int i = 0; i < 40 && placed.size() < 5; ++i) {
            const Point at = anywhere();
            const double r = 2.1 + 1.1 * random_.unit();
            const auto tooNear = [&](Point other) { return distance(other, at) < 9.5; };
            if (!isFree(at, r + 1.8) || std::any_of(plan_.anchors.begin(), plan_.anchors.end(), tooNear) ||
                std::any_of(placed.begin(), placed.end(),
                            [&](Point other) { return distance(other, at) < 5.2; }))
                continue;
            placed.push_back(at);
            shade.append(circle(at, r + 1.1));
            crowns.append(crown(at, r, random_));
            lit.append(circle(at, 0.45 * r));
        }
        picture_.fill(shade, {land::treeDark.red, land::treeDark.green, land::treeDark.blue, 60});
        picture_.draw(crowns, land::tree, {land::treeDark, 0.6, Join::Round, Cap::Butt});
        picture_.fill(lit, Rgb::hex(0x7C9A5D));
    }

    Picture& picture_;
    const TilePlan& plan_;
    const Landscape& tile_;
    /// The kind of ground for the plants.
    FeatureKind ground_;
    Random& random_;
    std::vector<Spot> taken_;
};

} // namespace

void paintFields(Picture& picture, const TilePlan& plan, const Landscape& tile, Random& random) {
    FieldPainter(picture, plan, tile, FeatureKind::Field, random).run();
}

void paintOrchards(Picture& picture, const TilePlan& plan, const Landscape& tile, Random& random) {
    if (!plan.abbeySides.empty())
        FieldPainter(picture, plan, tile, FeatureKind::Cloister, random).plant();
}

void paintHedges(Picture& picture, const TilePlan& plan, Random& random) {
    Path bushes;
    for (const Curve& hedge : plan.hedges)
        for (int i = 0; i <= 20; ++i)
            if (const Point at = hedge.at(0.06 + 0.94 * i / 20);
                at.x > 2.5 && at.y > 2.5 && at.x < 97.5 && at.y < 97.5)
                bushes.append(crown(at, 1.9, random));
    picture.draw(bushes, land::tree, {land::treeDark, 0.6, Join::Round, Cap::Butt});
}

} // namespace tilewright::art
