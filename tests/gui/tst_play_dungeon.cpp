#include "editor/document/game_setup.h"
#include "editor/play/panels/log_panel.h"
#include "editor/words/game_words.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/gui/dungeon_fixture.h"
#include "tests/waiting.h"

#include <QLabel>

#include <memory>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// A game in which such a move is on offer now, and one of its seeds.
template <class Wanted>
std::unique_ptr<DungeonFixture> gameWith(Wanted wanted, int players, bool towerActions = false) {
    for (quint64 seed = 1; seed <= 40; ++seed) {
        auto shown = std::make_unique<DungeonFixture>(dungeonGame(players, 34, towerActions, seed));
        if (shown->playUntil(wanted, seed) && shown->settle())
            return shown;
    }
    return nullptr;
}

OfferedMove firstOf(const DungeonFixture& shown, char key) {
    const std::vector<OfferedMove> all = shown.offered();
    return *std::ranges::find_if(all, [key](const OfferedMove& m) { return m.info.key == key; });
}

auto under(char key) {
    return [key](const game::MoveInfo& info) { return info.key == key; };
}

std::vector<game::Piece> below(const DungeonFixture& shown) {
    return shown.session.position().tableWithoutTiles().spaces.at(0).pieces;
}

} // namespace

class TestPlayDungeon : public QObject {
    Q_OBJECT

private slots:
    // What a set bears decides what one key plays with it, and on what it begins.
    void setsAreMetByTheirGame() {
        std::vector<TileSet> sets;
        for (const char* name : {"base", "princess-dragon", "tower"})
            sets.push_back(
                *readTileSet(bundledText("landscape/" + std::string(name) + ".tileset.json")).value);
        TileSet towers = *combine(sets).value;
        const GameSetup plain = withSet({}, sets[0]);
        QCOMPARE(plain.ruleset, std::string("landscape"));
        const GameSetup dungeon = withSet(plain, towers);
        QCOMPARE(dungeon.ruleset, std::string("dungeon"));
        QVERIFY(compileGame(dungeon).value.has_value());
        GameSetup meant = dungeon;
        meant.ruleset = "landscape";
        QCOMPARE(withSet(meant, towers).ruleset, std::string("landscape"));
        // Without the tile that the bundled map begins with, and after a game on other tiles.
        TileSet own = sets[0];
        own.name = "own";
        std::erase_if(own.tiles, [](const Tile& tile) { return tile.id == "base-D"; });
        const GameSetup begins = withSet(dungeon, own);
        QCOMPARE(begins.map.chambers.size(), std::size_t{1});
        QCOMPARE(begins.ruleset, std::string("landscape"));
        QVERIFY(compileGame(begins).value.has_value());
    }
    void wholeGameByMouse_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("towerActions");
        for (int players = 2; players <= 6; ++players)
            QTest::addRow("%d players", players) << players << (players == 3);
    }
    void wholeGameByMouse() {
        QFETCH(int, players);
        QFETCH(bool, towerActions);
        DungeonFixture shown(dungeonGame(players, 26, towerActions));
        std::set<char> done;
        while (!shown.session.over()) {
            QVERIFY(shown.settle());
            const int before = shown.session.moveNumber();
            const auto number = static_cast<std::size_t>(before);
            if (!shown.board.layings().empty()) {
                const std::vector<Cell> cells = shown.board.layings().cells();
                shown.click(cells[number % cells.size()]);
                QVERIFY(waitFor([&] { return shown.session.moveNumber() > before; }));
                continue;
            }
            const std::vector<OfferedMove> all = shown.offered();
            // Each heading has its turn, however many moves another has.
            std::set<char> keys;
            for (const OfferedMove& move : all)
                keys.insert(move.info.key);
            const auto fresh = std::ranges::find_if(keys, [&](char k) { return !done.contains(k); });
            const char key =
                fresh != keys.end()
                    ? *fresh
                    : *std::next(keys.begin(), static_cast<std::ptrdiff_t>(number % keys.size()));
            std::vector<OfferedMove> those;
            std::ranges::copy_if(all, std::back_inserter(those),
                                 [key](const OfferedMove& m) { return m.info.key == key; });
            const OfferedMove& chosen = those[(number * 7) % those.size()];
            QVERIFY2(shown.actByMouse(chosen),
                     qPrintable(QStringLiteral("%1: %2").arg(before).arg(translated(chosen.info.text))));
            QVERIFY2(shown.session.lines().at(before).move == chosen.move,
                     qPrintable(QStringLiteral("%1, not %2")
                                    .arg(translated(shown.session.logEntry(before).text),
                                         translated(chosen.info.text))));
            done.insert(key);
        }
        QVERIFY(done.contains('d'));
        QVERIFY(done.contains('e'));
        QVERIFY(!towerActions || done.contains('z'));
    }

    void wholeGameByKeys_data() { wholeGameByMouse_data(); }
    void wholeGameByKeys() {
        QFETCH(int, players);
        QFETCH(bool, towerActions);
        DungeonFixture shown(dungeonGame(players, 26, towerActions));
        int onBoard = 0;
        while (!shown.session.over()) {
            QVERIFY(shown.settle());
            const int before = shown.session.moveNumber();
            shown.board.setFocus();
            if (!shown.board.layings().empty()) {
                QTest::keyClick(&shown.board, Qt::Key_Tab);
                QTest::keyClick(&shown.board, Qt::Key_Return);
            } else if (shown.question.isVisible()) {
                const char key = before % 2 == 0 ? 'c' : 'k';
                QTest::keyClick(&shown.board, key);
            } else if (shown.board.interaction().active() && before % 5 != 0) {
                const auto stops = shown.board.interaction().moves().origins().size();
                const auto tabs = 1 + static_cast<std::size_t>(before) % stops;
                for (std::size_t tab = 0; tab < tabs; ++tab)
                    QTest::keyClick(&shown.board, Qt::Key_Tab);
                // To take hold, to go there, to say whom.
                for (int enter = 0; enter < 3 && shown.session.moveNumber() == before && !shown.choice();
                     ++enter)
                    QTest::keyClick(&shown.board, Qt::Key_Return);
                if (shown.session.moveNumber() == before) {
                    QVERIFY(waitFor([&] { return shown.choice() != nullptr; }));
                    QTest::keyClick(shown.choice(), Qt::Key_1);
                }
                ++onBoard;
            } else {
                const auto all = shown.offered();
                QTest::keyClick(&shown.board, all.back().info.ends ? all.back().info.key : all[0].info.key);
                if (shown.choice())
                    QTest::keyClick(shown.choice(), Qt::Key_1);
                else if (shown.session.moveNumber() == before)
                    shown.playCurrentOfList();
            }
            QVERIFY2(waitFor([&] { return shown.session.moveNumber() > before; }),
                     qPrintable(QString::number(before)));
        }
        QVERIFY(onBoard > players);
    }

    /// Who is asked is told by name, with who is at stake; a button answers.
    void followersFlee() {
        const auto shown = gameWith(under('c'), 3);
        QVERIFY(shown);
        const int asked = shown->session.position().player();
        QVERIFY(shown->question.isVisible());
        QVERIFY(
            shown->question.findChild<QLabel*>("questionWords")->text().startsWith(seatColourName(asked)));
        QVERIFY(shown->question.accessibleDescription().contains(seatColourName(asked)));
        QCOMPARE(shown->question.places().size(), std::size_t{1});
        QVERIFY(shown->board.board().path().size() >= 2);
        QCOMPARE(shown->board.board().path().back(), shown->question.places().front());
        const auto before = below(*shown).size();
        QVERIFY(shown->answer('k'));
        const int moves = shown->session.moveNumber();
        QTest::mouseClick(shown->answer('c'), Qt::LeftButton);
        QVERIFY(waitFor([&] { return shown->session.moveNumber() > moves; }));
        QVERIFY(below(*shown).size() > before);
        const LogEntry& entry = shown->session.logEntry(moves);
        QVERIFY(!entry.pieceEvents.empty());
        QCOMPARE(entry.player, asked);
        QCOMPARE(entry.pieceEvents.front().piece.player, asked);
        QVERIFY(logText(shown->session, entry).contains("dungeon"));
        QVERIFY(shown->settle());
        // Back over the decision, which was another's than the step before.
        shown->session.undo();
        QCOMPARE(shown->session.moveNumber(), moves);
        QVERIFY(shown->settle());
        QVERIFY(shown->question.isVisible());
        QTest::keyClick(shown->answer('k'), Qt::Key_Space);
        QVERIFY(waitFor([&] { return shown->session.moveNumber() > moves; }));
        QCOMPARE(below(*shown).size(), before);
        QVERIFY(shown->settle());
        QVERIFY(!shown->question.isVisible() || shown->session.position().player() != asked);
    }

    /// D-4.3 by the keyboard alone, one after the other; the dragon's path is seen until the game goes on.
    void allAreAskedByKeys() {
        DungeonFixture shown(dungeonGame(3, 10));
        const auto& examples = ruleExampleFiles();
        const auto example = std::ranges::find(examples, "d-4-3.game.json", &BundledFile::name);
        QVERIFY(example != examples.end());
        QVERIFY(!hasErrors(shown.session.open(*game::readRecord(example->text).value)));
        QVERIFY(shown.settle());
        shown.board.setFocus();
        QCOMPARE(shown.offered().size(), std::size_t{1});
        shown.session.play(shown.offered().front().move);
        for (int asked = 0; asked < 3; ++asked) {
            QVERIFY(shown.settle());
            QVERIFY(shown.question.isVisible());
            QCOMPARE(shown.board.board().path().size(), std::size_t{2});
            // The question has the keys, no answer: Enter gives none unread.
            const auto focus = [&shown] { return shown.view.window()->focusWidget(); };
            QCOMPARE(focus(), static_cast<QWidget*>(&shown.question));
            const int before = shown.session.moveNumber();
            QTest::keyClick(focus(), Qt::Key_Return);
            QCOMPARE(shown.session.moveNumber(), before);
            QTest::keyClick(focus(), Qt::Key_Tab);
            QVERIFY(shown.question.isAncestorOf(focus()));
            QTest::keyClick(focus(), Qt::Key_Return);
            QCOMPARE(shown.session.moveNumber(), before + 1);
        }
        QVERIFY(shown.settle());
        QVERIFY(!shown.question.isVisible());
        QCOMPARE(shown.board.board().path().size(), std::size_t{2});
    }

    /// By a click in the panel, and by a drag out of it; what is lit up is where he may go.
    void leavingTheDungeon_data() {
        QTest::addColumn<bool>("byDrag");
        QTest::newRow("click") << false;
        QTest::newRow("drag") << true;
    }
    void leavingTheDungeon() {
        QFETCH(bool, byDrag);
        const auto shown = gameWith(
            [](const game::MoveInfo& info) { return info.key == 'o' && info.piece->kind == "follower"; }, 2);
        QVERIFY(shown);
        QVERIFY(shown->panel.isVisible());
        const OfferedMove move = firstOf(*shown, 'o');
        const int owner = shown->session.position().player();
        SpaceView* space = shown->space();
        const QPoint from = space->placeOf(*move.info.piece).center().toPoint();
        const int before = shown->session.moveNumber();
        const Cell to = *move.info.cell;
        if (byDrag) {
            QTest::mousePress(space, Qt::LeftButton, {}, from);
            const QPoint there =
                space->mapFromGlobal(shown->board.viewport()->mapToGlobal(shown->middleOf(to)));
            QTest::mouseMove(space, from + QPoint(0, -20));
            QTest::mouseMove(space, there);
            QVERIFY(shown->board.interaction().held());
            QTest::mouseRelease(space, Qt::LeftButton, {}, there);
        } else {
            QTest::mouseClick(space, Qt::LeftButton, {}, from);
            QVERIFY(shown->board.interaction().held());
            QVERIFY(shown->board.interaction().held()->targets.contains(to));
            QCOMPARE(shown->board.board().interactionMarks().targets.size(),
                     shown->board.interaction().held()->targets.size());
            shown->clickScene(cellRect(to).center());
        }
        if (shown->session.moveNumber() == before)
            QVERIFY(shown->chooseInDialog(move.move, false));
        QVERIFY(waitFor([&] { return shown->session.moveNumber() > before; }));
        QCOMPARE(shown->session.logEntry(before).player, owner);
        const std::vector<game::Piece> pieces = shown->session.position().tableWithoutTiles().pieces;
        QVERIFY(std::ranges::any_of(pieces,
                                    [&](const game::Piece& p) { return p.player == owner && p.cell == to; }));
    }

    /// Out of the hand onto the panel: he is below, or goes on at once.
    void goingInFromTheSupply() {
        const auto shown = gameWith(under('e'), 2);
        QVERIFY(shown);
        const int player = shown->session.position().player();
        auto* card = shown->view.findChild<PlayerCard*>(QStringLiteral("player%1").arg(player + 1));
        HoldingsStrip& hand = card->holdings();
        const QPoint from = hand.placeOf("follower").center();
        const int before = shown->session.moveNumber();
        SpaceView* space = shown->space();
        const QPoint to = hand.mapFromGlobal(space->mapToGlobal(space->rect().center()));
        QTest::mousePress(&hand, Qt::LeftButton, {}, from);
        QTest::mouseMove(&hand, from + QPoint(20, 0));
        QTest::mouseMove(&hand, to);
        QVERIFY(shown->board.interaction().held());
        QTest::mouseRelease(&hand, Qt::LeftButton, {}, to);
        // Where he might go on he is asked by what is lit up; a click there says that he stays.
        if (shown->board.interaction().held())
            QTest::mouseClick(space, Qt::LeftButton, {}, space->rect().bottomRight() - QPoint(3, 3));
        QVERIFY(waitFor([&] { return shown->session.moveNumber() > before; }));
        QVERIFY(std::ranges::any_of(below(*shown), [&](const game::Piece& p) { return p.player == player; }));
    }

    /// All that can be taken hold of is lit up, without hold of the dragon by hand; an arrow and Enter make a
    /// step.
    void aFlightStepByStep() {
        const auto shown = gameWith(under('d'), 3);
        QVERIFY(shown);
        QVERIFY(shown->board.interaction().held());
        const std::size_t places = shown->offered().size();
        QCOMPARE(shown->board.board().interactionMarks().targets.size(), places);
        QTest::keyClick(&shown->board, Qt::Key_Escape);
        QVERIFY(shown->board.interaction().held());
        const int before = shown->session.moveNumber();
        shown->board.setFocus();
        QTest::keyClick(&shown->board, Qt::Key_Tab);
        QTest::keyClick(&shown->board, Qt::Key_Return);
        QVERIFY(waitFor([&] { return shown->session.moveNumber() > before; }));
        QVERIFY(shown->settle());
        QCOMPARE(shown->board.board().path().size(), std::size_t{2});
        shown->session.undo();
        QVERIFY(shown->settle());
        QVERIFY(shown->board.board().path().empty());
    }

    /// Prisoners are on the card of who holds them; a button there buys one back.
    void aRansomIsPaid() {
        const auto shown = gameWith(under('y'), 2, true);
        QVERIFY(shown);
        const OfferedMove move = firstOf(*shown, 'y');
        auto* card = shown->view.findChild<PlayerCard*>(QStringLiteral("player%1").arg(move.info.other + 1));
        QVERIFY(card->held().isVisible());
        auto* button = card->held().findChild<QToolButton*>("buyBack");
        QVERIFY(button && button->isVisible());
        const int payer = shown->session.position().player();
        const int points = shown->session.position().points()[static_cast<std::size_t>(payer)];
        const int before = shown->session.moveNumber();
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(waitFor([&] { return shown->session.moveNumber() > before; }));
        const LogEntry& entry = shown->session.logEntry(before);
        QCOMPARE(entry.points[static_cast<std::size_t>(payer)], points - 3);
        const QString words = logText(shown->session, entry);
        QVERIFY2(words.contains("ransom") && words.contains("is freed"), qPrintable(words));
        // The button is gone; keys go on in the game.
        QVERIFY(shown->settle());
        const QWidget* focus = shown->view.window()->focusWidget();
        QVERIFY(focus == &shown->board || (focus && focus->objectName() == "actions"));
    }

    /// A tower, then whom; or the tower again: nobody.
    void aFloorTakesSomebody() {
        const auto shown = gameWith(
            [](const game::MoveInfo& info) {
                return info.key == 'z' && info.takes && info.takes->cell != info.cell;
            },
            3, true);
        QVERIFY(shown);
        const std::vector<OfferedMove> all = shown->offered();
        const auto move = std::ranges::find_if(all, [](const OfferedMove& m) {
            return m.info.key == 'z' && m.info.takes && m.info.takes->cell != m.info.cell;
        });
        const game::Piece taken = *move->info.takes;
        const int builder = shown->session.position().player();
        const int before = shown->session.moveNumber();
        QVERIFY(shown->actByMouse(*move));
        QVERIFY(shown->session.lines().at(before).move == move->move);
        QVERIFY(shown->settle());
        if (taken.player != builder)
            QVERIFY(!shown->session.logEntry(before).pieceEvents.empty());
    }

    /// Other games have no such panel.
    void noPanelWithoutSpaces() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.settle());
        QVERIFY(!shown.view.findChild<SpacePanel*>()->isVisible());
        QVERIFY(!shown.view.findChild<QuestionBar*>()->isVisible());
    }
};

QTEST_MAIN(TestPlayDungeon)
#include "tst_play_dungeon.moc"
