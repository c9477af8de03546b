#include "engine/tileset/lint.h"

#include "engine/tileset/lint_rooms.h"
#include "engine/tileset/map_report.h"

#include <map>
#include <set>

namespace tilewright {

namespace {

constexpr int markersOfAKind = 20;
constexpr std::size_t mostInGame = 500;

Text::Argument nameOf(const Chamber& chamber) {
    return chamber.isRoom() ? Text::Argument::word(name(chamber.room)) : Text::Argument(chamber.tile);
}

void checkMap(MapReport& report, const Map& map) {
    if (map.name.empty())
        report.warning("name-empty", "/name", QT_TRANSLATE_NOOP("Engine", "The map has no name."),
                       QT_TRANSLATE_NOOP("Engine", "Give it one: lists and records show it."));
    if (map.chambers.size() > mostInGame)
        report.warning(
            "too-many-chambers", "/chambers",
            Text(QT_TRANSLATE_NOOP("Engine",
                                   "The map has %1 chambers; in a game there are at most %2, so it can't "
                                   "be played."),
                 {map.chambers.size(), mostInGame}),
            QT_TRANSLATE_NOOP("Engine", "Remove some, or use it as a drawing only."));
}

void checkCells(MapReport& report, const Board& board) {
    const auto& chambers = board.map().chambers;
    for (std::size_t i = 0; i < chambers.size(); ++i) {
        if (!insideLimits(chambers[i].cell))
            report.chamberError(
                "cell-outside-limits", i, "",
                Text(QT_TRANSLATE_NOOP("Engine", "The chamber lies outside the limits, expected x and y from "
                                                 "%1 to %2."),
                     {minCoordinate, maxCoordinate}),
                QT_TRANSLATE_NOOP("Engine", "Move the whole map towards the middle."));
        if (!board.counts(i))
            report.chamberError(
                "cell-taken", i, "",
                Text(QT_TRANSLATE_NOOP("Engine", "There is a chamber in this cell already: %1."),
                     {nameOf(chambers[*board.at(chambers[i].cell)])}),
                QT_TRANSLATE_NOOP("Engine", "Remove or move one of the two."));
    }
}

void checkTiles(MapReport& report, const Board& board, const TileSet& set) {
    std::vector<int> used(set.tiles.size(), 0);
    const auto& chambers = board.map().chambers;
    for (std::size_t i = 0; i < chambers.size(); ++i) {
        if (chambers[i].isRoom())
            continue;
        const int tile = board.tile(i);
        if (tile < 0)
            report.chamberError(
                "tile-unknown", i, "/tile",
                Text(QT_TRANSLATE_NOOP("Engine", "The tile set “%1” has no tile of this id."), {set.name}),
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

void checkJoints(MapReport& report, const Board& board, const std::stop_token& stop) {
    const auto& chambers = board.map().chambers;
    const std::vector<bool> joined = joinedToRoom(board, stop);
    for (std::size_t i = 0; i < chambers.size() && !stopsAt(i, stop); ++i) {
        if (!board.counts(i))
            continue;
        if (!chambers[i].isRoom() && !joined[i])
            report.chamberError(
                "tile-not-joined", i, "",
                QT_TRANSLATE_NOOP("Engine", "No passageways lead from this tile to a room."),
                QT_TRANSLATE_NOOP("Engine", "Turn or move it so that passage meets passage, or remove it."));
        for (const Direction d : {Direction::East, Direction::South}) {
            const int number = board.beside(i, d);
            const auto other = static_cast<std::size_t>(number);
            if (number < 0 || !board.sides(i) || !board.sides(other))
                continue;
            const bool here = isPassage((*board.sides(i))[static_cast<std::size_t>(index(d))]);
            const bool there = isPassage((*board.sides(other))[static_cast<std::size_t>(index(opposite(d)))]);
            if (here != there)
                report.chamberWarning(
                    "sides-disagree", i, "",
                    Text(here ? QT_TRANSLATE_NOOP("Engine", "The passage to the %1 meets earth.")
                              : QT_TRANSLATE_NOOP("Engine",
                                                  "The earth to the %1 meets a passage of the neighbour."),
                         {Text::Argument::word(name(d))}),
                    QT_TRANSLATE_NOOP("Engine", "Make both a passage, or both earth."));
        }
    }
}

void checkMarkers(MapReport& report, const Board& board) {
    const auto& markers = board.map().markers;
    std::map<Marker, int> counts;
    std::set<std::pair<Cell, Direction>> taken;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const MapMarker& marker = markers[i];
        if (++counts[marker.marker] == markersOfAKind + 1)
            report.markerError(
                "too-many-markers", i,
                Text(QT_TRANSLATE_NOOP("Engine", "The map shows more than the %1 markers of this kind that "
                                                 "there are: %2."),
                     {markersOfAKind, Text::Argument::word(name(marker.marker))}),
                QT_TRANSLATE_NOOP("Engine", "Remove some."));
        const auto chamber = board.at(marker.cell);
        const auto meeting = chamber ? board.meeting(*chamber, marker.side) : Board::Meeting::Earth;
        if (meeting == Board::Meeting::Unknown)
            continue;
        if (meeting != Board::Meeting::Passageway) {
            report.markerError(
                "marker-without-passageway", i,
                QT_TRANSLATE_NOOP("Engine", "No passageway joins two chambers where the marker lies."),
                QT_TRANSLATE_NOOP("Engine", "Move the marker, or remove it."));
            continue;
        }
        // Each passageway has two names; its western or northern chamber gives the one that counts.
        const bool far = marker.side == Direction::North || marker.side == Direction::West;
        const Cell cell = far ? neighbour(marker.cell, marker.side) : marker.cell;
        if (!taken.emplace(cell, far ? opposite(marker.side) : marker.side).second)
            report.markerError(
                "marker-twice", i,
                QT_TRANSLATE_NOOP("Engine", "There is a marker on this passageway already, expected one at "
                                            "most."),
                QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
    }
}

} // namespace

Issues lint(const Map& map, const TileSet* set, const std::stop_token& stop) {
    const Board board(map, set, stop);
    MapReport report(map);
    checkMap(report, map);
    if (!stop.stop_requested())
        checkCells(report, board);
    if (!stop.stop_requested())
        checkRooms(report, board, set, stop);
    if (set && !stop.stop_requested())
        checkTiles(report, board, *set);
    if (!stop.stop_requested())
        checkJoints(report, board, stop);
    if (!stop.stop_requested())
        checkMarkers(report, board);
    return report.take();
}

} // namespace tilewright
