#include <QObject>

#include "tests/model/game_records.h"

using namespace tilewright;
using namespace tilewright::test;

// The form of a record of the dungeon; whether its moves are legal is for the rules to say.

class TestDungeonGame : public QObject {
    Q_OBJECT

private slots:
    void goodMoves_data();
    void goodMoves();
    void goodOptions_data();
    void goodOptions();
    void movesOfTheDungeonAlone();
    void refused_data();
    void refused();
};

void TestDungeonGame::goodMoves_data() {
    QTest::addColumn<QByteArray>("fields");
    const auto row = [](const std::string& fields) {
        QTest::newRow(fields.c_str()) << QByteArray::fromStdString(fields);
    };
    row(R"("move": "lay", "tile": "corner", "x": 0, "y": 0, "rotation": 0)");
    for (const char* figure : {"follower", "large", "mayor", "wagon"})
        row(R"("move": "ransom", "holder": 5, "figure": ")" + std::string(figure) + '"');
    for (const char* figure : {"follower", "large", "mayor", "wagon", "builder", "pig"})
        row(R"("move": "place", "x": 0, "y": 0, "feature": 3, "figure": ")" + std::string(figure) + '"');
    for (const char* figure : {"follower", "large"})
        row(R"("move": "place", "x": 0, "y": 0, "figure": ")" + std::string(figure) + '"');
    row(R"("move": "put-fairy", "x": 0, "y": 0, "feature": 3)");
    row(R"("move": "put-fairy", "x": 0, "y": 0)");
    for (const char* figure : {"follower", "large", "mayor"}) {
        const std::string field = R"("figure": ")" + std::string(figure) + '"';
        row(R"("move": "put-fairy", )" + field);
        row(R"("move": "enter-dungeon", )" + field);
        row(R"("move": "enter-dungeon", "x": 1, "y": -1, "feature": 0, )" + field);
        row(R"("move": "enter-dungeon", "from": {"x": 0, "y": 0, "feature": 1}, )" + field);
        row(R"("move": "leave-dungeon", "x": 1, "y": -1, "feature": 0, )" + field);
    }
    row(R"("move": "send-home", "x": 0, "y": 0, "feature": 3)");
    row(R"("move": "flush-dragon", "x": -4, "y": 7)");
    row(R"("move": "place-floor", "x": -4, "y": 7)");
    row(R"("move": "place-floor", "x": -4, "y": 7, "take": {"feature": 1, "x": -4, "y": 5})");
    row(R"("move": "place-floor", "x": -4, "y": 7, "take": {"x": -4, "y": 5})");
    row(R"("move": "place-floor", "x": -4, "y": 7, "take": {"feature": 1, "x": -4, "y": 5}, "back": "wagon")");
    row(R"("move": "end-turn", "comment": "unknown fields are kept")");
    row(R"("move": "move-dragon", "x": -4, "y": 7)");
    row(R"("move": "flee")");
    row(R"("move": "stay")");
    row(R"("move": "move-wagon", "x": 3, "y": -2, "feature": 0)");
    row(R"("move": "wagon-home")");
}

void TestDungeonGame::goodMoves() {
    QFETCH(QByteArray, fields);
    checkGood(withMove(landscapeGame("dungeon"), 5, fields));
}

void TestDungeonGame::goodOptions_data() {
    QTest::addColumn<QByteArray>("options");
    const auto row = [](const char* options) { QTest::newRow(options) << QByteArray(options); };
    row("{}");
    row(R"({"pieces": [], "smallCity": 4, "dragonMoves": "before-scoring", "princess": "may", "towerActions": false,
            "dragonEatsOnTower": true, "flushOut": false})");
    row(R"({"pieces": ["pig", "large", "mayor", "wagon", "builder"], "smallCity": 2, "dragonMoves": "after-scoring",
            "princess": "must", "towerActions": true, "dragonEatsOnTower": false, "flushOut": true})");
    row(R"({"followers": 10, "pennantPoints": 0, "wagonWay": "connected", "dragonSteps": 12, "fairyTurnPoints": 5,
            "enterFrom": "both", "fleeing": "each", "capacity": 20, "lossBelow": 10})");
}

void TestDungeonGame::goodOptions() {
    QFETCH(QByteArray, options);
    Json document = landscapeGame("dungeon");
    document["options"] = Json::parse(options.toStdString());
    checkGood(document);
}

void TestDungeonGame::movesOfTheDungeonAlone() {
    Json document = withMove(landscapeGame("dungeon"), 0, R"("move": "flee")");
    QVERIFY(fitsGameSchema(document));
    for (const char* ruleset : {"landscape", "tunnel", "beneath"}) {
        document["ruleset"] = ruleset;
        QVERIFY2(!fitsGameSchema(document), ruleset);
    }
    // The tunnel with the dragon has its moves beside its own.
    document["ruleset"] = "tunnel";
    document["options"] = {{"withDragon", true}};
    document["moves"] = {
        {{"player", 0}, {"move", "move-dragon"}, {"x", 1}, {"y", 1}},
        {{"player", 0}, {"move", "place-token"}, {"colour", "red"}, {"x", 0}, {"y", 0}, {"side", "east"}}};
    QVERIFY(fitsGameSchema(document));
}

void TestDungeonGame::refused_data() {
    addRefusedColumns();
    const auto option = [](const char* name, const char* value, const char* pointer, const char* words) {
        const ChangeJson change = [name = std::string(name), value = std::string(value)](Json& g) {
            g["options"][name] = Json::parse(value);
        };
        QTest::addRow("%s %s", name, value)
            << change << "/options/" + QByteArray(pointer) << QByteArray(words);
    };
    const auto move = [](const char* name, const char* fields, const char* pointer, const char* words) {
        const ChangeJson change = [text = std::string(fields)](Json& g) {
            g["moves"].push_back(Json::parse(R"({"player": 1, "move": )" + text + '}'));
        };
        QTest::newRow(name) << change << "/moves/2" + QByteArray(pointer) << QByteArray(words);
    };
    option("pieces", R"(["king"])", "pieces/0",
           "Found “king”, expected one of: large, mayor, wagon, builder, pig.");
    option("pieces", R"(["pig", "pig"])", "pieces/1",
           "Found “pig” twice in the list, expected different entries.");
    option("smallCity", "3", "smallCity", "Found 3, expected one of: 2, 4.");
    option("dragonMoves", R"("never")", "dragonMoves",
           "Found “never”, expected one of: before-scoring, after-scoring.");
    option("princess", "true", "princess", "Found true, expected one of: may, must.");
    option("capacity", "21", "capacity", "Found 21, expected a whole number from 0 to 20.");
    option("dragonSteps", "0", "dragonSteps", "Found 0, expected a whole number from 1 to 12.");
    option("followers", "11", "followers", "Found 11, expected a whole number from 1 to 10.");
    for (const char* name : {"towerActions", "dragonEatsOnTower", "flushOut"})
        option(name, "1", name, "Found 1, expected true or false.");

    move("token", R"("place-token", "colour": "red", "x": 0, "y": 0, "side": "east")", "/move",
         "Found “place-token”, expected one of: lay, ransom, place, put-fairy, send-home, enter-dungeon, "
         "leave-dungeon, flush-dragon, place-floor, end-turn, move-dragon, flee, stay, move-wagon, "
         "wagon-home.");
    move("ransom of nobody", R"("ransom", "holder": 0)", "",
         "The field “figure” is missing from the object.");
    move("ransom of a pig", R"("ransom", "holder": 0, "figure": "pig")", "/figure",
         "Found “pig”, expected one of: follower, large, mayor, wagon.");
    move("ransom from player 6", R"("ransom", "holder": 6, "figure": "large")", "/holder",
         "Found 6, expected a whole number from 0 to 5.");
    move("wagon on a tower", R"("place", "figure": "wagon", "x": 0, "y": 0)", "/figure",
         "Found “wagon”, expected one of: follower, large.");
    move("king on a road", R"("place", "figure": "king", "x": 0, "y": 0, "feature": 0)", "/figure",
         "Found “king”, expected one of: follower, large, mayor, wagon, builder, pig.");
    move("feature null", R"("place", "figure": "large", "x": 0, "y": 0, "feature": null)", "/feature",
         "Found null, expected a whole number from 0 to 127.");
    move("fairy with a wagon below", R"("put-fairy", "figure": "wagon")", "/figure",
         "Found “wagon”, expected one of: follower, large, mayor.");
    move("fairy above and below", R"("put-fairy", "figure": "large", "feature": 0)", "/feature",
         "Found the field “feature” together with another that excludes it, expected only one of the two.");
    move("fairy without a row", R"("put-fairy", "x": 0, "feature": 0)", "",
         "The field “y” is missing from the object.");
    move("princess without a feature", R"("send-home", "x": 0, "y": 0)", "",
         "The field “feature” is missing from the object.");
    move("nobody into the dungeon", R"("enter-dungeon", "x": 0, "y": 0, "feature": 0)", "",
         "The field “figure” is missing from the object.");
    move("builder into the dungeon", R"("enter-dungeon", "figure": "builder")", "/figure",
         "Found “builder”, expected one of: follower, large, mayor.");
    move("in and half out", R"("enter-dungeon", "figure": "large", "x": 0, "y": 0)", "",
         "The field “feature” is missing from the object.");
    move("in and out without a column", R"("enter-dungeon", "figure": "large", "y": 0, "feature": 0)", "",
         "The field “x” is missing from the object.");
    move("in and out by a feature alone", R"("enter-dungeon", "figure": "large", "feature": 0)", "",
         "The field “x” is missing from the object.");
    move("out to no feature", R"("leave-dungeon", "figure": "large", "x": 0, "y": 0)", "",
         "The field “feature” is missing from the object.");
    move("pig out", R"("leave-dungeon", "figure": "pig", "x": 0, "y": 0, "feature": 0)", "/figure",
         "Found “pig”, expected one of: follower, large, mayor.");
    move("flushed nowhere", R"("flush-dragon", "x": 0)", "", "The field “y” is missing from the object.");
    move("floor far away", R"("place-floor", "x": 10001, "y": 0)", "/x",
         "Found 10001, expected a whole number from -10000 to 10000.");
    move("back for nobody", R"("place-floor", "x": 0, "y": 0, "back": "large")", "",
         "The field “take” is missing from the object.");
    move("builder back", R"("place-floor", "x": 0, "y": 0, "take": {"x": 0, "y": 0}, "back": "builder")",
         "/back", "Found “builder”, expected one of: follower, large, mayor, wagon.");
    move("a number taken", R"("place-floor", "x": 0, "y": 0, "take": 3)", "/take",
         "Found 3, expected an object.");
    move("taken from nowhere", R"("place-floor", "x": 0, "y": 0, "take": {"feature": 1, "x": 0})", "/take",
         "The field “y” is missing from the object.");
    move("dragon in two halves", R"("move-dragon", "x": 0.5, "y": 0)", "/x",
         "Found 0.5, expected a whole number from -10000 to 10000.");
    move("dragon nowhere", R"("move-dragon", "y": 0)", "", "The field “x” is missing from the object.");
    move("wagon without a feature", R"("move-wagon", "x": 0, "y": 0)", "",
         "The field “feature” is missing from the object.");
}

void TestDungeonGame::refused() {
    checkRefused(landscapeGame("dungeon"));
}

QTEST_APPLESS_MAIN(TestDungeonGame)
#include "tst_dungeon_game.moc"
