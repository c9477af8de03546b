#include "engine/games/landscape/tiles/open_places.h"

#include <algorithm>

namespace tilewright {

namespace {

constexpr std::array<std::optional<Edge>, 4> besides{Edge::City, Edge::Road, Edge::Field, std::nullopt};

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

int neighbourCount(const OpenPlace& place) {
    return static_cast<int>(
        std::ranges::count_if(place, [](const std::optional<Edge>& edge) { return edge.has_value(); }));
}

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
