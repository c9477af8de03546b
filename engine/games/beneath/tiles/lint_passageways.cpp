#include "engine/games/beneath/tiles/lint_beneath.h"

#include <algorithm>
#include <map>
#include <set>

namespace tilewright {

namespace {

constexpr int usualMarkers = 20;
/// What the options blackSupply and whiteSupply allow.
constexpr int maxMarkers = 40;

/// Checks the number of markers of a kind where the i-th is the `count`-th of them.
void checkSupply(MapIssueCollector& report, std::size_t i, Marker kind, int count, const TileSet* set) {
    const char* option = kind == Marker::Black ? "blackSupply" : "whiteSupply";
    const int supply = std::min(firstVariantNumber(set, option, usualMarkers), maxMarkers);
    const auto message = [&](int most) {
        return Text(QT_TRANSLATE_NOOP("Engine",
                                      "The map shows more markers of this kind than the %1 that exist: %2."),
                    {most, Text::Argument::word(name(kind))});
    };
    if (count == maxMarkers + 1)
        report.markerError("too-many-markers", i, message(maxMarkers),
                           QT_TRANSLATE_NOOP("Engine", "Remove some."));
    else if (count == supply + 1)
        report.markerWarning("too-many-markers", i, message(supply),
                             {QT_TRANSLATE_NOOP("Engine", "Remove some, or raise the option %1 in the rules "
                                                          "of the set or of the game."),
                              {option}});
}

} // namespace

void checkPassagesMeet(MapIssueCollector& report, const MapGraph& board, const StopToken& stop) {
    const auto& chambers = board.map().chambers;
    const std::vector<bool> joined = connectedToRoom(board, stop);
    for (std::size_t i = 0; i < chambers.size() && !pollStop(i, stop); ++i) {
        if (!board.isOnBoard(i))
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

void checkMarkers(MapIssueCollector& report, const MapGraph& board, const TileSet* set) {
    const auto& markers = board.map().markers;
    std::map<Marker, int> counts;
    std::set<std::pair<Cell, Direction>> taken;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const MapMarker& marker = markers[i];
        checkSupply(report, i, marker.marker, ++counts[marker.marker], set);
        const auto chamber = board.at(marker.cell);
        const auto contact = chamber ? board.contact(*chamber, marker.side) : MapGraph::SideContact::Earth;
        if (contact == MapGraph::SideContact::Unknown)
            continue;
        if (contact != MapGraph::SideContact::Passageway) {
            report.markerError(
                "marker-without-passageway", i,
                QT_TRANSLATE_NOOP("Engine", "No passageway joins two chambers where the marker is."),
                QT_TRANSLATE_NOOP("Engine", "Move the marker, or remove it."));
            continue;
        }
        // Each passageway has two names; that of its western or northern chamber is used.
        const bool far = marker.side == Direction::North || marker.side == Direction::West;
        const Cell cell = far ? neighbour(marker.cell, marker.side) : marker.cell;
        if (!taken.emplace(cell, far ? opposite(marker.side) : marker.side).second)
            report.markerError(
                "marker-twice", i,
                QT_TRANSLATE_NOOP("Engine", "This passageway already has a marker, expected at most one."),
                QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
    }
}

} // namespace tilewright
