// What people say about a game: shown in the play mode, gone to, written, changed and removed.
#include "editor/play/feedback/feedback_panel.h"
#include "editor/play/replay/timeline.h"
#include "tests/gui/play_fixture.h"

#include "engine/base/files/file.h"
#include "tests/waiting.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const std::string hostile = "<img src=x>\n<b>bold</b>\t\u202eright " + std::string(300, 'x') + " %1 %2";

game::Record recordWith(int moves, const game::Feedback& feedback) {
    GameSession session;
    session.start(bundledGame(2), *compileGame(bundledGame(2)).value);
    for (int i = 0; i < moves; ++i) {
        session.step();
        if (!waitFor([&] { return session.moveNumber() == i + 1; }))
            qFatal("the bots don't play");
    }
    game::Record record = session.record();
    record.feedback = feedback;
    return record;
}

game::Feedback sampleFeedback() {
    game::Feedback feedback;
    feedback.by = "Ada";
    feedback.at = "2026-11-26T14:03:00Z";
    feedback.rating = 4;
    feedback.comments = {{.after = 12, .by = "<b>Bob</b>", .text = hostile},
                         {.after = 5, .by = {}, .text = "five"},
                         {.after = 5, .by = {}, .text = "five again"},
                         {.after = 0, .by = {}, .text = "before all"}};
    feedback.answers = {{.question = "<i>Too long?</i>", .answer = "No,\nnever."}};
    return feedback;
}

/// Fills the next dialog for a comment in, after so many milliseconds, and ends it by Ctrl+Enter.
void answerDialog(const QString& by, const QString& text, int delay = 0) {
    QTimer::singleShot(delay, qApp, [by, text] {
        auto* dialog = qobject_cast<CommentDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            qFatal("no dialog asks for the comment");
        dialog->setComment(by, text);
        QTest::keyClick(dialog->findChild<QPlainTextEdit*>(), Qt::Key_Return, Qt::ControlModifier);
    });
}

} // namespace

class TestFeedback : public QObject {
    Q_OBJECT
private:
    static QAction& action(PlayFixture& shown, const char* name) {
        return *shown.view.findChild<QAction*>(QLatin1String(name));
    }
    static QString words(PlayFixture& shown) {
        return shown.view.findChild<QPlainTextEdit*>("feedbackWords")->toPlainText();
    }
    static QListWidget& list(PlayFixture& shown) { return *shown.view.findChild<QListWidget*>("comments"); }
    static QStringList logRows(PlayFixture& shown) {
        const QAbstractItemModel& model = *shown.view.findChild<QListView*>("log")->model();
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows << model.index(row, 0).data().toString();
        return rows;
    }

private slots:
    void standsAtItsMoments() {
        PlayFixture shown;
        QVERIFY(shown.view.findChild<FeedbackPanel*>()->isHidden());
        QVERIFY(shown.session.open(recordWith(20, sampleFeedback())).empty());
        QTRY_VERIFY(!shown.view.findChild<FeedbackPanel*>()->isHidden());
        const QStringList rows = logRows(shown);
        QCOMPARE(rows.size(), 24);
        QCOMPARE(rows[0], QString("Comment by Ada: before all"));
        QCOMPARE(rows[6], QString("Comment by Ada: five"));
        QCOMPARE(rows[7], QString("Comment by Ada: five again"));
        QVERIFY(rows[15].startsWith("Comment by <b>Bob</b>: <img src=x> <b>bold</b> right xxx"));
        QVERIFY(rows[15].size() < 300);

        auto& log = *shown.view.findChild<QListView*>("log");
        const QModelIndex far = log.model()->index(15, 0);
        QVERIFY(far.data(Qt::ToolTipRole).toString().contains("%1 %2\nA comment after move 12."));
        for (const QString& line : far.data(Qt::ToolTipRole).toString().split('\n'))
            QVERIFY2(line.size() < 100, qPrintable(line));
        log.setCurrentIndex(far);
        QTest::keyClick(&log, Qt::Key_Return);
        QCOMPARE(shown.session.moveNumber(), 12);
        QTRY_VERIFY(words(shown).contains(QString::fromStdString(hostile).remove(QChar(0x202e)).left(20)));
        QVERIFY(words(shown).startsWith("After move 12, <b>Bob</b>:\n<img src=x>\n<b>bold</b>"));
        QVERIFY(words(shown).contains("Ada · "));
        QVERIFY(words(shown).contains("Rating: 4 of 5\n<i>Too long?</i>\nNo,\nnever."));
    }

    void marksAndKeysLeadToComments() {
        PlayFixture shown;
        QVERIFY(shown.session.open(recordWith(20, sampleFeedback())).empty());
        shown.session.goTo(0);
        std::vector<int> moments;
        for (const TimelineMark& mark : timelineMarks(shown.session))
            if (mark.what == TimelineMark::What::Comment)
                moments.push_back(mark.moment);
        QCOMPARE(moments, (std::vector<int>{0, 5, 5, 12}));
        auto& strip = *shown.view.findChild<MarkStrip*>();
        QTRY_VERIFY(strip.accessibleDescription().contains("Move 5: Comment by Ada: five again"));
        const auto mark = std::ranges::find(strip.marks(), 12, &TimelineMark::moment);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.placeOf(*mark));
        QCOMPARE(shown.session.moveNumber(), 12);
        QTRY_VERIFY(!action(shown, "play/nextComment").isEnabled());
        action(shown, "play/previousComment").trigger();
        QCOMPARE(shown.session.moveNumber(), 5);
        QTRY_COMPARE(list(shown).currentRow(), 1);
        QTest::keyClick(&list(shown), Qt::Key_Down);
        QCOMPARE(shown.session.moveNumber(), 5);
        QVERIFY(words(shown).contains("five again"));
        QTest::keyClick(&list(shown), Qt::Key_Down);
        QCOMPARE(shown.session.moveNumber(), 12);
        shown.session.goTo(7);
        QTRY_VERIFY(!action(shown, "play/removeComment").isEnabled());
        action(shown, "play/nextComment").trigger();
        QCOMPARE(shown.session.moveNumber(), 12);
    }

    void isWrittenChangedAndRemoved() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.game.json");
        PlayFixture shown;
        QVERIFY(shown.session.open(recordWith(10, {})).empty());
        shown.session.goTo(4);
        QVERIFY(!shown.session.hasUnsaved());
        answerDialog("Eva", "  why?\nso  ");
        action(shown, "play/comment").trigger();
        QCOMPARE(shown.session.feedback().comments.size(), std::size_t{1});
        QCOMPARE(shown.session.feedback().comments[0],
                 (game::Comment{.after = 4, .by = "Eva", .text = "why?\nso"}));
        QVERIFY(shown.session.hasUnsavedFeedback());
        QVERIFY(!shown.view.findChild<FeedbackPanel*>()->isHidden());
        QVERIFY(shown.session.save(path, nullptr));
        QVERIFY(!shown.session.hasUnsaved());
        const auto saved = game::readRecord(*readFile(path.toStdString()).value);
        QVERIFY(saved.value->feedback == shown.session.feedback());

        answerDialog("Eva", "because");
        QTest::keyClick(&list(shown), Qt::Key_Return);
        QCOMPARE(shown.session.feedback().comments[0].text, std::string("because"));
        QTRY_COMPARE(logRows(shown).at(4), QString("Comment by Eva: because"));
        QTest::keyClick(&list(shown), Qt::Key_Delete);
        QVERIFY(shown.session.feedback().empty());
        QVERIFY(shown.view.findChild<FeedbackPanel*>()->isHidden());
        QTRY_COMPARE(logRows(shown).size(), 10);
        QVERIFY(shown.session.hasUnsavedFeedback());
    }

    // The comment is on the moment that the dialog names.
    void noBotMovesBehindTheDialog() {
        PlayFixture shown;
        QVERIFY(shown.session.open(recordWith(6, {})).empty());
        shown.session.step();
        answerDialog("Eva", "here", 200);
        action(shown, "play/comment").trigger();
        QCOMPARE(shown.session.moveNumber(), 6);
        QCOMPARE(shown.session.feedback().comments.at(0).after, std::size_t{6});
    }

    // A game that is over gives way to a new one without a question; what was said of it waits with it.
    void anotherGameLosesNoComment() {
        PlayFixture shown;
        shown.play(bundledGame(2));
        QTRY_VERIFY(shown.session.over());
        shown.session.addComment("Eva", "well done");
        shown.view.records().newGame(bundledGame(2));
        QCOMPARE(shown.banner.headline(), QString("Comments on the previous game are not saved"));
        shown.view.records().backToPreviousGame();
        QCOMPARE(shown.session.feedback().comments.at(0).text, std::string("well done"));
        QVERIFY(shown.session.hasUnsavedFeedback());
    }

    void noCommentIsLongerThanTheFormatAllows() {
        CommentDialog dialog("Comment", {}, nullptr);
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        dialog.setComment({}, QString(2'000, u'ü'));
        QVERIFY(ok->isEnabled());
        dialog.setComment({}, QString(2'001, u'ü'));
        QVERIFY(!ok->isEnabled());
        QVERIFY(ok->toolTip().contains("2,000"));
    }

    // A comment belongs to a number of moves: another line that is shorter has it at its end.
    void noLineLosesComments() {
        game::Feedback feedback;
        feedback.comments = {{.after = 20, .by = {}, .text = "late"}};
        PlayFixture shown;
        QVERIFY(shown.session.open(recordWith(20, feedback)).empty());
        for (int seat = 0; seat < 2; ++seat)
            shown.session.setSeatKind(seat, personKind);
        game::MoveList legal;
        for (shown.session.goTo(3); legal.size() < 2; shown.session.step())
            shown.session.position().legalMoves(legal);
        shown.session.goTo(shown.session.moveNumber() - 1);
        const game::Move known = shown.session.lines().at(shown.session.moveNumber()).move;
        QVERIFY(shown.session.play(
            *std::ranges::find_if(legal, [known](game::Move move) { return move != known; })));
        const int length = shown.session.lineLength();
        QVERIFY(length < 20);
        QTRY_COMPARE(logRows(shown).size(), length + 1);
        QVERIFY(logRows(shown).contains("Comment: late"));
        const game::Record written = shown.session.record();
        QCOMPARE(written.feedback.comments[0].after, static_cast<std::size_t>(length));
        TileSet set = shown.session.setup().tileSet;
        set.name = "changed";
        QVERIFY(shown.session.changeTileSet(set).empty());
        const auto lines = shown.session.lines().all();
        shown.session.chooseLine(std::ranges::find(lines, false, &GameTree::Line::present)->end);
        QCOMPARE(shown.session.record().feedback.comments[0].after, std::size_t{20});
    }
};

QTEST_MAIN(TestFeedback)
#include "tst_feedback.moc"
