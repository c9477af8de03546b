#include "engine/model/lint/lint.h"

#include "engine/model/lint/map_issue_collector.h"
#include "engine/model/map/map_graph.h"
#include "engine/model/tile_family.h"

namespace tilewright {

namespace {

Edge edgeOf(const Chamber& chamber, const Tile& tile, Direction d) {
    return tile.landscape().edges[static_cast<std::size_t>(index(unturned(d, chamber.rotation)))];
}

} // namespace

void checkTilesOnly(MapIssueCollector& report, const Map& map, const StopToken& stop) {
    if (map.chambers.empty())
        report.error(
            "map-empty", "/chambers",
            QT_TRANSLATE_NOOP("Engine", "The map has no tiles, expected at least one to start with."),
            QT_TRANSLATE_NOOP("Engine", "Lay a tile."));
    for (std::size_t i = 0; i < map.chambers.size() && !pollStop(i, stop); ++i)
        if (map.chambers[i].isRoom())
            report.chamberError(
                "room-not-possible", i, "/room",
                Text(QT_TRANSLATE_NOOP("Engine", "There is a room, “%1”, where only tiles are expected."),
                     {Text::Argument::word(name(map.chambers[i].room))}),
                QT_TRANSLATE_NOOP("Engine", "Remove it, or lay a tile there."));
    for (std::size_t i = 0; i < map.markers.size() && !pollStop(i, stop); ++i)
        report.markerError("marker-not-possible", i,
                           QT_TRANSLATE_NOOP("Engine", "There is a door marker, but this game has no doors."),
                           QT_TRANSLATE_NOOP("Engine", "Remove it."));
}

void checkTouching(MapIssueCollector& report, const MapGraph& board, const TileSet& set,
                   const StopToken& stop) {
    const TileFamily& family = familyOf(set.ruleset);
    const auto& chambers = board.map().chambers;
    for (std::size_t i = 0; i < chambers.size() && !pollStop(i, stop); ++i) {
        if (!board.isOnBoard(i) || board.tile(i) < 0)
            continue;
        for (const Direction d : {Direction::East, Direction::South}) {
            const int beside = board.beside(i, d);
            const auto other = static_cast<std::size_t>(beside);
            if (beside < 0 || board.tile(other) < 0)
                continue;
            const Tile& here = set.tiles[static_cast<std::size_t>(board.tile(i))];
            const Tile& there = set.tiles[static_cast<std::size_t>(board.tile(other))];
            if (family.mayTouch(here, chambers[i].rotation, d, there, chambers[other].rotation))
                continue;
            report.chamberError(
                "sides-differ", i, "",
                Text(QT_TRANSLATE_NOOP(
                         "Engine",
                         "The %1 side shows “%2”, but its neighbour's side shows “%3”; expected the same."),
                     {Text::Argument::word(name(d)), Text::Argument::word(name(edgeOf(chambers[i], here, d))),
                      Text::Argument::word(name(edgeOf(chambers[other], there, opposite(d))))}),
                QT_TRANSLATE_NOOP("Engine", "Turn one of the two, or lay another tile."));
        }
    }
}

} // namespace tilewright
