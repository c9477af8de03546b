#include "engine/art/shapes/geometry.h"
#include "engine/games/landscape/art/tile_plan.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace tilewright::art {

namespace {

struct Disc {
    Point at;
    double radius;
};

class Placer {
public:
    Placer(TilePlan& plan, const Landscape& tile) : plan_(plan), tile_(tile) {
        for (const DrawingPlan& drawingPlan : plan.drawings)
            discs_.push_back({drawingPlan.at, drawingPlan.radius});
        for (const MouthPlan& mouth : plan.mouths)
            discs_.push_back({mouth.spot, land::tokenRadius});
        for (const GatePlan& gate : plan.gates)
            discs_.push_back({gate.at, 6});
        for (const CityPlan& city : plan.cities)
            if (city.bridge)
                for (const double end : {0.0, 1.0})
                    discs_.push_back({city.bridge->at(end), 9});
        plan.anchors.assign(tile.features.size(), Point{50, 50});
    }

    void run() {
        addCloister();
        addMarks(Mark::Volcano, DrawingKind::Volcano, 16, 0);
        addMarks(Mark::Tower, DrawingKind::Tower, 10, 11.5);
        addCathedrals();
        for (std::size_t i = 0; i < tile_.features.size(); ++i)
            if (tile_.features[i].kind == FeatureKind::Road && tile_.features[i].inn)
                put(DrawingKind::Inn, besideRoad(static_cast<std::int8_t>(i)), 9.5,
                    static_cast<std::int8_t>(i));
        for (const FeatureKind kind : {FeatureKind::Cloister, FeatureKind::City, FeatureKind::Field})
            for (std::size_t i = 0; i < tile_.features.size(); ++i)
                if (tile_.features[i].kind == kind)
                    addAnchor(static_cast<std::int8_t>(i));
        for (std::size_t i = 0; i < tile_.features.size(); ++i)
            if (tile_.features[i].kind == FeatureKind::Road)
                addRoadAnchor(static_cast<std::int8_t>(i));
        for (std::size_t i = 0; i < tile_.features.size(); ++i)
            addEmblems(static_cast<std::int8_t>(i));
        addMarks(Mark::Dragon, DrawingKind::Dragon, 9, 6.5);
        addMarks(Mark::Portal, DrawingKind::Portal, 9, 6.5);
    }

private:
    struct Found {
        Point at;
        double clear = 0;
    };

    const Feature& feature(std::int8_t i) const { return tile_.features[static_cast<std::size_t>(i)]; }

    bool isKind(std::int8_t label, FeatureKind kind) const {
        return label >= 0 && feature(label).kind == kind;
    }

    double clearance(Point p) const {
        double clear = plan_.grid.clearance(p);
        for (const Disc& disc : discs_)
            clear = std::min(clear, distance(p, disc.at) - disc.radius);
        return clear;
    }

    /// The best place for a disc among cells with an allowed label; places with enough room are rated by
    /// `liking`.
    template <class Allowed, class Liking>
    Found find(double radius, Allowed allowed, Liking liking) const {
        Found best{{50, 50}, -1};
        double most = -std::numeric_limits<double>::infinity();
        for (int y = 3; y < LabelGrid::size - 2; y += 2)
            for (int x = 3; x < LabelGrid::size - 2; x += 2) {
                const Point p{double(x), double(y)};
                if (!allowed(plan_.grid.at(x, y)))
                    continue;
                const double clear = clearance(p);
                if (clear <= 0)
                    continue;
                const double worth = std::min(clear, radius) + liking(p, clear);
                if (worth > most + 1e-9) {
                    most = worth;
                    best = {p, clear};
                }
            }
        return best;
    }

    void put(DrawingKind kind, Found found, double radius, std::int8_t label) {
        const double fitting = std::clamp(found.clear, radius * 0.55, radius);
        const Point at{std::clamp(found.at.x, fitting + 1, 99 - fitting),
                       std::clamp(found.at.y, fitting + 1, 99 - fitting)};
        plan_.drawings.push_back({kind, at, fitting, label});
        discs_.push_back({at, fitting});
    }

    bool has(DrawingKind kind) const {
        return std::any_of(plan_.drawings.begin(), plan_.drawings.end(),
                           [kind](const DrawingPlan& t) { return t.kind == kind; });
    }

    void addCloister() {
        for (std::size_t i = 0; i < tile_.features.size(); ++i) {
            if (tile_.features[i].kind != FeatureKind::Cloister || has(DrawingKind::Cloister))
                continue;
            const auto label = static_cast<std::int8_t>(i);
            const bool abbey = std::any_of(plan_.cities.begin(), plan_.cities.end(),
                                           [](const CityPlan& c) { return c.abbey; });
            const Found found = find(
                abbey ? 30 : 21,
                [&](std::int8_t l) { return abbey ? l == label : l >= 0 && !isKind(l, FeatureKind::Road); },
                [](Point p, double) {
                    return -0.05 * distance(p, {50, 50});
                });
            const double radius = std::clamp(found.clear - 2, 9.0, abbey ? 26.0 : 17.0);
            plan_.drawings.push_back({DrawingKind::Cloister, found.at, radius, label});
            discs_.push_back({found.at, radius + 1});
            plan_.grid.fill(roundedRectangle(found.at.x - radius, found.at.y - radius, 2 * radius, 2 * radius,
                                             radius * 0.35),
                            label);
            plan_.grid.measure();
        }
    }

    /// `least`: with less room in the fields around its middle, cities are searched too.
    void addMarks(Mark mark, DrawingKind kind, double radius, double least) {
        if (has(kind) || std::find(tile_.marks.begin(), tile_.marks.end(), mark) == tile_.marks.end())
            return;
        const auto nearMiddle = [](Point p, double clear) {
            return 0.1 * std::min(clear, 20.0) - 0.02 * distance(p, {50, 50});
        };
        Found found = find(
            radius, [&](std::int8_t l) { return isKind(l, FeatureKind::Field); }, nearMiddle);
        if (found.clear < least) {
            const Found inCity = find(
                radius, [&](std::int8_t l) { return isKind(l, FeatureKind::City); }, nearMiddle);
            if (inCity.clear > found.clear)
                found = inCity;
        }
        put(kind, found, radius, LabelGrid::blocked);
        if (kind != DrawingKind::Tower && kind != DrawingKind::Volcano)
            return;
        plan_.grid.fill(circle(found.at, plan_.drawings.back().radius), LabelGrid::blocked);
        plan_.grid.measure();
    }

    void addCathedrals() {
        for (std::size_t i = 0; i < tile_.features.size(); ++i)
            if (tile_.features[i].kind == FeatureKind::City && tile_.features[i].cathedral)
                put(DrawingKind::Cathedral, roomIn(static_cast<std::int8_t>(i), 19, 0), 19,
                    static_cast<std::int8_t>(i));
    }

    /// Usually the widest place of a feature.
    Found roomIn(std::int8_t label, double radius, double spare) const {
        return find(
            radius, [label](std::int8_t l) { return l == label; },
            [spare](Point p, double clear) {
                return spare * clear - 0.012 * distance(p, {50, 50});
            });
    }

    void addAnchor(std::int8_t label) {
        const auto cloister =
            std::find_if(plan_.drawings.begin(), plan_.drawings.end(), [label](const DrawingPlan& t) {
                return t.kind == DrawingKind::Cloister && t.feature == label;
            });
        if (cloister != plan_.drawings.end() && isKind(label, FeatureKind::Cloister)) {
            // In the garden, before the chapel.
            plan_.anchors[static_cast<std::size_t>(label)] = {cloister->at.x + 0.55 * cloister->radius,
                                                              cloister->at.y + 0.55 * cloister->radius};
            return;
        }
        const Found found = roomIn(label, 11, 0.12);
        plan_.anchors[static_cast<std::size_t>(label)] = found.at;
        discs_.push_back({found.at, std::clamp(found.clear, 3.0, 8.0)});
    }

    void addRoadAnchor(std::int8_t label) {
        Point best{50, 50};
        double most = -std::numeric_limits<double>::infinity();
        for (const RoadPlan& road : plan_.roads) {
            if (road.feature != label)
                continue;
            for (int i = 1; i < 40; ++i) {
                const Point p = road.middle.at(i / 40.0);
                double free = 12;
                for (const Disc& disc : discs_)
                    free = std::min(free, distance(p, disc.at) - disc.radius);
                const double side = std::min(std::min(p.x, 100 - p.x), std::min(p.y, 100 - p.y));
                double crossing = 20;
                for (const RoadPlan& other : plan_.roads)
                    if (other.feature != label)
                        for (int j = 0; j <= 20; ++j)
                            crossing = std::min(crossing, distance(p, other.middle.at(j / 20.0)));
                const double worth = std::min(free, 8.0) + 0.6 * std::min(side, 15.0) + 0.5 * crossing;
                if (plan_.grid.at(p) == label && worth > most) {
                    most = worth;
                    best = p;
                }
            }
        }
        plan_.anchors[static_cast<std::size_t>(label)] = best;
        discs_.push_back({best, land::roadHalf + 1});
    }

    void addEmblems(std::int8_t label) {
        const Feature& f = feature(label);
        if (f.kind == FeatureKind::City) {
            const auto emblem = [&](DrawingKind kind) { put(kind, roomIn(label, 7.5, 0), 7.5, label); };
            for (int i = 0; i < std::min(f.pennants, 6); ++i)
                emblem(DrawingKind::Pennant);
            if (f.princess)
                emblem(DrawingKind::Princess);
            if (f.goods == Goods::Wine)
                emblem(DrawingKind::Wine);
            if (f.goods == Goods::Grain)
                emblem(DrawingKind::Grain);
            if (f.goods == Goods::Cloth)
                emblem(DrawingKind::Cloth);
        }
    }

    Found besideRoad(std::int8_t label) const {
        const auto away = [&](Point p, bool own) {
            double least = 100;
            for (const RoadPlan& road : plan_.roads)
                if ((road.feature == label) == own)
                    for (int i = 2; i <= 18; ++i)
                        least = std::min(least, distance(p, road.middle.at(i / 20.0)));
            return least;
        };
        constexpr double near = land::roadHalf + 11;
        return find(
            9, [&](std::int8_t l) { return isKind(l, FeatureKind::Field); },
            [&](Point p, double clear) {
                if (clear < 5)
                    return -20.0;
                const double own = away(p, true);
                return -0.5 * std::max(0.0, own - near) - (away(p, false) < own + 4 ? 4.0 : 0.0) -
                       0.06 * distance(p, {50, 50});
            });
    }

    TilePlan& plan_;
    const Landscape& tile_;
    std::vector<Disc> discs_;
};

} // namespace

void planDrawings(TilePlan& plan, const Landscape& tile) {
    Placer(plan, tile).run();
}

} // namespace tilewright::art
