#include "editor/play/panels/tiles_left.h"
#include "editor/words/translated_text.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/play_fixture.h"
#include "tests/waiting.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

class TestPlayLaying : public QObject {
    Q_OBJECT

private slots:
    void personLaysByMouseAndActsByKeyboard() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const Cell place = shown.board.layings().cells().front();
        QVERIFY(std::ranges::count(shown.board.board().places(), place) == 1);
        const int laid = shown.laidTiles();
        const int moves = shown.session.moveNumber();
        QTest::mouseMove(shown.board.viewport(), shown.middleOf(place));
        QTRY_VERIFY(shown.board.board().ghost());
        QCOMPARE(shown.board.board().ghost()->cell, place);
        shown.click(place);
        QCOMPARE(shown.session.moveNumber(), moves + 1);
        QCOMPARE(shown.laidTiles(), laid + 1);
        QTRY_VERIFY(shown.board.layings().empty());
        QVERIFY(shown.board.board().places().empty());
        QVERIFY(shown.board.board().occupied(place));

        QTRY_VERIFY(shown.actions.list()->model()->rowCount() > 0);
        const auto before = shown.session.position().hash();
        // After laying nothing is selected that Enter would play.
        QTest::keyClick(shown.actions.list(), Qt::Key_Return);
        QCOMPARE(shown.session.position().hash(), before);
        QVERIFY(!shown.actions.list()->selectionModel()->hasSelection());
        QTest::keyClick(shown.actions.list(), Qt::Key_Return); // opens the heading again
        shown.playFirstOfList();
        QCOMPARE(shown.session.moveNumber(), moves + 2);
        QVERIFY(shown.session.position().hash() != before);
    }

    void personLaysByKeyboard() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        QTest::keyClick(&shown.board, Qt::Key_Right);
        QVERIFY(shown.board.place());
        const Cell first = *shown.board.place();
        QVERIFY(shown.board.layings().legalAt(first));
        // Arrows lead to any empty cell beside the dungeon.
        std::set<Cell> reached;
        for (Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up})
            for (int i = 0; i < 9; ++i) {
                QTest::keyClick(&shown.board, key);
                reached.insert(*shown.board.place());
            }
        const std::vector<Cell> rim = shown.board.board().rim();
        QVERIFY(std::ranges::includes(rim, reached));
        QVERIFY(reached.size() > 8);
        // Tab leads from place to place.
        const auto places = shown.board.layings().cells();
        while (shown.board.place() != places.front())
            QTest::keyClick(&shown.board, Qt::Key_Backtab);
        QTest::keyClick(&shown.board, Qt::Key_Tab);
        const Cell place = *shown.board.place();
        QCOMPARE(place, places.at(1));
        const LegalLayings::Choice choice = shown.board.layings().at(place);
        const int moves = shown.session.moveNumber();
        QTest::keyClick(&shown.board, Qt::Key_Return);
        QCOMPARE(shown.session.moveNumber(), moves + 1);
        const auto& tiles = shown.session.position().table().tiles;
        const auto laid = std::ranges::find(tiles, place, &game::LaidTile::cell);
        QVERIFY(laid != tiles.end());
        QCOMPARE(laid->tile, choice.tile);
        QCOMPARE(laid->rotation, choice.rotation);
    }

    void keysGoWhereTheNextDecisionIs() {
        PlayFixture shown;
        shown.view.activateWindow();
        QVERIFY(waitForActive(&shown.view));
        shown.board.setFocus();
        shown.play(bundledGame(2, personKind));
        const int wanted = 40;
        // Nothing but keys, sent to whatever has the focus: Enter chooses a place, lays, opens a group, plays
        // an action.
        for (int i = 0; i < 600 && shown.session.moveNumber() < wanted && !shown.session.over(); ++i) {
            QVERIFY(waitFor([&] { return shown.session.waitsForPerson() || shown.session.over(); }));
            QTRY_VERIFY(shown.caughtUp());
            QVERIFY(QApplication::focusWidget());
            const auto place = shown.board.place();
            const bool stuck = place && !shown.board.layings().legalAt(*place);
            // No action is selected before one goes to it: from an open heading on, down.
            const QTreeView& list = *shown.actions.list();
            const QModelIndex at = list.currentIndex();
            const bool onOpenHeading = list.hasFocus() && !at.parent().isValid() && list.isExpanded(at);
            QTest::keyClick(QApplication::focusWidget(), stuck           ? Qt::Key_Tab
                                                         : onOpenHeading ? Qt::Key_Down
                                                         : i % 14 == 6   ? Qt::Key_Down
                                                         : i % 14 == 13  ? Qt::Key_Up
                                                                         : Qt::Key_Return);
        }
        QVERIFY2(shown.session.moveNumber() >= wanted || shown.session.over(),
                 qPrintable(QString::number(shown.session.moveNumber())));
    }

    void tileTurnsAmongLegalRotationsOnly_data() {
        QTest::addColumn<QString>("by");
        for (const char* by : {"key", "wheel", "right click"})
            QTest::newRow(by) << by;
    }

    void tileTurnsAmongLegalRotationsOnly() {
        QFETCH(QString, by);
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const LegalLayings& laying = shown.board.layings();
        const auto cells = laying.cells();
        const auto place = std::ranges::find_if(cells, [&](Cell cell) { return laying.turnsAt(cell) > 1; });
        QVERIFY2(place != cells.end(), "the seed of this test must give a place with two ways to lie");
        const QPoint at = shown.middleOf(*place);
        QTest::mouseMove(shown.board.viewport(), at);
        QTRY_COMPARE(shown.board.place(), std::optional(*place));
        const int pixels = shown.board.pixelsPerTile();
        std::set<int> seen;
        for (int i = 0; i < laying.turnsAt(*place); ++i) {
            seen.insert(index(shown.board.board().ghost()->rotation));
            if (by == "key") {
                QTest::keyClick(&shown.board, Qt::Key_R);
            } else if (by == "wheel") {
                QWheelEvent wheel(at, shown.board.viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton,
                                  Qt::NoModifier, Qt::NoScrollPhase, false);
                QApplication::sendEvent(shown.board.viewport(), &wheel);
            } else {
                QContextMenuEvent click(QContextMenuEvent::Mouse, at,
                                        shown.board.viewport()->mapToGlobal(at));
                QApplication::sendEvent(shown.board.viewport(), &click);
            }
        }
        QCOMPARE(static_cast<int>(seen.size()), laying.turnsAt(*place));
        QCOMPARE(shown.board.pixelsPerTile(), pixels);
    }

    void illegalClickChangesNothing() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        QVERIFY(reachIllegalPlace(shown));
        const auto hash = shown.session.position().hash();
        const int moves = shown.session.moveNumber();
        const Cell room = shown.session.position().table().tiles.front().cell;
        shown.click(room);
        QVERIFY(!shown.board.pointerText().isEmpty());
        int illegal = 0;
        QSignalSpy told(&shown.view, &PlayView::said);
        for (Cell cell : shown.board.board().rim()) {
            if (shown.board.layings().legalAt(cell))
                continue;
            shown.click(cell);
            const auto& ghost = shown.board.board().ghost();
            QVERIFY(ghost && ghost->cell == cell && !ghost->legal);
            const Text why = shown.session.position().whyNotLaid(cell, ghost->rotation);
            QVERIFY(!why.empty());
            const bool alike = std::ranges::all_of(allRotations, [&](Rotation r) {
                return shown.session.position().whyNotLaid(cell, r) == why;
            });
            QVERIFY(shown.board.pointerText().startsWith(upperFirst(why)));
            QCOMPARE(shown.board.pointerText().size() > upperFirst(why).size(), !alike);
            QVERIFY(shown.board.accessibleDescription().endsWith(shown.board.pointerText()));
            ++illegal;
            QCOMPARE(told.size(), illegal);
            QCOMPARE(told.back().front().toString(), shown.board.pointerText());
        }
        QVERIFY(illegal > 0);
        QTest::mouseClick(shown.board.viewport(), Qt::LeftButton, {}, QPoint(3, 3));
        QVERIFY(!shown.session.play(game::Move{~std::uint64_t{0}}));
        QVERIFY(!shown.session.thinking());
        processPending();
        QCOMPARE(shown.session.moveNumber(), moves);
        QCOMPARE(shown.session.position().hash(), hash);
    }

    void tileIsShownWhereverThePointerIs() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const Cell room = shown.session.position().table().tiles.front().cell;
        QTest::mouseMove(shown.board.viewport(), shown.middleOf(room));
        QTRY_VERIFY(shown.board.board().ghost() && shown.board.board().ghost()->floats);
        const Rotation before = shown.board.board().ghost()->rotation;
        shown.board.turnTile();
        QCOMPARE(shown.board.board().ghost()->rotation, before + Rotation::R90);
        const QPoint corner(20, 20);
        QSignalSpy told(&shown.view, &PlayView::said);
        QTest::mouseMove(shown.board.viewport(), corner);
        QTRY_VERIFY(shown.board.board().ghost() && !shown.board.board().ghost()->floats);
        QCOMPARE(shown.board.board().ghost()->cell, cellAt(shown.board.mapToScene(corner)));
        QCOMPARE(shown.board.pointerText(), QString("Doesn't touch the dungeon"));
        QVERIFY2(told.isEmpty(), "nobody has tried to lay it there");
        // It stands beside the place that it is about.
        const QRect about =
            shown.board.mapFromScene(cellRect(shown.board.board().ghost()->cell)).boundingRect();
        QVERIFY(!shown.board.findChild<QLabel*>("boardHint")->geometry().intersects(about));
        shown.board.turnTile();
        QCOMPARE(shown.board.board().ghost()->rotation, before + Rotation::R180);
    }

    void controlAndTheWheelZoomWhileLaying() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const int pixels = shown.board.pixelsPerTile();
        const QPoint at(60, 60);
        QWheelEvent wheel(at, shown.board.viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton,
                          Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.board.viewport(), &wheel);
        QVERIFY(shown.board.pixelsPerTile() < pixels);
    }

    void theLetterOfLayingLeadsToALegalPlace() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        game::MoveList moves;
        shown.session.position().legalMoves(moves);
        const char letter = shown.session.position().describe(moves[0]).key;
        QTest::keyClick(shown.actions.list(), letter);
        QVERIFY(shown.board.place() && shown.board.layings().legalAt(*shown.board.place()));
        // A click on the dungeon says what comes first.
        const int before = shown.session.moveNumber();
        shown.click(shown.session.position().table().tiles.front().cell);
        QVERIFY(!shown.board.pointerText().isEmpty());
        QCOMPARE(shown.session.moveNumber(), before);
    }

    void tilesLeftAreCounted() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const game::Table table = shown.session.position().table();
        const TileSet& set = shown.session.game().tileSet();
        const TilesLeft left(set, shown.session.stack(), table.stackLeft);
        int sum = 0;
        int all = 0;
        for (const auto& count : left.counts) {
            sum += count.left;
            all += count.all;
        }
        QCOMPARE(sum, table.stackLeft);
        QCOMPARE(all, static_cast<int>(shown.session.stack().size()));
        shown.view.findChild<QToolButton*>("showTilesLeft")->click();
        auto* popup = shown.view.findChild<TilesLeftPopup*>();
        QVERIFY(popup && popup->isVisible());
        const auto crosses = std::ranges::find(
            left.counts, "cross", [](const TilesLeft::Count& count) { return count.shape.name.english(); });
        QVERIFY(crosses != left.counts.end());
        QVERIFY(popup->accessibleDescription().contains(
            QString("Cross: %1 of %2").arg(crosses->left).arg(crosses->all)));
        QTest::keyClick(popup, Qt::Key_Escape);
        QTRY_VERIFY(!shown.view.findChild<TilesLeftPopup*>());
    }

    /// Targets don't jump under the pointer.
    void theBoardMovesOnlyWhenSomethingLiesOutside() {
        PlayFixture shown;
        GameSetup setup = bundledGame(2);
        shown.play(setup);
        shown.session.setRunning(false);
        // Once the panels have their heights, it lies in the middle.
        QTRY_VERIFY((shown.board.mapFromScene(shown.board.board().contents().center()) -
                     shown.board.viewport()->rect().center())
                        .manhattanLength() <= 2);
        processPending();
        // What the view shows at that corner and that size of tiles.
        const auto seen = [&](QPointF corner, int pixels) {
            const QSizeF size = QSizeF(shown.board.viewport()->size()) * BoardArt::unit / pixels;
            return QRectF(corner, size).adjusted(-2, -2, 2, 2);
        };
        const auto corner = [&] { return shown.board.mapToScene(QPoint(0, 0)); };
        int moved = 0;
        int stood = 0;
        for (int i = 0; i < 160 && !shown.session.over(); ++i) {
            const QPointF from = corner();
            const int pixels = shown.board.pixelsPerTile();
            const int number = shown.session.moveNumber();
            shown.session.step();
            QTRY_COMPARE(shown.session.moveNumber(), number + 1);
            processPending();
            const QRectF all = shown.board.board().contents();
            QVERIFY(seen(corner(), shown.board.pixelsPerTile()).contains(all));
            if (corner() == from && shown.board.pixelsPerTile() == pixels) {
                ++stood;
                continue;
            }
            ++moved;
            QVERIFY2(!seen(from, pixels).adjusted(4, 4, -4, -4).contains(all),
                     qPrintable(QString::number(i)));
            // Tiles become smaller only where there is no other way, and lose their ornament last.
            const QSize view = shown.board.viewport()->size();
            const double fitting =
                BoardArt::unit * std::min(view.width() / all.width(), view.height() / all.height());
            const int now = shown.board.pixelsPerTile();
            QVERIFY2(now == pixels || fitting < pixels + 8,
                     qPrintable(QString("%1: %2").arg(i).arg(fitting)));
            QVERIFY(now >= BoardArt::simpleBelow || fitting < BoardArt::simpleBelow + 8);
        }
        QVERIFY(moved > 0);
        QVERIFY2(stood > 10 * moved, qPrintable(QString("%1, %2").arg(stood).arg(moved)));
        // Back at the start, the little there is is not left in a corner.
        const int small = shown.board.pixelsPerTile();
        shown.session.goTo(0);
        processPending();
        QVERIFY(shown.board.pixelsPerTile() >= small);
    }

    void viewFollowsUntilOneZooms() {
        PlayFixture shown;
        shown.play(bundledGame(2));
        shown.session.setSpeed(100);
        QVERIFY(shown.board.follows());
        QTRY_VERIFY(shown.laidTiles() > 25);
        shown.session.setRunning(false);
        QTRY_VERIFY(!shown.session.thinking());
        const auto seen = [&] {
            return shown.board.mapToScene(shown.board.viewport()->rect()).boundingRect();
        };
        QTRY_VERIFY(seen().contains(shown.board.board().contents()));
        shown.board.zoomIn();
        QVERIFY(!shown.board.follows());
        const int pixels = shown.board.pixelsPerTile();
        const QPointF middle = shown.board.mapToScene(QPoint(100, 100));
        for (int i = 0; i < 12; ++i) {
            const int moves = shown.session.moveNumber();
            shown.session.step();
            QTRY_COMPARE(shown.session.moveNumber(), moves + 1);
        }
        processPending();
        QCOMPARE(shown.board.pixelsPerTile(), pixels);
        QCOMPARE(shown.board.mapToScene(QPoint(100, 100)), middle);
        QTest::keyClick(&shown.board, Qt::Key_F);
        QVERIFY(shown.board.follows());
    }

private:
    /// Plays on to a laying with a cell beside the dungeon where the tile may not lie.
    static bool reachIllegalPlace(PlayFixture& shown) {
        for (int i = 0; i < 400; ++i) {
            if (!waitFor([&] { return shown.session.waitsForPerson() || shown.session.over(); }) ||
                shown.session.over())
                return false;
            game::MoveList moves;
            shown.session.position().legalMoves(moves);
            const bool lays = shown.session.position().describe(moves[0]).lays;
            if (lays) {
                if (!waitFor([&] { return !shown.board.layings().empty(); }))
                    return false;
                const auto rim = shown.board.board().rim();
                if (std::ranges::any_of(rim, [&](Cell c) { return !shown.board.layings().legalAt(c); }))
                    return true;
            }
            // The last of them ends the turn.
            shown.session.play(lays ? moves[0] : moves[moves.size() - 1]);
        }
        return false;
    }
};

QTEST_MAIN(TestPlayLaying)
#include "tst_play_laying.moc"
