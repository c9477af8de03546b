#include <QTest>

#include "engine/playtest/run.h"
#include "tests/beneath/scenario.h"
#include "tests/games/sample_games.h"
#include "tests/playtest/observed_game.h"

#include <memory>
#include <set>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

ObservedGame watched(const Setup& setup) {
    return ObservedGame(compile(setup).value.value());
}

} // namespace

/// Games of a few turns, counted by hand.
class TestTally : public QObject {
    Q_OBJECT

private slots:
    void threeTurns();
    void firstGains();
    void earnedIsNeitherStartedNorExchanged();
    void byTurns();
    void holesThatNothingFits();
    void barsAndRefusals();
    void allCountersAreDescribed();
};

void TestTally::threeTurns() {
    // The Runner comes in, collects green, goes onto a tile that was laid, collects red and pays it to go
    // back.
    ObservedGame game =
        watched({.chambers = {"0 0 entrance .o..", "1 0 chamber .o.g"}, .tiles = {"gem .o.r 3"}});
    game.play({"choose-picks", "choose-picks"});
    game.play({"lay x=2 y=0 rotation=0", "enter-runner runner=0", "move-runner to=east", "end-turn"});
    game.play({"lay x=16 y=41 rotation=90", "end-turn"});
    game.play({"lay x=16 y=42 rotation=90", "move-runner to=east", "move-runner to=west", "end-turn"});
    QVERIFY(game.over());
    const GameTally tally = game.finish();
    compareAll(tally, {{"moves", 12},
                       {"turns", 3},
                       // Two choices of no pick, and the ends of the turns without an action left.
                       {"forced", 4},
                       {"moves/turns/1", 10},
                       {"forced/turns/1", 2},
                       // The third alone begins with a pick that opens a door beside the Runner.
                       {"scarce", 2},
                       {"use/entrance/0,0", 2},
                       {"use/chamber/1,0", 3},
                       {"use/cell+prisoner/2,40", 0},
                       {"door/0,0/east", 1},
                       {"door/1,0/west", 1},
                       {"door/1,0/east", 2},
                       {"door/2,40/south", 0},
                       {"moved/runner", 4},
                       {"gained/pick-green", 1},
                       {"gained/pick-red", 1},
                       {"started/pick-red", -1},
                       {"exchanged/pick-red", -1},
                       // In the supply, but nobody's.
                       {"gained/pick-blue", 0},
                       {"empty/pick-blue", 0},
                       {"empty/silver", 0},
                       {"paid/pick-red", 1},
                       {"first/pick-red", 2},
                       {"holders/silver", 0},
                       // The tile at 2, 0 and the last one below the feeder.
                       {"dead-ends", 2},
                       // East of 2, 0, below the feeder, and below two cells, the key room, the guardhouse.
                       {"holes", 6},
                       {"unfit", 0}});
    QCOMPARE(tally.tiles.size(), std::size_t{1});
    // The first player draws twice and is a point ahead; two copies are never stepped on.
    QCOMPARE(tally.tiles.front(), (TileTally{.drawn = 3,
                                             .refused = 0,
                                             .joined = 3,
                                             .visits = 1,
                                             .gains = 1,
                                             .idle = 2,
                                             .drawnBy = {2, 1},
                                             .marginBy = {2, -1}}));
    QCOMPARE(tally.samples.at("win/0"), static_cast<std::int32_t>(wholeWin));
    QCOMPARE(tally.samples.at("win/1"), 0);
    QCOMPARE(tally.samples.at("margin"), 1);
    QCOMPARE(tally.samples.at("first/silver/0"), 0);
    QCOMPARE(tally.samples.count("first/pick-red/0"), std::size_t{0});
}

void TestTally::firstGains() {
    ObservedGame game = watched({.tiles = {"str o.o. 3"}, .options = {{"silverCost", 1}}, .picks = {"bygr"}});
    const QString picks = "choose-picks picks=blue,yellow,green,red";
    game.play({picks, picks});
    game.play(
        {"lay x=16 y=41", "make-silver picks=red", "release-prisoner picks=blue,yellow,green", "end-turn"});
    game.play({"lay x=16 y=42", "end-turn"});
    game.play({"lay x=16 y=43", "end-turn"});
    const GameTally tally = game.finish();
    compareAll(tally, {{"holders/silver", 1},
                       {"first/silver", 1},
                       {"gained/prisoner", 1},
                       {"gained/silver", 1},
                       // All picks are those of the start, nobody has earned one.
                       {"started/pick-red", 2},
                       {"gained/pick-red", 0},
                       {"holders/pick-red", -1},
                       {"holders/prisoner", 1},
                       {"holders/key", 0},
                       // Four picks and a token can be exchanged; without any pick nothing can be paid.
                       {"scarce", 1}});
    QCOMPARE(tally.samples.at("first/silver/0"), 1);
    QCOMPARE(tally.samples.at("first/silver/1"), 0);
    QCOMPARE(tally.samples.at("first/prisoner/0"), 1);
}

void TestTally::earnedIsNeitherStartedNorExchanged() {
    ObservedGame game = watched({.tiles = {"str o.o. 3"}, .picks = {"bygr"}});
    const QString picks = "choose-picks picks=blue,yellow,green,red";
    game.play({picks, picks});
    game.play({"lay x=16 y=41", "exchange take=red", "end-turn"});
    game.play({"lay x=16 y=42", "end-turn"});
    game.play({"lay x=16 y=43", "end-turn"});
    compareAll(game.finish(), {{"started/pick-red", 2},
                               {"exchanged/pick-red", 1},
                               {"gained/pick-red", 0},
                               {"holders/pick-red", -1},
                               {"first/pick-red", -1}});
}

void TestTally::byTurns() {
    // 13 turns of one, 12 of the other, in which nobody does a thing.
    ObservedGame game = watched({.tiles = {"str o.o. 25"}});
    game.play({"choose-picks", "choose-picks"});
    for (int turn = 0; turn < 25; ++turn)
        game.play({QString("lay x=16 y=%1").arg(41 + turn), "end-turn"});
    QVERIFY(game.over());
    const GameTally tally = game.finish();
    compareAll(tally, {{"turns", 25},
                       {"scarce", 25},
                       {"moves/turns/1", 40},
                       {"moves/turns/2", 10},
                       {"moves/turns/3", -1},
                       {"uncovered/nothing-useful", 1},
                       {"uncovered/no-tile-fits", -1}});
    QCOMPARE(at(tally.counters, "choices/turns/1") + at(tally.counters, "choices/turns/2") + 2,
             at(tally.counters, "choices"));
    QCOMPARE(tally.notable, (Counters{{"uncovered/nothing-useful", 1}}));
}

void TestTally::holesThatNothingFits() {
    // Two chambers open to the cell at 0, 1 from the north and the west, which only a corner would fit.
    const QStringList chambers{"0 0 chamber ..o.", "-1 1 chamber .o.."};
    const ObservedGame straights = watched({.chambers = chambers, .tiles = {"str o.o. 1", "cor oo.. 0"}});
    QCOMPARE(straights.dungeon(), (FinalDungeon{.deadEnds = 0, .holes = 7, .unfit = 1}));
    const ObservedGame corners = watched({.chambers = chambers, .tiles = {"str o.o. 1", "cor oo.. 1"}});
    QCOMPARE(corners.dungeon(), (FinalDungeon{.deadEnds = 0, .holes = 7, .unfit = 0}));
}

void TestTally::barsAndRefusals() {
    ObservedGame game =
        watched({.chambers = {"0 0 chamber .oo.", "1 0 chamber ..oo"}, .tiles = {"str o.o. 2"}});
    game.play({"choose-picks", "choose-picks"});
    game.play({"lay x=16 y=41", "take-marker marker=black", "place-marker marker=black x=0 y=0 side=east",
               "end-turn"});
    game.play({"lay x=16 y=42", "end-turn"});
    compareAll(game.finish(),
               {{"barred/0,0", 1}, {"barred/1,0", 1}, {"barred/16,40", 0}, {"refused-at/0,0", 0}});
}

/// Each counter and each sample of games has a row, and each row is of some game.
void TestTally::allCountersAreDescribed() {
    std::set<const CounterSpec*> used;
    const auto find = [&used](std::span<const CounterSpec> specs, const auto& numbers) {
        for (const auto& [name, number] : numbers) {
            const CounterSpec* spec = specOf(specs, name);
            QVERIFY2(spec != nullptr, name.c_str());
            used.insert(spec);
        }
    };
    for (const Sample& sample : samples())
        for (const char* bot : {"random", "greedy"}) {
            const Plan plan{.ruleset = sample.ruleset,
                            .game = sampleGame(sample, 2, Json::object()),
                            .players = {bot, bot},
                            .games = 40};
            const Results results = run(plan, {});
            find(counterSpecs(), results.counters);
            find(sampleSpecs(), results.samples);
        }
    for (const auto& specs : {counterSpecs(), sampleSpecs()})
        for (const CounterSpec& spec : specs)
            QVERIFY2(used.contains(&spec), std::string(spec.name).c_str());
}

QTEST_APPLESS_MAIN(TestTally)
#include "tst_tally.moc"
