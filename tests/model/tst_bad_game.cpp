#include <QObject>

#include "tests/model/game_records.h"

using namespace tilewright;
using namespace tilewright::test;

// The form of a game record; whether its moves are legal is for the rules to say.

class TestBadGame : public QObject {
    Q_OBJECT

private slots:
    void goodMoves_data();
    void goodMoves();
    void movesByOptions_data();
    void movesByOptions();
    void refused_data();
    void refused();
};

namespace {

Json game() {
    Json document = Json::parse(R"({
        "format": "tilewright-game", "version": 1, "ruleset": "beneath", "program": "tilewright 0.1.0",
        "tileset": null, "map": null, "options": {"actionsPerTurn": 2}, "seed": "1",
        "players": [{"name": "Blue", "kind": "random"}, {"name": "Yellow", "kind": "human"}],
        "stack": ["cor"],
        "moves": [{"player": 0, "move": "choose-picks", "picks": ["blue", "red"]},
                  {"player": 0, "move": "lay", "tile": "cor", "x": 2, "y": -1, "rotation": 90}],
        "result": {"end": "escape", "winners": [0], "points": [21, -7]}})");
    document["tileset"] = toJson(sampleSet());
    document["map"] = Json::parse(bundledText(defaultMap));
    return document;
}

} // namespace

void TestBadGame::goodMoves_data() {
    QTest::addColumn<QByteArray>("fields");
    const auto row = [](const char* fields) { QTest::newRow(fields) << QByteArray(fields); };
    row(R"("move": "choose-picks", "picks": [])");
    row(R"("move": "choose-picks", "picks": ["red", "red"])");
    row(R"("move": "draw")");
    row(R"("move": "enter-runner", "runner": 1, "x": 0, "y": 1)");
    row(R"("move": "move-runner", "runner": 0, "to": "north")");
    row(R"("move": "move-runner", "runner": 0, "to": "north", "picks": ["blue", "red", "grey"])");
    row(R"("move": "collect-again")");
    row(R"("move": "move-guard", "guard": 5, "to": "west")");
    row(R"("move": "take-marker", "marker": "white")");
    row(R"("move": "place-marker", "marker": "black", "x": 1, "y": 2, "side": "south")");
    row(R"("move": "remove-marker", "x": 1, "y": 2, "side": "south")");
    row(R"("move": "make-silver", "picks": ["blue", "yellow", "green", "red", "brown", "orange", "grey", "purple"])");
    row(R"("move": "release-prisoner", "picks": ["blue", "yellow", "green"])");
    row(R"("move": "move-prisoner", "to": "east")");
    row(R"("move": "move-prisoner", "to": "east", "white": "kept", "x": 4, "y": -1)");
    row(R"("move": "enter-key-room", "runner": 0, "to": "south", "white": "hand")");
    row(R"("move": "exchange", "give": ["blue", "blue"], "take": "grey")");
    row(R"("move": "end-turn", "comment": "unknown fields are kept")");
}

void TestBadGame::goodMoves() {
    QFETCH(QByteArray, fields);
    checkGood(withMove(game(), 1, fields));
}

// More pieces than usual, and other prices than three.
void TestBadGame::movesByOptions_data() {
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("fields");
    const auto row = [](const char* options, const char* fields) {
        QTest::newRow(fields) << QByteArray(options) << QByteArray(fields);
    };
    row(R"("runners": 4)", R"("move": "enter-runner", "runner": 3, "x": 0, "y": 1)");
    row(R"("guards": 12)", R"("move": "move-guard", "guard": 11, "to": "west")");
    row(R"("cellPrice": 0)", R"("move": "release-prisoner", "picks": [])");
    row(R"("cellPrice": 4)", R"("move": "release-prisoner", "picks": ["blue", "yellow", "green", "red"])");
    row(R"("pickColours": 2)", R"("move": "release-prisoner", "picks": ["blue", "yellow"])");
    row(R"("specialDoorPrice": 1)", R"("move": "move-prisoner", "to": "east", "picks": ["red"])");
    row(R"("markerPrice": 2)",
        R"("move": "remove-marker", "x": 1, "y": 2, "side": "south", "picks": ["red", "blue"])");
}

void TestBadGame::movesByOptions() {
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, fields);
    Json document = withMove(game(), 1, fields);
    Issues issues;
    QVERIFY(!checkFormat(document, Schema::Game, issues));
    issues.clear();
    document["options"] = Json::parse("{" + options.toStdString() + "}");
    QVERIFY2(checkFormat(document, Schema::Game, issues), listed(issues));
}

void TestBadGame::refused_data() {
    addRefusedColumns();
    const auto row = addRefused;
    const auto move = addRefusedMove;
    row("newer", "/version",
        "Found version 9 of the format, expected at most 1: the file was written by a newer program.",
        [](Json& g) { g["version"] = 9u; });
    row("set not there", "", "The field “tileset” is missing from the object.",
        [](Json& g) { g.erase("tileset"); });
    row("tile of the set", "/tileset/tiles/1/count", "Found -4, expected a whole number from 0 to 500.",
        [](Json& g) { g["tileset"]["tiles"][1]["count"] = -4; });
    row("newer set", "/tileset/version",
        "Found version 2 of the format, expected at most 1: the file was written by a newer program.",
        [](Json& g) { g["tileset"]["version"] = 2u; });
    row("set is a map", "/tileset/format",
        "Found “tilewright-map”, expected “tilewright-tileset”: a tile set.",
        [](Json& g) { g["tileset"] = g["map"]; });
    row("map", "/map/chambers/3/room",
        "Found “attic”, expected one of: cell, guard-chamber, key-room, guardhouse, entrance, chamber.",
        [](Json& g) { g["map"]["chambers"][3]["room"] = "attic"; });
    row("map too large", "/map/chambers", "Found a map with 501 chambers, expected at most 500 in a game.",
        [](Json& g) {
            while (g["map"]["chambers"].size() < 501)
                g["map"]["chambers"].push_back(g["map"]["chambers"][0]);
        });
    row("stack too large", "/stack", "Found a list with 501 entries, expected 0 to 500.", [](Json& g) {
        while (g["stack"].size() < 501)
            g["stack"].push_back("cor");
    });
    row("one player", "/players", "Found a list with 1 entries, expected 2 to 4.",
        [](Json& g) { g["players"].erase(1); });
    row("seed a number", "/seed", "Found 1, expected text in double quotes.", [](Json& g) { g["seed"] = 1; });
    row("options a list", "/options", "Found an empty list, expected an object.",
        [](Json& g) { g["options"] = Json::array(); });
    row("too many runners", "/options/runners", "Found 5, expected a whole number from 1 to 4.",
        [](Json& g) { g["options"]["runners"] = 5; });
    row("no such reading", "/options/releaseFrom", "Found “here”, expected one of: anywhere, next-door.",
        [](Json& g) { g["options"]["releaseFrom"] = "here"; });
    row("no result", "", "The field “result” is missing from the object.",
        [](Json& g) { g.erase("result"); });
    row("end unknown", "/result/end", "Found “stalemate”, expected one of: escape, last-tile, unfinished.",
        [](Json& g) { g["result"]["end"] = "stalemate"; });
    row("winner twice", "/result/winners/1", "Found 0 twice in the list, expected different entries.",
        [](Json& g) { g["result"]["winners"].push_back(0); });

    move("unknown move", R"({"player": 0, "move": "fly"})", "/moves/2/move",
         "Found “fly”, expected one of: choose-picks, lay, draw, enter-runner, move-runner, collect-again, "
         "move-guard, "
         "take-marker, place-marker, remove-marker, make-silver, release-prisoner, move-prisoner, "
         "enter-key-room, exchange, "
         "end-turn.");
    move("no player", R"({"move": "draw"})", "/moves/2", "The field “player” is missing from the object.");
    move("player -1", R"({"player": -1, "move": "draw"})", "/moves/2/player",
         "Found -1, expected a whole number from 0 to 3.");
    move("lay without rotation", R"({"player": 0, "move": "lay", "tile": "cor", "x": 2, "y": -1})",
         "/moves/2", "The field “rotation” is missing from the object.");
    move("white marker",
         R"({"player": 0, "move": "move-runner", "runner": 0, "to": "east", "white": "maybe"})",
         "/moves/2/white", "Found “maybe”, expected one of: hand, kept.");
    move("step onwards", R"({"player": 0, "move": "move-prisoner", "to": "east", "x": 20000, "y": 0})",
         "/moves/2/x", "Found 20000, expected a whole number from -10000 to 10000.");
    move("lay far away", R"({"player": 0, "move": "lay", "tile": "cor", "x": 20000, "y": -1, "rotation": 0})",
         "/moves/2/x", "Found 20000, expected a whole number from -10000 to 10000.");
    move("third runner", R"({"player": 0, "move": "enter-runner", "runner": 2, "x": 0, "y": 0})",
         "/moves/2/runner", "Found 2, expected a whole number from 0 to 1.");
    move("guard 6", R"({"player": 0, "move": "move-guard", "guard": 6, "to": "west"})", "/moves/2/guard",
         "Found 6, expected a whole number from 0 to 5.");
    move("two picks for three", R"({"player": 0, "move": "release-prisoner", "picks": ["red", "blue"]})",
         "/moves/2/picks", "Found a list with 2 entries, expected 3.");
    move("same picks", R"({"player": 0, "move": "release-prisoner", "picks": ["red", "blue", "red"]})",
         "/moves/2/picks/2", "Found “red” twice in the list, expected different entries.");
    move("five starting picks",
         R"({"player": 0, "move": "choose-picks", "picks": ["red", "red", "red", "red", "red"]})",
         "/moves/2/picks", "Found a list with 5 entries, expected 0 to 4.");
    move("exchange for silver",
         R"({"player": 0, "move": "exchange", "give": ["red", "red"], "take": "silver"})", "/moves/2/take",
         "Found “silver”, expected one of: blue, yellow, green, red, brown, orange, grey, purple.");
}

void TestBadGame::refused() {
    checkRefused(game());
}

QTEST_APPLESS_MAIN(TestBadGame)
#include "tst_bad_game.moc"
