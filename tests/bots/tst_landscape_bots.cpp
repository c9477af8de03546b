// Bots of the landscape game, of tunnels and of the dungeon.

#include <QtTest>

#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/games/landscape/bots/search_landscape.h"
#include "engine/games/landscape/rules/turn.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/games/allocation_counter.h"

#include <algorithm>
#include <vector>

using namespace tilewright;

namespace {

std::shared_ptr<const game::Game> makeGame(const QString& ruleset, int players) {
    std::vector<TileSet> sets{*readTileSet(bundledText("landscape/base.tileset.json")).value};
    Json options = Json::object();
    if (ruleset == "tunnel") {
        sets.push_back(*readTileSet(bundledText("landscape/tunnel.tileset.json")).value);
        options = {{"pieces", {"large", "mayor", "wagon", "builder", "pig"}}};
    }
    if (ruleset == "dungeon") {
        for (const char* name : {"landscape/princess-dragon.tileset.json", "landscape/tower.tileset.json"})
            sets.push_back(*readTileSet(bundledText(name)).value);
        options = {{"pieces", {"large", "mayor", "wagon", "builder", "pig"}},
                   {"towerActions", true},
                   {"flushOut", true}};
    }
    return *game::findRuleset(rulesets(), ruleset.toStdString())
                ->compile(*combine(sets).value, *readMap(bundledText("landscape/start.map.json")).value,
                          options, players)
                .value;
}

/// Who sits where: name by name, around the table.
std::unique_ptr<game::Position> playWith(const QStringList& names, const QString& ruleset, int players,
                                         std::uint64_t seed, int most = 100'000) {
    const auto game = makeGame(ruleset, players);
    auto position = game->start(game::shuffledStack(*game, seed));
    std::vector<std::unique_ptr<bots::Bot>> bots;
    for (int seat = 0; seat < players; ++seat)
        bots.push_back(
            bots::createBot(names[seat % names.size()].toStdString(), ruleset.toStdString(), seed, 0, seat));
    game::MoveList legal;
    for (int i = 0; i < most && !position->over(); ++i) {
        position->legalMoves(legal);
        const game::Move move = bots[static_cast<std::size_t>(position->player())]->choose(*position);
        if (!legal.contains(move))
            qFatal("an illegal move");
        position->play(move);
    }
    return position;
}

/// Whether from each place one comes to all that are joined with it.
bool visitsAllJoined(const landscape::Features& features) {
    std::vector<int> visits(static_cast<std::size_t>(features.placeCount()));
    bool alike = true;
    for (int place = 0; place < features.placeCount(); ++place)
        if (features.root(place) == place)
            features.forEachJoined(place, [&](int joined) {
                alike = alike && features.root(joined) == place;
                ++visits[static_cast<std::size_t>(joined)];
            });
    return alike && std::ranges::all_of(visits, [](int times) { return times == 1; });
}

/// Whether both have joined the same places to features of the same state.
bool sameFeatures(const landscape::Features& a, const landscape::Features& b) {
    if (a.placeCount() != b.placeCount() || !visitsAllJoined(a))
        return false;
    for (int place = 0; place < a.placeCount(); ++place)
        if (a.root(place) != b.root(place) || !(a.of(place) == b.of(place)) ||
            a.tileOf(place) != b.tileOf(place))
            return false;
    return true;
}

bool sameTokens(const landscape::Tokens& a, const landscape::Tokens& b) {
    if (a.freeCount() != b.freeCount())
        return false;
    for (int n = 0; n < a.freeCount(); ++n)
        if (a.freeMouth(n) != b.freeMouth(n))
            return false;
    return true;
}

} // namespace

class LandscapeBotsTest : public QObject {
    Q_OBJECT

private slots:
    void playLegally_data() {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("players");
        for (const char* ruleset : {"landscape", "tunnel", "dungeon"})
            for (const int players : {2, 3, 6})
                for (const char* bot : {"greedy", "random", "one-ply"})
                    QTest::addRow("%s, %s, %d players", bot, ruleset, players) << bot << ruleset << players;
        QTest::newRow("search-quick, tunnel") << "search-quick"
                                              << "tunnel" << 2;
        QTest::newRow("search-quick, dungeon") << "search-quick"
                                               << "dungeon" << 3;
    }
    void playLegally() {
        QFETCH(QString, bot);
        QFETCH(QString, ruleset);
        QFETCH(int, players);
        QVERIFY(playWith({bot}, ruleset, players, 3)->over());
    }

    // Each of ten games, on either seat; chance scores a quarter of what greedy does.
    void greedyBeatsRandom_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::newRow("landscape") << "landscape";
        QTest::newRow("tunnel") << "tunnel";
        QTest::newRow("dungeon") << "dungeon";
    }
    void greedyBeatsRandom() {
        QFETCH(QString, ruleset);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            QVERIFY(playWith({"greedy", "random"}, ruleset, 2, seed)->winners() == std::vector<int>{0});
            QVERIFY(playWith({"random", "greedy"}, ruleset, 2, seed)->winners() == std::vector<int>{1});
        }
    }

    // one-ply counts only the present points: it beats random play and loses to greedy.
    void onePlyIsBetween() {
        int won = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            QVERIFY(playWith({"one-ply", "random"}, "landscape", 2, seed)->winners() == std::vector<int>{0});
            won += playWith({"greedy", "one-ply"}, "landscape", 2, seed)->winners() == std::vector<int>{0};
        }
        QVERIFY2(won >= 4, qPrintable(QString::number(won)));
    }

    // No laying with any deployment scores more if the game ended after it; other numbers choose others of
    // those alike.
    void onePlyTakesTheBestMargin() {
        const auto position = playWith({"greedy"}, "landscape", 2, 3, 60);
        const auto& start = bots::LandscapeSearchTraits::stateOf(*position);
        while (start.turn.phase != landscape::Phase::Lay)
            position->play(bots::GreedyLandscape().choose(*position));
        const int player = start.player();
        const auto marginAfter = [&](game::Move laying, game::Move deployment) {
            auto state = std::make_unique<landscape::Position>(start);
            for (const game::Move move : {laying, deployment})
                state->play(move);
            if (state->turn.phase == landscape::Phase::Deploy)
                state->play(landscape::endTurnMove(player));
            landscape::scoreEnd(*state, landscape::ChangeRecorder(nullptr));
            return state->points(player) - state->points(1 - player);
        };
        int best = -1000;
        game::MoveList layings;
        game::MoveList deployments;
        start.legalMoves(layings);
        for (const game::Move laying : layings) {
            auto state = std::make_unique<landscape::Position>(start);
            state->play(laying);
            state->legalMoves(deployments);
            for (const game::Move deployment : deployments)
                best = std::max(best, marginAfter(laying, deployment));
        }
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto bot = bots::createBot("one-ply", "landscape", seed, 0, player);
            const game::Move laying = bot->choose(*position);
            const auto laid = position->clone();
            laid->play(laying);
            QCOMPARE(marginAfter(laying, bot->choose(*laid)), best);
        }
    }

    // Each legal move of whole games, tried on one copy and played on another: both are alike, and nothing is
    // left of the move once it is taken back.
    void triesAreLikePlaying_data() { greedyBeatsRandom_data(); }
    void triesAreLikePlaying() {
        QFETCH(QString, ruleset);
        const auto game = makeGame(ruleset, 3);
        const auto position = game->start(game::shuffledStack(*game, 4));
        const auto& state = bots::LandscapeSearchTraits::stateOf(*position);
        const auto played = std::make_unique<landscape::Position>(state);
        bots::TrialPosition trial;
        trial.start(state);
        const landscape::Position& tried = trial.now();
        bots::GreedyLandscape greedy;
        game::MoveList legal;
        while (!position->over()) {
            trial.start(state);
            if (state.turn.phase == landscape::Phase::Lay)
                trial.setTileAside();
            bots::LandscapeEstimate estimate(tried);
            estimate.computeAndCache();
            state.legalMoves(legal);
            for (const game::Move move : legal) {
                played->assign(state);
                played->play(move);
                const bool laying = landscape::kind(move) == landscape::MoveKind::Lay;
                laying ? trial.lay(move) : trial.play(move);
                if (laying)
                    QVERIFY(estimate.pointsAfterLaying(trial) == bots::LandscapeEstimate(*played).points());
                QVERIFY(sameFeatures(tried.features, played->features));
                QVERIFY(sameTokens(tried.tokens, played->tokens));
                QVERIFY(laying ? tried.dragon == played->dragon && tried.turn.tile == played->turn.tile
                               : tried.sameState(*played));
                trial.takeBack();
                QVERIFY(sameFeatures(tried.features, state.features));
                QVERIFY(sameTokens(tried.tokens, state.tokens));
                QVERIFY(laying ? tried.dragon == state.dragon : tried.sameState(state));
            }
            position->play(greedy.choose(*position));
        }
    }

    // D-2, D-3: into what another holds, through the dungeon or out of it, several times a game.
    void greedyContests() {
        const auto game = makeGame("dungeon", 2);
        int contests = 0;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto position = game->start(game::shuffledStack(*game, seed));
            bots::GreedyLandscape greedy;
            const auto& state = bots::LandscapeSearchTraits::stateOf(*position);
            while (!position->over()) {
                const game::Move move = greedy.choose(*position);
                const landscape::MoveKind kind = landscape::kind(move);
                const bool comesOut = kind == landscape::MoveKind::LeaveDungeon ||
                                      (kind == landscape::MoveKind::EnterDungeon &&
                                       landscape::place(move) != landscape::nowhere);
                if (comesOut) {
                    const unsigned others = state.features.of(landscape::place(move)).followers &
                                            ~(1U << landscape::player(move));
                    contests += others != 0 ? 1 : 0;
                }
                position->play(move);
            }
        }
        QVERIFY2(contests >= 5 * 3, qPrintable(QString::number(contests)));
    }

    // D-4.4: whoever has followers below loses by the dragon's coming there; whoever has none doesn't.
    void freezingIsALoss() {
        const auto game = makeGame("dungeon", 2);
        const auto position = game->start(game::shuffledStack(*game, 1));
        auto state = std::make_unique<landscape::Position>(bots::LandscapeSearchTraits::stateOf(*position));
        state->pieces.put(1, landscape::PieceType::Follower, landscape::inDungeon);
        const auto free = bots::LandscapeEstimate(*state).points();
        state->dragon.at = landscape::inDungeon;
        const auto frozen = bots::LandscapeEstimate(*state).points();
        QCOMPARE(frozen[0], free[0]);
        QVERIFY(frozen[1] < free[1] - 0.5);
    }

    void sameSeedSamePlay_data() {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("ruleset");
        for (const char* ruleset : {"tunnel", "dungeon"})
            for (const char* bot : {"greedy", "one-ply", "search-quick"})
                QTest::addRow("%s, %s", bot, ruleset) << bot << ruleset;
    }
    void sameSeedSamePlay() {
        QFETCH(QString, bot);
        QFETCH(QString, ruleset);
        const auto one = playWith({bot}, ruleset, 2, 7, 60);
        const auto other = playWith({bot}, ruleset, 2, 7, 60);
        QVERIFY(one->equals(*other));
    }

    // Another order of the tiles that nobody has seen is no reason to play otherwise.
    void greedySeesNoStack() {
        const auto game = makeGame("landscape", 2);
        game::Stack stack = game::shuffledStack(*game, 1);
        bots::GreedyLandscape greedy;
        const auto position = game->start(stack);
        std::reverse(stack.begin() + 1, stack.end()); // the first is drawn
        const auto other = game->start(stack);
        QVERIFY(greedy.choose(*position) == greedy.choose(*other));
    }

    // The same of the search, which gives each move the same luck by shuffles of its own.
    void searchSeesNoStack() {
        const auto game = makeGame("landscape", 2);
        game::Stack stack = game::shuffledStack(*game, 1);
        const auto position = game->start(stack);
        std::reverse(stack.begin() + 1, stack.end()); // the first is drawn
        const auto other = game->start(stack);
        const auto weighed = [](const game::Position& of) {
            bots::ThinkingControl thinking;
            return bots::ratePosition(of, "landscape", {.iterations = 60}, thinking);
        };
        const bots::PositionRating one = weighed(*position);
        const bots::PositionRating two = weighed(*other);
        QVERIFY(one.moves.size() > 1);
        QCOMPARE(one.shares, two.shares);
        QCOMPARE(one.moves.size(), two.moves.size());
        for (std::size_t i = 0; i < one.moves.size(); ++i) {
            QVERIFY(one.moves[i].move == two.moves[i].move);
            QCOMPARE(one.moves[i].visits, two.moves[i].visits);
            QCOMPARE(one.moves[i].share, two.moves[i].share);
        }
    }

    void weighs() {
        const auto position = playWith({"greedy"}, "tunnel", 3, 5, 40);
        bots::ThinkingControl thinking;
        const bots::PositionRating rating =
            bots::ratePosition(*position, "tunnel", {.iterations = 30}, thinking);
        QVERIFY(!rating.moves.empty());
        QCOMPARE(rating.shares.size(), 3U);
        double sum = 0;
        for (const double share : rating.shares)
            sum += share;
        QVERIFY(std::abs(sum - 1) < 1e-4);
        game::MoveList legal;
        position->legalMoves(legal);
        for (const bots::RatedMove& rated : rating.moves)
            QVERIFY(legal.contains(rated.move));
    }

    void searchAllocatesNothingOnceWarm_data() {
        QTest::addColumn<QString>("ruleset");
        QTest::newRow("tunnel") << "tunnel";
        QTest::newRow("dungeon") << "dungeon";
    }
    void searchAllocatesNothingOnceWarm() {
        QFETCH(QString, ruleset);
        const auto game = makeGame(ruleset, 2);
        const auto position = game->start(game::shuffledStack(*game, 2));
        const auto& state = bots::LandscapeSearchTraits::stateOf(*position);
        bots::SearchTree<bots::LandscapeSearchTraits> tree({.playoutTurns = 6}, 1, 0, 0);
        tree.setRoot(state, 1'000);
        for (int i = 0; i < 80; ++i)
            tree.iterate();
        const std::size_t before = allocations;
        for (int i = 0; i < 60; ++i)
            tree.iterate();
        QCOMPARE(allocations - before, std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(LandscapeBotsTest)
#include "tst_landscape_bots.moc"
