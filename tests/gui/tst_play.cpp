#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/thinking_bar.h"
#include "editor/play/session/bot_thinker.h"
#include "editor/words/game_words.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/play_fixture.h"

#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "tests/waiting.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QSlider>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <memory>
#include <semaphore>
#include <stop_token>
#include <thread>

using namespace tilewright;

namespace {

/// Hears that it is to stop, but thinks on until it may end.
class SlowBot : public bots::Bot {
public:
    game::Move choose(const game::Position& position, bots::ThinkingControl& thinking) override {
        const std::stop_callback told(thinking.stop, [this] { toldToStop.release(); });
        begun.release();
        mayEnd.acquire();
        ended = true;
        game::MoveList moves;
        position.legalMoves(moves);
        return moves[0];
    }

    std::binary_semaphore begun{0};
    std::binary_semaphore toldToStop{0};
    std::binary_semaphore mayEnd{0};
    std::atomic<bool> ended = false;
};

} // namespace

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCutOffInASmallWindow() {
        GameSetup setup = bundledGame(4, personKind);
        PlayFixture shown;
        shown.view.resize(760, 470);
        shown.play(setup);
        QTRY_VERIFY(shown.session.waitsForPerson());
        QTRY_VERIFY(shown.actions.list()->isVisible());
        const auto strips = shown.view.findChildren<HoldingsStrip*>();
        QCOMPARE(strips.size(), 5);
        for (const HoldingsStrip* strip : strips) {
            QTRY_VERIFY2(strip->height() >= strip->heightForWidth(strip->width()),
                         qPrintable(strip->parentWidget()->objectName()));
            QTRY_VERIFY(strip->geometry().bottom() < strip->parentWidget()->height());
        }
        const auto& prompt = *shown.view.findChild<QLabel*>("prompt");
        QTRY_VERIFY(prompt.height() >= prompt.heightForWidth(prompt.width()));
        const auto& bar = *shown.view.findChild<ThinkingBar*>();
        QTRY_VERIFY2(prompt.width() > 2 * bar.width(), qPrintable(QString::number(bar.width())));
    }

    void listsStayWhereTheUserPutThem() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QTRY_VERIFY(shown.actions.list()->isVisible());
        auto& lists = *shown.view.findChild<QSplitter*>("lists");
        QTRY_VERIFY(shown.caughtUp());
        // Until the cards are as high as they will be.
        for (int height = -1; height != lists.height(); processPending())
            height = lists.height();
        QTRY_VERIFY(lists.sizes()[0] > lists.sizes()[1]);
        QWidget* handle = lists.handle(1);
        const QPoint grip(40, 2);
        const QPoint to = grip - QPoint(0, 100);
        const int before = lists.sizes()[0];
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        QMouseEvent move(QEvent::MouseMove, to, handle->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(handle, &move);
        QTest::mouseRelease(handle, Qt::LeftButton, {}, to);
        QVERIFY(lists.sizes()[0] < before - 50);
        const QList<int> chosen = lists.sizes();
        shown.session.setSeatKind(1, personKind);
        shown.session.setSeatKind(0, QStringLiteral("random"));
        QTRY_VERIFY(shown.session.waitsForPerson() && shown.session.position().player() == 1);
        QTRY_VERIFY(!shown.actions.list()->isHidden());
        QCOMPARE(lists.sizes(), chosen);
        shown.session.setSeatKind(1, QStringLiteral("random"));
        QTRY_VERIFY(shown.session.over());
        QCOMPARE(lists.sizes(), chosen);
    }

    void botGameIsPlayedSavedAndWatched_data() {
        QTest::addColumn<int>("players");
        for (int players : {2, 3, 4})
            QTest::addRow("%d players", players) << players;
    }

    void botGameIsPlayedSavedAndWatched() {
        QFETCH(int, players);
        PlayFixture shown;
        QSignalSpy ended(&shown.session, &GameSession::gameOver);
        QVERIFY(!shown.banner.isVisible());
        shown.play(bundledGame(players));
        QTRY_VERIFY(shown.session.over());
        QCOMPARE(ended.count(), 1);
        QTRY_VERIFY(shown.banner.isVisible());
        for (int winner : shown.session.position().winners())
            QVERIFY(shown.banner.headline().contains(seatColourName(winner)));
        QCOMPARE(shown.view.findChild<QListView*>("log")->model()->rowCount(), shown.session.lineLength());
        QVERIFY(!shown.session.running());

        QTemporaryDir folder;
        const QString path = folder.filePath("a.game.json");
        QString error;
        QVERIFY2(shown.session.save(path, &error), qPrintable(error));
        const auto text = readFile(path.toStdString());
        QVERIFY(text);
        const auto record = game::readRecord(*text.value);
        QVERIFY(record);
        const auto replayed = game::replay(*record.value, rulesets());
        QVERIFY(replayed && !hasErrors(replayed.issues));
        QVERIFY(replayed.value->position->equals(shown.session.position()));

        PlayFixture watching;
        QVERIFY(watching.view.records().openRecord(path));
        QCOMPARE(watching.session.moveNumber(), 0);
        QCOMPARE(watching.session.lineLength(), shown.session.lineLength());
        watching.session.setSpeed(0);
        watching.session.setRunning(true);
        QTRY_VERIFY(watching.session.over());
        QVERIFY(watching.session.position().equals(shown.session.position()));
        QTRY_COMPARE(watching.banner.headline(), shown.banner.headline());
    }

    void pauseHoldsAndStepPlaysOneMove() {
        constexpr std::chrono::milliseconds interval(10);
        PlayFixture shown;
        shown.play(bundledGame(2));
        shown.session.setSpeed(100);
        QTRY_VERIFY(shown.session.moveNumber() > 3);
        shown.view.findChild<QAction*>("play/run")->trigger();
        QVERIFY(!shown.session.running());
        const int paused = shown.session.moveNumber();
        QTRY_VERIFY(!shown.session.thinking());
        waitForTimers(interval);
        QCOMPARE(shown.session.moveNumber(), paused);
        auto* step = shown.view.findChild<QAction*>("play/step");
        step->trigger();
        QTRY_COMPARE(shown.session.moveNumber(), paused + 1);
        step->trigger();
        QTRY_COMPARE(shown.session.moveNumber(), paused + 2);
        QVERIFY(!shown.session.thinking());
        waitForTimers(interval);
        QCOMPARE(shown.session.moveNumber(), paused + 2);
    }

    void speedSetsMovesASecond() {
        // One each 200 ms. No clock is read: a timer that begins with a move and is shorter goes off before
        // the next, one that is longer and begins with the last thing the session waits for goes off after
        // it.
        GameSession session;
        session.start(bundledGame(2), *compileGame(bundledGame(2)).value);
        session.setSpeed(5);
        QTimer shorter;
        QTimer longer;
        for (QTimer* timer : {&shorter, &longer}) {
            timer->setSingleShot(true);
            timer->setTimerType(Qt::PreciseTimer);
        }
        shorter.setInterval(100);
        longer.setInterval(300);
        int moves = 0;
        int tooSoon = 0;
        int tooLate = 0;
        connect(&session, &GameSession::thinkingChanged, &longer, [&](bool thinks) {
            if (!thinks)
                longer.start();
        });
        connect(&session, &GameSession::positionChanged, &shorter, [&] {
            ++moves;
            tooSoon += shorter.isActive() ? 1 : 0;
            longer.stop();
            shorter.start();
        });
        connect(&longer, &QTimer::timeout, &longer, [&] { ++tooLate; });
        session.setRunning(true);
        QTRY_VERIFY(moves >= 4);
        QCOMPARE(tooSoon, 0);
        QCOMPARE(tooLate, 0);
    }

    void undoLeadsBackToThePersonAndRedoOnAgain() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const auto laying = shown.session.position().hash();
        shown.click(shown.board.layings().cells().front());
        const auto after = shown.session.position().hash();
        shown.session.undo();
        QCOMPARE(shown.session.position().hash(), laying);
        QTRY_VERIFY(!shown.board.layings().empty());
        shown.session.redo();
        QCOMPARE(shown.session.position().hash(), after);
        shown.session.undo();
        QTRY_VERIFY(!shown.board.layings().empty());
        const int moves = shown.session.moveNumber();
        shown.click(shown.board.layings().cells().back());
        QCOMPARE(shown.session.lineLength(), moves + 1);
    }

    void everyMomentIsShownByTheTimeline() {
        PlayFixture shown;
        shown.play(bundledGame(2));
        shown.session.setSpeed(100);
        QTRY_VERIFY(shown.session.moveNumber() > 40);
        shown.session.setRunning(false);
        const int all = shown.session.lineLength();
        auto* timeline = shown.view.findChild<QSlider*>("timeline");
        QTRY_COMPARE(timeline->maximum(), all);
        timeline->setValue(10);
        QCOMPARE(shown.session.moveNumber(), 10);
        const auto* log = shown.view.findChild<QListView*>("log");
        QCOMPARE(log->model()->rowCount(), all);
        QCOMPARE(log->currentIndex().row(), 9);
        const auto tenth = shown.session.position().hash();
        timeline->setValue(all);
        timeline->setValue(10);
        QCOMPARE(shown.session.position().hash(), tenth);
        QCOMPARE(shown.session.lineLength(), all);
    }

    void seatsPassBetweenPersonsAndBots() {
        PlayFixture shown;
        shown.play(bundledGame(2));
        shown.session.setSpeed(100);
        QTRY_VERIFY(shown.session.moveNumber() > 5);
        QVERIFY(shown.session.setSeatKind(0, personKind));
        QTRY_VERIFY(shown.session.waitsForPerson());
        const int waits = shown.session.moveNumber();
        QVERIFY(!shown.session.thinking());
        waitForTimers(std::chrono::milliseconds(10));
        QCOMPARE(shown.session.moveNumber(), waits);
        QVERIFY(!shown.session.setSeatKind(0, "nobody of this name"));
        QVERIFY(shown.session.isPerson(0));
        QVERIFY(shown.session.setSeatKind(0, "random"));
        QTRY_VERIFY(shown.session.moveNumber() > waits + 5);
    }

    void savedUnfinishedGameGoesOn() {
        PlayFixture shown;
        shown.play(bundledGame(3));
        shown.session.setSpeed(100);
        QTRY_VERIFY(shown.session.moveNumber() > 20);
        shown.session.setRunning(false);
        QTemporaryDir folder;
        const QString path = folder.filePath("half.game.json");
        QVERIFY(shown.session.save(path, nullptr));
        PlayFixture later;
        QVERIFY(later.view.records().openRecord(path));
        QCOMPARE(later.session.moveNumber(), shown.session.lineLength());
        QVERIFY(later.session.position().equals(shown.session.position()));
        later.session.setSpeed(0);
        later.session.setRunning(true);
        QTRY_VERIFY(later.session.moveNumber() > shown.session.lineLength());
    }

    void whatCannotBePlayedIsToldOverTheBoard() {
        PlayFixture shown;
        shown.play(bundledGame(2));
        shown.session.setSpeed(100);
        QTRY_VERIFY(shown.session.moveNumber() > 2);
        GameSetup broken = bundledGame(2);
        broken.map.chambers.clear();
        shown.view.records().newGame(broken);
        QVERIFY(shown.banner.isVisible());
        QVERIFY(!shown.banner.details().isEmpty());
        QVERIFY(shown.session.setup().map.chambers.size() > 1);
        QTemporaryDir folder;
        const QString path = folder.filePath("torn.game.json");
        QVERIFY(writeFile(path.toStdString(), "{\"format\": \"tilewright-ga").empty());
        QVERIFY(!shown.view.records().openRecord(path));
        QVERIFY(shown.banner.headline().contains("torn.game.json"));
        QVERIFY(!shown.view.records().openRecord(folder.filePath("absent.game.json")));
    }

    void closingInMidThoughtIsSafe() {
        const auto compiled = game::findRuleset(rulesets(), "beneath")
                                  ->compile(bundledGame(2).tileSet, bundledGame(2).map, Json::object(), 2);
        QVERIFY(compiled);
        const auto game = *compiled.value;
        int reported = 0;
        auto thinker = std::make_unique<BotThinker>();
        connect(thinker.get(), &BotThinker::chosen, this, [&reported] { ++reported; });
        const auto first = std::make_shared<SlowBot>();
        thinker->think(first, game->start(game->tiles()));
        first->begun.acquire();
        QVERIFY(thinker->thinking());
        thinker->cancel();
        QVERIFY(!thinker->thinking());
        // It waits for the end of the first.
        const auto second = std::make_shared<SlowBot>();
        thinker->think(second, game->start(game->tiles()));
        first->mayEnd.release();
        second->begun.acquire();
        std::thread release([second] {
            second->toldToStop.acquire();
            second->mayEnd.release();
        });
        thinker.reset();
        const bool waited = first->ended && second->ended;
        release.join();
        QVERIFY(waited);
        QCoreApplication::processEvents();
        QCOMPARE(reported, 0);

        for (int i = 0; i < 5; ++i) {
            auto shown = std::make_unique<PlayFixture>();
            shown->play(bundledGame(4));
            QTRY_VERIFY(shown->session.moveNumber() >= i);
        }
    }

    void cancelledThoughtIsNeverReported() {
        const auto compiled = game::findRuleset(rulesets(), "beneath")
                                  ->compile(bundledGame(2).tileSet, bundledGame(2).map, Json::object(), 2);
        const auto game = *compiled.value;
        BotThinker thinker;
        QSignalSpy chosen(&thinker, &BotThinker::chosen);
        const auto cancelled = std::make_shared<SlowBot>();
        const auto next = std::make_shared<SlowBot>();
        thinker.think(cancelled, game->start(game->tiles()));
        cancelled->begun.acquire();
        thinker.cancel();
        thinker.think(next, game->start(game->tiles()));
        cancelled->mayEnd.release();
        // When the next begins, the cancelled one has told what it found.
        next->begun.acquire();
        QVERIFY(cancelled->ended);
        processPending();
        QCOMPARE(chosen.count(), 0);
        QVERIFY(thinker.thinking());
        next->mayEnd.release();
        QTRY_COMPARE(chosen.count(), 1);
        QVERIFY(!thinker.thinking());
    }
};

QTEST_MAIN(TestPlay)
#include "tst_play.moc"
