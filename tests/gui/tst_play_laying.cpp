#include "tests/gui/shown_play.h"

#include <QApplication>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>
#include <set>

using namespace tilewright;

class TestPlayLaying : public QObject {
    Q_OBJECT

private slots:
    void personLaysByMouseAndActsByKeyboard() {
        Shown shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const Cell place = shown.board.laying().cells().front();
        QVERIFY(std::ranges::count(shown.board.board().places(), place) == 1);
        const int laid = shown.laidTiles();
        const int moves = shown.session.moveNumber();
        QTest::mouseMove(shown.board.viewport(), shown.middleOf(place));
        QTRY_VERIFY(shown.board.board().ghost());
        QCOMPARE(shown.board.board().ghost()->cell, place);
        shown.click(place);
        QCOMPARE(shown.session.moveNumber(), moves + 1);
        QCOMPARE(shown.laidTiles(), laid + 1);
        QTRY_VERIFY(shown.board.laying().empty());
        QVERIFY(shown.board.board().places().empty());
        QVERIFY(shown.board.board().occupied(place));

        QTRY_VERIFY(shown.actions.list()->model()->rowCount() > 0);
        const auto before = shown.session.position().hash();
        QTest::keyClick(shown.actions.list(), Qt::Key_Return);
        QCOMPARE(shown.session.moveNumber(), moves + 2);
        QVERIFY(shown.session.position().hash() != before);
    }

    void personLaysByKeyboard() {
        Shown shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        QTest::keyClick(&shown.board, Qt::Key_Right);
        QVERIFY(shown.board.place());
        const Cell first = *shown.board.place();
        // Whichever way there is another place, an arrow leads to it.
        for (Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up})
            if (shown.board.place() == first)
                QTest::keyClick(&shown.board, key);
        QVERIFY(shown.board.place() != first);
        const Cell place = *shown.board.place();
        const Laying::Choice choice = shown.board.laying().at(place);
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
        Shown shown;
        shown.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.view));
        shown.board.setFocus();
        shown.play(bundledGame(2, personKind));
        const int wanted = 40;
        // Nothing but keys, sent to whatever has the focus: Enter chooses a place, lays, opens a group, plays
        // an action.
        for (int i = 0; i < 600 && shown.session.moveNumber() < wanted && !shown.session.over(); ++i) {
            QVERIFY(QTest::qWaitFor([&] { return shown.session.waitsForPerson() || shown.session.over(); }));
            QTest::qWait(2);
            QVERIFY(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), i % 7 == 6 ? Qt::Key_Down : Qt::Key_Return);
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
        Shown shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const Laying& laying = shown.board.laying();
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
        Shown shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const auto hash = shown.session.position().hash();
        const int moves = shown.session.moveNumber();
        const Cell room = shown.session.position().table().tiles.front().cell;
        shown.click(room);
        QTest::mouseClick(shown.board.viewport(), Qt::LeftButton, {}, QPoint(3, 3));
        QVERIFY(!shown.session.play(game::Move{~std::uint64_t{0}}));
        QTest::qWait(50);
        QCOMPARE(shown.session.moveNumber(), moves);
        QCOMPARE(shown.session.position().hash(), hash);
    }

    void viewFollowsUntilOneZooms() {
        Shown shown;
        shown.play(bundledGame(2));
        shown.session.setSpeed(100);
        QVERIFY(shown.board.follows());
        QTRY_VERIFY(shown.laidTiles() > 25);
        shown.session.setRunning(false);
        QTest::qWait(60);
        const QRectF seen = shown.board.mapToScene(shown.board.viewport()->rect()).boundingRect();
        QVERIFY(seen.contains(shown.board.board().contents()));
        shown.board.zoomIn();
        QVERIFY(!shown.board.follows());
        const int pixels = shown.board.pixelsPerTile();
        const QPointF middle = shown.board.mapToScene(QPoint(100, 100));
        for (int i = 0; i < 12; ++i) {
            const int moves = shown.session.moveNumber();
            shown.session.step();
            QTRY_COMPARE(shown.session.moveNumber(), moves + 1);
        }
        QTest::qWait(20);
        QCOMPARE(shown.board.pixelsPerTile(), pixels);
        QCOMPARE(shown.board.mapToScene(QPoint(100, 100)), middle);
        QTest::keyClick(&shown.board, Qt::Key_F);
        QVERIFY(shown.board.follows());
    }
};

QTEST_MAIN(TestPlayLaying)
#include "tst_play_laying.moc"
