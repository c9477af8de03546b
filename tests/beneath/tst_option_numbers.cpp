// The numbers that designers may change: prices, supplies, pieces, points.

#include "tests/beneath/scenario.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QStringList fourPicks{"bygr"};

/// A Runner of player 0 waits at an entrance with that door to the east.
Scenario behindDoor(QChar door, const Json& options) {
    Scenario s({.chambers = {QString("0 0 entrance .%1..").arg(door), "1 0 chamber ...o"},
                .options = options,
                .picks = fourPicks});
    s.lay();
    s.play("enter-runner runner=0 x=0 y=0");
    return s;
}

} // namespace

class OptionNumbersTest : public QObject {
    Q_OBJECT

private slots:
    void prices_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("price");
        QTest::addColumn<int>("ways"); // with four colours in hand
        for (const auto& [option, move] : {std::pair("B-1.6 specialDoorPrice", "move-runner"),
                                           std::pair("B-5.10 cellPrice", "release-prisoner"),
                                           std::pair("B-5.8 markerPrice", "remove-marker")}) {
            const QString name = QString(option).section(' ', 1);
            for (const auto& [price, ways] : {std::pair(0, 1), std::pair(1, 4), std::pair(2, 6),
                                              std::pair(3, 4), std::pair(4, 1), std::pair(5, 0)})
                QTest::addRow("%s %d", option, price) << name << QString(move) << price << ways;
        }
    }
    void prices() {
        QFETCH(QString, option);
        QFETCH(QString, move);
        QFETCH(int, price);
        QFETCH(int, ways);
        Scenario s(
            {.chambers = {"0 0 entrance .x..", "1 0 chamber ...o", "0 2 chamber .o..", "1 2 chamber ...o"},
             .markers = {"0 2 east black"},
             .options = {{option.toStdString(), price}, {"blackRemovalActions", 8}},
             .picks = fourPicks});
        s.lay();
        s.play("enter-runner runner=0 x=0 y=0");
        const QStringList legal = s.legal(move);
        QCOMPARE(legal.size(), ways);
        if (ways == 0)
            return;
        s.play(move + ' ' + legal.first());
        QCOMPARE(s.picks(0).size(), 4 - price);
        QCOMPARE(s.state().actionsLeft(), 0);
    }

    void supplies() { // B-3.3
        const Scenario s(
            {.options = {{"pickSupply", 3}, {"whiteSupply", 5}, {"blackSupply", 40}, {"silverSupply", 1}}});
        const beneath::Supply& supply = s.state().supply();
        QCOMPARE(static_cast<int>(supply.picks[7]), 3);
        QCOMPARE(static_cast<int>(supply.white), 5);
        QCOMPARE(static_cast<int>(supply.black), 40);
        QCOMPARE(static_cast<int>(supply.silver), 1);
    }
    void startingPicksOutOfTheSupply() { // B-3.3
        Scenario s = Scenario::beforePicks({.options = {{"pickSupply", 1}, {"startingPicks", 2}}});
        QVERIFY(!s.may("choose-picks picks=blue,blue"));
        s.play("choose-picks picks=blue,red");
        QVERIFY(!s.may("choose-picks picks=blue,yellow"));
        QVERIFY(s.may("choose-picks picks=green,yellow"));
    }

    void keys_data() {
        QTest::addColumn<int>("keys"); // 0: the default
        QTest::addColumn<QString>("each");
        QTest::addColumn<int>("taken"); // by three players who all try
        QTest::newRow("B-3.2 keys default") << 0 << "player" << 3;
        QTest::newRow("B-3.2 keys 1") << 1 << "player" << 1;
        QTest::newRow("B-3.2 keys 2") << 2 << "player" << 2;
        QTest::newRow("B-3.2 keys 8") << 8 << "player" << 3;
        QTest::newRow("B-5.12 keysEach game") << 0 << "game" << 1;
    }
    void keys() {
        QFETCH(int, keys);
        QFETCH(QString, each);
        QFETCH(int, taken);
        Json options{{"silverCost", 1}, {"actionsPerTurn", 3}, {"keysEach", each.toStdString()}};
        if (keys > 0)
            options["keys"] = keys;
        Scenario s({.chambers = {"0 0 entrance .o..", "1 0 key-room ...K"},
                    .options = options,
                    .players = 3,
                    .picks = fourPicks});
        int went = 0;
        for (int p = 0; p < 3; ++p) {
            s.lay();
            s.play({"make-silver picks=red", "enter-runner runner=0 x=0 y=0"});
            if (s.may("enter-key-room runner=0 to=east")) {
                s.play("enter-key-room runner=0 to=east");
                ++went;
            }
            s.play("end-turn");
        }
        QCOMPARE(went, taken);
    }

    void runners() { // B-3.1
        for (int count = 1; count <= 4; ++count) {
            Scenario s(
                {.chambers = {"0 0 entrance .o.."}, .options = {{"runners", count}, {"actionsPerTurn", 8}}});
            s.lay();
            for (int r = 0; r < count; ++r)
                s.play(QString("enter-runner runner=%1 x=0 y=0").arg(r));
            QCOMPARE(s.legal("enter-runner"), QStringList());
            QCOMPARE(s.runner(0, count - 1), QString("0 0"));
            QCOMPARE(s.runner(1, 0), QString("supply"));
        }
    }

    void guards_data() {
        QTest::addColumn<Json>("guards");
        QTest::addColumn<int>("set"); // in nine guard chambers
        QTest::newRow("B-3.2 guards board") << Json("board") << 6;
        for (int guards : {0, 1, 7, 9, 12})
            QTest::addRow("B-3.2 guards %d", guards) << Json(guards) << std::min(guards, 9);
    }
    void guards() {
        QFETCH(Json, guards);
        QFETCH(int, set);
        QStringList chambers;
        for (int i = 8; i >= 0; --i)
            chambers << QString("%1 0 guard-chamber ..o.").arg(i);
        Scenario s({.chambers = chambers, .options = {{"guards", guards}}});
        QCOMPARE(s.state().guardCount(), set);
        for (int g = 0; g < set; ++g)
            QCOMPARE(s.guard(g), QString("%1 0").arg(g));
        if (set < 9)
            return;
        // The last one moves, in files too.
        Scenario moving(
            {.chambers = chambers + QStringList{"8 1 chamber o..."}, .options = {{"guards", guards}}});
        moving.lay();
        moving.play("move-guard guard=8 to=south");
        QCOMPARE(moving.guard(8), QString("8 1"));
        QCOMPARE(moving.guard(0), QString("0 0"));
    }

    void guardMoves() { // B-5.5
        for (int most = 0; most <= 2; ++most) {
            Scenario s({.chambers = {"0 0 guard-chamber .o..", "1 0 chamber ...o"},
                        .options = {{"guardMoves", most}, {"actionsPerTurn", 3}}});
            s.lay();
            const QStringList ways{"east", "west"};
            for (int n = 0; n < most; ++n)
                s.play("move-guard guard=0 to=" + ways[n % 2]);
            QCOMPARE(s.legal("move-guard"), QStringList());
            s.play("end-turn");
            s.lay();
            QCOMPARE(s.legal("move-guard").isEmpty(), most == 0);
        }
    }

    void enterCost() { // B-5.1
        for (int cost = 0; cost <= 3; ++cost) {
            Scenario s(
                {.chambers = {"0 0 entrance .o.."}, .options = {{"enterCost", cost}, {"actionsPerTurn", 4}}});
            s.lay();
            s.play("enter-runner runner=0 x=0 y=0");
            QCOMPARE(s.state().actionsLeft(), 4 - cost);
            while (s.state().actionsLeft() > std::max(cost - 1, 0))
                s.play("take-marker marker=black");
            // For nothing he enters where no action is left.
            QCOMPARE(s.may("enter-runner runner=1 x=0 y=0"), cost == 0);
            QVERIFY(s.may("end-turn"));
        }
    }

    void points() { // B-8.3
        const QStringList chambers{"0 0 entrance .o..", "1 0 key-room ...K"};
        Scenario s({.chambers = chambers,
                    .options = {{"silverPoints", -20},
                                {"keyPoints", 40},
                                {"releasePoints", 7},
                                {"markerPoints", 2},
                                {"silverCost", 1},
                                {"actionsPerTurn", 8}},
                    .picks = {"bbbb"}});
        s.lay();
        s.play({"make-silver picks=blue", "make-silver picks=blue", "take-marker marker=black",
                "take-marker marker=white"});
        QCOMPARE(s.position().points(), (std::vector<int>{1 - 20 + 2 + 2, 1}));
        s.play({"enter-runner runner=0 x=0 y=0", "enter-key-room runner=0 to=east"});
        QCOMPARE(s.position().points(), (std::vector<int>{1 - 20 + 40 + 2 + 2, 1}));
        Scenario released({.options = {{"releasePoints", -3}, {"cellPrice", 1}}, .picks = fourPicks});
        released.lay();
        released.play("release-prisoner picks=red");
        QCOMPARE(released.position().points(), (std::vector<int>{0, 4}));
    }

    void ownColourFree() { // B-6.1: player 0 is blue
        Scenario on = behindDoor('b', Json::object());
        on.play("move-runner runner=0 to=east");
        QCOMPARE(on.picks(0), "bygr");
        Scenario off = behindDoor('b', {{"ownColourFree", false}});
        off.play("move-runner runner=0 to=east");
        QCOMPARE(off.picks(0), "ygr");
    }

    // A combination that makes no sense is told with its option; one that can't be played is an error.
    void nonsense_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<Json>("options");
        QTest::addColumn<bool>("playable");
        const auto row = [](const char* option, const Json& options, bool playable) {
            QTest::newRow(option) << QString(option) << options << playable;
        };
        row("specialDoorPrice", {{"specialDoorPrice", 6}, {"pickColours", 5}}, true);
        row("cellPrice", {{"cellPrice", 5}, {"pickColours", 4}}, true);
        row("markerPrice", {{"markerPrice", 8}, {"pickColours", 7}}, true);
        row("pickSupply", {{"pickSupply", 1}, {"pickColours", 4}, {"startingPicks", 3}}, false);
        row("whiteSupply", {{"whiteSupply", 1}}, false);
        row("blackSupply", {{"blackSupply", 2}}, false);
        row("keys", {{"keys", 3}}, true);
        row("keys", {{"keys", 2}, {"keysEach", "game"}}, true);
        row("enterCost", {{"enterCost", 3}, {"actionsPerTurn", 2}}, false);
        row("blackRemovalActions", {{"blackRemovalActions", 3}, {"actionsPerTurn", 2}}, true);
        row("guards", {{"guards", 2}}, true);
        row("guardMoves", {{"guardMoves", 0}, {"guardhouse", "board"}}, true);
    }
    void nonsense() {
        QFETCH(QString, option);
        QFETCH(Json, options);
        QFETCH(bool, playable);
        const auto game =
            compile({.chambers = {"0 0 chamber .o..", "1 0 chamber .o.o", "2 0 chamber .o.o",
                                  "3 0 chamber .o.o", "4 0 chamber .o.o", "5 0 guard-chamber ...o"},
                     .markers = {"0 0 east black", "1 0 east white", "2 0 east black", "3 0 east white",
                                 "4 0 east black"},
                     .options = options});
        QCOMPARE(game.value.has_value(), playable);
        QCOMPARE(game.issues.size(), 1U);
        const Issue& issue = game.issues.front();
        QCOMPARE(QString::fromStdString(issue.pointer), "/options/" + option);
        QCOMPARE(issue.severity == Severity::Warning, playable);
        QVERIFY(!issue.message.english().empty() && !issue.remedy.english().empty());
    }
};

QTEST_GUILESS_MAIN(OptionNumbersTest)
#include "tst_option_numbers.moc"
