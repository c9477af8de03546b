// The analysis of a line of play, and what a hint rests on.

#include "engine/bots/analysis.h"
#include "engine/games/beneath/bots/search_beneath.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/beneath/scenario.h"

#include <QtTest>

#include <numeric>
#include <thread>

using namespace tilewright;

namespace {

std::shared_ptr<const game::Game> analysedGame(int players) {
    return *game::findRuleset(rulesets(), "beneath")
                ->compile(*readTileSet(bundledText("beneath/learning.tileset.json")).value,
                          *readMap(bundledText(defaultMap)).value, Json::object(), players)
                .value;
}

/// The first moves of a game of greedy players, and where they lead.
struct Line {
    std::unique_ptr<game::Position> start;
    std::vector<game::Move> moves;
    std::unique_ptr<game::Position> end;
};

Line greedyLine(int players, std::size_t length) {
    const auto game = analysedGame(players);
    Line line;
    line.start = game->start(game::shuffledStack(*game, 4));
    line.end = line.start->clone();
    while (line.moves.size() < length && !line.end->over()) {
        line.moves.push_back(bots::createBot("greedy", "beneath", 1, 0, 0)->choose(*line.end));
        line.end->play(line.moves.back());
    }
    return line;
}

const QStringList upToTheDoor{"make-silver picks=red", "release-prisoner picks=blue,yellow,green",
                              "enter-runner runner=0 x=0 y=0", "enter-key-room runner=0 to=east",
                              "move-prisoner to=west"};

/// Player 0 has his key and a free Prisoner beside a guardhouse; one more action and he has won. Player 1 can
/// do all of the same in one turn.
test::Scenario oneActionFromEscape() {
    test::Scenario s(
        {.chambers = {"0 0 entrance .o..", "1 0 key-room .K.K", "2 0 chamber oo.o", "3 0 cell1 ...C",
                      "2 -1 guardhouse G.G.", "2 -2 guard-chamber ..o.", "10 0 chamber oo..",
                      "11 0 cell2 ...C", "10 -1 guardhouse G.G.", "10 -2 guard-chamber ..o."},
         .tiles = {"str o.o. 8"},
         .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
         .picks = {"bygr"}});
    s.lay();
    s.play(upToTheDoor);
    return s;
}

game::Move legalMove(const game::Position& position, std::string_view kind, std::string_view to = {}) {
    game::MoveList legal;
    position.legalMoves(legal);
    for (game::Move move : legal)
        if (const Json entry = position.toJson(move);
            entry["move"].get<std::string>() == kind && (to.empty() || entry["to"].get<std::string>() == to))
            return move;
    qFatal("no such move");
    return {};
}

constexpr bots::AnalysisSettings quick{.iterations = 6, .recheckedDecisions = 3, .recheckFactor = 4};

} // namespace

class AnalysisTest : public QObject {
    Q_OBJECT

private slots:
    // He ends his turn instead of walking out, and the other one walks out.
    void findsThePlantedBlunder() {
        const test::Scenario s = oneActionFromEscape();
        const auto& start = s.position();
        const game::Move blunder = legalMove(start, "end-turn");
        const game::Move escape = legalMove(start, "move-prisoner", "north");
        std::vector<game::Move> moves{blunder};
        auto position = start.clone();
        position->play(blunder);
        while (!position->over()) {
            moves.push_back(bots::createBot("greedy", "beneath", 1, 0, 0)->choose(*position));
            position->play(moves.back());
        }
        QCOMPARE(position->winners(), std::vector<int>{1});
        bots::ThinkingControl thinking;
        const auto analysis =
            bots::analyse(start, moves, "beneath",
                          {.iterations = 40, .recheckedDecisions = 2, .recheckFactor = 2}, thinking);
        const auto worst = bots::mistakes(analysis);
        QVERIFY(!worst.empty());
        QCOMPARE(worst[0].at, std::size_t{0});
        QVERIFY(worst[0].played == blunder);
        QVERIFY(worst[0].best == escape);
        QCOMPARE(worst[0].bestShare, 1.0);
        QVERIFY(worst[0].loss() > 0.5);
        QCOMPARE(analysis.shares.back(), (std::vector<double>{0, 1}));

        const std::vector<game::Move> right{escape};
        const auto praised = bots::analyse(start, right, "beneath", quick, thinking);
        QVERIFY(bots::mistakes(praised).empty());
        QCOMPARE(praised.decisions.at(0).share, 1.0);
        QCOMPARE(praised.shares.back(), (std::vector<double>{1, 0}));
    }

    void weighsEveryMoment_data() {
        QTest::addColumn<int>("players");
        for (int players : {2, 4})
            QTest::addRow("%d players", players) << players;
    }
    void weighsEveryMoment() {
        QFETCH(int, players);
        const Line line = greedyLine(players, 30);
        bots::ThinkingControl thinking;
        const auto analysis = bots::analyse(*line.start, line.moves, "beneath", quick, thinking);
        QCOMPARE(analysis.shares.size(), line.moves.size() + 1);
        for (const auto& shares : analysis.shares) {
            QCOMPARE(shares.size(), static_cast<std::size_t>(players));
            QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) < 1e-4);
        }
        QVERIFY(!analysis.decisions.empty());
        for (const bots::RatedDecision& decision : analysis.decisions)
            QVERIFY(decision.played == line.moves[decision.at]);
        QCOMPARE(thinking.progress.load(), 1.0F);
    }

    void threadsChangeNothing() {
        const Line line = greedyLine(2, 24);
        const auto analysed = [&](int threads) {
            bots::AnalysisSettings settings = quick;
            settings.threads = threads;
            bots::ThinkingControl thinking;
            return bots::analyse(*line.start, line.moves, "beneath", settings, thinking);
        };
        const auto one = analysed(1);
        const auto three = analysed(3);
        QCOMPARE(one.shares, three.shares);
        QCOMPARE(one.decisions.size(), three.decisions.size());
        for (std::size_t i = 0; i < one.decisions.size(); ++i)
            QCOMPARE(one.decisions[i].share, three.decisions[i].share);
    }

    // Without the stop this would take years; what it has come to is told.
    void stopEndsAnAnalysis() {
        const Line line = greedyLine(2, 12);
        std::stop_source stop;
        bots::ThinkingControl thinking;
        thinking.stop = stop.get_token();
        bots::Analysis analysis;
        std::jthread thread([&] {
            analysis = bots::analyse(*line.start, line.moves, "beneath",
                                     {.iterations = 4, .recheckFactor = 1'000'000'000}, thinking);
        });
        while (thinking.progress == 0)
            std::this_thread::yield();
        stop.request_stop();
        thread.join();
        QVERIFY(analysis.shares.size() <= line.moves.size() + 1);
        QVERIFY(bots::mistakes(analysis).empty());

        const auto none = bots::analyse(*line.start, line.moves, "beneath", quick, thinking);
        QVERIFY(none.shares.empty() && none.decisions.empty());
    }

    void otherRulesAreNotAnalysed() {
        const Line line = greedyLine(2, 5);
        bots::ThinkingControl thinking;
        const auto none = bots::analyse(*line.start, line.moves, "no-such-ruleset", quick, thinking);
        QVERIFY(none.shares.empty() && none.decisions.empty());
    }

    // A hint says what the search would play with as many iterations.
    void hintIsTheSearchsChoice() {
        for (std::size_t length : {20, 21, 33}) {
            const Line line = greedyLine(2, length);
            const auto search = bots::createBot("search:iterations=30", "beneath", 0, 0, line.end->player());
            bots::ThinkingControl thinking;
            const auto hint =
                bots::rateMoves(*line.end, "beneath", {.maxMoves = 3, .iterations = 30}, thinking);
            QVERIFY(!hint.empty() && hint.size() <= 3);
            QVERIFY(hint[0].move == search->choose(*line.end));
        }
    }

    // A move that the planner would never propose is weighed when somebody asks about it.
    void weighsWhatIsAskedFor() {
        const Line line = greedyLine(2, 20);
        game::MoveList legal;
        line.end->legalMoves(legal);
        bots::ThinkingControl thinking;
        const auto free = bots::ratePosition(*line.end, "beneath", {.iterations = 30}, thinking);
        int asked = 0;
        for (game::Move move : legal) {
            if (asked == 3 || std::ranges::find(free.moves, move, &bots::RatedMove::move) != free.moves.end())
                continue;
            const auto rated =
                bots::ratePosition(*line.end, "beneath", {.iterations = 30, .extraMove = move}, thinking);
            const auto found = std::ranges::find(rated.moves, move, &bots::RatedMove::move);
            QVERIFY(found != rated.moves.end());
            QVERIFY(found->share > 0 && found->share < 1);
            QVERIFY(rated.moves[0].move != move);
            ++asked;
        }
        QCOMPARE(asked, 3);
    }
};

QTEST_GUILESS_MAIN(AnalysisTest)
#include "tst_analysis.moc"
