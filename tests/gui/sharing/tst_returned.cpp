// Games that people sent back: a folder of records listed with what they say, and opened.
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/returned/returned_game.h"
#include "editor/playtest/returned/returned_games_dialog.h"
#include "editor/window/controllers/games_from_people_controllers.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

#include <stop_token>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QString evil = QStringLiteral("<b>Eva</b> <img src=x>");

/// A game that begins with that order of tiles, and what is said about it.
QByteArray gameFile(int seed, const game::Feedback& feedback) {
    const TileSet set = *readTileSet(bundledText("beneath/learning.tileset.json")).value;
    const Map map = *readMap(bundledText(defaultMap)).value;
    const auto game = *game::findRuleset(rulesets(), "beneath")->compile(set, map, Json::object(), 2).value;
    const game::Stack stack = game::shuffledStack(*game, static_cast<std::uint64_t>(seed));
    game::Recorder recorder(*game, "beneath", std::to_string(seed),
                            {{.name = "Blue", .kind = "human"}, {.name = "Zoe", .kind = "human"}}, stack);
    const auto position = game->start(stack);
    game::MoveList legal;
    for (int i = 0; i < 12; ++i) {
        position->legalMoves(legal);
        recorder.add(*position, legal[0]);
        position->play(legal[0]);
    }
    game::Record record = recorder.record(*position);
    record.feedback = feedback;
    return QByteArray::fromStdString(fileText(game::toJson(record)));
}

game::Feedback said(const QString& by, int rating, const char* at, const std::string& comment) {
    game::Feedback feedback{
        .by = by.toStdString(), .at = at, .rating = rating, .comments = {}, .answers = {}};
    if (!comment.empty())
        feedback.comments = {{.after = 7, .by = {}, .text = comment}};
    feedback.answers = {{.question = "Too <i>long</i>?", .answer = comment + "\u202e!"}};
    return feedback;
}

} // namespace

class TestReturned : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;
    std::unique_ptr<QTemporaryDir> folder_;

    MainWindow& window() { return *f_->window; }
    ReturnedGamesDialog& dialog() { return window().returned().dialog(); }
    QTableView& table() { return *dialog().findChild<QTableView*>("returnedTable"); }
    QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
    int rowOf(const QString& file) {
        for (int row = 0; row < table().model()->rowCount(); ++row)
            if (cell(row, ReturnedGamesModel::File) == file)
                return row;
        return -1;
    }
    void put(const char* name, const QByteArray& bytes) {
        QFile file(folder_->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void read() {
        dialog().show();
        dialog().readFolder(folder_->path());
        QTRY_VERIFY(!dialog().busy());
    }

private slots:
    void init() {
        f_ = std::make_unique<WindowFixture>();
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(f_->open());
        put("ada.game.json", gameFile(1, said("Ada", 5, "2026-11-26T14:03:00Z", "fine")));
        put("ada.game (1).json", gameFile(1, said("Ada", 5, "2026-11-26T14:03:00Z", "fine")));
        put("bob.game.json", gameFile(1, said("Bob", 2, "2026-11-24T10:00:00Z", "slow\nat the end")));
        put("eva.game.json", gameFile(2, said(evil, 3, "yesterday", std::string(1'500, 'w'))));
        put("mute.game.json", gameFile(3, {}));
        put("torn.game.json", gameFile(4, {}).chopped(100));
        put("newer.game.json", R"({"format": "tilewright-game", "version": 7})");
        put("other.json", "{}");
    }
    void cleanup() {
        f_.reset();
        folder_.reset();
    }

    void listsWhatCameBack() {
        read();
        QCOMPARE(table().model()->rowCount(), 7);
        // The newest first.
        QVERIFY(cell(0, ReturnedGamesModel::File).startsWith("ada.game"));
        const int bob = rowOf("bob.game.json");
        QCOMPARE(cell(bob, ReturnedGamesModel::Who), QString("Bob"));
        QCOMPARE(cell(bob, ReturnedGamesModel::Rating), QString("★★☆☆☆"));
        QCOMPARE(cell(bob, ReturnedGamesModel::Comments), QString("1"));
        QCOMPARE(cell(bob, ReturnedGamesModel::End), QString("unfinished"));
        QVERIFY(cell(bob, ReturnedGamesModel::Turns).toInt() > 0);
        QCOMPARE(cell(bob, ReturnedGamesModel::Remarks),
                 QString("the same game as ada.game (1).json · slow at the end"));
        QCOMPARE(cell(rowOf("ada.game.json"), ReturnedGamesModel::Remarks),
                 QString("the same file as ada.game (1).json · fine"));
        QCOMPARE(cell(rowOf("eva.game.json"), ReturnedGamesModel::Who), evil);
        QCOMPARE(cell(rowOf("eva.game.json"), ReturnedGamesModel::When), QString("yesterday"));
        QCOMPARE(cell(rowOf("mute.game.json"), ReturnedGamesModel::Who), QString("Blue, Zoe"));
        const int torn = rowOf("torn.game.json");
        QVERIFY(!cell(torn, ReturnedGamesModel::Remarks).isEmpty());
        QCOMPARE(dialog().findChild<QLabel*>("returnedSummary")->text(),
                 QString("3 games · 3.3 of 5 stars on average (3 ratings) · 3 unfinished · 2 files can't be "
                         "read · 2 files repeat a game of another file"));
        table().setCurrentIndex(table().model()->index(torn, 0));
        const auto& details = *dialog().findChild<QPlainTextEdit*>("returnedDetails");
        QVERIFY(details.toPlainText().startsWith("The file can't be read\n"));
        table().setCurrentIndex(table().model()->index(rowOf("eva.game.json"), 0));
        QVERIFY(details.toPlainText().startsWith(evil + " · yesterday\n"));
        QVERIFY(details.toPlainText().contains("Rating: ★★★☆☆  3 of 5\n\nToo <i>long</i>?\nwww"));
        QVERIFY(details.toPlainText().contains(QString("After move 7, %1:\nwww").arg(evil)));
    }

    // The same opinion, downloaded twice, on a game of which there is another opinion.
    void countsAnOpinionOnce() {
        put("bob.game (1).json", gameFile(1, said("Bob", 2, "2026-11-24T10:00:00Z", "slow\nat the end")));
        read();
        QCOMPARE(cell(rowOf("bob.game.json"), ReturnedGamesModel::Remarks),
                 QString("the same file as bob.game (1).json · slow at the end"));
        QCOMPARE(dialog().findChild<QLabel*>("returnedSummary")->text(),
                 QString("3 games · 3.3 of 5 stars on average (3 ratings) · 3 unfinished · 2 files can't be "
                         "read · 3 files repeat a game of another file"));
    }

    void isSortedAndFiltered() {
        read();
        table().sortByColumn(ReturnedGamesModel::Rating, Qt::DescendingOrder);
        QCOMPARE(cell(2, ReturnedGamesModel::File), QString("eva.game.json"));
        auto& filter = *dialog().findChild<QLineEdit*>();
        QTest::keyClicks(&filter, "BOB");
        QCOMPARE(table().model()->rowCount(), 1);
        QCOMPARE(cell(0, ReturnedGamesModel::File), QString("bob.game.json"));
        QTest::keyClicks(&filter, "x");
        QCOMPARE(table().model()->rowCount(), 0);
        QTRY_VERIFY(dialog().findChild<QPlainTextEdit*>("returnedDetails")->toPlainText().isEmpty());
    }

    void opensWithItsComments() {
        read();
        table().setCurrentIndex(table().model()->index(rowOf("torn.game.json"), 0));
        QTest::keyClick(&table(), Qt::Key_Return);
        QVERIFY(!window().playView().session()->hasGame());
        table().setCurrentIndex(table().model()->index(rowOf("bob.game.json"), 0));
        QTest::keyClick(&table(), Qt::Key_Return);
        QCOMPARE(window().mode(), Mode::Play);
        const GameSession& session = *window().playView().session();
        QCOMPARE(session.feedback().comments.at(0).text, std::string("slow\nat the end"));

        // Comments of one's own aren't lost when the next one is opened.
        window().playView().session()->addComment("me", "indeed");
        MessageBoxAnswer cancel(QMessageBox::Cancel);
        table().setCurrentIndex(table().model()->index(rowOf("eva.game.json"), 0));
        QTest::keyClick(&table(), Qt::Key_Return);
        QVERIFY(cancel.asked);
        QCOMPARE(session.feedback().by, std::string("Bob"));
    }

    void stopsReading() {
        std::stop_source stop;
        stop.request_stop();
        TaskControl task;
        task.stop = stop.get_token();
        QCOMPARE(returnedFiles(folder_->path()).size(), 7);
        QVERIFY(readReturnedGames(returnedFiles(folder_->path()), task).empty());
        dialog().readFolder(folder_->path());
        QVERIFY(dialog().busy());
        // A folder that is chosen meanwhile takes its place.
        dialog().readFolder(f_->path("nowhere"));
        QTRY_VERIFY(!dialog().busy());
        QCOMPARE(table().model()->rowCount(), 0);
    }

    void isFoundInTheMenu() {
        const auto* action = window().findChild<QAction*>("returnedGames");
        QVERIFY(action != nullptr && action->isEnabled());
        QCOMPARE(action->shortcut(), QKeySequence("Ctrl+Alt+O"));
    }
};

QTEST_MAIN(TestReturned)
#include "tst_returned.moc"
