// D-2.3 and D-3.2 in the second part of a turn that a builder prolongs.

#include <QtTest>

#include "tests/landscape/landscape_scenario.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

LandscapeScenario playSecondPart(const QStringList& map, const QStringList& stack,
                                 const QStringList& pieces) {
    return LandscapeScenario({.tiles = {"grass ffff x40", "tower ffff @tower x9", "inn frff r:e @tower x9",
                                        "volcano ffff @volcano x9", "dragon ffff @dragon x9",
                                        "road frfr r:ew f:NL,NR,EL,WR f:ER,SL,SR,WL x9"},
                              .map = map,
                              .stack = stack,
                              .options = {{"pieces",
                                           [&] {
                                               Json names = Json::array();
                                               for (const QString& piece : pieces)
                                                   names.push_back(piece.toStdString());
                                               return names;
                                           }()}},
                              .players = 2,
                              .ruleset = "dungeon"});
}

/// Player 0 has a follower and a builder on a road that the tower tile `inn` lengthens next, at 3 -3.
QStringList builderStack() {
    return {"road", "grass", "road", "grass", "inn"};
}

void buildTo(LandscapeScenario& s) {
    s.turn("1 -3 0", {"place follower 0"});
    s.turn("0 1 0");
    s.turn("2 -3 0", {"place builder 0"});
    s.turn("0 2 0");
}

} // namespace

class DungeonSecondPartTest : public QObject {
    Q_OBJECT

private slots:
    // A builder gives a second part of the turn, in which he who came in keeps away from that tile.
    void d2_3_notByThatTileInTheSecondPart() {
        LandscapeScenario s = playSecondPart({"0 0 tower", "0 -3 road"}, builderStack(), {"builder"});
        buildTo(s);
        s.play({"lay 3 -3 180", "enter follower", "end"});
        QCOMPARE(s.player(), 0);
        s.play("lay 0 3 0");
        QCOMPARE(s.legal("leave"), QStringList{"leave follower 0 0 0"});
        const QString reason = "this follower came in by that tower this turn; he must leave by another";
        QVERIFY2(s.refusal("leave follower 3 -3 1").contains(reason),
                 qPrintable(s.refusal("leave follower 3 -3 1")));
        game::Piece below;
        for (const game::Space& space : s.position().table().spaces)
            for (const game::Piece& piece : space.pieces)
                below = piece;
        QCOMPARE(QString::fromStdString(s.position().whyNotMoved(below, {3, -3}).english()), reason);
        QVERIFY(s.position().whyNotMoved(below, {0, 0}).empty());
        s.play("end");
        s.turn("0 4 0");
        s.play("lay 0 5 0"); // the next turn is another matter
        QVERIFY(s.may("leave follower 3 -3 1"));
    }
    void d2_3_whereThereIsNoOtherTile() {
        LandscapeScenario s = playSecondPart({"0 0 grass", "0 -3 road"}, builderStack(), {"builder"});
        buildTo(s);
        s.play({"lay 3 -3 180", "enter follower", "end", "lay 0 3 0"});
        QCOMPARE(s.legal("leave"), QStringList());
        QStringList reasons;
        for (const game::Refusal& refusal : s.position().refusals())
            if (refusal.key == 'o')
                reasons << QString::fromStdString(refusal.reason.english());
        QCOMPARE(reasons,
                 QStringList{"this follower came in by that tower this turn; he must leave by another"});
    }
    // D-1.2: they are alike, so the one who leaves by that tile is the other.
    void d2_3_anotherOfHisKindMay() {
        LandscapeScenario s = playSecondPart(
            {"0 0 tower", "0 -3 road"}, QStringList{"tower", "grass"} + builderStack(), {"large", "builder"});
        s.turn("1 0 0", {"enter follower"});
        s.turn("0 -1 0");
        buildTo(s);
        LandscapeScenario large(s.position().clone());
        s.play({"lay 3 -3 180", "enter follower", "end", "lay 0 3 0"});
        QVERIFY(s.may("leave follower 3 -3 1"));
        // Not so one of another kind.
        large.play({"lay 3 -3 180", "enter large", "end", "lay 0 3 0"});
        QVERIFY(large.may("leave follower 3 -3 1"));
        QVERIFY(!large.may("leave large 3 -3 1"));
        QVERIFY(large.may("leave large 0 0 0"));
    }
    // Not hers since a second part began: since the turn did.
    void d3_2_notSinceTheSecondPart() {
        LandscapeScenario s = playSecondPart(
            {"0 0 grass", "2 0 tower", "0 -3 road"},
            {"tower", "volcano", "road", "dragon", "road", "grass", "road", "grass"}, {"builder"});
        s.turn("3 0 0", {"enter follower"});
        s.turn("1 0 0");
        s.turn("1 -3 0", {"place follower 0"});
        s.play({"lay 1 1 0", "end", "dragon 2 0"});
        s.turn("2 -3 0", {"place builder 0"});
        s.turn("0 1 0");
        s.play({"lay 3 -3 0", "fairy follower", "end"});
        QCOMPARE(s.player(), 0); // the second part
        s.play(s.legal("lay").first());
        QCOMPARE(s.legal("leave"), QStringList());
    }
};

QTEST_GUILESS_MAIN(DungeonSecondPartTest)
#include "tst_dungeon_second_part.moc"
