#include "engine/games/beneath/tiles/lint_beneath.h"

#include "engine/model/lint/lint.h"

#include <algorithm>

namespace tilewright {

namespace {

using Word = Text::Argument;

constexpr int seats = 4;
constexpr int usualGuards = 6;

std::string placeOf(Cell cell) {
    return std::to_string(cell.x) + ", " + std::to_string(cell.y);
}

int countRooms(const Map& map, Room room) {
    return static_cast<int>(std::count_if(map.chambers.begin(), map.chambers.end(),
                                          [&](const Chamber& c) { return c.isRoom() && c.room == room; }));
}

/// Index 1 to 4.
std::array<bool, seats + 1> seatsOf(const Map& map) {
    std::array<bool, seats + 1> taken{};
    for (const Chamber& c : map.chambers)
        if (c.isRoom() && c.room == Room::Cell && c.seat >= 1 && c.seat <= seats)
            taken[static_cast<std::size_t>(c.seat)] = true;
    return taken;
}

/// Numbers of players with enough cells.
std::vector<int> seatedCounts(const Map& map) {
    const auto taken = seatsOf(map);
    std::vector<int> counts;
    if (taken[1] && (taken[2] || taken[4]))
        counts.push_back(2);
    if (taken[1] && taken[2] && taken[3])
        counts.push_back(3);
    if (taken[1] && taken[2] && taken[3] && taken[4])
        counts.push_back(4);
    return counts;
}

bool opensOutward(const MapGraph& board) {
    const auto& chambers = board.map().chambers;
    for (std::size_t i = 0; i < chambers.size(); ++i)
        for (const Direction d : allDirections) {
            const auto contact = board.contact(i, d);
            if (contact == MapGraph::SideContact::Rim || contact == MapGraph::SideContact::Unknown)
                return true;
        }
    return false;
}

/// Adds warnings for chambers that Guards have too few or too many of (B-3.2).
void checkGuards(MapIssueCollector& report, const Map& map, const TileSet* set) {
    const int guards = firstVariantNumber(set, "guards", usualGuards);
    const int posts = countRooms(map, Room::GuardChamber);
    if (guards == 0)
        return; // the rules do without them
    if (posts == 0)
        report.warning("no-guard-chamber", "/chambers",
                       QT_TRANSLATE_NOOP("Engine", "The map has no guard chamber, so there are no Guards."),
                       {QT_TRANSLATE_NOOP("Engine", "Add guard chambers, at most %1."), {guards}});
    if (posts > guards)
        report.warning(
            "too-many-guard-chambers", "/chambers",
            Text(QT_TRANSLATE_NOOP("Engine", "The map has %1 guard chambers, but there are only %2 Guards; "
                                             "the last ones in reading order stay empty."),
                 {posts, guards}),
            QT_TRANSLATE_NOOP("Engine", "Make some of them plain chambers."));
}

void checkKinds(MapIssueCollector& report, const MapGraph& board, const TileSet* set) {
    struct Needed {
        Room room;
        const char* code;
        const char* message;
    };
    constexpr std::array<Needed, 3> needed{
        {{Room::KeyRoom, "no-key-room",
          QT_TRANSLATE_NOOP("Engine", "The map has no key room, expected at least one.")},
         {Room::Guardhouse, "no-guardhouse",
          QT_TRANSLATE_NOOP("Engine", "The map has no guardhouse, expected at least one.")},
         {Room::Entrance, "no-entrance",
          QT_TRANSLATE_NOOP("Engine", "The map has no entrance, expected at least one.")}}};
    const Map& map = board.map();
    for (const Needed& kind : needed)
        if (countRooms(map, kind.room) == 0)
            report.error(kind.code, "/chambers", kind.message,
                         QT_TRANSLATE_NOOP("Engine", "Add such a room."));
    if (!opensOutward(board))
        report.error("no-outward-passage", "/chambers",
                     QT_TRANSLATE_NOOP("Engine", "No passage leads outward, so no tile can ever be laid."),
                     QT_TRANSLATE_NOOP("Engine", "Open a side that has a free cell beyond it."));
    checkGuards(report, map, set);
}

void checkSeats(MapIssueCollector& report, const Map& map) {
    std::array<std::size_t, seats + 1> owner{};
    for (std::size_t i = 0; i < map.chambers.size(); ++i) {
        const Chamber& c = map.chambers[i];
        if (!c.isRoom())
            continue;
        if (c.room != Room::Cell) {
            if (c.seat != 0)
                report.chamberWarning(
                    "seat-without-cell", i, "/seat",
                    QT_TRANSLATE_NOOP("Engine", "Only a cell has a seat; here it has no effect."),
                    QT_TRANSLATE_NOOP("Engine", "Remove the seat, or make the room a cell."));
        } else if (c.seat < 1 || c.seat > seats) {
            report.chamberError(
                "cell-without-seat", i, c.seat == 0 ? "" : "/seat",
                c.seat == 0
                    ? Text(QT_TRANSLATE_NOOP("Engine", "The cell has no seat, expected one from 1 to 4."))
                    : Text(QT_TRANSLATE_NOOP("Engine", "The cell has seat %1, expected 1 to 4."), {c.seat}),
                QT_TRANSLATE_NOOP("Engine", "Set the player whose cell it is."));
        } else if (std::size_t& first = owner[static_cast<std::size_t>(c.seat)]; first != 0) {
            report.chamberError("seat-twice", i, "/seat",
                                Text(QT_TRANSLATE_NOOP("Engine", "Seat %1 already has a cell: %2."),
                                     {c.seat, placeOf(map.chambers[first - 1].cell)}),
                                QT_TRANSLATE_NOOP("Engine", "Give one of the two another seat."));
        } else {
            first = i + 1;
        }
    }
}

void checkPlayers(MapIssueCollector& report, const Map& map) {
    const auto counts = seatedCounts(map);
    const auto taken = seatsOf(map);
    if (counts.empty()) {
        report.error(
            "no-cells-for-two", "/chambers",
            QT_TRANSLATE_NOOP(
                "Engine",
                "The map has no cells for two players, expected cells for seats 1 and 2, or 1 and 4."),
            QT_TRANSLATE_NOOP("Engine", "Add cells, and number their seats from 1."));
        return;
    }
    // Valid are 1 to n without a gap, and 1 with 4.
    const bool gap = (taken[3] && !taken[2]) || (taken[4] && !taken[3] && taken[2]);
    if (!gap)
        return;
    std::string list;
    for (const int n : counts)
        list += (list.empty() ? "" : ", ") + std::to_string(n);
    report.warning(
        "seats-with-gap", "/chambers",
        Text(QT_TRANSLATE_NOOP("Engine", "One of the seats has no cell; possible numbers of players: %1."),
             {list}),
        QT_TRANSLATE_NOOP("Engine", "Number the seats from 1 without gaps."));
}

void checkDoor(MapIssueCollector& report, const Chamber& c, std::size_t i, Direction d, const TileSet* set) {
    const SideContent side = c.sides[static_cast<std::size_t>(index(d))];
    const std::string field = pointerTo("/sides", static_cast<std::size_t>(index(d)));
    const auto own = ownDoor(c.room);
    if (own && isPassage(side) && side != *own)
        report.chamberError(
            "not-own-door", i, field,
            Text(QT_TRANSLATE_NOOP("Engine", "The %1 side of the %2 has the door %3, expected %4 or earth."),
                 {Word::word(name(d)), Word::word(name(c.room)), Word::word(name(side)),
                  Word::word(name(*own))}),
            QT_TRANSLATE_NOOP("Engine", "Give the passage the door of its room."));
    else if (!own && isRoomDoor(side))
        report.chamberError(
            "door-of-other-room", i, field,
            Text(QT_TRANSLATE_NOOP("Engine",
                                   "The %1 side of the %2 has the door %3, which belongs to another "
                                   "kind of room."),
                 {Word::word(name(d)), Word::word(name(c.room)), Word::word(name(side))}),
            QT_TRANSLATE_NOOP("Engine", "Choose earth, open, special or a colour."));
    if (!set || !isSkull(side))
        return;
    // B-1.5: as many are in play as the list reaches.
    if (index(skullColour(side)) >= pickColourBound(*set))
        report.chamberWarning(
            "colour-not-in-set", i, field,
            Text(QT_TRANSLATE_NOOP(
                     "Engine", "The %1 side is %2, which comes after the last pick colour of the tile set; "
                               "unless a game is played with more colours, the door counts as open."),
                 {Word::word(name(d)), Word::word(name(side))}),
            QT_TRANSLATE_NOOP("Engine", "Choose a colour of the set, or open."));
}

void checkSealed(MapIssueCollector& report, const MapGraph& board, const StopToken& stop) {
    const auto sealed = sealedRooms(board, stop);
    const auto& chambers = board.map().chambers;
    for (std::size_t i = 0; i < chambers.size(); ++i)
        if (sealed[i]) {
            const bool forPeople = chambers[i].room == Room::Cell || chambers[i].room == Room::Entrance;
            report.chamberWarning(
                "room-sealed", i, "",
                Text(forPeople
                         ? QT_TRANSLATE_NOOP("Engine", "The %1 is sealed off from the start: no way leads "
                                                       "from it to the edge or to a guard chamber.")
                         : QT_TRANSLATE_NOOP("Engine", "The %1 is sealed off from the start: no way leads "
                                                       "from it to the edge or to an entrance."),
                     {Word::word(name(chambers[i].room))}),
                QT_TRANSLATE_NOOP("Engine", "Open one of its sides, or a side of a chamber beside it."));
        }
}

} // namespace

void checkRooms(MapIssueCollector& report, const MapGraph& board, const TileSet* set, const StopToken& stop) {
    const Map& map = board.map();
    if (map.chambers.empty()) {
        report.error(
            "map-empty", "/chambers", QT_TRANSLATE_NOOP("Engine", "The map has no chambers."),
            QT_TRANSLATE_NOOP("Engine", "Add rooms: cells, a key room, a guardhouse and an entrance."));
        return;
    }
    checkKinds(report, board, set);
    checkSeats(report, map);
    checkPlayers(report, map);
    for (std::size_t i = 0; i < map.chambers.size() && !pollStop(i, stop); ++i) {
        const Chamber& c = map.chambers[i];
        if (!c.isRoom())
            continue;
        for (const Direction d : allDirections)
            checkDoor(report, c, i, d, set);
        // checkSealed reports the other kinds.
        const bool plain = c.room == Room::GuardChamber || c.room == Room::Chamber;
        if (plain && passageCount(c.sides) == 0)
            report.chamberWarning(
                "room-without-passage", i, "/sides",
                QT_TRANSLATE_NOOP("Engine",
                                  "The room has earth on all four sides; nobody can enter or leave it."),
                QT_TRANSLATE_NOOP("Engine", "Open a side, or remove the room."));
    }
    if (!stop.stop_requested())
        checkSealed(report, board, stop);
}

std::vector<int> possiblePlayerCounts(const Map& map) {
    for (const Room needed : {Room::KeyRoom, Room::Guardhouse, Room::Entrance})
        if (countRooms(map, needed) == 0)
            return {};
    std::array<int, seats + 1> cells{};
    for (const Chamber& c : map.chambers)
        if (c.isRoom() && c.room == Room::Cell && c.seat >= 1 && c.seat <= seats &&
            ++cells[static_cast<std::size_t>(c.seat)] > 1)
            return {};
    if (!opensOutward(MapGraph(map, nullptr)))
        return {};
    return seatedCounts(map);
}

} // namespace tilewright
