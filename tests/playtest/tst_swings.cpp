#include <QTest>

#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <cmath>
#include <random>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

/// One game of two seats: who drew each tile, and the margin of the first seat.
GameTally gameOf(std::size_t tiles, const std::vector<std::pair<std::size_t, std::size_t>>& draws,
                 std::int64_t margin) {
    GameTally game;
    game.counters = {{"games", 1}, {"turns", 10}, {"refused", 0}};
    game.tiles.resize(tiles);
    for (const auto& [tile, seat] : draws) {
        ++game.tiles[tile].drawn;
        ++game.tiles[tile].drawnBy[seat];
        game.tiles[tile].marginBy[seat] += seat == 0 ? margin : -margin;
    }
    return game;
}

Results ofTiles(std::size_t tiles, std::uint32_t stacks) {
    Results results;
    results.ruleset = "landscape";
    results.plan = Json::object();
    results.blocks = stacks;
    results.players = 2;
    for (std::size_t tile = 0; tile < tiles; ++tile)
        results.tileIds.push_back("tile" + std::to_string(tile));
    results.tiles.resize(tiles);
    return results;
}

/// Stacks of two games in which both seats draw all tiles in turn; who draws the first tile is ahead by
/// `worth`.
Results synthetic(unsigned seed, double worth) {
    constexpr std::size_t tiles = 20;
    constexpr std::uint32_t stacks = 150;
    std::mt19937 random(seed);
    std::normal_distribution<double> luck(4, 12); // the first seat is better off
    std::normal_distribution<double> play(0, 12);
    Results results = ofTiles(tiles, stacks);
    std::vector<std::size_t> order(tiles);
    for (std::size_t tile = 0; tile < tiles; ++tile)
        order[tile] = tile;
    for (std::uint32_t stack = 0; stack < stacks; ++stack) {
        std::shuffle(order.begin(), order.end(), random);
        std::vector<std::pair<std::size_t, std::size_t>> draws;
        double ofStack = luck(random);
        for (std::size_t turn = 0; turn < tiles; ++turn) {
            draws.emplace_back(order[turn], turn % 2);
            if (order[turn] == 0)
                ofStack += turn % 2 == 0 ? worth : -worth;
        }
        std::vector<GameTally> games;
        for (int game = 0; game < 2; ++game)
            games.push_back(gameOf(tiles, draws, std::llround(ofStack + play(random))));
        results.add(stack, {games.begin(), games.end()});
    }
    return results;
}

} // namespace

class TestSwings : public QObject {
    Q_OBJECT

private slots:
    void byHand();
    void aTileThatIsWorthMuch();
    void seldomByChance();
    void holm();
    void sameAfterReadingAndMerging();
    void withoutDrawsBySeat();
    void ofRealGames();
};

void TestSwings::byHand() {
    // Two stacks, two games each. Tile 0 is drawn by the first seat of all but the last game.
    Results results = ofTiles(2, 2);
    const std::array games{gameOf(2, {{0, 0}, {1, 1}}, 6), gameOf(2, {{0, 0}, {1, 1}}, 2),
                           gameOf(2, {{0, 0}, {1, 1}}, 4), gameOf(2, {{1, 0}, {0, 1}}, 8)};
    results.add(0, {games[0], games[1]});
    results.add(1, {games[2], games[3]});
    const TileTally& first = results.tiles[0];
    QCOMPARE(first.drawnBy, (std::array<std::int64_t, 6>{3, 1}));
    QCOMPARE(first.marginBy, (std::array<std::int64_t, 6>{12, -8}));
    QCOMPARE(first.margin(), std::int64_t{4});
    // Of the stacks: 6 + 2 and 4 - 8, of which the second tile has the opposite.
    QCOMPARE(first.marginMargin, std::int64_t{64 + 16});
    QCOMPARE(first.marginDrawn, std::int64_t{16 - 8});
    QCOMPARE(first.marginOfAll, std::int64_t{0});
    QCOMPARE(first.marginDraws, std::int64_t{32 - 16});
    QCOMPARE(first.drawnOfAll, std::int64_t{0});
    QCOMPARE(first.drawnDraws, std::int64_t{8 + 8});
    // Both seats draw four times, for 20 / 4 = 5 and -5: (12 - 3 * 5 - 8 + 1 * 5) / 4.
    const std::vector<TileFigure> tiles = tileFigures(results);
    QCOMPARE(tiles[0].swing->estimate.value, -1.5);
    QCOMPARE(tiles[1].swing->estimate.value, 1.5);
    // Around the mean of 1 a draw, the stacks are 8 - 2 and -4 - 2: the error of the mean is
    // sqrt(2 * (36 + 36)) / 4 = 3, and t(0.975; 1) = 12.706.
    const Interval interval = tiles[0].swing->estimate.interval;
    QVERIFY(std::abs(interval.high - (-1.5 + 3 * 12.7062)) < 0.001);
    QVERIFY(!tiles[0].decides() && !tiles[1].decides());
}

void TestSwings::aTileThatIsWorthMuch() {
    int found = 0;
    int others = 0;
    for (unsigned seed = 0; seed < 20; ++seed) {
        const std::vector<TileFigure> tiles = tileFigures(synthetic(seed, 12));
        found += tiles[0].decides() ? 1 : 0;
        for (std::size_t tile = 1; tile < tiles.size(); ++tile)
            others += tiles[tile].decides() ? 1 : 0;
        QVERIFY(tiles[0].swing->estimate.interval.low > 5);
    }
    QCOMPARE(found, 20);
    QVERIFY2(others <= 3, qPrintable(QString::number(others)));
}

void TestSwings::seldomByChance() {
    int playtests = 0;
    int covered = 0;
    int intervals = 0;
    for (unsigned seed = 100; seed < 400; ++seed) {
        const std::vector<TileFigure> tiles = tileFigures(synthetic(seed, 0));
        playtests += std::ranges::any_of(tiles, &TileFigure::decides) ? 1 : 0;
        for (const TileFigure& tile : tiles) {
            const Interval& interval = tile.swing->estimate.interval;
            covered += interval.low <= 0 && interval.high >= 0 ? 1 : 0;
            ++intervals;
        }
    }
    // 5 % of 300 are 15; more than 24 has a probability of 1 %.
    QVERIFY2(playtests <= 24, qPrintable(QString::number(playtests)));
    const double share = double(covered) / intervals;
    QVERIFY2(share > 0.94 && share < 0.97, qPrintable(QString::number(share)));
}

void TestSwings::holm() {
    // 0.01 <= 0.05 / 4, 0.015 <= 0.05 / 3, 0.03 > 0.05 / 2.
    QCOMPARE(rejectedByHolm(std::vector{0.03, 0.01, 0.04, 0.015}),
             (std::vector<bool>{false, true, false, true}));
    QVERIFY(rejectedByHolm({}).empty());
}

void TestSwings::sameAfterReadingAndMerging() {
    const Results all = synthetic(7, 12);
    Json file = toJson(all);
    QCOMPARE(file["version"], 2);
    const Loaded<Results> read = readResults(fileText(file));
    QVERIFY(read);
    QVERIFY(*read.value == all);
    // One number too few, and more idle copies than were laid.
    Json shortened = file;
    shortened["tileSwings"]["tile3"].erase(0);
    QCOMPARE(readResults(fileText(shortened)).issues.front().pointer, std::string("/tileSwings/tile3"));
    file["tileSwings"]["tile3"][0] = 1000000;
    QVERIFY(!readResults(fileText(file)));
}

void TestSwings::withoutDrawsBySeat() {
    // Reports of older programs.
    const Results all = synthetic(7, 12);
    Json file = toJson(all);
    file.erase("tileSwings");
    const Loaded<Results> old = readResults(fileText(file));
    QVERIFY(old);
    QVERIFY(!hasSwings(*old.value));
    QCOMPARE(fileText(toJson(*old.value)), fileText(file));
    for (const TileFigure& tile : tileFigures(*old.value))
        QVERIFY(!tile.swing);
    for (const TileMeasure* column : tileColumns(*old.value))
        QVERIFY(column->id != "swing" && column->id != "idle");
    QCOMPARE(std::ranges::count(tileColumns(all), "swing", &TileMeasure::id), 1);
    // Together with new games they stay without.
    Plan plan;
    plan.ruleset = samples().front().ruleset;
    plan.game = sampleGame(samples().front(), 2, Json::object());
    plan.players = {"random", "random"};
    plan.games = 8;
    Results before = run(plan, {.blocks = 2});
    QVERIFY(before.counters.contains("idle"));
    before.counters.erase("idle");
    for (TileTally& tile : before.tiles)
        tile.drawnBy = {};
    const Results both = run(plan, {}, before);
    QCOMPARE(both.games(), std::size_t{8});
    QVERIFY(!both.counters.contains("idle") && !hasSwings(both));
}

void TestSwings::ofRealGames() {
    for (const Sample& sample : samples()) {
        Plan plan;
        plan.ruleset = sample.ruleset;
        plan.game = sampleGame(sample, 2, Json::object());
        plan.players = {"random", "random"};
        plan.games = 20;
        const Results results = run(plan, {.threads = 2});
        QVERIFY(results == run(plan, {}));
        QVERIFY(hasSwings(results));
        for (const TileFigure& tile : tileFigures(results)) {
            QVERIFY(tile.tally.idle >= 0 && tile.tally.idle <= tile.tally.drawn - tile.tally.refused);
            // A gain or a visit is enough for a copy not to be idle, and no copy is without any reason.
            QVERIFY(tile.tally.idle + tile.tally.visits + tile.tally.gains >=
                    tile.tally.drawn - tile.tally.refused);
            QCOMPARE(tile.swing.has_value(), tile.tally.drawn > 0);
        }
    }
}

QTEST_GUILESS_MAIN(TestSwings)
#include "tst_swings.moc"
