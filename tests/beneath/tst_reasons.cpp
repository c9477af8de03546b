// Why something can't be done: each reason by name, and over random play a legal move or a reason, never
// both.

#include "engine/base/random.h"
#include "engine/games/beneath/rules/names.h"
#include "engine/games/beneath/rules/options.h"
#include "tests/beneath/scenario.h"
#include "tests/games/random_beneath_games.h"

#include <QtTest>
#include <rapidcheck.h>

#include <set>
#include <tuple>

using namespace tilewright;
using namespace tilewright::test;

namespace {

QString english(const Text& text) {
    return QString::fromStdString(text.english());
}

/// "lay X Y ROTATION", "runner PLAYER NUMBER X Y", "prisoner PLAYER X Y", "guard NUMBER X Y", "marker X Y
/// SIDE" or a heading.
QString answer(const game::Position& position, const QString& question) {
    const QStringList words = question.split(' ');
    const auto number = [&](qsizetype i) { return words.at(i).toInt(); };
    if (words.first() == "lay")
        return english(
            position.whyNotLaid({number(1), number(2)}, *rotationFromDegrees(words.at(3).toInt())));
    if (words.first() == "runner")
        return english(
            position.whyNotMoved({beneath::kinds::runner, number(1), number(2), {}}, {number(3), number(4)}));
    if (words.first() == "prisoner")
        return english(
            position.whyNotMoved({beneath::kinds::prisoner, number(1), 0, {}}, {number(2), number(3)}));
    if (words.first() == "guard")
        return english(
            position.whyNotMoved({beneath::kinds::guard, -1, number(1), {}}, {number(2), number(3)}));
    if (words.first() == "marker")
        return english(
            position.whyNoTokenAt({number(1), number(2)}, *directionFromName(words.at(3).toStdString())));
    for (const game::Refusal& refusal : position.refusals())
        if (english(refusal.group) == question)
            return english(refusal.reason);
    return {};
}

using PieceTo = std::tuple<game::Kind, int, int, Cell>;

/// What the legal moves of a position reach.
struct Reached {
    std::set<std::tuple<Cell, Rotation>> layings;
    std::set<PieceTo> steps;
    std::set<std::tuple<Cell, Direction>> sides;
    std::set<std::string> headings;
    std::map<char, std::string> keys;

    explicit Reached(const game::Position& position) {
        game::MoveList moves;
        position.legalMoves(moves);
        for (game::Move move : moves) {
            const game::MoveInfo info = position.describe(move);
            if (info.lays) {
                layings.emplace(*info.cell, info.rotation);
                continue;
            }
            if (info.piece)
                steps.emplace(info.piece->kind, info.piece->player, info.piece->number, *info.cell);
            if (info.side)
                sides.emplace(*info.cell, *info.side);
            headings.insert(info.group.source);
            keys.emplace(info.key, info.group.source);
        }
    }
};

/// B-5's kinds of action with placing counted by colour; choosing the first picks and laying are none.
constexpr std::size_t actionHeadings = 15;

void checkAll(const game::Position& position, int runners) {
    const Reached reached(position);
    const game::Table table = position.table();
    std::set<Cell> cells;
    for (const game::LaidTile& laid : table.tiles) {
        cells.insert(laid.cell);
        for (Direction d : allDirections)
            cells.insert(neighbour(laid.cell, d));
    }
    cells.insert({77, -77});
    for (Cell cell : cells)
        for (Rotation r : allRotations)
            RC_ASSERT(position.whyNotLaid(cell, r).empty() == reached.layings.contains({cell, r}));

    std::vector<game::Piece> pieces = table.pieces;
    for (int player = 0; player < position.playerCount(); ++player)
        for (int runner = 0; runner < runners; ++runner)
            if (std::none_of(table.pieces.begin(), table.pieces.end(), [&](const game::Piece& p) {
                    return p.kind == beneath::kinds::runner && p.player == player && p.number == runner;
                }))
                pieces.push_back({beneath::kinds::runner, player, runner, {}});
    for (const game::Piece& piece : pieces)
        for (Cell cell : cells)
            RC_ASSERT(position.whyNotMoved(piece, cell).empty() ==
                      reached.steps.contains({piece.kind, piece.player, piece.number, cell}));

    for (const game::LaidTile& laid : table.tiles)
        for (Direction d : allDirections) {
            const bool may = reached.sides.contains({laid.cell, d}) ||
                             reached.sides.contains({neighbour(laid.cell, d), opposite(d)});
            RC_ASSERT(position.whyNoTokenAt(laid.cell, d).empty() == may);
        }

    std::set<std::string> refused;
    for (const game::Refusal& refusal : position.refusals()) {
        RC_ASSERT(!refusal.reason.empty());
        RC_ASSERT(!reached.headings.contains(refusal.group.source));
        refused.insert(refusal.group.source);
    }
    std::set<std::string> actions = reached.headings;
    actions.erase("Choose starting picks");
    RC_ASSERT(refused.size() + actions.size() == actionHeadings);
    RC_ASSERT(reached.keys.size() == reached.headings.size());
}

} // namespace

class ReasonsTest : public QObject {
    Q_OBJECT

private slots:
    void eachReason_data() {
        QTest::addColumn<QStringList>("chambers");
        QTest::addColumn<QString>("picks");
        QTest::addColumn<QStringList>("moves");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("reason");
        const auto row = [](const QStringList& chambers, const QString& picks, const QStringList& moves,
                            const QString& question, const QString& reason) {
            QTest::newRow(qPrintable(question + ": " + reason))
                << chambers << picks << moves << question << reason;
        };
        const QStringList hall{"0 0 entrance .xno", "1 0 chamber .o.r", "-1 0 guard-chamber .o..",
                               "0 1 chamber o..."};
        const QStringList laid{"laid"};
        const QStringList in{"enter-runner runner=0 x=0 y=0"};
        // The tile of the turn is a straight.
        row({"0 0 chamber .o.."}, "", {}, "lay 1 0 90", "");
        row({"0 0 chamber .o.."}, "", {}, "lay 1 0 0", "west side: earth meets a passage");
        row({"0 0 chamber .o.."}, "", {}, "lay 0 -1 0", "south side: passage meets earth");
        row({"0 0 chamber .o.."}, "", {}, "lay 0 -1 90", "no passage would connect it to the dungeon");
        row({"0 0 chamber .o.."}, "", {}, "lay 5 5 0", "doesn't touch the dungeon");
        row({"0 0 chamber .o.."}, "", {}, "lay 0 0 0", "there is already a chamber here");
        row({"9999 0 chamber .o..", "9998 0 chamber .o.."}, "", {}, "lay 10001 0 90", "too far away");
        row({"0 0 entrance .o..", "2 0 chamber ...o"}, "", {}, "lay 1 0 90", "would seal off an entrance");
        row({"0 0 cell1 .C..", "2 0 chamber ...o"}, "", {}, "lay 1 0 90",
            "would seal off the cell of player 1");
        row({"0 0 key-room .K..", "2 0 chamber ...o"}, "", {}, "lay 1 0 90", "would seal off a key room");
        row({"0 0 guardhouse .G..", "2 0 chamber ...o"}, "", {}, "lay 1 0 90", "would seal off a guardhouse");
        row({}, "", {"laid"}, "lay 0 0 0", "there is no tile to lay now");
        row({}, "", {}, "End the turn", "lay the drawn tile first");
        row({}, "", {}, "Draw another tile", "lay the drawn tile first");
        row({}, "bb", {}, "Exchange token", "");
        row({}, "b", {"laid"}, "Exchange token", "costs two picks");
        row({}, "bbbb", {"laid", "exchange give=blue,blue take=red"}, "Exchange token",
            "already used: once per game");
        row(hall, "", {"laid"}, "Enter a Runner", "");
        row(hall, "", {"laid", "enter-runner runner=0 x=0 y=0", "enter-runner runner=1 x=0 y=0"},
            "Enter a Runner", "all your Runners are in the dungeon");
        row(hall, "", {"laid"}, "Move a Runner", "none of your Runners is in the dungeon");
        row(hall, "", {"laid"}, "runner 0 0 1 0", "Runners enter at an entrance");
        row(hall, "", {"laid"}, "runner 0 0 0 0", "");
        row(hall, "", {"laid"}, "runner 1 0 0 0", "only another player may move this one");
        row(hall, "", laid + in, "runner 0 0 0 0", "it is already here");
        row(hall, "", laid + in, "runner 0 0 5 0", "pieces move only to a neighbouring chamber");
        row(hall, "", laid + in, "runner 0 0 0 -1", "no passageway leads there");
        row(hall, "", laid + in, "runner 0 0 1 0", "the door costs 3 picks of different colours");
        row(hall, "byg", laid + in, "runner 0 0 1 0", "");
        row(hall, "", laid + in, "runner 0 0 0 1", "the door costs a pick you don't have: brown");
        row(hall, "n", laid + in, "runner 0 0 0 1", "");
        row(hall, "", laid + in, "runner 0 0 -1 0", "a Guard stands there");
        row(hall, "", laid + in, "Move a Runner", "every way is barred, occupied or too expensive");
        row(hall, "", {"laid"}, "Collect again", "only right after a Runner has collected a pick");
        row(hall, "", {"laid"}, "Place a white marker", "you have none");
        row(hall, "", {"laid", "take-marker marker=white"}, "Place a white marker", "");
        row(hall, "", {"laid"}, "marker 0 0 east", "you have no marker");
        row(hall, "", {"laid"}, "marker 0 0 north", "there is no passageway here");
        row(hall, "", {"laid", "take-marker marker=white"}, "marker 1 0 west", "");
        row(hall, "", {"laid", "take-marker marker=white", "place-marker marker=white x=0 y=0 side=east"},
            "marker 1 0 west", "there is a white marker here, and there is room for only one");
        const QStringList black{"laid", "take-marker marker=black",
                                "place-marker marker=black x=0 y=0 side=south"};
        row(hall, "", {"laid"}, "Remove a black marker", "there is no black marker in the dungeon");
        row(hall, "", black, "Remove a black marker", "");
        row(hall, "n", black + in, "runner 0 0 0 1", "a black marker bars the way");
        const QStringList spent{"take-marker marker=white", "take-marker marker=white",
                                "take-marker marker=white", "take-marker marker=white",
                                "take-marker marker=white"};
        row(hall, "", black + spent, "Remove a black marker",
            "costs 2 actions, or 3 picks of different colours");
        row(hall, "", black + spent, "marker 0 1 north",
            "removing it costs 2 actions, or 3 picks of different colours");
        row(hall, "byg", black + spent, "marker 0 1 north", "");
        row(hall, "", black + spent + QStringList{"take-marker marker=white"}, "runner 0 0 0 0",
            "no actions are left this turn");
        row(hall, "", black + spent + QStringList{"take-marker marker=white"}, "End the turn", "");
        row({"0 0 entrance .o.o", "1 0 chamber .o.o", "-1 0 chamber .o.."}, "",
            {"laid", "enter-runner runner=0 x=0 y=0", "enter-runner runner=1 x=0 y=0",
             "move-runner runner=0 to=east"},
            "runner 0 1 1 0", "another Runner stands there");
        row({"0 0 entrance .o..", "1 0 key-room ...K"}, "", laid + in, "runner 0 0 1 0",
            "the key room costs a silver pick");
        row({"0 0 entrance .o..", "1 0 key-room ...K"}, "", laid + in, "Enter the key room",
            "the key room costs a silver pick");
        row({"0 0 entrance .o..", "1 0 key-room ...K"}, "bygr",
            {"laid", "enter-runner runner=0 x=0 y=0", "make-silver picks=blue,yellow,green,red"},
            "Enter the key room", "");
        row({"0 0 entrance .o..", "1 0 key-room ...K"}, "bygr",
            {"laid", "enter-runner runner=0 x=0 y=0", "make-silver picks=blue,yellow,green,red",
             "enter-key-room runner=0 to=east"},
            "Enter the key room", "you already have your golden key");
        row(hall, "", laid + in, "Enter the key room", "none of your Runners stands beside it");
        row({"0 0 entrance .o..", "1 0 guardhouse ...G"}, "", laid + in, "runner 0 0 1 0",
            "Runners never enter a guardhouse");
        row({"0 0 entrance .o..", "1 0 cell1 ...C"}, "", laid + in, "runner 0 0 1 0",
            "the cell is closed until its Prisoner is released");
        row({"0 0 guard-chamber .o.o", "1 0 entrance ...o", "-1 0 cell1 .C.."}, "", {"laid"}, "guard 0 1 0",
            "Guards never enter an entrance");
        row({"0 0 guard-chamber .o.o", "1 0 entrance ...o", "-1 0 cell1 .C.."}, "", {"laid"}, "guard 0 -1 0",
            "somebody is standing there");
        row({"0 0 guard-chamber .o.o", "1 0 entrance ...o", "-1 0 cell1 .C.."}, "", {"laid"}, "Move a Guard",
            "every way is barred or occupied");
        row({"0 0 entrance o..."}, "", {"laid"}, "Move a Guard", "there are no Guards");
        row(hall, "by", {"laid"}, "Release the Prisoner", "costs 3 picks of different colours; you have 2");
        row(hall, "by", {"laid"}, "Make silver", "costs 4 picks of different colours; you have 2");
        row(hall, "by", {"laid"}, "Move the Prisoner", "he is not released yet");
        const QStringList jail{"0 0 cell1 .CC.", "1 0 guardhouse ...G", "0 1 cell2 CC..",
                               "1 1 key-room ...K"};
        const QStringList out{"laid", "release-prisoner picks=blue,yellow,green"};
        row(jail, "byg", {"laid"}, "prisoner 0 1 0", "the Prisoner is not released yet");
        row(jail, "byg", out, "Release the Prisoner", "he is already released");
        row(jail, "byg", out, "prisoner 0 1 0", "the guardhouse needs a golden key");
        row(jail, "byg", out, "prisoner 0 0 1", "another Prisoner stands there");
        row(jail, "byg", out, "Move the Prisoner", "every way is barred, occupied or too expensive");
        row({"0 0 cell1 .C.C", "1 0 key-room ...K"}, "byg", out, "prisoner 0 1 0",
            "Prisoners never enter the key room");
        row({"0 0 cell1 .C..", "1 0 cell3 ...C"}, "byg", out, "prisoner 0 1 0",
            "the cell is closed until its Prisoner is released");
        row({"0 0 cell1 .C..", "1 0 guard-chamber ...o"}, "byg", out, "prisoner 0 1 0",
            "a Guard stands there");
        row({"0 0 cell1 ...C"}, "byg", out, "Move the Prisoner", "no passageway leads out of his chamber");
    }
    void eachReason() {
        QFETCH(QStringList, chambers);
        QFETCH(QString, picks);
        QFETCH(QStringList, moves);
        QFETCH(QString, question);
        QFETCH(QString, reason);
        Scenario s(
            {.chambers = chambers, .options = {{"actionsPerTurn", 8}, {"silverCost", 4}}, .picks = {picks}});
        for (const QString& move : std::as_const(moves)) {
            if (move == "laid")
                s.lay();
            else
                s.play(move);
        }
        QCOMPARE(answer(s.position(), question), reason);
    }

    void reasonsOfOptions() {
        Scenario markers(
            {.chambers = {"0 0 chamber .o..", "1 0 chamber ...o"}, .options = {{"markersOnBoard", false}}});
        markers.lay();
        markers.play("take-marker marker=white");
        QCOMPARE(answer(markers.position(), "marker 0 0 east"),
                 QString("no markers between rooms of the board"));
        Scenario entry({.chambers = {"0 0 entrance .o.."}, .options = {{"runnerEntry", "laid-tile"}}});
        entry.lay();
        QCOMPARE(answer(entry.position(), "runner 0 0 0 0"),
                 QString("Runners enter on a tile laid this turn"));
        entry.play("enter-runner runner=0 x=16 y=41");
        QCOMPARE(answer(entry.position(), "runner 0 1 16 41"), QString("another Runner stands there"));
        QCOMPARE(answer(entry.position(), "Enter a Runner"), QString("no tile laid this turn is free"));
    }

    void reasonsBeforeAndAfterTheGame() {
        const Scenario before = Scenario::beforePicks({});
        QCOMPARE(answer(before.position(), "End the turn"), QString("choose your starting picks first"));
        Scenario s({.tiles = {"str o.o. 1"}});
        s.lay();
        QCOMPARE(answer(s.position(), "Draw another tile"), QString("no tiles are left in the stack"));
        s.play("end-turn");
        QVERIFY(s.position().over());
        QVERIFY(s.position().refusals().empty());
        QCOMPARE(answer(s.position(), "lay 0 0 0"), QString("the game is over"));
    }

    void aLegalMoveOrAReason() {
        QVERIFY(rc::check("a legal move or a reason", [](std::uint64_t seed) {
            const auto game = randomBeneathGame(seed);
            const auto position = game->start(game::shuffledStack(*game, seed));
            Random random(seed, 0, Purpose::Test, 5);
            game::MoveList moves;
            for (int i = 0; i < 160 && !position->over(); ++i) {
                position->legalMoves(moves);
                if (i % 3 == 0)
                    checkAll(*position, beneath::optionsFromJson(game->options()).runners);
                position->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }));
    }
};

QTEST_GUILESS_MAIN(ReasonsTest)
#include "tst_reasons.moc"
