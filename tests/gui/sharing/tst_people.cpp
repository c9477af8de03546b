// Games that people played: judged beside bots in a window of their own, with comments that lead to their
// moments.
#include "editor/document/game_setup.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/people/peoples_games_dialog.h"
#include "editor/playtest/playtest_view.h"
#include "editor/window/controllers/games_from_people_controllers.h"
#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/run.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QAction>
#include <QLabel>
#include <QTableView>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// A whole game of random moves as if two persons had played it.
QByteArray personsGame(std::uint64_t number) {
    playtest::Plan plan;
    plan.ruleset = "beneath";
    plan.game = *game::findRuleset(rulesets(), "beneath")
                     ->compile(*readTileSet(bundledText("beneath/learning.tileset.json")).value,
                               *readMap(bundledText(defaultMap)).value, Json::object(), 2)
                     .value;
    plan.players = {"random", "random"};
    game::Record record = playtest::recordOf(plan, number);
    for (game::RecordPlayer& player : record.players)
        player = {.name = "<b>Eva</b>", .kind = personKind};
    record.feedback.rating = 1 + static_cast<int>(number % 5);
    record.feedback.comments = {{.after = 9, .by = "Eva", .text = "Why <i>this</i>?"}};
    record.feedback.answers = {{.question = "Again?", .answer = "yes"}};
    return QByteArray::fromStdString(fileText(game::toJson(record)));
}

} // namespace

class TestPeoplesGames : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }
    PeoplesGamesDialog& dialog() { return window().people().dialog(); }
    QTableView& table(const char* name) {
        for (QTableView* one : dialog().findChildren<QTableView*>())
            if (one->accessibleName() == QLatin1String(name))
                return *one;
        qFatal("no table %s", name);
    }
    void put(const char* name, const QByteArray& bytes) {
        QFile file(f_->path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private slots:
    void init() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
        QVERIFY(QDir().mkpath(f_->path("games")));
    }
    void cleanup() { f_.reset(); }

    void judgesAFolder() {
        for (int i = 0; i < 12; ++i)
            put(qPrintable(QStringLiteral("games/%1.game.json").arg(i, 2, 10, QLatin1Char('0'))),
                personsGame(static_cast<std::uint64_t>(i)));
        put("games/again.game (1).json", personsGame(3));
        put("games/torn.game.json", personsGame(20).chopped(50));
        put("games/notes.json", "{}");
        window().setMode(Mode::Playtest);
        window().playtestView().findChild<QAction*>("playtest/people")->trigger();
        QVERIFY(dialog().isVisible());
        dialog().add({f_->path("games")});
        QTRY_VERIFY(!dialog().busy() && dialog().report());
        QCOMPARE(dialog().report()->played.games(), std::size_t{12});
        QCOMPARE(table("Records left out").model()->rowCount(), 2);
        QCOMPARE(table("Comments").model()->rowCount(), 12);
        // Greedy bots play otherwise than random ones, and those figures come first.
        const QAbstractItemModel& figures = *table("Figures of people and bots").model();
        QVERIFY(figures.rowCount() > 50);
        QCOMPARE(figures.index(0, 6).data().toString(), QString("differs"));
        QVERIFY(!dialog().findChild<QLabel*>("peopleSummary")->text().contains("Eva"));

        // The moment of a comment, by keys.
        QTableView& comments = table("Comments");
        dialog().pages()->setCurrentWidget(&comments);
        comments.setCurrentIndex(comments.model()->index(2, 0));
        QTest::keyClick(&comments, Qt::Key_Return);
        QCOMPARE(window().mode(), Mode::Play);
        QCOMPARE(window().playView().session()->moveNumber(), 9);

        // What is saved is what the command line writes.
        QVERIFY(dialog().saveReport(f_->path("people.html")));
        QFile page(f_->path("people.html"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY(page.readAll().contains("Why &lt;i&gt;this&lt;/i&gt;?"));
        dialog().clearGames();
        QVERIFY(!dialog().report());
        QCOMPARE(table("Comments").model()->rowCount(), 0);
    }
};

QTEST_MAIN(TestPeoplesGames)
#include "tst_people.moc"
