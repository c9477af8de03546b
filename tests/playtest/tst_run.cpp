#include <QTest>

#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/goals.h"
#include "engine/playtest/run.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <vector>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

Plan planOf(int players, std::uint64_t games, std::vector<std::string> bots = {}) {
    const Sample& sample = samples().front();
    Plan plan;
    plan.ruleset = sample.ruleset;
    plan.game = sampleGame(sample, players, Json::object());
    plan.players =
        bots.empty() ? std::vector<std::string>(static_cast<std::size_t>(players), "random") : bots;
    plan.seed = 11;
    plan.games = games;
    return plan;
}

std::string reportText(const Results& results) {
    return fileText(reportJson(results));
}

} // namespace

/// Whole playtests: the same whatever the threads and shards, right about each game, and able to find what
/// was planted.
class TestRun : public QObject {
    Q_OBJECT

private slots:
    void sameForAnyThreadsShardsAndOrder();
    void goesOnWhereItStopped();
    void talliesAgreeWithTheGame_data();
    void talliesAgreeWithTheGame();
    void anObserverOfManyGamesCountsEachAlone_data();
    void anObserverOfManyGamesCountsEachAlone();
    void ownersOfRegionsAreTheirs_data();
    void ownersOfRegionsAreTheirs();
    void keptBotsPlayAsNewOnes();
    void everySeatIsTakenByEveryPlayer();
    void notableGamesArePlayedAgain();
    void findsTheStrongerBotAndASeatThatIsAhead();
};

void TestRun::sameForAnyThreadsShardsAndOrder() {
    const Plan plan = planOf(2, 15);
    const std::string one = reportText(run(plan, {}));
    QCOMPARE(plan.blocks(), 8U);
    RunSettings three;
    three.threads = 3;
    QCOMPARE(reportText(run(plan, three)), one);
    std::vector<Results> parts;
    for (const std::uint32_t shard : {2U, 3U, 1U}) {
        Plan part = plan;
        part.shard = shard;
        part.shards = 3;
        const Results results = run(part, three);
        // By way of its file, as shards come from other machines.
        const auto read = readResults(fileText(playtest::toJson(results)), rulesets());
        QVERIFY2(read, listed(read.issues));
        QVERIFY(*read.value == results);
        parts.push_back(*read.value);
    }
    const auto merged = merge(parts);
    QVERIFY2(merged, listed(merged.issues));
    QCOMPARE(reportText(*merged.value), one);
}

void TestRun::goesOnWhereItStopped() {
    const Plan plan = planOf(2, 12);
    RunSettings few;
    few.blocks = 2;
    std::uint32_t told = 0;
    few.progress = [&](std::uint32_t played, std::uint32_t wanted) { told = played * 100 + wanted; };
    Results results = run(plan, few);
    QCOMPARE(results.done.size(), std::size_t{2});
    QCOMPARE(told, 202U);
    std::stop_source stopped;
    stopped.request_stop();
    RunSettings none;
    none.stop = stopped.get_token();
    results = run(plan, none, std::move(results));
    QCOMPARE(results.done.size(), std::size_t{2});
    results = run(plan, {}, std::move(results));
    QCOMPARE(reportText(results), reportText(run(plan, {})));
}

void TestRun::talliesAgreeWithTheGame_data() {
    addSampleRows();
}

void TestRun::talliesAgreeWithTheGame() {
    const Row row = currentRow();
    const auto game = row.game();
    std::vector<int> seats(static_cast<std::size_t>(row.players));
    std::iota(seats.begin(), seats.end(), 0);
    const game::Stack stack = game::shuffledStack(*game, 5);
    const auto position = game->start(stack);
    const game::Table before = position->table();
    GameObserver observer(*game, seats);
    observer.start(*position);
    Random random(5, 0, Purpose::Test);
    game::MoveList moves;
    game::Changes changes;
    std::int64_t played = 0;
    std::int64_t choices = 0;
    while (!position->over()) {
        position->legalMoves(moves);
        const game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        bool anyPays = false;
        for (const game::Move offered : moves) {
            changes.clear();
            position->clone()->play(offered, &changes);
            const bool pays = std::ranges::count(changes, game::Change::What::Paid, &game::Change::what) > 0;
            QCOMPARE(position->pays(offered), pays);
            anyPays = anyPays || pays;
        }
        QCOMPARE(position->anyPays(moves), anyPays);
        observer.beforeMove(*position, moves, move);
        changes.clear();
        position->play(move, &changes);
        observer.afterMove(*position, changes);
        ++played;
        choices += static_cast<std::int64_t>(moves.size());
    }
    const GameTally tally = observer.finish(*position);
    const auto count = [&tally](std::string_view name) {
        const auto found = tally.counters.find(name);
        return found == tally.counters.end() ? std::int64_t{0} : found->second;
    };
    const game::Table after = position->table();
    QCOMPARE(count("moves"), played);
    QCOMPARE(count("choices"), choices);
    QCOMPARE(count("turns"), std::int64_t{after.turn});
    QCOMPARE(count("laid"), static_cast<std::int64_t>(after.tiles.size() - before.tiles.size()));
    std::int64_t won = 0;
    for (int seat = 0; seat < row.players; ++seat) {
        won += count("win/seat/" + std::to_string(seat));
        QCOMPARE(count("points/seat/" + std::to_string(seat)),
                 std::int64_t{position->points()[static_cast<std::size_t>(seat)]});
    }
    QCOMPARE(won, wholeWin);
    // What came and went is what is there.
    for (std::size_t kind = 0; kind < after.seats.front().holdings.size(); ++kind) {
        std::int64_t held = 0;
        for (std::size_t seat = 0; seat < after.seats.size(); ++seat)
            held += after.seats[seat].holdings[kind].count - before.seats[seat].holdings[kind].count;
        const std::string name(after.seats.front().holdings[kind].kind);
        // Markers go from the hand onto the board.
        if (count("gained/" + name) + count("started/" + name) + count("exchanged/" + name) +
                count("paid/" + name) >
            0)
            QVERIFY2(count("gained/" + name) + count("started/" + name) + count("exchanged/" + name) -
                             count("paid/" + name) - count("placed/" + name) ==
                         held,
                     name.c_str());
    }
    TileTally all;
    for (const TileTally& tile : tally.tiles)
        all += tile;
    QCOMPARE(all.drawn, count("laid") + count("refused"));
    QCOMPARE(all.refused, count("refused"));
    QCOMPARE(all.joined, count("joined"));
    QVERIFY(all.joined >= count("laid"));
}

void TestRun::anObserverOfManyGamesCountsEachAlone_data() {
    addSampleRows();
}

void TestRun::anObserverOfManyGamesCountsEachAlone() {
    const Row row = currentRow();
    const auto game = row.game();
    std::vector<int> seats(static_cast<std::size_t>(row.players));
    std::iota(seats.begin(), seats.end(), 0);
    GameObserver ofAll(*game, seats);
    const auto placesOf = [](const GameTally& tally) {
        PlaceTally places;
        if (tally.places)
            tally.places->addTo(places);
        return places;
    };
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        GameObserver ofOne(*game, seats);
        const auto position = game->start(game::shuffledStack(*game, seed));
        ofAll.start(*position);
        ofOne.start(*position);
        Random random(seed, 0, Purpose::Test);
        game::MoveList moves;
        game::Changes changes;
        while (!position->over()) {
            position->legalMoves(moves);
            const game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            ofAll.beforeMove(*position, moves, move);
            ofOne.beforeMove(*position, moves, move);
            changes.clear();
            position->play(move, &changes);
            ofAll.afterMove(*position, changes);
            ofOne.afterMove(*position, changes);
        }
        const GameTally& one = ofOne.finish(*position);
        const GameTally& again = ofAll.finish(*position);
        QVERIFY(again.samples == one.samples);
        QVERIFY(again.tiles == one.tiles);
        QVERIFY(again.notable == one.notable);
        QVERIFY(placesOf(again) == placesOf(one));
        // Names that only the games before had are 0.
        for (const auto& [name, number] : again.counters) {
            const auto found = one.counters.find(name);
            QVERIFY2(number == (found == one.counters.end() ? 0 : found->second), name.c_str());
        }
        for (const auto& [name, number] : one.counters)
            QVERIFY2(again.counters.contains(name), name.c_str());
    }
}

void TestRun::ownersOfRegionsAreTheirs_data() {
    addSampleRows();
}

// regionOwners() and regions() name the same owners.
void TestRun::ownersOfRegionsAreTheirs() {
    const Row row = currentRow();
    const auto game = row.game();
    const PlayedGame played = playRandomly(game, row.sample->ruleset, 3);
    for (std::size_t moves = played.moves.size() / 3; moves <= played.moves.size();
         moves += std::max<std::size_t>(1, played.moves.size() / 3)) {
        const auto position = after(played, moves);
        std::map<int, std::vector<game::Region::Part>> partsOf;
        for (const game::LaidTile& laid : position->table().tiles) {
            std::uint64_t shared = 0;
            for (int feature = 0;; ++feature) {
                const auto region = position->region(laid.cell, feature);
                const auto inShort = position->regionOwners(laid.cell, feature);
                QCOMPARE(inShort.has_value(), region.has_value());
                if (!region)
                    break;
                unsigned owners = 0;
                for (const game::Region::Owner& owner : region->owners)
                    owners |= 1U << static_cast<unsigned>(owner.player);
                QCOMPARE(inShort->players, owners);
                shared |= std::uint64_t{region->owners.size() > 1} << static_cast<unsigned>(feature);
                const auto [known, isNew] = partsOf.emplace(inShort->region, region->parts);
                QVERIFY(known->second == region->parts);
            }
            QCOMPARE(position->sharedRegions(laid.cell), shared);
        }
        // Nothing has two numbers.
        std::size_t parts = 0;
        std::set<std::tuple<int, int, int>> all;
        for (const auto& [number, of] : partsOf)
            for (const game::Region::Part& part : of) {
                ++parts;
                all.emplace(part.cell.x, part.cell.y, part.feature);
            }
        QCOMPARE(all.size(), parts);
    }
}

// A bot that has played other games plays on as a new one would.
void TestRun::keptBotsPlayAsNewOnes() {
    const Plan plan = planOf(2, 12, {"greedy", "greedy"});
    const Results results = run(plan, {});
    const std::vector<std::int32_t>& moves = results.samples.at("moves");
    QCOMPARE(moves.size(), std::size_t{12});
    for (std::uint64_t number = 0; number < moves.size(); ++number)
        QCOMPARE(static_cast<std::size_t>(moves[number]), recordOf(plan, number).moves.size());
}

void TestRun::everySeatIsTakenByEveryPlayer() {
    const Plan plan = planOf(3, 3, {"greedy", "random", "random"});
    const game::Record first = recordOf(plan, 0);
    for (std::uint64_t number : {1U, 2U}) {
        const game::Record other = recordOf(plan, number);
        QCOMPARE(other.stack, first.stack);
        for (std::size_t seat = 0; seat < 3; ++seat)
            QCOMPARE(other.players[seat].kind, first.players[(seat + number) % 3].kind);
    }
}

void TestRun::notableGamesArePlayedAgain() {
    const Plan plan = planOf(2, 8);
    const Results results = run(plan, {});
    for (const char* name : {"longest", "shortest"}) {
        const NotableGame& notable = results.notable.at(name);
        const auto replayed = game::replay(recordOf(plan, notable.number), rulesets());
        QVERIFY2(replayed && !hasErrors(replayed.issues), listed(replayed.issues));
        QCOMPARE(std::int64_t{replayed.value->position->table().turn}, notable.value);
    }
    QVERIFY(results.notable.at("longest").value >= results.notable.at("shortest").value);
}

void TestRun::findsTheStrongerBotAndASeatThatIsAhead() {
    const Results results = run(planOf(2, 20, {"greedy", "random"}), {});
    const std::vector<Figure> all = figures(results);
    const auto greedy = std::ranges::find(all, "win/player/0", &Figure::id);
    QVERIFY(greedy != all.end() && greedy->isShare);
    QVERIFY(greedy->estimate.interval.low > 0.5);
    // It sits at every seat equally often, so no seat is ahead; nor is that called fair after ten blocks.
    for (const SeatFigure& seat : seatFigures(results))
        QVERIFY(seat.fairness.verdict == Fairness::Verdict::Open);
    Results biased = results;
    const std::size_t blocks = biased.done.size();
    biased.counters["win/seat/0"].assign(blocks, 2 * wholeWin);
    biased.counters["win/seat/1"].assign(blocks, 0);
    for (const SeatFigure& seat : seatFigures(biased)) {
        QVERIFY(seat.fairness.verdict == Fairness::Verdict::Unfair);
        QVERIFY(seat.advantage.interval.low >= -0.5 && seat.advantage.interval.high <= 0.5);
    }
    // Two blocks alone prove nothing, whatever they show.
    Results few = run(planOf(2, 4, {"greedy", "random"}), {});
    few.counters["win/seat/0"].assign(2, 2 * wholeWin);
    few.counters["win/seat/1"].assign(2, 0);
    for (const SeatFigure& seat : seatFigures(few)) {
        QVERIFY(seat.fairness.verdict == Fairness::Verdict::Open);
        QVERIFY(seat.moreGames > 0);
    }
    const GoalResult apart = judge(few, {{"seat-difference", std::nullopt, 0.01}}).front();
    QCOMPARE(apart.met, GoalResult::Met::Open);
    QCOMPARE(apart.estimate.value(), (Estimate{0.5, unknownInterval}));
}

QTEST_APPLESS_MAIN(TestRun)
#include "tst_run.moc"
