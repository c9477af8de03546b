#include "engine/model/lint/lint.h"

#include "engine/model/lint/map_issue_collector.h"
#include "engine/model/map/map_graph.h"
#include "engine/model/tile_family.h"

namespace tilewright {

namespace {

constexpr std::size_t maxChambersInGame = 500;

Text::Argument nameOf(const Chamber& chamber) {
    return chamber.isRoom() ? Text::Argument::word(name(chamber.room)) : Text::Argument(chamber.tile);
}

void checkMap(MapIssueCollector& report, const Map& map) {
    if (map.name.empty())
        report.warning("name-empty", "/name", QT_TRANSLATE_NOOP("Engine", "The map has no name."),
                       QT_TRANSLATE_NOOP("Engine", "Give it one: lists and records show it."));
    if (map.chambers.size() > maxChambersInGame)
        report.warning(
            "too-many-chambers", "/chambers",
            Text(QT_TRANSLATE_NOOP(
                     "Engine", "The map has %1 chambers; a game allows at most %2, so it can't be played."),
                 {map.chambers.size(), maxChambersInGame}),
            QT_TRANSLATE_NOOP("Engine", "Remove some, or use the map only as a drawing."));
}

void checkCells(MapIssueCollector& report, const MapGraph& board) {
    const auto& chambers = board.map().chambers;
    for (std::size_t i = 0; i < chambers.size(); ++i) {
        if (!insideLimits(chambers[i].cell))
            report.chamberError(
                "cell-outside-limits", i, "",
                Text(QT_TRANSLATE_NOOP("Engine", "The chamber lies outside the limits, expected x and y from "
                                                 "%1 to %2."),
                     {minCoordinate, maxCoordinate}),
                QT_TRANSLATE_NOOP("Engine", "Move the whole map towards the middle."));
        if (!board.isOnBoard(i))
            report.chamberError("cell-taken", i, "",
                                Text(QT_TRANSLATE_NOOP("Engine", "This cell already has a chamber: %1."),
                                     {nameOf(chambers[*board.at(chambers[i].cell)])}),
                                QT_TRANSLATE_NOOP("Engine", "Remove or move one of the two."));
    }
}

void checkTiles(MapIssueCollector& report, const MapGraph& board, const TileSet& set) {
    std::vector<int> used(set.tiles.size(), 0);
    const auto& chambers = board.map().chambers;
    for (std::size_t i = 0; i < chambers.size(); ++i) {
        if (chambers[i].isRoom())
            continue;
        const int tile = board.tile(i);
        if (tile < 0)
            report.chamberError(
                "tile-unknown", i, "/tile",
                Text(QT_TRANSLATE_NOOP("Engine", "The tile set “%1” has no tile with this id."), {set.name}),
                QT_TRANSLATE_NOOP("Engine", "Open the map with the set that it was made for, or choose "
                                            "another tile."));
        else if (const int count = set.tiles[static_cast<std::size_t>(tile)].count;
                 ++used[static_cast<std::size_t>(tile)] == count + 1)
            report.chamberWarning(
                "tile-used-too-often", i, "/tile",
                Text(QT_TRANSLATE_NOOP("Engine", "The map shows more copies of this tile than the set has: "
                                                 "%1."),
                     {count}),
                QT_TRANSLATE_NOOP("Engine", "Raise its count in the set, or lay another tile."));
    }
}

} // namespace

Issues lint(const Map& map, const TileSet* set, const StopToken& stop) {
    const TileFamily& family = familyOf(map.ruleset);
    MapIssueCollector report(map);
    if (set && set->ruleset != map.ruleset) {
        report.error("ruleset-other", "/ruleset",
                     Text(QT_TRANSLATE_NOOP("Engine", "The map is for “%1”, but its tile set is for “%2”."),
                          {map.ruleset, set->ruleset}),
                     QT_TRANSLATE_NOOP("Engine", "Open the map with a set for the same rules."));
        set = nullptr;
    }
    const MapGraph board(map, set, stop);
    checkMap(report, map);
    if (!stop.stop_requested())
        checkCells(report, board);
    if (!stop.stop_requested())
        family.lintRooms(report, board, set, stop);
    if (set && !stop.stop_requested())
        checkTiles(report, board, *set);
    if (!stop.stop_requested())
        family.lintAdjacency(report, board, set, stop);
    return report.take();
}

} // namespace tilewright
