#include "engine/games/landscape/tiles/landscape_figures.h"

#include <algorithm>

namespace tilewright {

namespace {

constexpr std::array<Edge, 3> laidEdges{Edge::City, Edge::Road, Edge::Field};

bool isCanonicalRotation(const EdgeHole& hole) {
    return std::all_of(allRotations.begin(), allRotations.end(),
                       [&](Rotation r) { return hole <= turned(hole, r); });
}

auto number(const EdgeHole& hole, Edge edge) {
    return std::count(hole.begin(), hole.end(), edge);
}

std::vector<EdgeHole> makeHoles() {
    std::vector<EdgeHole> holes;
    for (const Edge north : laidEdges)
        for (const Edge east : laidEdges)
            for (const Edge south : laidEdges)
                for (const Edge west : laidEdges)
                    if (const EdgeHole hole{north, east, south, west}; isCanonicalRotation(hole))
                        holes.push_back(hole);
    std::stable_sort(holes.begin(), holes.end(), [](const EdgeHole& a, const EdgeHole& b) {
        return std::pair(-number(a, Edge::City), -number(a, Edge::Road)) <
               std::pair(-number(b, Edge::City), -number(b, Edge::Road));
    });
    return holes;
}

int countTrait(const Landscape& tile, Trait trait) {
    if (isOfTile(trait))
        return hasTrait(tile, 0, trait) ? 1 : 0;
    int times = 0;
    std::vector<int> seen;
    for (int place = 0; place < rimPlaces; ++place) {
        const auto feature = featureAt(tile, place);
        if (!feature || std::find(seen.begin(), seen.end(), *feature) != seen.end())
            continue;
        seen.push_back(*feature);
        times += hasTrait(tile, place, trait) ? 1 : 0;
    }
    return times;
}

} // namespace

int sidesShowing(const Landscape& tile, Edge edge) {
    return static_cast<int>(std::count(tile.edges.begin(), tile.edges.end(), edge));
}

bool hasTraitAnywhere(const Landscape& tile, Trait trait) {
    return countTrait(tile, trait) > 0;
}

LandscapeCounts landscapeCounts(const TileSet& set) {
    LandscapeCounts counts;
    for (const Tile& tile : set.tiles) {
        const Landscape& land = tile.landscape();
        counts.tiles += tile.count;
        for (std::size_t edge = 0; edge < counts.edges.size(); ++edge) {
            const int sides = sidesShowing(land, static_cast<Edge>(edge));
            counts.edges[edge] += sides * tile.count;
            counts.tilesBySides[edge][static_cast<std::size_t>(sides)] += tile.count;
        }
        for (const Feature& feature : land.features) {
            counts.features[static_cast<std::size_t>(feature.kind)] += tile.count;
            counts.pennants += feature.pennants * tile.count;
        }
        for (const Trait trait : allTraits())
            counts.traits[static_cast<std::size_t>(trait)] += countTrait(land, trait) * tile.count;
    }
    return counts;
}

const std::vector<EdgeHole>& edgeHoles() {
    static const std::vector<EdgeHole> holes = makeHoles();
    return holes;
}

bool fits(const EdgeHole& hole, const Landscape& tile) {
    return std::any_of(allRotations.begin(), allRotations.end(), [&](Rotation r) {
        const Edges laid = turned(tile.edges, r);
        return std::equal(laid.begin(), laid.end(), hole.begin(),
                          [](Edge shown, Edge beside) { return shown == Edge::Any || shown == beside; });
    });
}

std::vector<int> copiesThatFit(const TileSet& set) {
    std::vector<int> copies;
    for (const EdgeHole& hole : edgeHoles()) {
        int& sum = copies.emplace_back(0);
        for (const Tile& tile : set.tiles)
            sum += fits(hole, tile.landscape()) ? tile.count : 0;
    }
    return copies;
}

namespace {

constexpr std::array<std::optional<Edge>, 4> besides{Edge::City, Edge::Road, Edge::Field, std::nullopt};

int neighbourCount(const OpenPlace& place) {
    return static_cast<int>(
        std::ranges::count_if(place, [](const std::optional<Edge>& edge) { return edge.has_value(); }));
}

OpenPlace turnedBy(const OpenPlace& place, int quarters) {
    OpenPlace out = place;
    std::ranges::rotate(out, out.begin() + quarters);
    return out;
}

bool isCanonicalRotation(const OpenPlace& place) {
    for (int quarters = 1; quarters < 4; ++quarters)
        if (turnedBy(place, quarters) < place)
            return false;
    return true;
}

std::vector<OpenPlace> makePlaces() {
    std::vector<OpenPlace> places;
    for (const auto north : besides)
        for (const auto east : besides)
            for (const auto south : besides)
                for (const auto west : besides)
                    if (const OpenPlace place{north, east, south, west};
                        neighbourCount(place) > 0 && isCanonicalRotation(place))
                        places.push_back(place);
    std::ranges::stable_sort(places, {}, neighbourCount);
    return places;
}

} // namespace

const std::vector<OpenPlace>& openPlaces() {
    static const std::vector<OpenPlace> places = makePlaces();
    return places;
}

bool fitsAt(const OpenPlace& place, const Landscape& tile) {
    return std::ranges::any_of(allRotations, [&](Rotation r) {
        const Edges laid = turned(tile.edges, r);
        return std::equal(laid.begin(), laid.end(), place.begin(),
                          [](Edge shown, const std::optional<Edge>& beside) {
                              return !beside || shown == Edge::Any || shown == *beside;
                          });
    });
}

std::array<OpenPlaceFigures, 4> openPlaceFigures(const TileSet& set) {
    std::array<OpenPlaceFigures, 4> figures;
    std::array<int, 4> fewest{};
    for (const OpenPlace& place : openPlaces()) {
        const auto number = static_cast<std::size_t>(neighbourCount(place)) - 1;
        OpenPlaceFigures& of = figures[number];
        int copies = 0;
        for (const Tile& tile : set.tiles)
            copies += fitsAt(place, tile.landscape()) ? tile.count : 0;
        ++of.places;
        of.unfit += copies == 0 ? 1 : 0;
        of.copies += copies;
        if (copies > 0 && (fewest[number] == 0 || copies < fewest[number])) {
            fewest[number] = copies;
            of.scarcest = place;
        }
    }
    for (OpenPlaceFigures& of : figures)
        of.copies /= of.places;
    return figures;
}

} // namespace tilewright
