// The bot that searches: repeatable, by the rules, blind to the stack, and stopped at any moment.

#include "engine/games/beneath/bots/search_beneath.h"
#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/beneath/scenario.h"

#include <QtTest>

#include <algorithm>
#include <limits>
#include <numeric>
#include <thread>

using namespace tilewright;

namespace {

std::shared_ptr<const game::Game> learningGame(int players, const Json& options = Json::object()) {
    return *game::findRuleset(rulesets(), "beneath")
                ->compile(*readTileSet(bundledText("beneath/learning.tileset.json")).value,
                          *readMap(bundledText(defaultMap)).value, options, players)
                .value;
}

const Json odd{{"startingPicks", 0},         {"actionsPerTurn", 5}, {"silverCost", 2},
               {"runnerEntry", "laid-tile"}, {"pickColours", 4},    {"noSealing", false},
               {"markersOnBoard", false}};

bots::SearchSettings tiny(std::uint32_t iterations = 6, int threads = 1) {
    return {.iterations = iterations, .threads = threads, .tree = {.playoutTurns = 1}};
}

/// The first moves of a game that searching players play, or all.
std::vector<game::Move> play(game::Position& position, const bots::SearchSettings& settings,
                             std::uint64_t seed, std::size_t most = std::numeric_limits<std::size_t>::max()) {
    std::vector<std::unique_ptr<bots::SearchBeneath>> bots;
    for (int seat = 0; seat < position.playerCount(); ++seat)
        bots.push_back(std::make_unique<bots::SearchBeneath>(settings, seed, 0, seat));
    std::vector<game::Move> moves;
    while (!position.over() && moves.size() < most) {
        moves.push_back(bots[static_cast<std::size_t>(position.player())]->choose(position));
        position.play(moves.back());
    }
    return moves;
}

/// A position in the middle of a game, and the same with the rest of the stack turned over.
std::array<std::unique_ptr<game::Position>, 2> middle(const game::Game& game) {
    game::Stack stack = game::shuffledStack(game, 4);
    auto position = game.start(stack);
    std::vector<game::Move> moves;
    while (moves.size() < 40 ||
           dynamic_cast<const beneath::PositionAdapter&>(*position).state().actionsLeft() < 2) {
        moves.push_back(bots::createBot("greedy", "beneath", 1, 0, 0)->choose(*position));
        position->play(moves.back());
    }
    std::reverse(stack.end() - position->table().stackLeft, stack.end());
    auto twin = game.start(stack);
    for (game::Move move : moves)
        twin->play(move);
    return {std::move(position), std::move(twin)};
}

/// Player 0 has his key and a free Prisoner, two steps from a guardhouse in which a Guard stands.
test::Scenario threeActionsFromEscape() {
    test::Scenario s({.chambers = {"0 0 entrance .o..", "1 0 key-room .K.K", "2 0 chamber oo.o",
                                   "3 0 cell1 ...C", "2 -1 guardhouse G.G.", "2 -2 guard-chamber ..o."},
                      .tiles = {"str o.o. 8"},
                      .options = {{"actionsPerTurn", 8}, {"silverCost", 1}},
                      .picks = {"bygr"}});
    s.lay();
    s.play({"move-guard guard=0 to=south", "make-silver picks=red",
            "release-prisoner picks=blue,yellow,green", "enter-runner runner=0 x=0 y=0",
            "enter-key-room runner=0 to=east"});
    return s;
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private slots:
    void movesAreLegal_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("oddOptions");
        for (int players : {2, 3, 4})
            for (bool options : {false, true})
                QTest::addRow("%d players%s", players, options ? ", odd options" : "") << players << options;
    }
    void movesAreLegal() {
        QFETCH(int, players);
        QFETCH(bool, oddOptions);
        const auto game = learningGame(players, oddOptions ? odd : Json::object());
        const auto position = game->start(game::shuffledStack(*game, 3));
        std::vector<std::unique_ptr<bots::SearchBeneath>> bots;
        for (int seat = 0; seat < players; ++seat)
            bots.push_back(std::make_unique<bots::SearchBeneath>(tiny(), 3, 0, seat));
        game::MoveList legal;
        while (!position->over()) {
            const auto before = position->clone();
            const game::Move move = bots[static_cast<std::size_t>(position->player())]->choose(*position);
            QVERIFY(position->equals(*before));
            position->legalMoves(legal);
            QVERIFY(legal.contains(move));
            position->play(move);
        }
    }

    void sameSeedSamePlay_data() {
        QTest::addColumn<int>("threads");
        QTest::newRow("one thread") << 1;
        QTest::newRow("three threads") << 3;
    }
    void sameSeedSamePlay() {
        QFETCH(int, threads);
        const auto game = learningGame(2);
        const auto played = [&](std::uint64_t seed) {
            const auto position = game->start(game::shuffledStack(*game, 5));
            return play(*position, tiny(20, threads), seed, 60);
        };
        const auto moves = played(1);
        QVERIFY(played(1) == moves);
        QVERIFY(played(2) != moves);
    }

    // With the tiles below the drawn one in another order the choice is the same.
    void looksNotIntoTheStack() {
        const auto game = learningGame(2);
        auto [position, twin] = middle(*game);
        QVERIFY(position->table() == twin->table());
        QVERIFY(!position->equals(*twin));
        bots::SearchBeneath one(tiny(60), 1, 0, position->player());
        bots::SearchBeneath other(tiny(60), 1, 0, position->player());
        bots::ThinkingControl thinking;
        const auto state = [](const game::Position& p) {
            return dynamic_cast<const beneath::PositionAdapter&>(p).state();
        };
        const auto rated = one.ratePosition(state(*position), thinking).moves;
        const auto ratedTwin = other.ratePosition(state(*twin), thinking).moves;
        QCOMPARE(rated.size(), ratedTwin.size());
        QVERIFY(rated.size() > 1);
        for (std::size_t i = 0; i < rated.size(); ++i) {
            QVERIFY(rated[i].move == ratedTwin[i].move);
            QCOMPARE(rated[i].visits, ratedTwin[i].visits);
            QCOMPARE(rated[i].share, ratedTwin[i].share);
        }
    }

    // A Guard has to be moved away first; the turn has the three actions for it.
    void escapesWithinTheTurn() {
        const test::Scenario s = threeActionsFromEscape();
        const auto position = s.position().clone();
        QCOMPARE(position->player(), 0);
        QCOMPARE(s.state().actionsLeft(), 3);
        const auto moves = play(*position, tiny(200), 1, 3);
        QVERIFY(position->over());
        QCOMPARE(position->winners(), std::vector<int>{0});
        QCOMPARE(moves.size(), std::size_t{3});
    }

    // The winning move is rated first, and as a win.
    void ratesTheWinHighest() {
        test::Scenario s = threeActionsFromEscape();
        s.play({"move-prisoner to=west", "move-guard guard=0 to=north"});
        bots::ThinkingControl thinking;
        const auto rated =
            bots::rateMoves(s.position(), "beneath", {.maxMoves = 3, .iterations = 100}, thinking);
        QVERIFY(!rated.empty());
        QVERIFY(rated.size() <= 3);
        QCOMPARE(s.position().toJson(rated[0].move)["move"].get<std::string>(), std::string("move-prisoner"));
        QCOMPARE(rated[0].share, 1.0);
        QCOMPARE(thinking.progress.load(), 1.0F);
    }

    void ratesAreShares() {
        const auto game = learningGame(3);
        auto [position, twin] = middle(*game);
        bots::ThinkingControl thinking;
        const auto rated =
            bots::rateMoves(*position, "beneath", {.maxMoves = 50, .iterations = 50, .threads = 2}, thinking);
        game::MoveList legal;
        position->legalMoves(legal);
        std::uint32_t visits = 0;
        for (const bots::RatedMove& move : rated) {
            QVERIFY(legal.contains(move.move));
            QVERIFY(move.share >= 0 && move.share <= 1);
            visits += move.visits;
        }
        QCOMPARE(visits, 100U);
        QVERIFY(std::is_sorted(rated.begin(), rated.end(),
                               [](const auto& a, const auto& b) { return a.visits > b.visits; }));
        QVERIFY(bots::rateMoves(*position, "no-such-ruleset", {}, thinking).empty());
    }

    // Without a stop this would take years.
    void stopEndsAThought() {
        const auto game = learningGame(2);
        const auto position = game->start(game::shuffledStack(*game, 1));
        play(*position, tiny(), 1, 2);
        bots::SearchBeneath bot(tiny(std::numeric_limits<std::uint32_t>::max(), 2), 1, 0, 0);
        std::stop_source stop;
        bots::ThinkingControl thinking;
        thinking.stop = stop.get_token();
        game::Move move;
        std::jthread thread([&] { move = bot.choose(*position, thinking); });
        while (thinking.progress == 0)
            std::this_thread::yield();
        stop.request_stop();
        thread.join();
        game::MoveList legal;
        position->legalMoves(legal);
        QVERIFY(legal.contains(move));
    }

    // Stopped before it began it still has an answer.
    void stoppedAtOnce() {
        const auto game = learningGame(2);
        const auto position = game->start(game::shuffledStack(*game, 1));
        play(*position, tiny(), 1, 2);
        std::stop_source stop;
        stop.request_stop();
        bots::ThinkingControl thinking;
        thinking.stop = stop.get_token();
        bots::SearchBeneath bot(tiny(100), 1, 0, 0);
        game::MoveList legal;
        position->legalMoves(legal);
        QVERIFY(legal.contains(bot.choose(*position, thinking)));
    }

    // A playout of a large game may take long by itself: it ends where it is, as if there were none.
    void stopEndsAPlayout() {
        const auto game = learningGame(2);
        const auto position = game->start(game::shuffledStack(*game, 1));
        play(*position, tiny(), 1, 2);
        const auto& state = bots::BeneathSearchTraits::stateOf(*position);
        std::stop_source stop;
        stop.request_stop();
        const auto sharesAfter = [&state](int turns, const std::stop_token& token) {
            bots::BeneathTree tree({.playoutTurns = turns}, 1, 0, 0);
            tree.setRoot(state, 4);
            tree.iterate(token);
            return tree.rootShares();
        };
        QVERIFY(sharesAfter(100'000, {}) != sharesAfter(0, {}));
        QCOMPARE(sharesAfter(100'000, stop.get_token()), sharesAfter(0, {}));
    }

    void estimateIsFair() {
        using bots::PlayerProgress;
        const auto shares = [](const std::vector<PlayerProgress>& standings) {
            return bots::estimatedShares(standings);
        };
        const auto even = shares({{100, 5, 300}, {100, 5, 300}});
        QCOMPARE(even[0], 0.5F);
        QCOMPARE(even[1], 0.5F);
        // Nearer to the escape, early; more points, late.
        QVERIFY(shares({{60, 5, 600}, {120, 5, 600}})[0] > 0.6F);
        QVERIFY(shares({{300, 16, 8}, {300, 4, 8}})[0] > 0.8F);
        const auto four = shares({{60, 5, 600}, {120, 5, 600}, {130, 9, 600}, {90, 5, 600}});
        QVERIFY(std::abs(std::accumulate(four.begin(), four.end(), 0.0F) - 1) < 1e-5F);
    }
};

QTEST_GUILESS_MAIN(SearchTest)
#include "tst_search.moc"
