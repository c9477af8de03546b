// Bots that think long: progress, hurry and stop; hints; analysis.
#include "tests/gui/event_loop.h"
#include "tests/gui/play_fixture.h"

#include "editor/play/panels/analysis_panel.h"
#include "editor/play/panels/hint_panel.h"
#include "editor/play/panels/thinking_bar.h"
#include "editor/play/session/bot_thinker.h"
#include "editor/words/game_words.h"
#include "tests/waiting.h"

#include <QAction>
#include <QGraphicsView>
#include <QSignalSpy>
#include <QTreeWidget>

#include <atomic>
#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Thinks until it is told to stop, and plays the last legal move then.
class EndlessBot : public bots::Bot {
public:
    using Bot::choose;
    game::Move choose(const game::Position& position, bots::ThinkingControl& thinking) override {
        thinking.progress = 0.45F;
        ++begun_;
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any().wait(lock, thinking.stop, [] { return false; });
        game::MoveList moves;
        position.legalMoves(moves);
        return moves[moves.size() - 1];
    }
    /// Thoughts; where the next has begun, the last has ended and was reported, or never will be.
    int begun() const { return begun_; }

private:
    std::atomic<int> begun_ = 0;
};

/// A play mode in which seat 1 thinks for ever.
struct Endless : PlayFixture {
    HintPanel& hints = *view.findChild<HintPanel*>();
    AnalysisPanel& analysis = *view.findChild<AnalysisPanel*>();
    ThinkingBar& bar = *view.findChild<ThinkingBar*>();

    explicit Endless(const GameSetup& setup = bundledGame(2)) {
        session.setSpeed(0);
        session.start(setup, *compileGame(setup).value);
    }
    std::shared_ptr<EndlessBot> endless = std::make_shared<EndlessBot>();
    void thinkForEver() {
        session.setBot(0, endless);
        session.setRunning(true);
    }
    QAction& action(const char* name) const { return *view.findChild<QAction*>(QLatin1String(name)); }
    /// Plays so many moves of random bots.
    bool playMoves(int moves) {
        for (int i = 0; i < moves; ++i) {
            session.step();
            if (!waitFor([this, i] { return session.moveNumber() > i; }))
                return false;
        }
        return true;
    }
};

} // namespace

class TestThinking : public QObject {
    Q_OBJECT

private slots:
    void progressIsShown() {
        Endless shown;
        QVERIFY(!shown.bar.showsThought());
        QVERIFY(!shown.action("play/hurry").isEnabled());
        shown.thinkForEver();
        QTRY_VERIFY(shown.bar.showsThought());
        QTRY_VERIFY(shown.bar.words().contains(QStringLiteral("45")));
        QVERIFY(shown.bar.words().contains(seatColourName(0)));
        QVERIFY(shown.action("play/hurry").isEnabled());
        QVERIFY(!shown.action("play/hint").isEnabled());
        shown.action("play/stopThinking").trigger();
        QTRY_VERIFY(!shown.bar.showsThought());
        QVERIFY(shown.action("play/hint").isEnabled());
    }

    // The last legal move is what the bot has in hand.
    void hurryPlaysWhatIsFound() {
        Endless shown;
        shown.thinkForEver();
        QVERIFY(shown.session.thinking());
        game::MoveList moves;
        shown.session.position().legalMoves(moves);
        auto expected = shown.session.position().clone();
        expected->play(moves[moves.size() - 1]);
        shown.session.setBot(1, std::make_shared<EndlessBot>());
        shown.session.setRunning(true);
        shown.action("play/hurry").trigger();
        QTRY_COMPARE(shown.session.moveNumber(), 1);
        QVERIFY(shown.session.position().equals(*expected));
        QVERIFY(shown.session.running());
    }

    void hurryAfterPausePlaysToo() {
        Endless shown;
        shown.thinkForEver();
        shown.session.setRunning(false);
        QVERIFY(shown.session.thinking());
        shown.action("play/hurry").trigger();
        QTRY_COMPARE(shown.session.moveNumber(), 1);
        QVERIFY(!shown.session.running());
    }

    void stopLeavesTheGameAsItIs() {
        Endless shown;
        shown.thinkForEver();
        QTRY_COMPARE(shown.endless->begun(), 1);
        const auto before = shown.session.position().clone();
        QSignalSpy moved(&shown.session, &GameSession::positionChanged);
        shown.action("play/stopThinking").trigger();
        QVERIFY(!shown.session.thinking());
        QVERIFY(!shown.session.running());
        // And on again, as if nothing had been.
        shown.session.setRunning(true);
        QVERIFY(shown.session.thinking());
        QTRY_COMPARE(shown.endless->begun(), 2);
        processPending();
        QVERIFY(shown.session.thinking());
        QCOMPARE(moved.count(), 0);
        QVERIFY(shown.session.position().equals(*before));
    }

    void searchingBotIsStoppedAndHurried() {
        GameSetup setup = bundledGame(2, QStringLiteral("search-strong"));
        Endless shown(setup);
        QVERIFY(shown.playMoves(2));
        while (shown.session.position().player() != 0) {
            const int before = shown.session.moveNumber();
            shown.session.step();
            QTRY_COMPARE(shown.session.moveNumber(), before + 1);
        }
        shown.session.step();
        QVERIFY(shown.session.thinking());
        const int moves = shown.session.moveNumber();
        shown.action("play/stopThinking").trigger();
        // When another bot begins, this one has ended.
        shown.thinkForEver();
        QTRY_COMPARE(shown.endless->begun(), 1);
        processPending();
        QCOMPARE(shown.session.moveNumber(), moves);
        shown.action("play/stopThinking").trigger();
        QVERIFY(shown.session.setSeatKind(0, QStringLiteral("search-strong")));
        shown.session.step();
        shown.action("play/hurry").trigger();
        QTRY_COMPARE(shown.session.moveNumber(), moves + 1);
    }

    void windowClosesWhileAllThink() {
        Endless shown;
        shown.hints.setIterations(std::numeric_limits<std::uint32_t>::max());
        QVERIFY(shown.playMoves(4));
        shown.action("play/hint").trigger();
        shown.analysis.setEffort({.iterations = 1'000'000'000});
        shown.action("play/analyse").trigger();
        shown.thinkForEver();
        QVERIFY(shown.hints.thinking() && shown.analysis.busy());
    }

    void hintIsShownAndPlayed() {
        Endless shown(bundledGame(2, personKind));
        shown.hints.setIterations(24);
        shown.session.setRunning(true);
        QVERIFY(shown.reachLaying());
        shown.action("play/hint").trigger();
        QVERIFY(shown.hints.isVisible());
        QTRY_COMPARE(shown.hints.list()->topLevelItemCount(), 3);
        game::MoveList legal;
        shown.session.position().legalMoves(legal);
        for (const bots::RatedMove& rated : shown.hints.moves())
            QVERIFY(legal.contains(rated.move));
        // What is looked at lies on the board as it would.
        const auto infoOf = [&](int row) {
            return shown.session.position().describe(shown.hints.moves()[static_cast<std::size_t>(row)].move);
        };
        QTRY_VERIFY(shown.board.board().ghost());
        QTreeWidgetItem* second = shown.hints.list()->topLevelItem(1);
        QTest::mouseClick(shown.hints.list()->viewport(), Qt::LeftButton, {},
                          shown.hints.list()->visualItemRect(second).center());
        QVERIFY(shown.board.board().ghost()->cell == *infoOf(1).cell);
        QVERIFY(shown.board.board().ghost()->rotation == infoOf(1).rotation);

        auto expected = shown.session.position().clone();
        expected->play(shown.hints.moves()[1].move);
        QTest::keyClick(shown.hints.list(), Qt::Key_Return);
        QVERIFY(shown.session.position().equals(*expected));
        QTRY_VERIFY(!shown.hints.isVisible());
    }

    void hintIsCancelled() {
        Endless shown(bundledGame(2, personKind));
        shown.hints.setIterations(std::numeric_limits<std::uint32_t>::max());
        shown.session.setRunning(true);
        QVERIFY(shown.reachLaying());
        const auto before = shown.session.position().hash();
        shown.action("play/hint").trigger();
        QVERIFY(shown.hints.thinking());
        QTest::keyClick(&shown.hints, Qt::Key_Escape);
        QVERIFY(!shown.hints.thinking());
        QVERIFY(!shown.hints.isVisible());
        QCOMPARE(shown.session.position().hash(), before);
        QVERIFY(shown.session.waitsForPerson());
    }

    // Random players make big mistakes.
    void analysisLeadsToMistakes() {
        Endless shown;
        QVERIFY(shown.playMoves(40));
        shown.analysis.setEffort(
            {.iterations = 6, .recheckedDecisions = 6, .recheckFactor = 3, .threads = 2});
        shown.action("play/analyse").trigger();
        QVERIFY(shown.analysis.isVisible());
        QTRY_VERIFY(!shown.analysis.busy());
        QCOMPARE(shown.analysis.analysis().shares.size(), std::size_t{41});
        const auto worst = bots::mistakes(shown.analysis.analysis());
        QVERIFY(!worst.empty());
        QCOMPARE(shown.analysis.list()->topLevelItemCount(), static_cast<int>(worst.size()));

        QTreeWidgetItem* first = shown.analysis.list()->topLevelItem(0);
        QTest::mouseClick(shown.analysis.list()->viewport(), Qt::LeftButton, {},
                          shown.analysis.list()->visualItemRect(first).center());
        QCOMPARE(shown.session.moveNumber(), static_cast<int>(worst[0].at));
        QCOMPARE(shown.session.position().player(), worst[0].player);

        auto* chart = shown.analysis.findChild<QGraphicsView*>("sharesChart");
        QTest::keyClick(chart, Qt::Key_Home);
        QCOMPARE(shown.session.moveNumber(), 0);
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(shown.session.moveNumber(), 1);
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, chart->viewport()->rect().center());
        QVERIFY(shown.session.moveNumber() > 10 && shown.session.moveNumber() < 30);
        QCOMPARE(shown.session.lineLength(), 40);
        // Of another game it says nothing, also where it is not seen when that begins.
        shown.view.hide();
        shown.session.start(shown.session.setup(), shown.session.sharedGame());
        QVERIFY(shown.analysis.isHidden());
    }

    void analysisIsStopped() {
        Endless shown;
        QVERIFY(shown.playMoves(8));
        QAction& points = shown.action("play/points");
        points.setChecked(true);
        shown.analysis.setEffort({.iterations = 1'000'000'000});
        shown.action("play/analyse").trigger();
        QVERIFY(shown.analysis.busy());
        QVERIFY(!points.isChecked());
        shown.analysis.stop();
        QTRY_VERIFY(!shown.analysis.busy());
        QCOMPARE(shown.session.moveNumber(), 8);
        QVERIFY(shown.analysis.analysis().decisions.empty());
        QTest::keyClick(&shown.analysis, Qt::Key_Escape);
        QVERIFY(!shown.analysis.isVisible());
    }
};

QTEST_MAIN(TestThinking)
#include "tst_thinking.moc"
