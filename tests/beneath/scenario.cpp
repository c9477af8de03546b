#include "tests/beneath/scenario.h"

#include "engine/games/beneath/rules/ruleset.h"
#include "engine/games/record.h"

#include <algorithm>

namespace tilewright::test {

namespace {

constexpr int feederX = 16;
constexpr int farSouth = 40;

/// In the order of B-1.5: blue, yellow, green, red, brown, orange, grey, purple.
const QString colourLetters = "bygrnaep";

int colourOf(QChar letter) {
    return static_cast<int>(colourLetters.indexOf(letter));
}

SideContent sideOf(QChar letter) {
    switch (letter.toLatin1()) {
    case '.':
        return SideContent::Earth;
    case 'o':
        return SideContent::Open;
    case 'x':
        return SideContent::Special;
    case 'C':
        return SideContent::CellDoor;
    case 'K':
        return SideContent::KeyRoomDoor;
    case 'G':
        return SideContent::GuardhouseDoor;
    default:
        if (colourOf(letter) < 0)
            qFatal("no side has the letter %c", letter.toLatin1());
        return skull(colourAt(colourOf(letter)));
    }
}

Sides sidesOf(const QString& text) {
    if (text.size() != 4)
        qFatal("four sides expected: %s", qPrintable(text));
    return {sideOf(text[0]), sideOf(text[1]), sideOf(text[2]), sideOf(text[3])};
}

Chamber chamberOf(const QString& text) {
    const QStringList words = text.split(' ');
    if (words.size() != 4)
        qFatal("chamber expected: %s", qPrintable(text));
    Chamber chamber;
    chamber.cell = {words[0].toInt(), words[1].toInt()};
    if (words[2].startsWith('#')) {
        chamber.tile = words[2].mid(1).toStdString();
        chamber.rotation = *rotationFromDegrees(words[3].toInt());
        return chamber;
    }
    QString room = words[2];
    if (room.startsWith("cell")) {
        chamber.seat = room.mid(4).toInt();
        room = "cell";
    }
    const auto kind = roomFromName(room.toStdString());
    if (!kind)
        qFatal("room expected: %s", qPrintable(text));
    chamber.room = *kind;
    chamber.sides = sidesOf(words[3]);
    return chamber;
}

MapMarker markerOf(const QString& text) {
    const QStringList words = text.split(' ');
    MapMarker marker;
    marker.cell = {words.at(0).toInt(), words.at(1).toInt()};
    marker.side = *directionFromName(words.at(2).toStdString());
    marker.marker = *markerFromName(words.at(3).toStdString());
    return marker;
}

void completeMap(Map& map, int players) {
    const auto add = [&map](Room room, int seat, int x, const char* sides) {
        const bool there = std::any_of(map.chambers.begin(), map.chambers.end(), [&](const Chamber& c) {
            return c.isRoom() && c.room == room && c.seat == seat;
        });
        if (there && room != Room::Chamber)
            return;
        Chamber chamber;
        chamber.cell = {x, farSouth};
        chamber.room = room;
        chamber.seat = seat;
        chamber.sides = sidesOf(sides);
        map.chambers.push_back(chamber);
    };
    for (int seat = 1; seat <= players; ++seat)
        add(Room::Cell, seat, 2 * seat, "..C.");
    add(Room::KeyRoom, 0, 10, "..K.");
    add(Room::Guardhouse, 0, 12, "..G.");
    add(Room::Entrance, 0, 14, "..o.");
    add(Room::Chamber, 0, feederX, "..o.");
}

QString colourNames(const QString& picks) {
    QStringList names;
    for (QChar letter : picks)
        names << QString::fromStdString(std::string(name(colourAt(colourOf(letter)))));
    return names.join(',');
}

QString wordsOf(const Json& entry) {
    QStringList words;
    for (const auto& [key, value] : entry.items()) {
        if (key == "player" || key == "move")
            continue;
        QString text = QString::fromStdString(value.dump());
        text.remove('"').remove('[').remove(']');
        words << QString::fromStdString(key) + '=' + text;
    }
    words.sort();
    return words.join(' ');
}

} // namespace

Loaded<std::shared_ptr<const game::Game>> compile(const Setup& setup) {
    TileSet set;
    set.name = "scenario";
    for (const QString& text : setup.tiles.isEmpty() ? QStringList{"str o.o. 8"} : setup.tiles) {
        const QStringList words = text.split(' ');
        Tile tile;
        tile.id = words.at(0).toStdString();
        tile.face = sidesOf(words.at(1));
        tile.count = words.size() > 2 ? words[2].toInt() : 1;
        set.tiles.push_back(tile);
    }
    Map map;
    map.name = "scenario";
    for (const QString& text : setup.chambers)
        map.chambers.push_back(chamberOf(text));
    if (setup.complete)
        completeMap(map, setup.players);
    for (const QString& text : setup.markers)
        map.markers.push_back(markerOf(text));
    Json options = setup.options;
    if (!options.contains("startingPicks"))
        options["startingPicks"] = setup.picks.first().size();
    return beneath::Ruleset().compile(set, map, options, setup.players);
}

Scenario Scenario::beforePicks(const Setup& setup) {
    const auto game = compile(setup);
    if (!game.value) {
        for (const Issue& issue : game.issues)
            qWarning("%s", format(issue).c_str());
        qFatal("the scenario is no legal game");
    }
    game::Stack stack = (*game.value)->tiles();
    if (!setup.stack.isEmpty()) {
        stack.clear();
        for (const QString& id : setup.stack)
            stack.push_back(static_cast<std::uint16_t>(findTile((*game.value)->tileSet(), id.toStdString())));
    }
    Scenario scenario;
    scenario.position_ = (*game.value)->start(stack);
    return scenario;
}

Scenario::Scenario(const Setup& setup) : Scenario(beforePicks(setup)) {
    for (int p = 0; p < setup.players; ++p)
        play("choose-picks picks=" +
             colourNames(setup.picks[std::min<qsizetype>(p, setup.picks.size() - 1)]));
}

Json Scenario::entry(const QString& move) const {
    const QStringList words = move.split(' ');
    Json entry{{"player", position_->player()}, {"move", words.first().toStdString()}};
    for (const QString& word : words.mid(1)) {
        const std::string key = word.section('=', 0, 0).toStdString();
        const QString value = word.section('=', 1);
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        if (key == "picks" || key == "give") {
            entry[key] = Json::array();
            for (const QString& colour : value.split(',', Qt::SkipEmptyParts))
                entry[key].push_back(colour.toStdString());
        } else if (isNumber) {
            entry[key] = number;
        } else {
            entry[key] = value.toStdString();
        }
    }
    return entry;
}

QString Scenario::refusal(const QString& move) const {
    const auto read = position_->fromJson(entry(move), "/moves/0");
    if (read.value)
        return {};
    const Issue& issue = read.issues.at(0);
    return QString::fromStdString(issue.pointer + ": " + issue.message.english());
}

bool Scenario::may(const QString& move) const {
    return refusal(move).isEmpty();
}

void Scenario::play(const QString& move) {
    const auto read = position_->fromJson(entry(move), "/moves/0");
    if (!read.value)
        qFatal("%s: %s", qPrintable(move), qPrintable(refusal(move)));
    position_->play(*read.value);
}

void Scenario::play(const QStringList& moves) {
    for (const QString& move : moves)
        play(move);
}

QStringList Scenario::legal(const QString& kind) const {
    QStringList list;
    for (const std::string& line : game::legalMoveLines(*position_)) {
        const Json entry = Json::parse(line);
        if (entry.at("move") == kind.toStdString())
            list << wordsOf(entry);
    }
    list.sort();
    return list;
}

QStringList Scenario::legalKinds() const {
    QStringList kinds;
    for (const std::string& line : game::legalMoveLines(*position_))
        kinds << QString::fromStdString(Json::parse(line).at("move").get<std::string>());
    kinds.removeDuplicates();
    kinds.sort();
    return kinds;
}

QStringList Scenario::rotationsAt(int x, int y) const {
    QStringList rotations;
    const QString place = QString(" x=%1 y=%2").arg(x).arg(y);
    for (const QString& words : legal("lay"))
        if (words.endsWith(place))
            rotations << words.section("rotation=", 1).section(' ', 0, 0);
    return rotations;
}

void Scenario::lay() {
    if (state().drawnKind() < 0)
        return;
    int y = farSouth + 1;
    while (state().chamberAt({feederX, y}) != beneath::nowhere)
        ++y;
    const auto drawn = static_cast<std::size_t>(position_->table().drawnTile);
    const std::string& id = state().game().tileSet().tiles[drawn].id;
    play(QString("lay tile=%1 x=%2 y=%3 rotation=0").arg(QString::fromStdString(id)).arg(feederX).arg(y));
}

void Scenario::pass() {
    lay();
    play("end-turn");
}

const beneath::Position& Scenario::state() const {
    return dynamic_cast<const beneath::PositionAdapter&>(*position_).state();
}

namespace {

QString placeOf(const beneath::Position& state, int chamber) {
    if (chamber == beneath::nowhere)
        return "supply";
    const Cell cell = state.cellOf(chamber);
    return QString("%1 %2").arg(cell.x).arg(cell.y);
}

} // namespace

QString Scenario::picks(int player) const {
    QString text;
    for (QChar letter : colourLetters)
        text += QString(state().hand(player).picks[static_cast<std::size_t>(colourOf(letter))], letter);
    return text;
}

QString Scenario::runner(int player, int number) const {
    return placeOf(state(), state().runner(player, number));
}
QString Scenario::prisoner(int player) const {
    return placeOf(state(), state().prisoner(player));
}
QString Scenario::guard(int number) const {
    return placeOf(state(), state().guard(number));
}
int Scenario::chamber(int x, int y) const {
    return state().chamberAt({x, y});
}

QStringList corridor(const QString& colours) {
    QStringList chambers{"0 0 entrance .o.."};
    for (qsizetype i = 0; i < colours.size(); ++i) {
        const bool last = i + 1 == colours.size();
        chambers << QString("%1 0 chamber .%2.%3").arg(i + 1).arg(last ? '.' : 'o').arg(colours[i]);
    }
    return chambers;
}

} // namespace tilewright::test
