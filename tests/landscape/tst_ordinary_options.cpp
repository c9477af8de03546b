// Options of the ordinary game: numbers, and other ways to read its rules.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"

using namespace tilewright;
using namespace tilewright::test;

class OrdinaryOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void l2_2_followers_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("count");
        QTest::newRow("L-2.2 as numbered") << "{}" << 7;
        QTest::newRow("L-2.2 one") << R"({"followers":1})" << 1;
        QTest::newRow("L-2.2 ten") << R"({"followers":10})" << 10;
    }
    void l2_2_followers() {
        QFETCH(QString, options);
        QFETCH(int, count);
        LandscapeScenario s(
            {.tiles = {"mon ffff m x30"}, .map = {"0 0 mon"}, .options = Json::parse(options.toStdString())});
        QCOMPARE(s.supply(0, "follower"), count);
        for (int turn = 1; turn <= count; ++turn) {
            s.turn(QString("%1 0 0").arg(2 * turn - 1), {"place follower 0"});
            s.turn(QString("%1 0 0").arg(2 * turn));
        }
        s.play(s.legal("lay").first());
        QCOMPARE(s.legal("place"), QStringList());
        QCOMPARE(s.pieces().size(), count);
    }

    void l3_points_data() {
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QString>("laying");
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("points");
        const auto row = [](const char* name, const char* tile, const char* laying, const char* options,
                            int points) { QTest::newRow(name) << tile << laying << options << points; };
        const char* const city = "cap cfff c:n x1";
        row("L-3.2 city", city, "0 -1 180", "{}", 4);
        row("L-3.2 city tiles", city, "0 -1 180", R"({"cityTilePoints":5})", 10);
        row("L-3.2 unfinished, rounded down", city, "0 1 180", R"({"cityTilePoints":5})", 2);
        row("L-3.2 a small city is worth half", city, "0 -1 180", R"({"cityTilePoints":5,"smallCity":2})", 5);
        row("L-3.2 pennants", "cap cfff c:n+1 x1", "0 -1 180", R"({"pennantPoints":7})", 11);
        row("L-3.2 cathedral", "cap cfff c:n* x1", "0 -1 180", R"({"cityTilePoints":3})", 9);
        row("L-3.1 road tiles", "end frff r:e x1", "3 0 180", R"({"roadTilePoints":4})", 8);
        row("L-3.1 unfinished road", "end frff r:e x1", "0 1 0", R"({"roadTilePoints":4})", 4);
        row("L-3.1 inn", "end frff r:e* x1", "3 0 180", R"({"roadTilePoints":4})", 16);
        row("L-3.3 cloister tiles", "mon ffff m x1", "0 1 0", R"({"cloisterTilePoints":5})", 10);
    }
    void l3_points() {
        QFETCH(QString, tile);
        QFETCH(QString, laying);
        QFETCH(QString, options);
        QFETCH(int, points);
        LandscapeScenario s({.tiles = {"start cfff c:n x1", "way frff r:e x1", tile},
                             .map = {"0 0 start", "2 0 way"},
                             .options = Json::parse(options.toStdString())});
        s.turn(laying, {"place follower 0"});
        QVERIFY(s.over());
        QCOMPARE(s.points()[0], points);
    }
    void l3_4_fieldsAndPigs_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("points");
        QTest::newRow("L-3.4 as numbered") << R"({"pieces":["pig"]})" << 4;
        QTest::newRow("L-3.4 cities") << R"({"pieces":["pig"],"fieldCityPoints":7})" << 8;
        QTest::newRow("L-4.5 pig") << R"({"pieces":["pig"],"pigPoints":5})" << 8;
    }
    void l3_4_fieldsAndPigs() {
        QFETCH(QString, options);
        QFETCH(int, points);
        LandscapeScenario s(
            {.tiles = {"start cfff c:n x1", "town cfff c:n f:ER,EL,SL,SR,WL,WR/0 x1", "grass ffff x2"},
             .map = {"0 0 start"},
             .stack = {"town"},
             .options = Json::parse(options.toStdString())});
        s.turn("0 -1 180", {"place follower 1"});
        s.turn("0 -2 0");
        s.turn("0 -3 0", {"place pig 0"});
        QVERIFY(s.over());
        QCOMPARE(s.points()[0], points);
    }

    void l2_2_onWhatWasCompleted() {
        const QStringList tiles{"start cfff c:n x1", "cap cfff c:n @portal x1", "grass ffff x3"};
        const auto may = [&](const char* how, const char* move) {
            LandscapeScenario s({.tiles = tiles,
                                 .map = {"0 0 start"},
                                 .stack = {"cap"},
                                 .options = {{"completedPlacement", how}},
                                 .ruleset = "dungeon"});
            s.play("lay 0 -1 180");
            return s.may(move);
        };
        const char* const onTile = "place follower 0";
        const char* const byPortal = "place follower 0 0 0";
        QVERIFY(may("as-numbered", onTile) && !may("as-numbered", byPortal));
        QVERIFY(may("on", onTile) && may("on", byPortal));
        QVERIFY(!may("off", onTile) && !may("off", byPortal));
        LandscapeScenario s({.tiles = {tiles[0], "cap cccc c:nesw x1"},
                             .map = {"0 0 start", "0 -2 start 180", "1 -1 start 270", "-1 -1 start 90"},
                             .options = {{"completedPlacement", "off"}}});
        s.play("lay 0 -1 0");
        const auto refusals = s.position().refusals();
        QVERIFY(std::ranges::any_of(refusals, [](const game::Refusal& refusal) {
            return refusal.reason.english().find("the tile has just completed it") != std::string::npos;
        }));
    }

    void l4_3_wagonWay_data() {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QStringList>("moves");
        QTest::newRow("L-4.3 as numbered") << "as-numbered" << QStringList{"wagon 2 1 0", "wagon 3 -1 0"};
        QTest::newRow("L-4.3 connected") << "connected" << QStringList{"wagon 0 0 1"};
        QTest::newRow("L-4.3 neighbours") << "neighbours" << QStringList{"wagon 2 1 0"};
    }
    void l4_3_wagonWay() {
        QFETCH(QString, way);
        QFETCH(QStringList, moves);
        LandscapeScenario s({.tiles = {"hermit frff r:e m x1", "road frfr r:ew x1", "mon ffff m x2",
                                       "end frff r:e x1", "grass ffff x2"},
                             .map = {"0 0 hermit", "1 0 road", "2 1 mon", "3 -1 mon"},
                             .stack = {"end"},
                             .options = {{"pieces", {"wagon"}}, {"wagonWay", way.toStdString()}}});
        s.play({"lay 2 0 180", "place wagon 0", "end"});
        QCOMPARE(s.legal("wagon"), moves);
    }
    // Of a cloister its own tile.
    void l4_3_wagonFromACloister() {
        for (const bool connected : {false, true}) {
            LandscapeScenario s(
                {.tiles = {"mon ffff m x1", "end frff r:e x1", "grass ffff x9"},
                 .map = {"-1 -1 grass", "0 -1 grass", "1 -1 grass", "-1 0 grass", "1 0 end", "-1 1 grass",
                         "0 1 grass", "1 1 grass"},
                 .stack = {"mon"},
                 .options = {{"pieces", {"wagon"}}, {"wagonWay", connected ? "connected" : "as-numbered"}}});
            s.play({"lay 0 0 0", "place wagon 0", "end"});
            QCOMPARE(s.legal("wagon"), connected ? QStringList() : QStringList{"wagon 1 0 0"});
            QVERIFY(s.may("home"));
        }
    }

    // L-2.4: of seven tiles three players lay six, and a builder brings no tile that others would miss.
    void l2_4_equalTurns_data() {
        QTest::addColumn<bool>("equal");
        QTest::addColumn<bool>("builder");
        QTest::addColumn<int>("stack");
        QTest::addColumn<QString>("turns");
        QTest::newRow("L-2.4 as numbered") << false << false << 7 << "0120120";
        QTest::newRow("L-2.4 equal") << true << false << 7 << "012012";
        QTest::newRow("L-4.4 second parts") << false << true << 9 << "012012011";
        QTest::newRow("L-4.4 second parts, equal") << true << true << 9 << "012012012";
    }
    void l2_4_equalTurns() {
        QFETCH(bool, equal);
        QFETCH(bool, builder);
        QFETCH(int, stack);
        QFETCH(QString, turns);
        LandscapeScenario s({.tiles = {QString("road frfr r:ew x%1").arg(stack + 1)},
                             .map = {"0 0 road"},
                             .options = {{"equalTurns", equal}, {"pieces", {"builder"}}},
                             .players = 3});
        QString laid;
        for (int x = 1; !s.over(); ++x) {
            laid += QString::number(s.player());
            s.play(QString("lay %1 0 0").arg(x));
            for (const QString& move : {QString("place follower 0"), QString("place builder 0")})
                if (builder && s.player() == 1 && s.may(move))
                    s.play(move);
            s.play("end");
        }
        QCOMPARE(laid, turns);
    }

    // L-2.1: the last of three finds only a tile that fits nowhere, and has a turn without one.
    void l2_4_equalTurnsWithMisfits() {
        for (const bool equal : {false, true}) {
            LandscapeScenario s(
                {.tiles = {"grass ffff x5", "dungeon ffff @tower x1", "misfit cccc c:nesw x1"},
                 .map = {"0 0 grass"},
                 .stack = {"grass", "grass", "dungeon", "grass", "grass", "misfit"},
                 .options = {{"equalTurns", equal}},
                 .players = 3,
                 .ruleset = "dungeon"});
            s.turn("1 0 0");
            s.turn("2 0 0");
            s.turn("3 0 0", {"enter follower"});
            s.turn("4 0 0");
            s.turn("5 0 0");
            QCOMPARE(s.over(), !equal);
            if (!equal)
                continue;
            QCOMPARE(s.player(), 2);
            QCOMPARE(s.drawn(), QString());
            QCOMPARE(s.legal(""), (QStringList{"end", "fairy follower", "leave follower 3 0 0"}));
            QVERIFY(std::ranges::any_of(s.position().refusals(), [](const game::Refusal& refusal) {
                return refusal.reason.english() == "there is no tile to lay this turn";
            }));
            s.play({"leave follower 3 0 0", "end"});
            QVERIFY(s.over());
            QCOMPARE(s.position().table().turn, 6);
        }
    }
    // What the turn before has completed is no longer just completed.
    void l2_4_turnWithoutATile() {
        LandscapeScenario s({.tiles = {"grass ffff x11", "dungeon ffff @tower x1", "hermit ffff m @tower x1",
                                       "misfit cccc c:nesw x1"},
                             .map = {"0 0 hermit", "-1 -1 grass", "0 -1 grass", "1 -1 grass", "-1 0 grass",
                                     "1 0 grass", "-1 1 grass", "0 1 grass"},
                             .stack = {"grass", "grass", "dungeon", "grass", "grass", "misfit"},
                             .options = {{"equalTurns", true}, {"completedPlacement", "on"}},
                             .players = 3,
                             .ruleset = "dungeon"});
        s.turn("2 0 0");
        s.turn("3 0 0");
        s.turn("4 0 0", {"enter follower"});
        s.turn("5 0 0");
        s.play("lay 1 1 0");
        QVERIFY(s.feature(0, 0, 0).complete());
        s.play("end");
        QCOMPARE(s.player(), 2);
        QCOMPARE(s.legal("leave"), (QStringList{"leave follower 0 0 1", "leave follower 4 0 0"}));
    }
    // Of tiles that fit nowhere beside each other.
    void l2_4_equalTurnsOfMisfitsOnly() {
        int withoutTile = 0;
        for (unsigned seed = 0; seed < 60; ++seed) {
            const auto game = test::compile({.tiles = {"grass ffff x9", "wall cccc c:nesw x6"},
                                             .map = {"0 0 grass"},
                                             .options = {{"equalTurns", true}},
                                             .players = 2 + static_cast<int>(seed % 5)});
            const auto position = (*game.value)->start(game::shuffledStack(**game.value, seed));
            game::MoveList moves;
            int laid = 0;
            while (!position->over()) {
                position->legalMoves(moves);
                laid += position->table().drawnTile >= 0 ? 1 : 0;
                position->play(moves[moves.size() - 1]);
            }
            QCOMPARE(position->table().turn % (*game.value)->playerCount(), 0);
            withoutTile += position->table().turn - laid;
        }
        QVERIFY(withoutTile > 0);
    }

    void issues() {
        const auto of = [](const Json& options) {
            return warnings({.tiles = {"grass ffff x2"}, .map = {"0 0 grass"}, .options = options});
        };
        QCOMPARE(of(Json::object()), QStringList());
        QCOMPARE(of({{"pigPoints", 2}}), QStringList{"/options/pigPoints"});
        QCOMPARE(of({{"pigPoints", 2}, {"pieces", {"pig"}}}), QStringList());
        QCOMPARE(of({{"wagonWay", "connected"}}), QStringList{"/options/wagonWay"});
        QCOMPARE(of({{"equalTurns", true}}), QStringList{"/options/equalTurns"});
        QCOMPARE(of({{"cityTilePoints", 0},
                     {"roadTilePoints", 0},
                     {"cloisterTilePoints", 0},
                     {"fieldCityPoints", 0}}),
                 QStringList{"/options/cityTilePoints"});
    }
};

QTEST_GUILESS_MAIN(OrdinaryOptionsTest)
#include "tst_ordinary_options.moc"
