#include "engine/games/landscape/tiles/spread_symbols.h"

#include "engine/base/random.h"
#include "engine/games/landscape/tiles/landscape_edit.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace tilewright {

namespace {

bool isRoadOf(const Feature& feature, int sides) {
    return feature.kind == FeatureKind::Road && std::popcount(static_cast<unsigned>(feature.sides)) == sides;
}

/// Roads that would meet in a crossing meet there instead.
void endRoads(Landscape& tile, RoadEnd there) {
    for (Feature& feature : tile.features)
        if (feature.ends == RoadEnd::Crossing)
            feature.ends = there;
}

void mark(Landscape& tile, Trait trait) {
    tile = withTrait(tile, 0, trait, true);
    if (trait != Trait::Volcano && trait != Trait::Tower)
        return;
    tile = withTrait(tile, 0, Trait::Cloister, false);
    endRoads(tile, trait == Trait::Volcano ? RoadEnd::Volcano : RoadEnd::Tower);
}

/// Where a road ends at the cloister nothing else can stand.
bool isFree(const Landscape& tile, Trait trait) {
    const bool needsMiddle = trait == Trait::Volcano || trait == Trait::Tower;
    const bool atCloister =
        std::ranges::find(tile.features, RoadEnd::Cloister, &Feature::ends) != tile.features.end();
    return tile.marks.empty() && !(needsMiddle && atCloister);
}

/// A feature of a tile.
using Spot = std::pair<Landscape*, std::size_t>;

/// As many as are wanted, at random.
template <class Tiles, class May>
std::vector<Spot> chosen(Tiles& tiles, int wanted, Random& random, May may) {
    std::vector<Spot> able;
    if (wanted <= 0)
        return able;
    for (Landscape& tile : tiles)
        for (std::size_t i = 0; i < tile.features.size(); ++i)
            if (may(tile, tile.features[i]))
                able.emplace_back(&tile, i);
    random.shuffle(able);
    able.resize(std::min(able.size(), static_cast<std::size_t>(wanted)));
    return able;
}

void spreadMark(std::vector<Landscape>& tiles, Trait trait, int wanted, Random& random) {
    if (wanted <= 0)
        return;
    std::vector<Landscape*> able;
    std::vector<Landscape*> rest;
    for (Landscape& tile : tiles)
        if (tile.marks.empty())
            (isFree(tile, trait) ? able : rest).push_back(&tile);
    random.shuffle(able);
    random.shuffle(rest);
    able.insert(able.end(), rest.begin(), rest.end());
    for (std::size_t i = 0; i < std::min(able.size(), static_cast<std::size_t>(wanted)); ++i)
        mark(*able[i], trait);
}

/// Makes two roads of one, each with an end on the tile.
void part(Landscape& tile, std::size_t number) {
    const unsigned sides = tile.features[number].sides;
    Feature other = tile.features[number];
    tile.features[number].sides = static_cast<std::uint8_t>(sides & (~sides + 1));
    other.sides = static_cast<std::uint8_t>(sides & (sides - 1));
    tile.features.insert(tile.features.begin() + static_cast<std::ptrdiff_t>(number) + 1, other);
    // Fields and their cities are made anew; only roads moved.
    tile = withPlaneFields(tile);
}

void spreadMouths(std::vector<Landscape>& tiles, int wanted, Random& random) {
    const auto mayEnd = [](const Landscape&, const Feature& feature) {
        return isRoadOf(feature, 1) && feature.ends != RoadEnd::Cloister;
    };
    int ends = 0;
    for (const Landscape& tile : tiles)
        ends += static_cast<int>(std::ranges::count_if(
            tile.features, [&](const Feature& feature) { return mayEnd(tile, feature); }));
    const auto passes = [](const Landscape&, const Feature& feature) { return isRoadOf(feature, 2); };
    // A tile has one such road at most.
    for (const auto& [tile, number] : chosen(tiles, (wanted - ends + 1) / 2, random, passes))
        part(*tile, number);
    std::vector<Landscape*> changed;
    for (const auto& [tile, number] : chosen(tiles, wanted, random, mayEnd)) {
        tile->features[number].ends = RoadEnd::None;
        tile->features[number].tunnel = Tunnel::Mouth;
        changed.push_back(tile);
    }
    // Only now, as it numbers fields anew.
    for (Landscape* tile : changed) {
        if (std::ranges::count(tile->features, RoadEnd::Crossing, &Feature::ends) == 1)
            endRoads(*tile, RoadEnd::Terminus);
        *tile = withPlaneFields(*tile);
    }
}

} // namespace

void spreadSymbols(std::vector<Landscape>& tiles, const LandscapeSpecification& specification,
                   Random& random) {
    const std::array<std::pair<Trait, int>, 4> marks{{{Trait::Volcano, specification.volcanoes},
                                                      {Trait::Dragon, specification.dragons},
                                                      {Trait::Portal, specification.portals},
                                                      {Trait::Tower, specification.towers}}};
    for (const auto& [trait, wanted] : marks)
        spreadMark(tiles, trait, wanted, random);
    const auto isCity = [](const Landscape&, const Feature& feature) {
        return feature.kind == FeatureKind::City && !feature.princess && !feature.cathedral;
    };
    for (const auto& [tile, number] : chosen(tiles, specification.princesses, random, isCity))
        tile->features[number].princess = true;
    for (const auto& [tile, number] : chosen(tiles, specification.cathedrals, random, isCity))
        tile->features[number].cathedral = true;
    const auto isRoad = [](const Landscape&, const Feature& feature) {
        return feature.kind == FeatureKind::Road;
    };
    for (const auto& [tile, number] : chosen(tiles, specification.inns, random, isRoad))
        tile->features[number].inn = true;
    if (specification.tunnels > 0)
        spreadMouths(tiles, specification.tunnels, random);
}

} // namespace tilewright
