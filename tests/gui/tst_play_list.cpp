// The list of moves: its filter, its letters and keys, and what it says of moves that are not possible.

#include "editor/play/panels/action_model.h"
#include "editor/play/panels/action_panel.h"
#include "tests/gui/acting_fixture.h"
#include "tests/waiting.h"

#include <QAction>
#include <QLineEdit>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

class TestPlayList : public QObject {
    Q_OBJECT

private slots:
    void endTurnStandsStillAndSaysWhyNot() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.settle());
        auto& end = *shown.view.findChild<EndTurnButton*>();
        const auto place = [&] { return QRect(end.mapTo(&shown.view, QPoint(0, 0)), end.size()); };
        const QRect first = place();
        QVERIFY(!end.isEnabled());
        QVERIFY(!end.toolTip().isEmpty());
        int enabled = 0;
        for (int i = 0; i < 40 && enabled < 3; ++i) {
            QVERIFY(shown.settle());
            QCOMPARE(place(), first);
            game::MoveList moves;
            shown.session.position().legalMoves(moves);
            const bool legal = std::any_of(moves.begin(), moves.end(), [&](game::Move move) {
                return shown.session.position().keyOf(move) == 'n';
            });
            QCOMPARE(end.isEnabled(), legal);
            if (!legal) {
                QVERIFY(shown.session.play(moves[0]));
                continue;
            }
            ++enabled;
            const int player = shown.session.position().player();
            QTest::mouseClick(&end, Qt::LeftButton);
            QVERIFY(shown.session.position().player() != player);
        }
        QCOMPARE(enabled, 3);
        shown.session.setSeatKind(0, QStringLiteral("random"));
        shown.session.setSeatKind(1, QStringLiteral("random"));
        QTRY_VERIFY(!end.isEnabled());
        QCOMPARE(place(), first);
    }

    void aLongListIsFiltered() {
        ActingFixture shown(smallGame(2, 60));
        QVERIFY(shown.settle());
        auto& filter = *shown.view.findChild<QLineEdit*>("actionFilter");
        auto& command = *shown.view.findChild<QAction*>("play/filterActions");
        QVERIFY(shown.actions.mayFilter());
        QTRY_VERIFY(command.isEnabled());
        shown.view.activateWindow();
        QVERIFY(waitForActive(&shown.view));
        command.trigger();
        QVERIFY(filter.hasFocus());
        QTreeView& list = *shown.actions.list();
        const auto rows = [&] {
            QStringList texts;
            for (int g = 0; g < shown.model().rowCount(); ++g) {
                const QModelIndex heading = shown.model().index(g, 0);
                for (int row = 0; row < shown.model().rowCount(heading); ++row)
                    if (!list.isRowHidden(g, {}) && !list.isRowHidden(row, heading))
                        texts << shown.model().index(row, 0, heading).data().toString();
            }
            return texts;
        };
        const QStringList all = rows();
        QVERIFY(all.size() > 12);
        // Letters are words here, not kinds of action; their order doesn't matter.
        QTest::keyClicks(&filter, "green BLUE");
        const QStringList fitting = rows();
        QVERIFY(!fitting.isEmpty() && fitting.size() < all.size());
        for (int g = 0; g < shown.model().rowCount(); ++g)
            if (const QModelIndex heading = shown.model().index(g, 0); shown.model().rowCount(heading) > 1) {
                int visible = 0;
                for (int row = 0; row < shown.model().rowCount(heading); ++row)
                    visible += list.isRowHidden(row, heading) ? 0 : 1;
                QVERIFY2(heading.data().toString().contains(QString("(%1)").arg(visible)),
                         qPrintable(heading.data().toString()));
            }
        for (const QString& text : fitting)
            QVERIFY2(text.contains("green") && text.contains("blue"), qPrintable(text));
        QTest::keyClick(&filter, Qt::Key_Return);
        QVERIFY(list.hasFocus());
        QCOMPARE(list.currentIndex().data().toString(), fitting.first());
        // One that is hidden is none to be played.
        QTest::keyClicks(&filter, " red");
        QVERIFY(!rows().contains(fitting.first()));
        QVERIFY(!list.currentIndex().isValid());
        QTest::keyClick(&filter, Qt::Key_Escape);
        QCOMPARE(rows(), all);
        QTest::keyClicks(&filter, "no such action");
        QVERIFY(rows().isEmpty());
        filter.clear();
        // What headings count is nothing to be looked for.
        filter.setText(QStringLiteral("3"));
        const QStringList with3 = rows();
        filter.setText(QStringLiteral("33"));
        filter.setText(QStringLiteral("3"));
        QCOMPARE(rows(), with3);
        filter.clear();
        // What is chosen by it is played, and the next list is shown whole.
        QTest::keyClicks(&filter, "blue green");
        QTest::keyClick(&filter, Qt::Key_Down);
        const int before = shown.session.moveNumber();
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(shown.session.moveNumber(), before + 1);
        QVERIFY(shown.settle());
        QCOMPARE(filter.text(), QString());
        // In the next game keys go where it is decided.
        command.trigger();
        QVERIFY(filter.hasFocus());
        shown.play(smallGame(2, 60));
        QTRY_VERIFY(list.hasFocus() || shown.board.hasFocus());
    }

    void picturesStandBesideWordsHoweverNarrow() {
        ActingFixture shown(smallGame(2, 60));
        ActionModel model;
        QModelIndex withPictures;
        QVERIFY(shown.toActions());
        for (int move = 0; move < 40 && !withPictures.isValid(); ++move) {
            game::MoveList moves;
            shown.session.position().legalMoves(moves);
            model.setMoves(shown.session.position(), moves);
            for (int g = 0; g < model.rowCount(); ++g)
                for (int row = 0; row < model.rowCount(model.index(g, 0)); ++row)
                    if (const QModelIndex at = model.index(row, 0, model.index(g, 0));
                        model.info(at) && model.info(at)->pays.size() + model.info(at)->gains.size() > 0)
                        withPictures = at;
            if (!withPictures.isValid())
                QVERIFY(shown.session.play(moves[moves.size() - 1]));
        }
        QVERIFY(withPictures.isValid());
        QTreeView list;
        list.setModel(&model);
        list.setItemDelegate(new ActionDelegate(model, &list));
        list.expandAll();
        list.show();
        const int line = list.fontMetrics().lineSpacing();
        const int words = list.fontMetrics().horizontalAdvance(withPictures.data().toString());
        const auto hasPictures = [&] {
            list.scrollTo(withPictures);
            const QRect row = list.visualRect(withPictures);
            const QImage end =
                list.viewport()->grab(QRect(row.right() - 18, row.top(), 14, row.height())).toImage();
            for (int y = 0; y < end.height(); ++y)
                for (int x = 0; x < end.width(); ++x)
                    if (end.pixelColor(x, y).hslSaturation() > 60)
                        return true;
            return false;
        };
        list.resize(words + 400, 300);
        QTRY_VERIFY(list.visualRect(withPictures).height() < 2 * line);
        QVERIFY(hasPictures());
        list.resize(words + 2 * list.indentation() + 30, 300);
        list.doItemsLayout();
        QVERIFY(list.visualRect(withPictures).height() >= 2 * line);
        QVERIFY(hasPictures());
    }

    void whatIsNotPossibleStandsInTheListWithTheReason() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.toActions());
        const ActionModel& model = shown.model();
        const QModelIndex refused = model.index(model.rowCount() - 1, 0);
        QCOMPARE(refused.data().toString(), QString("Not possible now"));
        QStringList rows;
        for (int row = 0; row < model.rowCount(refused); ++row) {
            const QModelIndex at = model.index(row, 0, refused);
            QVERIFY2(at.flags().testFlag(Qt::ItemIsSelectable), "can't be read by keys");
            QVERIFY(!model.move(at));
            rows << at.data().toString();
        }
        QVERIFY2(rows.contains("Move the Prisoner: he is not released yet"), qPrintable(rows.join('\n')));
        const QModelIndex guards = model.heading('g');
        QVERIFY(guards.isValid());
        QCOMPARE(guards.data(ActionModel::keyRole).toString(), QString("G"));
        QString status;
        connect(&shown.view, &PlayView::statusTextChanged, this, [&](const QString& text) { status = text; });
        QTest::keyClick(&shown.board, Qt::Key_P);
        QCOMPARE(status, QString("Move the Prisoner: he is not released yet"));

        const int before = shown.session.moveNumber();
        QTreeView& list = *shown.actions.list();
        list.setCurrentIndex(refused);
        list.setExpanded(refused, true);
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(list.currentIndex().data().toString(), rows[0]);
        status.clear();
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(status, rows[0]);
        QCOMPARE(shown.session.moveNumber(), before);
    }

    void picksAreChosenByTheNumbersOnTheirButtons() {
        ActingFixture shown(bundledGame(2, personKind));
        QVERIFY(shown.settle());
        QTest::keyClick(&shown.board, Qt::Key_C);
        QTRY_VERIFY(shown.choice());
        ChoiceDialog* dialog = shown.choice();
        const auto& ok = *dialog->findChild<QPushButton*>("choiceOk");
        const auto pressed = [&] {
            int count = 0;
            for (const auto* button : dialog->findChildren<QToolButton*>())
                count += button->isChecked() ? 1 : 0;
            return count;
        };
        QTest::keyClick(dialog, Qt::Key_1);
        QCOMPARE(pressed(), 1);
        QVERIFY(!ok.isEnabled());
        QTest::keyClick(dialog, Qt::Key_3);
        QCOMPARE(pressed(), 2);
        QVERIFY(ok.isEnabled());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(shown.session.moveNumber() > 0);
    }

    void lettersAreHeardWhereverTheFocusIs() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.toActions());
        QString status;
        connect(&shown.view, &PlayView::statusTextChanged, this, [&](const QString& text) { status = text; });
        const int before = shown.session.moveNumber();
        for (const char* name : {"log", "seatKind1", "timeline"}) {
            auto* focused = shown.view.findChild<QWidget*>(QLatin1String(name));
            QVERIFY(focused);
            status.clear();
            QTest::keyClick(focused, Qt::Key_P);
            QVERIFY2(status.contains("Prisoner"), name);
        }
        QCOMPARE(shown.session.moveNumber(), before);
    }

    /// The list had another laying preselected, which costs an action.
    void enterAfterLayingPlaysNothing() {
        ActingFixture shown(smallGame(2));
        shown.view.activateWindow();
        QVERIFY(waitForActive(&shown.view));
        QVERIFY(shown.toLaying());
        shown.board.setFocus();
        const auto key = [](Qt::Key k) { QTest::keyClick(QApplication::focusWidget(), k); };
        const int before = shown.session.moveNumber();
        for (const Qt::Key k : {Qt::Key_L, Qt::Key_Tab, Qt::Key_R, Qt::Key_Return})
            key(k);
        QTRY_COMPARE(shown.session.moveNumber(), before + 1);
        QVERIFY(shown.settle());
        key(Qt::Key_Return);
        shown.actions.list()->setFocus();
        for (const Qt::Key k : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            key(k);
        QVERIFY(!shown.choice());
        QVERIFY(shown.settle());
        QCOMPARE(shown.session.moveNumber(), before + 1);
    }
};

QTEST_MAIN(TestPlayList)
#include "tst_play_list.moc"
