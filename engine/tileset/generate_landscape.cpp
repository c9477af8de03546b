#include "engine/tileset/generate_landscape.h"

#include "engine/grid/random.h"
#include "engine/tileset/apportion.h"
#include "engine/tileset/family.h"
#include "engine/tileset/format.h"
#include "engine/tileset/landscape_edit.h"
#include "engine/tileset/landscape_looks.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>

namespace tilewright {

namespace {

constexpr std::array<Edge, 3> dealtEdges{Edge::City, Edge::Road, Edge::Field};
constexpr int sidesOfTile = 4;

enum Stream : std::uint64_t { SidesStream, JoinedStream, PennantStream };

Issue cantBe(const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    return issue;
}

int sidesAsked(const LandscapeSpecification& specification, std::size_t edge) {
    return apportion(sidesOfTile * specification.tiles, specification.weights)[edge];
}

/// The so many of `number`, by lot, that are a share of it.
std::vector<bool> lots(std::size_t number, double share, Random& random) {
    const std::array<double, 2> weights{share, 1 - share};
    std::vector<bool> drawn(number);
    std::fill_n(drawn.begin(), apportion(static_cast<int>(number), weights)[0], true);
    for (std::size_t i = number; i > 1; --i) {
        const auto other = static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(i)));
        const bool held = drawn[i - 1];
        drawn[i - 1] = drawn[other];
        drawn[other] = held;
    }
    return drawn;
}

Landscape withEdges(const Edges& edges) {
    Landscape land = familyOf("landscape").newTile().landscape;
    for (const Direction d : allDirections)
        land = withEdge(land, d, edges[static_cast<std::size_t>(index(d))]);
    return land;
}

/// The sides of all tiles; those of the cloisters come first.
std::vector<Edges> dealEdges(const LandscapeSpecification& specification) {
    std::vector<Edge> pool;
    for (std::size_t i = 0; i < dealtEdges.size(); ++i) {
        const bool field = dealtEdges[i] == Edge::Field;
        const int spent = field ? sidesOfTile * specification.cloisters : 0;
        for (int side = sidesAsked(specification, i) - spent; side > 0; --side)
            pool.push_back(dealtEdges[i]);
    }
    std::vector<Edges> dealt(static_cast<std::size_t>(specification.cloisters),
                             Edges{Edge::Field, Edge::Field, Edge::Field, Edge::Field});
    Random random(specification.seed, 0, Purpose::Generator, SidesStream);
    for (std::size_t i = pool.size(); i > 1; --i)
        std::swap(pool[i - 1], pool[random.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < pool.size(); i += sidesOfTile)
        dealt.push_back({pool[i], pool[i + 1], pool[i + 2], pool[i + 3]});
    return dealt;
}

void partCities(std::vector<Landscape>& tiles, const LandscapeSpecification& specification) {
    std::vector<std::size_t> several;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (std::count(tiles[i].edges.begin(), tiles[i].edges.end(), Edge::City) > 1)
            several.push_back(i);
    Random random(specification.seed, 0, Purpose::Generator, JoinedStream);
    const std::vector<bool> stay = lots(several.size(), specification.joinedShare, random);
    for (std::size_t i = 0; i < several.size(); ++i) {
        Landscape& tile = tiles[several[i]];
        for (const Direction a : allDirections)
            for (const Direction b : allDirections)
                if (!stay[i])
                    tile = parted(tile, rimPlace(a, Along::Middle), rimPlace(b, Along::Middle));
    }
}

void raisePennants(std::vector<Landscape>& tiles, const LandscapeSpecification& specification) {
    std::vector<Feature*> cities;
    for (Landscape& tile : tiles)
        for (Feature& feature : tile.features)
            if (feature.kind == FeatureKind::City)
                cities.push_back(&feature);
    Random random(specification.seed, 0, Purpose::Generator, PennantStream);
    const std::vector<bool> raised = lots(cities.size(), specification.pennantShare, random);
    for (std::size_t i = 0; i < cities.size(); ++i)
        cities[i]->pennants = raised[i] ? 1 : 0;
}

std::string numberedId(std::size_t number) {
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "land-%03zu", number);
    return text.data();
}

} // namespace

Issues check(const LandscapeSpecification& specification) {
    Issues issues;
    if (specification.tiles < 1 || specification.tiles > maxTileCount)
        issues.push_back(cantBe("tiles-out-of-range",
                                Text(QT_TRANSLATE_NOOP("Engine", "Found %1 tiles, expected 1 to %2."),
                                     {specification.tiles, maxTileCount})));
    constexpr double greatestWeight = 1e9;
    const auto& weights = specification.weights;
    if (!std::all_of(weights.begin(), weights.end(), [](double w) { return w >= 0 && w <= greatestWeight; }))
        issues.push_back(cantBe("weight-out-of-range",
                                QT_TRANSLATE_NOOP("Engine", "A weight of the sides is out of range, expected "
                                                            "0 to 1,000,000,000.")));
    else if (std::accumulate(weights.begin(), weights.end(), 0.0) == 0)
        issues.push_back(cantBe("no-weights", QT_TRANSLATE_NOOP("Engine", "All weights of the sides are 0, "
                                                                          "expected at least one above.")));
    for (const double share : {specification.joinedShare, specification.pennantShare})
        if (!(share >= 0 && share <= 1))
            issues.push_back(cantBe("share-out-of-range",
                                    QT_TRANSLATE_NOOP("Engine", "A share of the cities is out of range, "
                                                                "expected 0 to 1.")));
    if (!issues.empty())
        return issues;
    const int room = sidesAsked(specification, dealtEdges.size() - 1) / sidesOfTile;
    if (specification.cloisters < 0 || specification.cloisters > room)
        issues.push_back(
            cantBe("cloisters-out-of-range",
                   Text(QT_TRANSLATE_NOOP("Engine", "Found %1 cloisters, expected 0 to %2: each takes four "
                                                    "sides of field."),
                        {specification.cloisters, room})));
    return issues;
}

TileSet generateLandscape(const LandscapeSpecification& specification) {
    std::vector<Landscape> tiles;
    for (const Edges& edges : dealEdges(specification))
        tiles.push_back(withEdges(edges));
    for (int i = 0; i < specification.cloisters; ++i)
        tiles[static_cast<std::size_t>(i)] =
            withTrait(tiles[static_cast<std::size_t>(i)], 0, Trait::Cloister, true);
    partCities(tiles, specification);
    raisePennants(tiles, specification);

    TileSet set;
    set.ruleset = "landscape";
    set.name = specification.name;
    // Sorted by what they show, each as it was dealt first.
    std::map<std::string, Tile> different;
    for (Landscape& tile : tiles) {
        const auto [it, isNew] = different.try_emplace(canonicalText(tile));
        if (isNew)
            it->second.landscape = std::move(tile);
        else
            ++it->second.count;
    }
    for (auto& [text, tile] : different) {
        tile.id = numberedId(set.tiles.size() + 1);
        set.tiles.push_back(std::move(tile));
    }
    return set;
}

} // namespace tilewright
