#include "tests/landscape/scenario.h"

#include "engine/landscape/ruleset.h"
#include "tests/landscape/tiles.h"

#include <algorithm>

namespace tilewright::test {

namespace {

QString wordsOf(const Json& e) {
    const auto number = [&e](const char* key) { return QString::number(e.at(key).get<int>()); };
    const auto word = [&e](const char* key) { return QString::fromStdString(e.at(key).get<std::string>()); };
    const QString kind = word("move");
    if (kind == "lay")
        return QStringList{kind, number("x"), number("y"), number("rotation")}.join(' ');
    if (kind == "place")
        return QStringList{kind, word("figure"), number("feature")}.join(' ');
    if (kind == "place-token")
        return QStringList{"token", word("colour"), number("x"), number("y"), word("side")}.join(' ');
    if (kind == "move-wagon")
        return QStringList{"wagon", number("x"), number("y"), number("feature")}.join(' ');
    return kind == "wagon-home" ? "home" : "end";
}

} // namespace

Loaded<std::shared_ptr<const game::Game>> compile(const LandSetup& setup) {
    TileSet set;
    set.ruleset = "landscape";
    set.name = "scenario";
    set.pickColours.clear();
    for (const QString& text : setup.tiles)
        set.tiles.push_back(tileOf(text));
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
    const landscape::Ruleset ruleset(setup.ruleset, {.tokens = setup.ruleset == "tunnel"});
    return ruleset.compile(set, map, setup.options, setup.players);
}

LandScenario::LandScenario(const LandSetup& setup) {
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

const landscape::Position& LandScenario::state() const {
    return dynamic_cast<const landscape::TablePosition&>(*position_).state();
}

Json LandScenario::entry(const QString& move) const {
    const QStringList words = move.split(' ');
    Json e{{"player", position_->player()}};
    const auto number = [&words](int i) { return words.value(i).toInt(); };
    const auto word = [&words](int i) { return words.value(i).toStdString(); };
    const auto put = [&e](Cell cell) {
        e["x"] = cell.x;
        e["y"] = cell.y;
    };
    if (words[0] == "lay") {
        e["move"] = "lay";
        e["tile"] = drawn().toStdString();
        put({number(1), number(2)});
        e["rotation"] = number(3);
    } else if (words[0] == "place") {
        e["move"] = "place";
        e["figure"] = word(1);
        put(state().turn.tile == landscape::nowhere ? Cell{} : state().board.cellOf(state().turn.tile));
        e["feature"] = number(2);
    } else if (words[0] == "token") {
        e["move"] = "place-token";
        e["colour"] = word(1);
        put({number(2), number(3)});
        e["side"] = word(4);
    } else if (words[0] == "wagon") {
        e["move"] = "move-wagon";
        put({number(1), number(2)});
        e["feature"] = number(3);
    } else {
        e["move"] = words[0] == "home" ? "wagon-home" : "end-turn";
    }
    return e;
}

void LandScenario::play(const QString& move) {
    const auto read = position_->fromJson(entry(move), "");
    if (!read.value)
        qFatal("%s: %s", qPrintable(move), qPrintable(refusal(move)));
    changes_.clear();
    position_->play(*read.value, &changes_);
}

void LandScenario::play(const QStringList& moves) {
    for (const QString& move : moves)
        play(move);
}

void LandScenario::turn(const QString& laying, const QStringList& others) {
    play("lay " + laying);
    play(others);
    play("end");
}

bool LandScenario::may(const QString& move) const {
    return refusal(move).isEmpty();
}

QString LandScenario::refusal(const QString& move) const {
    const auto read = position_->fromJson(entry(move), "");
    if (read.value)
        return {};
    return QString::fromStdString(read.issues.front().pointer + ": " + read.issues.front().message.english());
}

QStringList LandScenario::legal(const QString& kind) const {
    game::MoveList moves;
    position_->legalMoves(moves);
    QStringList all;
    for (const game::Move move : moves)
        if (const QString words = wordsOf(position_->toJson(move)); words.startsWith(kind))
            all << words;
    all.sort();
    return all;
}

QList<int> LandScenario::points() const {
    const std::vector<int> all = position_->points();
    return {all.begin(), all.end()};
}

QString LandScenario::drawn() const {
    const int kind = state().turn.drawn;
    const landscape::Game& game = state().game();
    return kind == landscape::nowhere
               ? QString()
               : QString::fromStdString(
                     game.tileSet().tiles[static_cast<std::size_t>(game.tileOfKind(kind))].id);
}

QStringList LandScenario::pieces() const {
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

int LandScenario::supply(int player, const QString& kind) const {
    const game::Table table = position_->table();
    for (const game::Holding& holding : table.seats[static_cast<std::size_t>(player)].holdings)
        if (holding.kind == kind.toStdString())
            return holding.count;
    return -1;
}

const landscape::Joined& LandScenario::feature(int x, int y, int number) const {
    const int tile = state().board.tileAt({x, y});
    if (tile < 0)
        qFatal("no tile at %d, %d", x, y);
    return state().features.of(state().board.firstPlace(tile) + number);
}

} // namespace tilewright::test
