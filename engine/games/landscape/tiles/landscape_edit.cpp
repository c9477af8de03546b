#include "engine/games/landscape/tiles/landscape_edit.h"

#include <algorithm>
#include <bit>

namespace tilewright {

namespace {

constexpr std::uint8_t sideBit(Direction d) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(index(d)));
}
constexpr std::uint8_t without(std::uint8_t mask, std::uint8_t gone) {
    return static_cast<std::uint8_t>(mask & ~static_cast<unsigned>(gone));
}
constexpr std::uint8_t with(std::uint8_t mask, std::uint8_t more) {
    return static_cast<std::uint8_t>(mask | static_cast<unsigned>(more));
}
int sidesOf(const Feature& way) {
    return std::popcount(static_cast<unsigned>(way.sides));
}

std::vector<int> numbersOf(const Landscape& tile, FeatureKind kind) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < tile.features.size(); ++i)
        if (tile.features[i].kind == kind)
            numbers.push_back(static_cast<int>(i));
    return numbers;
}

Feature& featureOf(Landscape& tile, int number) {
    return tile.features[static_cast<std::size_t>(number)];
}
const Feature& featureOf(const Landscape& tile, int number) {
    return tile.features[static_cast<std::size_t>(number)];
}

Feature makeRoadOrCity(FeatureKind kind, Direction side, RoadEnd ends = RoadEnd::None) {
    Feature way;
    way.kind = kind;
    way.sides = sideBit(side);
    way.ends = ends;
    return way;
}

/// Adjusts a road with a changed number of sides: only one of several can split, only one of a single side
/// has a mouth.
void adjustTunnel(Feature& road) {
    if (road.tunnel != Tunnel::None)
        road.tunnel = sidesOf(road) == 1 ? Tunnel::Mouth : Tunnel::Splits;
}

/// Whether the tile's only city takes up its middle, where roads of one side would end otherwise.
bool hasCityInTheMiddle(const Landscape& tile) {
    const std::vector<int> cities = numbersOf(tile, FeatureKind::City);
    return cities.size() == 1 && sidesOf(featureOf(tile, cities.front())) > 1;
}

void addRoad(Landscape& tile, Direction side) {
    const std::vector<int> roads = numbersOf(tile, FeatureKind::Road);
    const auto plain = [&](int number, int sides) {
        const Feature& road = featureOf(tile, number);
        const bool usualEnd = road.ends == RoadEnd::None ||
                              (road.ends == RoadEnd::Gate && sides == 1 && hasCityInTheMiddle(tile));
        return sidesOf(road) == sides && usualEnd && road.tunnel == Tunnel::None && !road.inn;
    };
    if (roads.size() == 1 && plain(roads.front(), 1)) {
        Feature& road = featureOf(tile, roads.front());
        road.ends = RoadEnd::None;
        road.sides = with(road.sides, sideBit(side));
        return;
    }
    if (roads.size() == 1 && plain(roads.front(), 2)) {
        Feature& kept = featureOf(tile, roads.front());
        const std::uint8_t both = kept.sides;
        kept.ends = RoadEnd::Crossing;
        kept.sides = static_cast<std::uint8_t>(1U << static_cast<unsigned>(std::countr_zero(both)));
        for (const Direction d : allDirections)
            if ((without(both, featureOf(tile, roads.front()).sides) & sideBit(d)) != 0)
                tile.features.push_back(makeRoadOrCity(FeatureKind::Road, d, RoadEnd::Crossing));
        tile.features.push_back(makeRoadOrCity(FeatureKind::Road, side, RoadEnd::Crossing));
        return;
    }
    const bool meet = !roads.empty() && std::all_of(roads.begin(), roads.end(), [&](int number) {
        return featureOf(tile, number).ends == RoadEnd::Crossing && sidesOf(featureOf(tile, number)) == 1;
    });
    tile.features.push_back(
        makeRoadOrCity(FeatureKind::Road, side, meet ? RoadEnd::Crossing : RoadEnd::None));
}

void addCity(Landscape& tile, Direction side) {
    const std::vector<int> cities = numbersOf(tile, FeatureKind::City);
    if (cities.size() != 1)
        return tile.features.push_back(makeRoadOrCity(FeatureKind::City, side));
    Feature& city = featureOf(tile, cities.front());
    city.sides = with(city.sides, sideBit(side));
}

/// Moves the traits of `to` to `from`; for a city or a road.
void takeOver(Feature& from, const Feature& to) {
    from.pennants = std::min(from.pennants + to.pennants, maxPennants);
    from.cathedral = from.cathedral || to.cathedral;
    from.princess = from.princess || to.princess;
    from.goods = from.goods == Goods::None ? to.goods : from.goods;
    from.inn = from.inn || to.inn;
    // They continue into each other instead of ending; if both were below ground, they still are.
    from.ends = RoadEnd::None;
    const bool tunnels = from.tunnel == Tunnel::Splits || to.tunnel == Tunnel::Splits ||
                         (from.tunnel != Tunnel::None && to.tunnel != Tunnel::None);
    from.tunnel = tunnels ? Tunnel::Splits : Tunnel::None;
}

/// A crossing of two roads becomes one that continues; one of a single road is none.
void mendCrossing(Landscape& tile) {
    std::vector<int> ending;
    for (const int number : numbersOf(tile, FeatureKind::Road))
        if (featureOf(tile, number).ends == RoadEnd::Crossing)
            ending.push_back(number);
    if (ending.empty() || ending.size() > 2)
        return;
    Feature& first = featureOf(tile, ending.front());
    first.ends = RoadEnd::None;
    if (ending.size() == 1)
        return;
    const Feature second = featureOf(tile, ending.back());
    first.sides = with(first.sides, second.sides);
    takeOver(first, second);
    tile = withoutFeature(tile, ending.back());
}

void removeSide(Landscape& tile, Direction side) {
    const auto number = featureAt(tile, rimPlace(side, SidePart::Middle));
    if (!number || featureOf(tile, *number).kind == FeatureKind::Field)
        return;
    Feature& way = featureOf(tile, *number);
    const bool crossed = way.ends == RoadEnd::Crossing;
    way.sides = without(way.sides, sideBit(side));
    adjustTunnel(way);
    if (way.sides == 0)
        tile = withoutFeature(tile, *number);
    if (crossed)
        mendCrossing(tile);
}

/// Roads that have come to end at a city in the middle have a gate there.
void endAtTheCity(const Landscape& before, Landscape& after) {
    if (!hasCityInTheMiddle(after))
        return;
    const auto endsInTheOpen = [](const Feature& f) {
        return f.kind == FeatureKind::Road && sidesOf(f) == 1 && f.ends == RoadEnd::None &&
               f.tunnel == Tunnel::None;
    };
    for (Feature& road : after.features)
        if (endsInTheOpen(road) &&
            !(hasCityInTheMiddle(before) && std::ranges::any_of(before.features, [&](const Feature& f) {
                  return endsInTheOpen(f) && f.sides == road.sides;
              })))
            road.ends = RoadEnd::Gate;
}

/// The half sides that leave a field with a place: on a side of fields, both of them.
std::uint8_t leaving(const Landscape& tile, int place) {
    const Direction d = sideOfPlace(place);
    const unsigned half = 1U << static_cast<unsigned>(halfSideAt(place));
    const bool whole = tile.edges[static_cast<std::size_t>(index(d))] == Edge::Field;
    return static_cast<std::uint8_t>(whole ? halfSidesOf(d) : half);
}

/// How the feature at `to` is parted: what stays with the feature at `from`, and what leaves.
struct Parting {
    std::uint8_t stays = 0;
    std::uint8_t goes = 0;
};
Parting partingOf(const Landscape& tile, int from, int to) {
    const auto number = featureAt(tile, to);
    if (!number || featureAt(tile, from) != number)
        return {};
    const Feature& feature = featureOf(tile, *number);
    const bool field = feature.kind == FeatureKind::Field;
    const std::uint8_t all = field ? feature.halfSides : feature.sides;
    const auto going =
        static_cast<std::uint8_t>(all & (field ? leaving(tile, to) : sideBit(sideOfPlace(to))));
    return {without(all, going), going};
}

bool isBetweenSides(const Landscape& tile, int from, int to) {
    const auto number = featureAt(tile, to);
    if (!number || !isOnRim(from) || !isOnRim(to))
        return false;
    if (featureOf(tile, *number).kind == FeatureKind::Field)
        return leaving(tile, from) != leaving(tile, to);
    return sideOfPlace(from) != sideOfPlace(to);
}

} // namespace

Landscape withEdge(const Landscape& tile, Direction side, Edge edge) {
    const auto at = static_cast<std::size_t>(index(side));
    if (tile.edges[at] == edge)
        return tile;
    Landscape out = tile;
    removeSide(out, side);
    out.edges[at] = edge;
    if (edge == Edge::City)
        addCity(out, side);
    if (edge == Edge::Road)
        addRoad(out, side);
    endAtTheCity(tile, out);
    return withPlaneFields(out);
}

Link linkBetween(const Landscape& tile, int from, int to) {
    const auto a = featureAt(tile, from);
    const auto b = featureAt(tile, to);
    if (!a || !b || featureOf(tile, *a).kind != featureOf(tile, *b).kind)
        return Link::None;
    if (a != b)
        return Link::Joins;
    return isBetweenSides(tile, from, to) && partingOf(tile, from, to).stays != 0 ? Link::Parts : Link::None;
}

Landscape joined(const Landscape& tile, int from, int to) {
    if (linkBetween(tile, from, to) != Link::Joins)
        return tile;
    const int into = *featureAt(tile, from);
    const int gone = *featureAt(tile, to);
    Landscape out = tile;
    Feature& kept = featureOf(out, into);
    const Feature& other = featureOf(tile, gone);
    kept.sides = with(kept.sides, other.sides);
    kept.halfSides = with(kept.halfSides, other.halfSides);
    if (kept.kind != FeatureKind::Field) {
        takeOver(kept, other);
        const bool city = kept.kind == FeatureKind::City;
        // Fields that touched the removed one touch the other now.
        for (Feature& field : out.features)
            if (city && std::erase(field.cities, gone) != 0 &&
                std::find(field.cities.begin(), field.cities.end(), into) == field.cities.end())
                field.cities.push_back(into);
        return withPlaneFields(withoutFeature(out, gone));
    }
    for (const int city : other.cities)
        if (std::find(kept.cities.begin(), kept.cities.end(), city) == kept.cities.end())
            kept.cities.push_back(city);
    std::sort(kept.cities.begin(), kept.cities.end());
    return withCrossings(withoutFeature(out, gone));
}

Landscape withInnerField(const Landscape& tile) {
    if (tile.features.size() >= static_cast<std::size_t>(maxFeatures))
        return tile;
    Landscape out = tile;
    Feature& field = out.features.emplace_back();
    if (const std::vector<int> cities = numbersOf(tile, FeatureKind::City); cities.size() == 1)
        field.cities = cities;
    return out;
}

Landscape withoutInnerField(const Landscape& tile, int place) {
    const auto number = isOnRim(place) ? std::nullopt : featureAt(tile, place);
    return number ? withoutFeature(tile, *number) : tile;
}

Landscape parted(const Landscape& tile, int from, int to) {
    if (linkBetween(tile, from, to) != Link::Parts)
        return tile;
    Landscape out = tile;
    const int number = *featureAt(tile, to);
    const Parting parting = partingOf(tile, from, to);
    Feature& kept = featureOf(out, number);
    Feature fresh;
    fresh.kind = kept.kind;
    if (kept.kind == FeatureKind::Field) {
        kept.halfSides = parting.stays;
        fresh.halfSides = parting.goes;
        fresh.cities = kept.cities;
        out.features.push_back(std::move(fresh));
        return withCrossings(out);
    }
    kept.sides = parting.stays;
    fresh.sides = parting.goes;
    fresh.tunnel = kept.tunnel;
    adjustTunnel(kept);
    adjustTunnel(fresh);
    out.features.push_back(std::move(fresh));
    return withPlaneFields(out);
}

} // namespace tilewright
