#include "engine/games/beneath/tiles/generate.h"

#include "engine/games/beneath/tiles/tile_doors.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/set_generator.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>

namespace tilewright {

namespace {

constexpr std::size_t kinds = allConfigurations.size();

bool isShare(double share) {
    return share >= 0 && share <= 1;
}

/// Doors of one configuration.
struct Doors {
    int tiles = 0;
    int passages = 0;
    int open = 0;
    int special = 0;
};

std::array<Doors, kinds> planDoors(const BeneathSetSpecification& specification) {
    std::array<Doors, kinds> plan{};
    const std::vector<int> tiles = apportion(specification.tiles, specification.weights);
    std::array<double, kinds> weights{};
    int passageTotal = 0;
    for (std::size_t i = 0; i < kinds; ++i) {
        plan[i].tiles = tiles[i];
        plan[i].passages = tiles[i] * static_cast<int>(passages(allConfigurations[i]).size());
        passageTotal += plan[i].passages;
        weights[i] = plan[i].passages;
    }
    const double skullShare = std::max(0.0, 1 - specification.openShare - specification.specialShare);
    const std::array<double, 3> shares{skullShare, specification.openShare, specification.specialShare};
    const std::vector<int> doors = apportion(passageTotal, shares);

    const std::vector<int> special = apportion(doors[2], weights);
    for (std::size_t i = 0; i < kinds; ++i)
        weights[i] -= special[i]; // the rest limits the open doors of a configuration
    const std::vector<int> open = apportion(doors[1], weights);
    for (std::size_t i = 0; i < kinds; ++i) {
        plan[i].special = special[i];
        plan[i].open = open[i];
    }
    return plan;
}

std::string idOf(Configuration c, int numberInKind, int ofKind) {
    constexpr std::array<const char*, kinds> names{"end", "str", "cor", "tee", "crs"};
    const int digits = ofKind > 99 ? 3 : 2;
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%s-%0*d", names[static_cast<std::size_t>(c) - 1], digits,
                  numberInKind);
    return text.data();
}

/// Equal tiles become one with a count.
void addTiles(TileSet& set, Configuration c, const std::vector<Sides>& dealt) {
    std::map<Sides, int> counts;
    for (const Sides& sides : dealt)
        ++counts[canonicalSides(sides)];
    int numberInKind = 0;
    for (const auto& [sides, count] : counts) {
        Tile tile;
        tile.id = idOf(c, ++numberInKind, static_cast<int>(counts.size()));
        tile.count = count;
        tile.face = sides;
        set.tiles.push_back(std::move(tile));
    }
}

} // namespace

Issues check(const BeneathSetSpecification& specification) {
    Issues issues;
    checkTileCount(specification.tiles, issues);
    if (specification.colours < 1 || specification.colours > colourCount)
        issues.push_back(
            unmetSpecification("colours-out-of-range",
                               Text(QT_TRANSLATE_NOOP("Engine", "Found %1 pick colours, expected 1 to %2."),
                                    {specification.colours, colourCount})));
    checkWeights(specification.weights,
                 QT_TRANSLATE_NOOP("Engine",
                                   "All weights of the configurations are 0, expected at least one above 0."),
                 issues);
    for (const double share : {specification.openShare, specification.specialShare})
        if (!isShare(share))
            issues.push_back(unmetSpecification(
                "share-out-of-range",
                Text(QT_TRANSLATE_NOOP("Engine", "Found %1 as the share of doors, expected 0 to 1."),
                     {shortNumber(share)})));
    const double shares = specification.openShare + specification.specialShare;
    constexpr double roundingErrors = 1e-9;
    if (isShare(specification.openShare) && isShare(specification.specialShare) &&
        shares > 1 + roundingErrors)
        issues.push_back(unmetSpecification(
            "shares-too-large",
            Text(QT_TRANSLATE_NOOP("Engine",
                                   "The shares of open and special doors add up to %1 %, expected at most "
                                   "100 %."),
                 {shortNumber(100 * shares)})));
    return issues;
}

TileSet generate(const BeneathSetSpecification& specification) {
    TileSet set;
    set.name = specification.name;
    set.pickColours.resize(static_cast<std::size_t>(specification.colours));

    const std::array<Doors, kinds> plan = planDoors(specification);
    // Colours are assigned in turn through all configurations: evenly in each and evenly in all.
    int colour = 0;
    for (std::size_t i = 0; i < kinds; ++i) {
        std::vector<SideContent> doors(static_cast<std::size_t>(plan[i].open), SideContent::Open);
        doors.resize(doors.size() + static_cast<std::size_t>(plan[i].special), SideContent::Special);
        while (static_cast<int>(doors.size()) < plan[i].passages)
            doors.push_back(skull(colourAt(colour++ % specification.colours)));
        Random random(specification.seed, 0, Purpose::Generator, i);
        addTiles(set, allConfigurations[i], distributeDoors(allConfigurations[i], doors, random));
    }
    std::sort(set.tiles.begin(), set.tiles.end(), [](const Tile& a, const Tile& b) { return a.id < b.id; });
    return set;
}

BeneathSetSpecification specificationOf(const TileSet& set) {
    BeneathSetSpecification like;
    std::array<double, 5> configurations{};
    double passages = 0, open = 0, special = 0;
    int tiles = 0;
    for (const Tile& tile : set.tiles) {
        tiles += tile.count;
        if (const Configuration its = configuration(tile.sides()); its != Configuration::None)
            configurations[static_cast<std::size_t>(its) - 1] += tile.count;
        for (const SideContent side : tile.sides()) {
            passages += isPassage(side) ? tile.count : 0;
            open += side == SideContent::Open ? tile.count : 0;
            special += side == SideContent::Special ? tile.count : 0;
        }
    }
    if (tiles == 0 || passages == 0)
        return like;
    like.tiles = std::min(tiles, maxTileCount);
    like.colours = std::clamp(static_cast<int>(set.pickColours.size()), 1, colourCount);
    like.weights = configurations;
    like.openShare = open / passages;
    like.specialShare = special / passages;
    return like;
}

} // namespace tilewright
