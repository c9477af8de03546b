#include <QObject>

#include "tests/model/game_records.h"

using namespace tilewright;
using namespace tilewright::test;

// The form of a record of the landscape game; whether its moves are legal is for the rules to say.

class TestLandscapeGame : public QObject {
    Q_OBJECT

private slots:
    void goodMoves_data();
    void goodMoves();
    void upToSixPlayers();
    void refused_data();
    void refused();
};

namespace {

Json gameWithOptions(const char* ruleset = "tunnel") {
    Json document = landscapeGame(ruleset);
    document["options"] = {{"pieces", {"large", "pig"}}, {"smallCity", 2}};
    return document;
}

} // namespace

void TestLandscapeGame::goodMoves_data() {
    QTest::addColumn<QByteArray>("fields");
    const auto row = [](const char* fields) { QTest::newRow(fields) << QByteArray(fields); };
    row(R"("move": "lay", "tile": "corner", "x": 0, "y": 0, "rotation": 0)");
    for (const char* figure : {"follower", "large", "mayor", "wagon", "builder", "pig"})
        row((R"("move": "place", "figure": ")" + std::string(figure) + R"(", "x": 0, "y": 0, "feature": 3)")
                .c_str());
    for (const char* colour : {"blue", "yellow", "green", "red", "brown", "orange"})
        row((R"("move": "place-token", "colour": ")" + std::string(colour) +
             R"(", "x": 0, "y": 0, "side": "east")")
                .c_str());
    row(R"("move": "end-turn", "comment": "unknown fields are kept")");
    row(R"("move": "move-wagon", "x": 3, "y": -2, "feature": 0)");
    row(R"("move": "wagon-home")");
}

void TestLandscapeGame::goodMoves() {
    QFETCH(QByteArray, fields);
    for (const char* ruleset : {"landscape", "tunnel"})
        checkGood(withMove(gameWithOptions(ruleset), 1, fields));
}

void TestLandscapeGame::upToSixPlayers() {
    Json document = gameWithOptions();
    for (int player = 2; player < 6; ++player) {
        document["players"].push_back({{"name", "n"}, {"kind", "random"}});
        document["result"]["points"].push_back(player);
        document["moves"].push_back({{"player", player}, {"move", "end-turn"}});
    }
    document["result"]["winners"] = {0, 5};
    checkGood(document);
}

void TestLandscapeGame::refused_data() {
    addRefusedColumns();
    const auto row = addRefused;
    const auto move = addRefusedMove;
    row("rules of another type", "/ruleset", "Found 3, expected text in double quotes.",
        [](Json& g) { g["ruleset"] = 3; });
    row("set of Beneath", "/tileset/ruleset", "Found “beneath”, expected “landscape”.",
        [](Json& g) { g["tileset"] = toJson(sampleSet()); });
    row("map of Beneath", "/map/ruleset", "Found “beneath”, expected “landscape”.",
        [](Json& g) { g["map"] = Json::parse(bundledText(defaultMap)); });
    row("set named by the rules of the game", "/tileset/ruleset",
        "Found “tunnel”, expected a rule system that this program knows: “beneath”, “landscape”.",
        [](Json& g) { g["tileset"]["ruleset"] = "tunnel"; });
    row("feature of the set", "/tileset/tiles/2/features/0/pennants",
        "Found -4, expected a whole number from 0 to 99.",
        [](Json& g) { g["tileset"]["tiles"][2]["features"][0]["pennants"] = -4; });
    row("seven players", "/players", "Found a list with 7 entries, expected 2 to 6.", [](Json& g) {
        while (g["players"].size() < 7)
            g["players"].push_back(g["players"][0]);
    });
    row("end of Beneath", "/result/end", "Found “escape”, expected one of: last-tile, unfinished.",
        [](Json& g) { g["result"]["end"] = "escape"; });
    row("winner 6", "/result/winners/1", "Found 6, expected a whole number from 0 to 5.",
        [](Json& g) { g["result"]["winners"].push_back(6); });
    move("move of Beneath", R"({"player": 0, "move": "draw"})", "/moves/2/move",
         "Found “draw”, expected one of: lay, place, place-token, end-turn, move-wagon, wagon-home.");
    move("player 6", R"({"player": 6, "move": "end-turn"})", "/moves/2/player",
         "Found 6, expected a whole number from 0 to 5.");
    move("unknown figure",
         R"({"player": 0, "move": "place", "figure": "king", "x": 0, "y": 0, "feature": 0})",
         "/moves/2/figure", "Found “king”, expected one of: follower, large, mayor, wagon, builder, pig.");
    move("no feature", R"({"player": 0, "move": "place", "figure": "pig", "x": 0, "y": 0})", "/moves/2",
         "The field “feature” is missing from the object.");
    move("feature -1", R"({"player": 0, "move": "place", "figure": "pig", "x": 0, "y": 0, "feature": -1})",
         "/moves/2/feature", "Found -1, expected a whole number from 0 to 127.");
    move("token in purple",
         R"({"player": 0, "move": "place-token", "colour": "purple", "x": 0, "y": 0, "side": "east"})",
         "/moves/2/colour", "Found “purple”, expected one of: blue, yellow, green, red, brown, orange.");
    move("token nowhere", R"({"player": 0, "move": "place-token", "colour": "red", "x": 0, "y": 0})",
         "/moves/2", "The field “side” is missing from the object.");
    move("wagon far away", R"({"player": 0, "move": "move-wagon", "x": 10001, "y": 0, "feature": 0})",
         "/moves/2/x", "Found 10001, expected a whole number from -10000 to 10000.");
}

void TestLandscapeGame::refused() {
    QFETCH(ChangeJson, change);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, words);
    Json document = gameWithOptions();
    change(document);
    Issues issues;
    QVERIFY(!checkFormat(document, Schema::Game, issues));
    // A wrong set may be told of twice: by the record and by the set itself.
    const bool told = std::any_of(issues.begin(), issues.end(), [&](const Issue& issue) {
        return QByteArray::fromStdString(issue.pointer) == pointer &&
               QByteArray::fromStdString(issue.message.english()) == words;
    });
    QVERIFY2(told && issues.size() <= 2, listed(issues));
    for (const Issue& issue : issues)
        QCOMPARE(QByteArray::fromStdString(issue.pointer), pointer);
    // The features of a set are told by its own schema.
    const bool inner = pointer.startsWith("/tileset/tiles");
    QCOMPARE(fitsGameSchema(document), inner);
}

QTEST_APPLESS_MAIN(TestLandscapeGame)
#include "tst_landscape_game.moc"
