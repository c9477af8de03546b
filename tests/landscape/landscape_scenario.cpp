#include "tests/landscape/landscape_scenario.h"

#include "engine/games/landscape/rules/ruleset.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tilewright::test {

namespace {

const QString sideLetters = "nesw";

std::uint8_t sidesOf(const QString& letters) {
    unsigned sides = 0;
    for (const QChar letter : letters)
        sides |= 1U << sideLetters.indexOf(letter);
    return static_cast<std::uint8_t>(sides);
}

Edge edgeOf(QChar letter) {
    switch (letter.toLatin1()) {
    case 'c':
        return Edge::City;
    case 'r':
        return Edge::Road;
    case 'f':
        return Edge::Field;
    default:
        return Edge::Any;
    }
}

/// Cuts from the mark on and returns what stood behind it.
QString cutAt(QString& text, const QString& mark) {
    const qsizetype at = text.indexOf(mark);
    if (at < 0)
        return {};
    const QString rest = text.mid(at + mark.size());
    text.truncate(at);
    return rest;
}

Feature featureOf(QString text) {
    Feature feature;
    if (text == "m") {
        feature.kind = FeatureKind::Cloister;
        return feature;
    }
    const char kind = text[0].toLatin1();
    text = text.mid(2);
    if (kind == 'f') {
        for (const QString& city : cutAt(text, "/").split(',', Qt::SkipEmptyParts))
            feature.cities.push_back(city.toInt());
        unsigned halves = 0;
        for (const QString& half : text.split(',', Qt::SkipEmptyParts))
            halves |= 1U << halfSideFromName(half.toStdString()).value();
        feature.halfSides = static_cast<std::uint8_t>(halves);
        return feature;
    }
    feature.kind = kind == 'c' ? FeatureKind::City : FeatureKind::Road;
    feature.tunnel = text.contains("!!") ? Tunnel::Splits : text.contains('!') ? Tunnel::Mouth : Tunnel::None;
    feature.inn = kind == 'r' && text.contains('*');
    feature.cathedral = kind == 'c' && text.contains('*');
    feature.princess = text.contains('^');
    text.remove('!').remove('*').remove('^');
    feature.pennants = cutAt(text, "+").toInt();
    feature.sides = sidesOf(text);
    return feature;
}

} // namespace

unsigned fieldHalves(const Edges& edges) {
    unsigned halves = 0;
    for (std::size_t d = 0; d < edges.size(); ++d)
        if (edges[d] == Edge::Road || edges[d] == Edge::Field)
            halves |= 3U << (2 * d);
    return halves;
}

Tile parseTile(const QString& text) {
    QStringList words = text.split(' ', Qt::SkipEmptyParts);
    Tile tile;
    tile.id = words.takeFirst().toStdString();
    const QString edges = words.takeFirst();
    for (qsizetype d = 0; d < 4; ++d)
        tile.makeLandscape().edges[static_cast<std::size_t>(d)] = edgeOf(edges[d]);
    unsigned left = fieldHalves(tile.makeLandscape().edges);
    for (const QString& word : words) {
        if (word[0] == 'x') {
            tile.count = word.mid(1).toInt();
            continue;
        }
        if (word[0] == '@') {
            tile.makeLandscape().marks.push_back(markFromName(word.mid(1).toStdString()).value());
            continue;
        }
        tile.makeLandscape().features.push_back(featureOf(word));
        left &= ~static_cast<unsigned>(tile.makeLandscape().features.back().halfSides);
    }
    if (left != 0) {
        Feature field;
        field.halfSides = static_cast<std::uint8_t>(left);
        tile.makeLandscape().features.push_back(field);
    }
    return tile;
}

namespace {

QString number(const Json& e, const char* key) {
    return QString::number(e.at(key).get<int>());
}

QString word(const Json& e, const char* key) {
    return QString::fromStdString(e.at(key).get<std::string>());
}

/// "X Y FEATURE", "X Y" of a tower.
QString placeOf(const Json& e) {
    const QString cell = number(e, "x") + ' ' + number(e, "y");
    return e.contains("feature") ? cell + ' ' + number(e, "feature") : cell;
}

/// What stands first in words for each kind of move but "place", and the record's word for it.
const std::vector<std::pair<QString, std::string>> verbs{{"lay", "lay"},
                                                         {"token", "place-token"},
                                                         {"end", "end-turn"},
                                                         {"wagon", "move-wagon"},
                                                         {"home", "wagon-home"},
                                                         {"ransom", "ransom"},
                                                         {"fairy", "put-fairy"},
                                                         {"princess", "send-home"},
                                                         {"enter", "enter-dungeon"},
                                                         {"leave", "leave-dungeon"},
                                                         {"flush", "flush-dragon"},
                                                         {"floor", "place-floor"},
                                                         {"dragon", "move-dragon"},
                                                         {"flee", "flee"},
                                                         {"stay", "stay"}};

QString wordsOf(const Json& e, std::optional<Cell> laid) {
    const std::string kind = e.at("move").get<std::string>();
    if (kind == "place") {
        const bool here = laid && e.contains("feature") && *laid == Cell{e.at("x"), e.at("y")};
        return "place " + word(e, "figure") + ' ' + (here ? number(e, "feature") : placeOf(e));
    }
    QStringList words{std::ranges::find(verbs, kind, &std::pair<QString, std::string>::second)->first};
    if (kind == "ransom")
        words << number(e, "holder");
    if (e.contains("figure"))
        words << word(e, "figure");
    if (e.contains("colour"))
        words << word(e, "colour");
    if (e.contains("x"))
        words << placeOf(e);
    if (e.contains("rotation"))
        words << number(e, "rotation");
    if (e.contains("side"))
        words << word(e, "side");
    if (e.contains("from"))
        words << "from " + placeOf(e.at("from"));
    if (e.contains("take"))
        words << "take " + placeOf(e.at("take"));
    if (e.contains("back"))
        words << "back " + word(e, "back");
    return words.join(' ');
}

} // namespace

Loaded<std::shared_ptr<const game::Game>> compile(const LandscapeSetup& setup) {
    TileSet set;
    set.ruleset = "landscape";
    set.name = "scenario";
    set.pickColours.clear();
    for (const QString& text : setup.tiles)
        set.tiles.push_back(parseTile(text));
    Map map;
    map.ruleset = "landscape";
    map.name = "scenario";
    for (const QString& text : setup.map) {
        const QStringList words = text.split(' ');
        Chamber chamber;
        chamber.cell = {words.at(0).toInt(), words.at(1).toInt()};
        chamber.tile = words.at(2).toStdString();
        chamber.rotation = *rotationFromDegrees(words.value(3, "0").toInt());
        map.chambers.push_back(chamber);
    }
    namespace expansions = landscape::expansions;
    const landscape::Expansion& expansion = setup.ruleset == "tunnel"    ? expansions::tunnel
                                            : setup.ruleset == "dungeon" ? expansions::dungeon
                                                                         : expansions::none;
    return landscape::Ruleset(expansion).compile(set, map, setup.options, setup.players);
}

QStringList warnings(const LandscapeSetup& setup) {
    QStringList all;
    const auto game = compile(setup);
    for (const Issue& issue : game.issues)
        all << QString::fromStdString(issue.pointer + (game.value && !issue.remedy.empty() ? "" : "!"));
    return all;
}

LandscapeScenario::LandscapeScenario(const LandscapeSetup& setup) {
    const auto game = compile(setup);
    for (const Issue& issue : game.issues)
        qWarning("%s", format(issue).c_str());
    if (!game.value)
        qFatal("the scenario doesn't compile");
    game::Stack stack = (*game.value)->tiles();
    // What is wanted first goes to the front.
    auto front = stack.begin();
    for (const QString& id : setup.stack) {
        const int tile = findTile((*game.value)->tileSet(), id.toStdString());
        const auto found = std::find(front, stack.end(), tile);
        if (found == stack.end())
            qFatal("the stack has no tile %s left", qPrintable(id));
        std::rotate(front, found, found + 1);
        ++front;
    }
    position_ = (*game.value)->start(stack);
}

const landscape::Position& LandscapeScenario::state() const {
    return dynamic_cast<const landscape::PositionAdapter&>(*position_).state();
}

Json LandscapeScenario::entry(const QString& move) const {
    QStringList words = move.split(' ');
    Json e{{"player", position_->player()}};
    const QString verb = words.takeFirst();
    const auto isNumber = [&words] {
        bool ok = false;
        if (!words.isEmpty())
            words[0].toInt(&ok);
        return ok;
    };
    const auto takeNumber = [&words](Json& to, const char* key) { to[key] = words.takeFirst().toInt(); };
    const auto takePlace = [&](Json& to) {
        takeNumber(to, "x");
        takeNumber(to, "y");
        if (isNumber())
            takeNumber(to, "feature");
    };
    if (verb == "place") {
        e["move"] = "place";
        e["figure"] = words.takeFirst().toStdString();
        if (words.size() == 1) {
            const Cell laid = laidCell().value_or(Cell{});
            e["x"] = laid.x;
            e["y"] = laid.y;
            takeNumber(e, "feature");
        } else {
            takePlace(e);
        }
        return e;
    }
    const std::string kind = std::ranges::find(verbs, verb, &std::pair<QString, std::string>::first)->second;
    e["move"] = kind;
    if (kind == "lay") {
        e["tile"] = drawn().toStdString();
        takeNumber(e, "x");
        takeNumber(e, "y");
        takeNumber(e, "rotation");
        return e;
    }
    if (kind == "ransom")
        takeNumber(e, "holder");
    if (!words.isEmpty() && !isNumber())
        e[kind == "place-token" ? "colour" : "figure"] = words.takeFirst().toStdString();
    if (isNumber())
        takePlace(e);
    if (kind == "place-token")
        e["side"] = words.takeFirst().toStdString();
    for (const char* other : {"from", "take"})
        if (words.value(0) == other) {
            words.removeFirst();
            takePlace(e[other]);
        }
    if (words.value(0) == "back")
        e["back"] = words.value(1).toStdString();
    return e;
}

std::optional<Cell> LandscapeScenario::laidCell() const {
    const int tile = state().turn.tile;
    return tile == landscape::nowhere ? std::nullopt : std::optional(state().board.cellOf(tile));
}

void LandscapeScenario::play(const QString& move) {
    const auto read = position_->fromJson(entry(move), "");
    if (!read.value)
        qFatal("%s: %s", qPrintable(move), qPrintable(refusal(move)));
    changes_.clear();
    position_->play(*read.value, &changes_);
}

void LandscapeScenario::play(const QStringList& moves) {
    for (const QString& move : moves)
        play(move);
}

void LandscapeScenario::turn(const QString& laying, const QStringList& others) {
    play("lay " + laying);
    play(others);
    play("end");
}

bool LandscapeScenario::may(const QString& move) const {
    return refusal(move).isEmpty();
}

QString LandscapeScenario::refusal(const QString& move) const {
    const auto read = position_->fromJson(entry(move), "");
    if (read.value)
        return {};
    return QString::fromStdString(read.issues.front().pointer + ": " + read.issues.front().message.english());
}

QStringList LandscapeScenario::legal(const QString& kind) const {
    game::MoveList moves;
    position_->legalMoves(moves);
    QStringList all;
    for (const game::Move move : moves)
        if (const QString words = wordsOf(position_->toJson(move), laidCell()); words.startsWith(kind))
            all << words;
    all.sort();
    return all;
}

QList<int> LandscapeScenario::points() const {
    const std::vector<int> all = position_->points();
    return {all.begin(), all.end()};
}

QString LandscapeScenario::drawn() const {
    const int kind = state().turn.drawn;
    const landscape::Game& game = state().game();
    return kind == landscape::nowhere
               ? QString()
               : QString::fromStdString(
                     game.tileSet().tiles[static_cast<std::size_t>(game.tileOfKind(kind))].id);
}

QStringList LandscapeScenario::pieces() const {
    QStringList all;
    for (const game::Piece& piece : position_->table().pieces)
        all << QString("%1 %2 at %3 %4 on %5")
                   .arg(piece.player)
                   .arg(QString::fromUtf8(piece.kind.data(), static_cast<qsizetype>(piece.kind.size())))
                   .arg(piece.cell.x)
                   .arg(piece.cell.y)
                   .arg(piece.feature);
    all.sort();
    return all;
}

QStringList LandscapeScenario::below() const {
    QStringList all;
    for (const game::Space& space : position_->table().spaces)
        for (const game::Piece& piece : space.pieces) {
            const QString kind =
                QString::fromUtf8(piece.kind.data(), static_cast<qsizetype>(piece.kind.size()));
            const QString who = piece.player < 0 ? kind : QString("%1 %2").arg(piece.player).arg(kind);
            all << (space.player < 0 ? who : QString("%1 at %2").arg(who).arg(space.player));
        }
    return all;
}

int LandscapeScenario::supply(int player, const QString& kind) const {
    const game::Table table = position_->table();
    for (const game::Holding& holding : table.seats[static_cast<std::size_t>(player)].holdings)
        if (holding.kind == kind.toStdString())
            return holding.count;
    return -1;
}

const landscape::BoardFeature& LandscapeScenario::feature(int x, int y, int number) const {
    const int tile = state().board.tileAt({x, y});
    if (tile < 0)
        qFatal("no tile at %d, %d", x, y);
    return state().features.of(state().board.firstPlace(tile) + number);
}

} // namespace tilewright::test
