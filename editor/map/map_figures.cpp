#include "editor/map/map_figures.h"

#include "engine/model/lint/lint.h"

namespace tilewright {

namespace {
/// Larger maps are not playable boards, and counting their rim would block the user.
constexpr std::size_t mostCounted = 100'000;
} // namespace

MapFigures mapFigures(const MapDocument& document) {
    MapFigures figures;
    const Map& map = document.map();
    const bool all = map.chambers.size() <= mostCounted;
    figures.chambers = static_cast<int>(map.chambers.size());
    for (const Chamber& chamber : map.chambers) {
        if (chamber.isRoom())
            ++figures.rooms[static_cast<std::size_t>(chamber.room)];
        else
            ++figures.tiles;
        const auto sides = all ? document.sidesOf(chamber) : std::nullopt;
        for (const Direction d : allDirections)
            if (sides && isPassage((*sides)[static_cast<std::size_t>(index(d))]) &&
                document.chamberAt(neighbour(chamber.cell, d)) == nullptr)
                ++figures.openAtRim;
    }
    for (const MapMarker& marker : map.markers)
        ++(marker.marker == Marker::Black ? figures.black : figures.white);
    if (all)
        figures.players = playableCounts(map);
    else
        figures.openAtRim = -1;
    return figures;
}

} // namespace tilewright
