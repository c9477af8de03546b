#include "engine/games/landscape/tiles/generate_landscape.h"

#include "engine/base/random.h"
#include "engine/games/landscape/tiles/landscape_figures.h"
#include "engine/games/landscape/tiles/landscape_rim.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"
#include "engine/games/landscape/tiles/spread_symbols.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/set_generator.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <utility>

namespace tilewright {

namespace {

constexpr int sidesOfTile = 4;

int sidesWith(const Edges& edges, Edge edge) {
    return static_cast<int>(std::count(edges.begin(), edges.end(), edge));
}

std::uint8_t maskOf(const Edges& edges, Edge edge) {
    unsigned mask = 0;
    for (const Direction d : allDirections)
        if (edges[static_cast<std::size_t>(index(d))] == edge)
            mask |= 1U << static_cast<unsigned>(index(d));
    return static_cast<std::uint8_t>(mask);
}

/// One feature for all sides, or one for each.
void addRoadsOrCities(Landscape& tile, Feature way, std::uint8_t sides, bool asOne) {
    if (asOne) {
        way.sides = sides;
        tile.features.push_back(way);
        return;
    }
    for (const Direction d : allDirections) {
        way.sides = static_cast<std::uint8_t>(sides & (1U << static_cast<unsigned>(index(d))));
        if (way.sides != 0)
            tile.features.push_back(way);
    }
}

/// The end of roads that don't continue.
RoadEnd endOf(int roads, int cities, bool cloister) {
    if (cloister)
        return RoadEnd::Cloister;
    if (roads > 2)
        return RoadEnd::Crossing;
    return cities > 0 ? RoadEnd::Gate : RoadEnd::Terminus;
}

struct Plan {
    Edges edges{};
    bool cloister = false;
    bool joined = false;
    bool pennant = false;
};

bool isOneCity(const Plan& plan) {
    const int cities = sidesWith(plan.edges, Edge::City);
    return cities == sidesOfTile || (cities > 1 && plan.joined);
}

Landscape drawn(const Plan& plan) {
    Landscape tile;
    tile.edges = plan.edges;
    const int cities = sidesWith(plan.edges, Edge::City);
    const int roads = sidesWith(plan.edges, Edge::Road);
    const bool oneCity = isOneCity(plan);
    Feature city;
    city.kind = FeatureKind::City;
    city.pennants = oneCity && plan.pennant ? 1 : 0;
    if (cities > 0)
        addRoadsOrCities(tile, city, maskOf(plan.edges, Edge::City), oneCity);

    // A city from side to side blocks a road between the other two.
    const bool barred = oneCity && cities == 2 && plan.edges[0] == plan.edges[2];
    const bool through = roads == 2 && !barred && !plan.cloister;
    Feature road;
    road.kind = FeatureKind::Road;
    if (!through)
        road.ends = endOf(roads, cities, plan.cloister);
    if (roads > 0)
        addRoadsOrCities(tile, road, maskOf(plan.edges, Edge::Road), through);
    tile = withPlaneFields(tile);
    if (plan.cloister)
        tile.features.push_back({.kind = FeatureKind::Cloister});
    return tile;
}

/// Equal for rounds that are equal when turned.
Edges canonicalEdges(const Edges& edges) {
    Edges least = edges;
    for (const Rotation r : allRotations)
        least = std::min(least, turned(edges, r));
    return least;
}

/// How far the tiles are from what is wished: copies too many, and holes too few. A tile fits exactly the
/// hole of its own round.
class Targets {
public:
    Targets(const std::vector<Edges>& tiles, int mostAlike, double fitShare)
        : mostAlike_(mostAlike)
        , holes_(static_cast<int>(std::ceil(fitShare * static_cast<double>(edgeHoles().size())))) {
        for (const Edges& edges : tiles)
            add(edges, 1);
    }
    void add(const Edges& edges, int copies) {
        int& count = rounds_[canonicalEdges(edges)];
        const auto over = [this](int alike) { return mostAlike_ > 0 ? std::max(0, alike - mostAlike_) : 0; };
        tooMany_ += over(count + copies) - over(count);
        fitted_ += (count + copies > 0 ? 1 : 0) - (count > 0 ? 1 : 0);
        count += copies;
    }
    int missing() const { return tooMany_ + std::max(0, holes_ - fitted_); }

private:
    int mostAlike_;
    int holes_;
    std::map<Edges, int> rounds_;
    int tooMany_ = 0;
    int fitted_ = 0;
};

/// Exchanges sides between tiles until no more than `mostAlike` have the same round of sides (0: any number)
/// and at least the share `fitShare` of the holes between four tiles is fitted by one: as far as a limited
/// number of random exchanges comes. The sides stay the same ones altogether. Without wishes, nothing
/// changes and no random number is drawn.
void exchangeSides(std::vector<Edges>& tiles, int mostAlike, double fitShare, Random& random) {
    if (mostAlike <= 0 && fitShare <= 0)
        return;
    Targets wishes(tiles, mostAlike, fitShare);
    constexpr std::size_t triesPerTile = 200;
    const auto sides = static_cast<std::uint32_t>(sidesOfTile * tiles.size());
    for (std::size_t left = triesPerTile * tiles.size(); left > 0 && wishes.missing() > 0; --left) {
        const std::uint32_t a = random.below(sides);
        const std::uint32_t b = random.below(sides);
        Edges& one = tiles[a / sidesOfTile];
        Edges& other = tiles[b / sidesOfTile];
        if (&one == &other || one[a % sidesOfTile] == other[b % sidesOfTile])
            continue;
        const int before = wishes.missing();
        const auto exchange = [&] {
            wishes.add(one, -1);
            wishes.add(other, -1);
            std::swap(one[a % sidesOfTile], other[b % sidesOfTile]);
            wishes.add(one, 1);
            wishes.add(other, 1);
        };
        exchange();
        // Exchanges that change nothing lead out of dead ends.
        if (wishes.missing() > before)
            exchange();
    }
}

std::vector<Plan> dealEdges(const LandscapeSpecification& specification, Random& random) {
    const std::vector<int> counts = apportion(sidesOfTile * specification.tiles, specification.edgeWeights);
    std::vector<Edge> all;
    for (const Edge edge : {Edge::City, Edge::Road, Edge::Field})
        all.insert(all.end(), static_cast<std::size_t>(counts[static_cast<std::size_t>(edge)]), edge);
    random.shuffle(all);
    std::vector<Edges> rounds(static_cast<std::size_t>(specification.tiles));
    for (std::size_t i = 0; i < all.size(); ++i)
        rounds[i / sidesOfTile][i % sidesOfTile] = all[i];
    exchangeSides(rounds, specification.mostAlike, specification.fitShare, random);
    std::vector<Plan> plans;
    for (const Edges& edges : rounds)
        plans.push_back({.edges = edges});
    return plans;
}

/// Chooses that share of the permitted plans at random.
template <class May, class Choose>
void chooseShare(std::vector<Plan>& plans, double share, Random& random, May may, Choose choose) {
    std::vector<Plan*> able;
    for (Plan& plan : plans)
        if (may(plan))
            able.push_back(&plan);
    random.shuffle(able);
    const auto chosen = static_cast<std::size_t>(std::lround(share * static_cast<double>(able.size())));
    for (std::size_t i = 0; i < chosen; ++i)
        choose(*able[i]);
}

/// "c1r2-03": sides of cities, sides of roads, number.
std::string idOf(const Landscape& tile, int number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "c%dr%d-%02d", sidesWith(tile.edges, Edge::City),
                  sidesWith(tile.edges, Edge::Road), number);
    return text.data();
}

} // namespace

Issues check(const LandscapeSpecification& specification) {
    Issues issues;
    checkTileCount(specification.tiles, issues);
    checkWeights(specification.edgeWeights,
                 QT_TRANSLATE_NOOP(
                     "Engine", "All weights of city, road and field are 0, expected at least one above 0."),
                 issues);
    for (const int count : {specification.volcanoes, specification.dragons, specification.portals,
                            specification.towers, specification.princesses, specification.cathedrals,
                            specification.inns, specification.tunnels, specification.mostAlike})
        if (count < 0 || count > maxTileCount)
            issues.push_back(
                unmetSpecification("count-out-of-range",
                                   Text(QT_TRANSLATE_NOOP("Engine", "Found the number %1, expected 0 to %2."),
                                        {count, maxTileCount})));
    const int marks =
        specification.volcanoes + specification.dragons + specification.portals + specification.towers;
    if (issues.empty() && marks > specification.tiles)
        issues.push_back(unmetSpecification(
            "marks-too-many", Text(QT_TRANSLATE_NOOP("Engine", "Found %1 volcanoes, dragons, portals and "
                                                               "towers, expected at most one a tile: %2."),
                                   {marks, specification.tiles})));
    for (const double share : {specification.cloisterShare, specification.joinedShare,
                               specification.pennantShare, specification.fitShare})
        if (!(share >= 0 && share <= 1))
            issues.push_back(
                unmetSpecification("share-out-of-range",
                                   Text(QT_TRANSLATE_NOOP("Engine", "Found the share %1, expected 0 to 1."),
                                        {shortNumber(share)})));
    return issues;
}

TileSet generate(const LandscapeSpecification& specification) {
    Random random(specification.seed, 0, Purpose::Generator, 0);
    std::vector<Plan> plans = dealEdges(specification, random);
    const auto cities = [](const Plan& plan) { return sidesWith(plan.edges, Edge::City); };
    const auto roads = [](const Plan& plan) { return sidesWith(plan.edges, Edge::Road); };
    for (Plan& plan : plans)
        plan.cloister = cities(plan) == 0 && roads(plan) == 0;
    chooseShare(
        plans, specification.cloisterShare, random,
        [&](const Plan& plan) { return cities(plan) == 0 && roads(plan) == 1; },
        [](Plan& plan) { plan.cloister = true; });
    chooseShare(
        plans, specification.joinedShare, random,
        [&](const Plan& plan) { return cities(plan) == 2 || cities(plan) == 3; },
        [](Plan& plan) { plan.joined = true; });
    chooseShare(plans, specification.pennantShare, random, isOneCity,
                [](Plan& plan) { plan.pennant = true; });

    std::vector<Landscape> tiles;
    for (const Plan& plan : plans)
        tiles.push_back(drawn(plan));
    spreadSymbols(tiles, specification, random);
    std::map<std::string, std::pair<Landscape, int>> made;
    for (Landscape& tile : tiles) {
        std::string look = canonicalText(tile);
        ++made.try_emplace(std::move(look), std::move(tile), 0).first->second.second;
    }
    TileSet set;
    set.ruleset = "landscape";
    set.name = specification.name;
    set.pickColours.clear();
    std::map<std::pair<int, int>, int> numbers;
    for (const auto& [look, kind] : made) {
        const auto& [tile, count] = kind;
        const int number = ++numbers[{sidesWith(tile.edges, Edge::City), sidesWith(tile.edges, Edge::Road)}];
        set.tiles.push_back({.id = idOf(tile, number), .count = count, .face = tile});
    }
    std::sort(set.tiles.begin(), set.tiles.end(), [](const Tile& a, const Tile& b) { return a.id < b.id; });
    return set;
}

LandscapeSpecification landscapeSpecificationOf(const TileSet& set) {
    LandscapeSpecification like;
    std::array<double, 3> edges{};
    int tiles = 0;
    for (const Tile& tile : set.tiles) {
        tiles += tile.count;
        edges[0] += tile.count * sidesWith(tile.landscape().edges, Edge::City);
        edges[1] += tile.count * sidesWith(tile.landscape().edges, Edge::Road);
        edges[2] += tile.count * sidesWith(tile.landscape().edges, Edge::Field);
    }
    if (tiles == 0)
        return like;
    like.tiles = std::min(tiles, maxTileCount);
    like.edgeWeights = edges;
    return like;
}

} // namespace tilewright
