// Options of The Tunnel: tokens, tunnels of other sets, and the pieces of these sets.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/named_tiles.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

LandscapeScenario playTunnel(const LandscapeSetup& setup) {
    LandscapeSetup tunnel = setup;
    tunnel.ruleset = "tunnel";
    return LandscapeScenario(tunnel);
}

QStringList tunnelWarnings(const Json& options, const QStringList& tiles = {mouth, grass}) {
    return warnings({.tiles = tiles, .map = {"0 0 mouth"}, .options = options, .ruleset = "tunnel"});
}

/// Six mouths in a column, their roads to the east.
const QStringList column{"0 0 mouth", "0 1 mouth", "0 2 mouth", "0 3 mouth", "0 4 mouth", "0 5 mouth"};

} // namespace

class TunnelOptionsTest : public QObject {
    Q_OBJECT

private slots:
    // U-2.3: whole it can be completed; a token parts it.
    void u2_3_reserve_data() {
        QTest::addColumn<QString>("others");
        QTest::addColumn<bool>("token");
        QTest::addColumn<int>("points");
        QTest::newRow("U-2.3 split") << "split" << false << 0;
        QTest::newRow("U-2.3 through") << "through" << false << 3;
        QTest::newRow("U-2.3 reserve") << "reserve" << false << 3;
        QTest::newRow("U-2.3 reserve, with a token") << "reserve" << true << 0;
    }
    void u2_3_reserve() {
        QFETCH(QString, others);
        QFETCH(bool, token);
        QFETCH(int, points);
        LandscapeScenario s = playTunnel({.tiles = {through, end, grass},
                                          .map = {"0 0 through"},
                                          .stack = {"end", "grass", "end"},
                                          .options = {{"otherTunnels", others.toStdString()}}});
        s.turn("1 0 180", {"place follower 0"});
        s.play("lay 0 1 0");
        QCOMPARE(s.may("token yellow 0 0 west"), others != "through");
        if (token)
            s.play("token yellow 0 0 west");
        s.play("end");
        s.turn("-1 0 0");
        QCOMPARE(s.points()[0], points);
    }
    // What was on the road stays on its part, and the two can be joined again.
    void u2_3_reserveParts() {
        LandscapeScenario s = playTunnel({.tiles = {through, end, grass},
                                          .map = {"0 0 through"},
                                          .stack = {"end", "grass", "end", "grass"},
                                          .options = {{"otherTunnels", "reserve"}}});
        s.turn("1 0 180", {"place follower 0"});
        QCOMPARE(static_cast<int>(s.feature(0, 0, 2).tiles), 2);
        s.turn("0 1 0");
        s.turn("-1 0 0", {"token blue 0 0 west"});
        QVERIFY(s.feature(0, 0, 0).followers != s.feature(0, 0, 2).followers);
        QCOMPARE(static_cast<int>(s.feature(0, 0, 0).openEnds), 1);
        s.turn("0 2 0");
        s.play(s.legal("lay").first());
        s.play({"token blue 0 0 east", "end"});
        QCOMPARE(s.points()[0], 3);
    }
    // L-4.4: a builder on the part without a follower of his goes home.
    void u2_3_reserveLeavesABuilderAlone() {
        LandscapeScenario s = playTunnel({.tiles = {through, road, end, grass},
                                          .map = {"0 0 through"},
                                          .stack = {"end", "grass", "road", "grass"},
                                          .options = {{"otherTunnels", "reserve"}, {"pieces", {"builder"}}}});
        s.turn("1 0 180", {"place follower 0"});
        s.turn("0 1 0");
        s.turn("-1 0 0", {"place builder 0"});
        s.play("lay 0 2 0");
        QCOMPARE(s.supply(0, "builder"), 0);
        s.play("token yellow 0 0 west");
        QCOMPARE(s.supply(0, "builder"), 1);
        QCOMPARE(s.pieces(), QStringList{"0 follower at 1 0 on 0"});
        QCOMPARE(std::ranges::count(s.changes(), game::Change::What::PieceHome, &game::Change::what), 1);
        QCOMPARE(static_cast<int>(s.feature(0, 0, 0).helpers), 0);
    }
    // L-4.3: a wagon does not stay on the road from which the tokens came back.
    void u2_2_tokensReturnUnderAWagon() {
        LandscapeScenario s =
            playTunnel({.tiles = {mouth, end, grass},
                        .map = {"0 0 mouth", "0 1 mouth"},
                        .stack = {"end", "grass", "end"},
                        .options = {{"tokensReturn", true}, {"tokensATurn", 2}, {"pieces", {"wagon"}}}});
        s.turn("1 0 180", {"place wagon 0", "token blue 0 0 east", "token blue 0 1 east"});
        s.turn("-1 0 0");
        s.play({"lay 1 1 180", "end"});
        QCOMPARE(s.legal("wagon"), (QStringList{"wagon 0 1 0", "wagon 1 1 0"}));
        QVERIFY(s.may("home"));
    }
    // More cloisters are complete than any one tile completes.
    void u2_3_reserveAmongCloisters() {
        QStringList map{"9 9 through"};
        for (int x = 0; x < 6; ++x)
            for (int y = 0; y < 6; ++y)
                map << QString("%1 %2 mon").arg(x).arg(y);
        LandscapeScenario s = playTunnel({.tiles = {through, "mon ffff m x36", grass},
                                          .map = map,
                                          .stack = {"grass"},
                                          .options = {{"otherTunnels", "reserve"}}});
        s.play({"lay 9 8 0", "token blue 9 9 west"});
        QVERIFY(s.state().turn.flight == landscape::DragonFlight{});
        QVERIFY(s.state().turn.completedCloisters.empty());
        QVERIFY(s.feature(2, 2, 0).complete() && !s.feature(0, 0, 0).complete());
    }
    void u2_3_differs() {
        QCOMPARE(tunnelWarnings({{"splitOtherTunnels", true}, {"otherTunnels", "reserve"}}),
                 QStringList{"/options/otherTunnels"});
        QCOMPARE(tunnelWarnings({{"splitOtherTunnels", false}, {"otherTunnels", "split"}}),
                 QStringList{"/options/otherTunnels"});
        QCOMPARE(tunnelWarnings({{"splitOtherTunnels", false}, {"otherTunnels", "through"}}), QStringList());
        const auto game = test::compile({.tiles = {mouth, grass},
                                         .map = {"0 0 mouth"},
                                         .options = {{"otherTunnels", "reserve"}},
                                         .ruleset = "tunnel"});
        QCOMPARE(QString::fromStdString((*game.value)->options().dump()),
                 R"({"pieces":[],"smallCity":4,"splitOtherTunnels":false,"countTunnelTileTwice":false,)"
                 R"("otherTunnels":"reserve"})");
    }

    void u2_1_tokensATurn() {
        LandscapeScenario s =
            playTunnel({.tiles = {mouth, grass}, .map = column, .options = {{"tokensATurn", 2}}});
        s.play(s.legal("lay").first());
        s.play({"token blue 0 0 east", "place follower 0", "token green 0 1 east"});
        QCOMPARE(s.legal("token"), QStringList());
        s.play("end");
        s.play(s.legal("lay").first());
        QVERIFY(s.may("token yellow 0 2 east"));
    }
    void u1_1_tokensAColour() {
        LandscapeScenario s = playTunnel(
            {.tiles = {mouth, grass}, .map = column, .options = {{"tokensAColour", 4}, {"tokensATurn", 3}}});
        QCOMPARE(s.supply(0, "tunnel-blue"), 4);
        s.play(s.legal("lay").first());
        s.play({"token blue 0 0 east", "token blue 0 1 east", "token blue 0 2 east", "end"});
        QCOMPARE(s.feature(0, 0, 0), s.feature(0, 1, 0));
        QVERIFY(!(s.feature(0, 1, 0) == s.feature(0, 2, 0)));
        s.turn(s.legal("lay").first().mid(4));
        s.play(s.legal("lay").first());
        s.play({"token blue 0 3 east", "end"});
        QCOMPARE(s.supply(0, "tunnel-blue"), 0);
        QCOMPARE(s.feature(0, 2, 0).tiles, s.feature(0, 3, 0).tiles);
        QCOMPARE(static_cast<int>(s.feature(0, 3, 0).tiles), 2);
        QCOMPARE(static_cast<int>(s.feature(0, 1, 0).tiles), 2);
    }
    void u2_2_tokensReturn_data() {
        QTest::addColumn<bool>("returns");
        QTest::newRow("U-2.2 as numbered") << false;
        QTest::newRow("U-2.2 tokens return") << true;
    }
    void u2_2_tokensReturn() {
        QFETCH(bool, returns);
        LandscapeScenario s = playTunnel({.tiles = {mouth, end, grass},
                                          .map = {"0 0 mouth", "0 1 mouth", "0 3 mouth"},
                                          .stack = {"end", "grass", "end"},
                                          .options = {{"tokensReturn", returns}, {"tokensATurn", 2}}});
        s.turn("1 0 180", {"place follower 0", "token blue 0 0 east", "token blue 0 1 east"});
        s.turn("-1 0 0");
        s.play({"lay 1 1 180", "end"});
        QCOMPARE(s.points()[0], 4);
        QCOMPARE(s.supply(0, "tunnel-blue"), returns ? 2 : 0);
        QCOMPARE(s.position().table().tokens.empty(), returns);
        QCOMPARE(std::ranges::count(s.changes(), game::Change::What::TokenRemoved, &game::Change::what),
                 returns ? 2 : 0);
        QCOMPARE(s.feature(0, 0, 0).complete(), !returns);
        s.play(s.legal("lay").first());
        QVERIFY(s.may("token yellow 0 3 east"));
        QCOMPARE(s.may("token yellow 0 0 east"), returns);
    }
    // The first two have come back while the other two still lie.
    void u2_2_tokensThatReturnedAreFirst() {
        const LandscapeScenario s =
            playTunnel({.tiles = {mouth, grass}, .map = column, .options = {{"tokensAColour", 4}}});
        auto tokens = std::make_unique<landscape::Tokens>(s.state().tokens);
        for (const int number : {0, 1, 2, 3})
            QCOMPARE(tokens->put(0, tokens->freeMouth(0)), number);
        tokens->takeBack(0, 0);
        QCOMPARE(tokens->left(0), 2);
        QCOMPARE(tokens->put(0, tokens->freeMouth(0)), 0);
        QVERIFY(!tokens->isTunnel(0, 0) && tokens->isTunnel(0, 2));
    }
    void u2_1_tokenInstead() {
        LandscapeScenario s =
            playTunnel({.tiles = {mouth, grass}, .map = column, .options = {{"tokenInstead", true}}});
        s.play(s.legal("lay").first());
        s.play("token blue 0 0 east");
        QCOMPARE(s.legal(""), QStringList{"end"});
        s.play("end");
        s.play(s.legal("lay").first());
        s.play("place follower 0");
        QCOMPARE(s.legal(""), QStringList{"end"});
    }

    // L-6: dragon, fairy and portals are played, the dungeon is not.
    void l6_withDragon() {
        LandscapeScenario s =
            playTunnel({.tiles = {mouth, "volcano ffff @volcano x1", "dragon ffff @dragon x1",
                                  "tower ffff @tower x1", "portal ffff @portal x1", grass},
                        .map = {"0 0 grass", "0 2 mouth"},
                        .stack = {"grass", "volcano", "tower", "dragon", "portal"},
                        .options = {{"withDragon", true}, {"dragonSteps", 1}}});
        s.turn("1 0 0", {"place follower 0"});
        s.play("lay 2 0 0");
        QVERIFY(s.pieces().contains("-1 dragon at 2 0 on -1"));
        s.play("end");
        s.play("lay 1 -1 0");
        QCOMPARE(s.legal("enter"), QStringList());
        QCOMPARE(s.legal("floor"), QStringList());
        s.play({"token blue 0 2 east", "fairy 1 0 0", "end"});
        s.play({"lay 3 0 0", "end"});
        QCOMPARE(s.legal("dragon"), QStringList{"dragon 3 0"});
        s.play("dragon 3 0"); // the fairy guards the other way
        QCOMPARE(s.points(), (QList<int>{1, 0}));
        s.play("lay 4 0 0");
        QVERIFY(s.may("place follower 0 2 0"));
        QCOMPARE(s.position().table().spaces.size(), std::size_t{0});
    }
    void l5_withTowers() {
        LandscapeScenario s = playTunnel({.tiles = {mouth, "tower ffff @tower x2", grass},
                                          .map = {"0 0 grass", "0 2 mouth"},
                                          .stack = {"grass", "tower", "grass"},
                                          .options = {{"withTowers", true}}});
        s.turn("1 0 0", {"place follower 0"});
        s.play("lay 2 0 0");
        QCOMPARE(s.legal("fairy"), QStringList());
        s.play({"floor 2 0 take 1 0 0", "end"});
        QCOMPARE(s.below(), QStringList{"0 follower at 1"});
        s.play("lay 0 -1 0");
        QCOMPARE(s.legal("place follower 2 0"), QStringList{"place follower 2 0"});
        QCOMPARE(s.supply(0, "tower-floor"), 10);
    }
    void l6_marksMeanNothingWithoutIt() {
        LandscapeScenario s = playTunnel({.tiles = {mouth, "volcano ffff @volcano x1", grass},
                                          .map = {"0 0 mouth"},
                                          .stack = {"volcano"}});
        s.play("lay 0 1 0");
        QVERIFY(!s.pieces().join(',').contains("dragon"));
    }

    void issues() {
        QCOMPARE(tunnelWarnings(Json::object()), QStringList());
        QCOMPARE(tunnelWarnings({{"tokensATurn", 3}}), QStringList());
        QCOMPARE(tunnelWarnings({{"tokensAColour", 3}}), QStringList{"/options/tokensAColour"});
        QCOMPARE(tunnelWarnings({{"withDragon", true}}), QStringList{"/options/withDragon"});
        QCOMPARE(tunnelWarnings({{"withTowers", true}}), QStringList{"/options/withTowers"});
        QCOMPARE(tunnelWarnings({{"fairyTurnPoints", 2}}), QStringList{"/options/fairyTurnPoints"});
        const auto six = test::compile({.tiles = {mouth, grass},
                                        .map = {"0 0 mouth"},
                                        .options = {{"tokensATurn", 3}},
                                        .players = 6,
                                        .ruleset = "tunnel"});
        QCOMPARE(six.issues.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TunnelOptionsTest)
#include "tst_tunnel_options.moc"
