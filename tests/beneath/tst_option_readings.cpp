// Other readings of the inventor's text: each option, off and on.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Everything that an escape needs: two cells, one guardhouse between them, a key room at the entrance.
const QStringList escapeBoard{"-1 0 cell1 .C..", "0 0 guardhouse .G.G", "1 0 cell2 ...C", "0 2 entrance .o..",
                              "1 2 key-room ...K"};

Json escapeOptions(const Json& more) {
    Json options{{"actionsPerTurn", 5}, {"silverCost", 1}, {"cellPrice", 1}};
    options.update(more);
    return options;
}

/// All of the player's turn but the Prisoner's step.
void prepareEscape(Scenario& s) {
    s.lay();
    s.play({"make-silver picks=red", "release-prisoner picks=green", "enter-runner runner=0 x=0 y=2",
            "enter-key-room runner=0 to=east"});
}

} // namespace

class OptionReadingsTest : public QObject {
    Q_OBJECT

private slots:
    void whiteFromHand() { // B-6.5
        for (const bool on : {false, true}) {
            Scenario s({.chambers = {"0 0 entrance .r..", "1 0 chamber ...y"},
                        .options = {{"whiteFromHand", on}, {"actionsPerTurn", 4}},
                        .picks = {"b"}});
            s.lay();
            s.play("enter-runner runner=0 x=0 y=0");
            QCOMPARE(s.legal("move-runner"), QStringList());
            s.play("take-marker marker=white");
            QCOMPARE(s.legal("move-runner"), on ? QStringList{"runner=0 to=east white=hand"} : QStringList());
            if (!on)
                continue;
            s.play("move-runner runner=0 to=east white=hand");
            QCOMPARE(s.picks(0), "b");
            QCOMPARE(static_cast<int>(s.state().hand(0).white), 0);
            QCOMPARE(static_cast<int>(s.state().supply().white), 20);
            QCOMPARE(s.state().actionsLeft(), 1);
        }
    }

    // Only where a pick is due; it never lies on the board.
    void whiteFromHandWhereItIsDue() { // B-6.5
        const auto ways = [](const QString& exit, const Json& more = Json::object()) {
            Json options{{"whiteFromHand", true}, {"actionsPerTurn", 4}, {"specialDoorPrice", 1}};
            options.update(more);
            Scenario s({.chambers = {QString("0 0 entrance .%1..").arg(exit), "1 0 chamber ...y"},
                        .options = options,
                        .picks = {"r"}});
            s.lay();
            s.play({"enter-runner runner=0 x=0 y=0", "take-marker marker=white"});
            return s.legal("move-runner").join(' ').count("white=hand");
        };
        QCOMPARE(ways("r"), 1);
        QCOMPARE(ways("r", {{"markersOnBoard", false}}), 1);
        QCOMPARE(ways("o"), 0);
        QCOMPARE(ways("x"), 0);
        QCOMPARE(ways("b"), 0); // of the player's own colour
        QCOMPARE(ways("b", {{"ownColourFree", false}}), 1);
    }

    void whiteVoluntary() { // B-6.5
        const Setup setup{.chambers = {"0 0 entrance .r..", "1 0 chamber ...y"},
                          .markers = {"0 0 east white"},
                          .options = {{"whiteVoluntary", true}},
                          .picks = {"r"}};
        Scenario s(setup);
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        QCOMPARE(s.legal("move-runner"), (QStringList{"runner=0 to=east", "runner=0 to=east white=kept"}));
        s.play("move-runner runner=0 to=east white=kept");
        QCOMPARE(s.picks(0), "y");
        QVERIFY(s.state().whiteMarkers(s.chamber(0, 0)) != 0);
        // Where the exit is free, and where it is special, the marker may stay too.
        for (const char* exit : {"o", "x"}) {
            Setup other = setup;
            other.chambers.front() = QString("0 0 entrance .%1..").arg(exit);
            other.options["specialDoorPrice"] = 1;
            Scenario stays(other);
            stays.lay();
            stays.play("enter-runner runner=0 x=0 y=0");
            const QString way = exit[0] == 'x' ? "picks=red runner=0 to=east" : "runner=0 to=east";
            QCOMPARE(stays.legal("move-runner"), (QStringList{way, way + " white=kept"}));
            stays.play("move-runner " + way + " white=kept");
            QCOMPARE(stays.picks(0), exit[0] == 'x' ? "y" : "yr");
            QVERIFY(stays.state().whiteMarkers(stays.chamber(0, 0)) != 0);
        }
        Setup asNumbered = setup;
        asNumbered.options = Json::object();
        Scenario must(asNumbered);
        must.lay();
        must.play("enter-runner runner=0 x=0 y=0");
        QCOMPARE(must.legal("move-runner"), QStringList{"runner=0 to=east"});
    }

    void whiteMarks() { // B-6.5
        const Setup setup{.chambers = {"0 0 entrance .rro", "1 0 chamber .o.y", "0 1 chamber g...",
                                       "-1 0 chamber .y..", "2 0 chamber ...o"},
                          .options = {{"whiteMarks", "chamber"}, {"actionsPerTurn", 8}}};
        Scenario s(setup);
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "take-marker marker=white", "take-marker marker=black"});
        const QStringList places = s.legal("place-marker");
        QCOMPARE(places.filter("marker=white"),
                 (QStringList{"marker=white x=-1 y=0", "marker=white x=0 y=0", "marker=white x=0 y=1",
                              "marker=white x=1 y=0"}));
        QCOMPARE(s.legal("move-runner"), QStringList{"runner=0 to=west"}); // no pick to pay
        s.play("place-marker marker=white x=0 y=0");
        QVERIFY(!s.may("place-marker marker=white x=0 y=0"));
        // A black one may lie on the passageways of the chamber as before.
        QCOMPARE(s.legal("place-marker").filter("marker=black"), places.filter("marker=black"));
        QCOMPARE(s.legal("move-runner"),
                 (QStringList{"runner=0 to=east", "runner=0 to=south", "runner=0 to=west"}));
        // By a door that is not coloured it stays, and the pick is taken.
        s.play("move-runner runner=0 to=west");
        QCOMPARE(s.picks(0), "y");
        QVERIFY(s.state().whiteMarkers(s.chamber(0, 0)) != 0);
        // Who comes in passes none: the yellow door is paid.
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.picks(0), "");
        QVERIFY(s.state().whiteMarkers(s.chamber(0, 0)) != 0);
        const int supply = s.state().supply().white;
        s.play("move-runner runner=0 to=east");
        QCOMPARE(s.picks(0), "");
        QCOMPARE(s.state().whiteMarkers(s.chamber(0, 0)), 0U);
        QCOMPARE(int(s.state().supply().white), supply + 1);
        // Never a room where the rooms of the board have none.
        Setup rooms = setup;
        rooms.options["markersOnBoard"] = false;
        Scenario off(rooms);
        off.lay();
        off.play("take-marker marker=white");
        QVERIFY(!off.may("place-marker marker=white x=0 y=0"));
    }

    void specialOnTiles() { // B-1.6; doors of the board stay special
        for (const bool on : {true, false}) {
            Scenario s(
                {.chambers = {"0 0 entrance xo..", "0 -1 chamber ..o.", "1 0 #sp 0", "2 0 chamber ...o"},
                 .tiles = {"str o.o. 8", "sp .x.x"},
                 .options = {{"specialOnTiles", on}, {"actionsPerTurn", 4}}});
            s.lay();
            s.play("enter-runner runner=0 x=0 y=0");
            QVERIFY(!s.may("move-runner runner=0 to=north"));
            s.play("move-runner runner=0 to=east");
            QCOMPARE(s.legal("move-runner").contains("runner=0 to=east"), !on);
        }
    }

    void clearPassage() { // B-5.2
        const QStringList row{"0 0 entrance .o..", "1 0 chamber .o.y", "2 0 chamber .o.o", "3 0 chamber .b.o",
                              "4 0 chamber ...o"};
        const auto ways = [&row](const QStringList& markers, bool on) {
            Scenario s({.chambers = row, .markers = markers, .options = {{"clearPassage", on}}});
            s.lay();
            s.play("enter-runner runner=0 x=0 y=0");
            return s.legal("move-runner");
        };
        const QStringList all{"runner=0 to=east", "runner=0 to=east x=2 y=0", "runner=0 to=east x=3 y=0"};
        QCOMPARE(ways({}, false), all.first(1));
        QCOMPARE(ways({}, true), all);
        QCOMPARE(ways({"1 0 east white"}, true), all.first(1));
        QCOMPARE(ways({"2 0 east black"}, true), all.first(2));
        Scenario s({.chambers = row, .options = {{"clearPassage", true}}});
        s.lay();
        s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east x=3 y=0"});
        QCOMPARE(s.runner(0, 0), "3 0");
        QCOMPARE(s.picks(0), "y"); // of the first door
        QCOMPARE(s.state().actionsLeft(), 0);
    }
    // Even where it costs nothing.
    void clearPassageNeedsOpenDoors() { // B-5.2
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 chamber .x.o", "2 0 chamber ...o"},
                    .options = {{"clearPassage", true}, {"specialDoorPrice", 0}}});
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        QCOMPARE(s.legal("move-runner"), QStringList{"runner=0 to=east"});
    }
    void clearPassageForPrisoners() { // B-5.11
        Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 chamber .o.o", "2 0 chamber ...o"},
                    .options = {{"clearPassage", true}, {"cellPrice", 0}}});
        s.lay();
        s.play({"release-prisoner picks=", "move-prisoner to=east x=2 y=0"});
        QCOMPARE(s.prisoner(0), "2 0");
    }

    void equalTurnsAfterTheLastTile() { // B-8.2
        for (const bool on : {false, true}) {
            Scenario s({.tiles = {"str o.o. 1"}, .options = {{"equalTurns", on}}, .players = 3});
            s.pass();
            for (int player = 1; on && player < 3; ++player) {
                QVERIFY(!s.position().over());
                QCOMPARE(s.state().player(), player);
                QCOMPARE(s.state().actionsLeft(), 2);
                s.play("end-turn");
            }
            QVERIFY(s.position().over());
            QVERIFY(s.position().end() == game::End::LastTile);
        }
    }
    void equalTurnsAfterAnEscape() { // B-8.2
        for (const bool secondEscapes : {false, true}) {
            Scenario s({.chambers = escapeBoard,
                        .options = escapeOptions({{"equalTurns", true}}),
                        .picks = {"bygr"}});
            prepareEscape(s);
            s.play("move-prisoner to=east");
            QVERIFY(!s.position().over());
            QVERIFY(s.position().winners().empty());
            QCOMPARE(s.state().player(), 1);
            prepareEscape(s);
            s.play(secondEscapes ? "move-prisoner to=west" : "end-turn");
            QVERIFY(s.position().over());
            QVERIFY(s.position().end() == game::End::Escape);
            QCOMPARE(s.position().winners(), secondEscapes ? (std::vector<int>{0, 1}) : std::vector<int>{0});
        }
        // Who has escaped keeps no Guard out.
        Scenario guarded({.chambers = {"-1 0 cell1 .C..", "0 0 guardhouse GG.G", "1 0 cell2 ...C",
                                       "0 -1 guard-chamber ..o.", "0 2 entrance .o..", "1 2 key-room ...K"},
                          .options = escapeOptions({{"equalTurns", true}}),
                          .picks = {"bygr"}});
        prepareEscape(guarded);
        guarded.play("move-prisoner to=east");
        prepareEscape(guarded);
        QVERIFY(guarded.may("move-prisoner to=west"));
        guarded.play("move-guard guard=0 to=south");
        QVERIFY(!guarded.may("move-prisoner to=west"));
        // The last of the round escapes: nobody has a turn to come.
        Scenario last(
            {.chambers = escapeBoard, .options = escapeOptions({{"equalTurns", true}}), .picks = {"bygr"}});
        last.pass();
        prepareEscape(last);
        last.play("move-prisoner to=west");
        QVERIFY(last.position().over());
        QCOMPARE(last.position().winners(), std::vector<int>{1});
    }

    void takePicks() { // B-6.3
        for (const bool may : {false, true}) {
            Scenario s({.chambers = {"0 0 entrance .o..", "1 0 chamber ...y"},
                        .options = {{"takePicks", may ? "may" : "always"}, {"actionsPerTurn", 4}}});
            s.lay();
            s.play("enter-runner runner=0 x=0 y=0");
            QStringList ways{"runner=0 to=east"};
            if (may)
                ways.prepend("pick=left runner=0 to=east");
            QCOMPARE(s.legal("move-runner"), ways);
            s.play("move-runner " + ways.first());
            QCOMPARE(s.picks(0), may ? "" : "y");
            QCOMPARE(s.may("collect-again"), !may);
        }
    }

    void collectAgain() { // B-5.3
        for (const bool repeat : {false, true}) {
            Scenario s({.chambers = {"0 0 entrance .o..", "1 0 chamber ...y"},
                        .options = {{"collectAgain", repeat ? "repeat" : "once"}, {"actionsPerTurn", 5}}});
            s.lay();
            s.play({"enter-runner runner=0 x=0 y=0", "move-runner runner=0 to=east", "collect-again"});
            QCOMPARE(s.picks(0), "yy");
            QCOMPARE(s.may("collect-again"), repeat);
            if (!repeat)
                continue;
            s.play("collect-again");
            QCOMPARE(s.picks(0), "yyy");
            s.play("take-marker marker=white");
            QVERIFY(!s.may("collect-again"));
        }
    }

    void tokenAnyTime() { // B-4.7
        for (const bool on : {false, true}) {
            Scenario s({.options = {{"tokenAnyTime", on}, {"actionsPerTurn", 3}}, .picks = {"yg"}});
            s.lay();
            s.play("draw");
            const QString exchange = "exchange give=yellow,green take=red";
            QCOMPARE(s.may(exchange), on);
            if (!on)
                continue;
            s.play(exchange);
            QCOMPARE(s.picks(0), "r");
            QVERIFY(!s.may("end-turn"));
            s.lay();
            QCOMPARE(s.state().actionsLeft(), 1);
        }
    }

    void releaseFrom() { // B-5.10
        for (const char* from : {"anywhere", "next-door"}) {
            Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 entrance .o.o", "2 0 chamber ...o"},
                        .options = {{"releaseFrom", from}, {"actionsPerTurn", 4}},
                        .picks = {"byg"}});
            s.lay();
            const bool anywhere = std::string_view(from) == "anywhere";
            const QString release = "release-prisoner picks=blue,yellow,green";
            QCOMPARE(s.may(release), anywhere);
            s.play("enter-runner runner=0 x=1 y=0");
            QVERIFY(s.may(release));
            s.play("move-runner runner=0 to=east");
            QCOMPARE(s.may(release), anywhere);
        }
    }

    void guardhouse() { // B-8.1
        for (const char* free : {"rooms", "board"}) {
            Scenario s({.chambers = escapeBoard +
                                    QStringList{"5 5 guard-chamber .o..", "6 5 #str 90", "7 5 chamber ...o"},
                        .options = escapeOptions({{"guardhouse", free}, {"actionsPerTurn", 8}}),
                        .picks = {"bygr"}});
            prepareEscape(s);
            QCOMPARE(s.may("move-prisoner to=east"), std::string_view(free) == "rooms");
            s.play("move-guard guard=0 to=east"); // onto a tile
            QVERIFY(s.may("move-prisoner to=east"));
            s.play("move-guard guard=0 to=east"); // into a room
            QCOMPARE(s.may("move-prisoner to=east"), std::string_view(free) == "rooms");
        }
    }

    void otherPrisoner() { // B-7.1, B-7.2
        for (const char* shares : {"any", "others"}) {
            const bool own = std::string_view(shares) == "any";
            Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 chamber .o.o", "2 0 entrance ...o"},
                        .options = {{"otherPrisoner", shares}, {"cellPrice", 0}, {"actionsPerTurn", 4}}});
            s.lay();
            s.play({"release-prisoner picks=", "move-prisoner to=east"});
            s.play("enter-runner runner=0 x=2 y=0");
            QCOMPARE(s.may("move-runner runner=0 to=west"), own);
            QCOMPARE(s.may("move-prisoner to=east"), own);
            s.play("end-turn");
            s.lay();
            s.play("enter-runner runner=0 x=2 y=0");
            QVERIFY(s.may("move-runner runner=0 to=west")); // another's Prisoner
        }
    }
    void otherPrisonerAtTheEntrance() { // B-5.1
        Scenario s({.chambers = {"0 0 cell1 .C..", "1 0 entrance ...o"},
                    .options = {{"otherPrisoner", "others"}, {"cellPrice", 0}, {"actionsPerTurn", 4}}});
        s.lay();
        s.play({"release-prisoner picks=", "move-prisoner to=east"});
        QCOMPARE(s.legal("enter-runner"), QStringList());
    }
};

QTEST_GUILESS_MAIN(OptionReadingsTest)
#include "tst_option_readings.moc"
