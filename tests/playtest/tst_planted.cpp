#include <QTest>

#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "tests/beneath/scenario.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <functional>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

Plan plantedPlan(std::shared_ptr<const game::Game> game, std::vector<std::string> bots, std::uint64_t games) {
    Plan plan;
    plan.ruleset = "beneath";
    plan.game = std::move(game);
    plan.players = std::move(bots);
    plan.seed = 11;
    plan.games = games;
    return plan;
}

std::shared_ptr<const game::Game> bundled(const std::function<void(TileSet&)>& change = {},
                                          const Json& options = Json::object()) {
    const Sample& sample = samples().front();
    const auto game = sampleGame(sample, 2, options);
    TileSet set = game->tileSet();
    if (change)
        change(set);
    return rulesetOf(sample).compile(set, game->map(), options, 2).value.value();
}

std::shared_ptr<const game::Game> smallGame(const Setup& setup) {
    const auto game = compile(setup);
    if (!game.value)
        qFatal("%s", listed(game.issues).constData());
    return *game.value;
}

Figure plantedFigure(const Results& results, const std::string& id) {
    const std::vector<Figure> all = figures(results);
    const auto found = std::ranges::find(all, id, &Figure::id);
    if (found == all.end())
        qFatal("no figure %s", id.c_str());
    return *found;
}

} // namespace

/// Whole playtests of games in which something was planted: what is told of them has to show it, and nothing
/// of the kind where it was not.
class TestPlanted : public QObject {
    Q_OBJECT

private slots:
    void aTileThatNeverFits();
    void aRefusalTwiceIsOne();
    void aColourNobodyCanEarn();
    void aCellThatIsFarOff();
    void nothingToPayFor();
    void aStrongerBotAndLuck();
    void moreToDoLater();
    void deadEndsAndHoles();
    void silverSooner();
    void aSupplyThatRunsOut();
    void nothingUseful();
};

void TestPlanted::aTileThatNeverFits() {
    // One corridor that must stay open: whatever ends it is refused.
    const Results results =
        run(plantedPlan(smallGame({.chambers = {"0 0 guardhouse .G..", "1 0 chamber oooo",
                                                "1 -1 key-room ..K.", "1 1 entrance o...", "2 0 chamber oo.o",
                                                "2 -1 cell1 ..C.", "3 0 chamber .ooo", "3 1 cell2 C..."},
                                   .tiles = {"str o.o. 12", "end o... 2"},
                                   .options = {{"keepDungeonOpen", true}},
                                   .complete = false}),
                        {"random", "random"}, 40),
            {});
    for (const TileFigure& tile : tileFigures(results)) {
        QCOMPARE(tile.refusedMore, tile.tile == "end");
        QCOMPARE(tile.refusedLess, tile.tile == "str");
        QCOMPARE(tile.tally.refused, tile.tile == "end" ? tile.tally.drawn : 0);
    }
    // One in seven stacks ends with such a tile.
    QVERIFY(plantedFigure(results, "uncovered/no-tile-fits").estimate.interval.low > 0);
    // Only before the first corridor lies is a door of the board the one that must stay open.
    for (const ChamberFigure& chamber : chamberFigures(results))
        QCOMPARE(chamber.refused > 0, chamber.cell == (Cell{3, 0}));
    const NotableGame& game = results.notable.at("uncovered/no-tile-fits");
    QVERIFY(game.number < results.games());
    const Results healthy = run(plantedPlan(bundled(), {"random", "random"}, 40), {});
    for (const TileFigure& tile : tileFigures(healthy))
        QVERIFY2(!tile.refusedMore, tile.tile.c_str());
}

void TestPlanted::aRefusalTwiceIsOne() {
    // Of a hundred draws each in fifty blocks: refused in `blocks` of them, each time in both games or in
    // one.
    const auto results = [](std::int64_t blocks, std::int64_t each) {
        Results made;
        made.players = 2;
        made.blocks = 50;
        for (std::uint32_t block = 0; block < 50; ++block)
            made.done.push_back(block);
        made.counters["games"].assign(50, 2);
        for (int tile = 0; tile < 200; ++tile) {
            const std::int64_t refused = tile == 0 ? blocks * each : 0;
            made.tileIds.push_back("tile" + std::to_string(tile));
            made.tiles.push_back({.drawn = 100,
                                  .refused = refused,
                                  .blocks = 50,
                                  .refusedRefused = blocks * each * each,
                                  .refusedDrawn = refused * 2,
                                  .drawnDrawn = 200});
            if (tile > 0)
                made.tiles.back().refusedRefused = 0;
        }
        return made;
    };
    const auto flagged = [](const Results& of) { return tileFigures(of).front().refusedMore; };
    // Two of 20,000 draws, both of one of two hundred tiles, are no chance (0.0001) unless they are one.
    QVERIFY(!flagged(results(1, 2)));
    // What comes with three stacks is none, whether it is seen once with each or twice.
    QVERIFY(flagged(results(3, 2)) && flagged(results(3, 1)));
    const TileFigure never = tileFigures(results(4, 2)).at(1);
    QVERIFY(never.refusedShare && never.refusedShare->value == 0 && never.refusedShare->interval.high > 0.05);
}

void TestPlanted::aColourNobodyCanEarn() {
    // Random players hardly ever exchange for it.
    const Results results =
        run(plantedPlan(bundled([](TileSet& set) {
                            for (Tile& tile : set.tiles)
                                std::ranges::replace(std::get<Sides>(tile.face), skull(Colour::Purple),
                                                     skull(Colour::Grey));
                        }),
                        {"random", "random"}, 100),
            {});
    const double purple = plantedFigure(results, "gained/pick-purple").estimate.interval.high;
    for (const char* other : {"yellow", "green", "red", "grey"})
        QVERIFY2(purple < plantedFigure(results, std::string("gained/pick-") + other).estimate.interval.low,
                 other);
    // What is taken at the start or in exchange is not earned: none at all, as far as fifty blocks tell.
    QCOMPARE(plantedFigure(results, "gained/pick-purple").estimate.value, 0.0);
    QVERIFY(purple > 0 && purple < 0.08);
    QVERIFY(plantedFigure(results, "started/pick-purple").estimate.value > 0);
}

void TestPlanted::aCellThatIsFarOff() {
    // Seat 1 is two steps from freedom, seat 2 eleven, and there is a key room that only a long way leads to:
    // a biased seat, and a cell of the board that nobody uses.
    const QStringList chambers{"0 0 cell1 .C..",    "1 0 chamber oooo",   "2 0 guardhouse ...G",
                               "1 1 key-room K...", "1 -1 entrance ooo.", "2 -1 chamber .o.o",
                               "3 -1 chamber .o.o", "4 -1 chamber .o.o",  "5 -1 chamber .o.o",
                               "6 -1 chamber .o.o", "7 -1 chamber .o.o",  "8 -1 chamber .o.o",
                               "9 -1 chamber oo.o", "10 -1 cell2 ...C",   "9 -2 key-room ..K."};
    const Results results = run(plantedPlan(smallGame({.chambers = chambers,
                                                       .tiles = {"gem gryo 12", "two b.r. 12"},
                                                       .options = {{"silverCost", 1}, {"startingPicks", 4}},
                                                       .complete = false}),
                                            {"greedy", "greedy"}, 60),
                                {});
    const std::vector<SeatFigure> seats = seatFigures(results);
    for (const SeatFigure& seat : seats)
        QVERIFY(seat.fairness.verdict == Fairness::Verdict::Unfair);
    QVERIFY(seats[0].winShare.interval.low > 0.5);
    std::size_t keyRooms = 0;
    for (const ChamberFigure& chamber : chamberFigures(results)) {
        if (chamber.alike != "key-room")
            continue;
        ++keyRooms;
        QVERIFY(chamber.tested);
        QCOMPARE(chamber.usedLess, chamber.cell == (Cell{9, -2}));
        QCOMPARE(chamber.usedMore, chamber.cell == (Cell{1, 1}));
    }
    QCOMPARE(keyRooms, std::size_t{2});
    QVERIFY(plantedFigure(results, "use/1,1").estimate.value > 0.5);
    QCOMPARE(plantedFigure(results, "use/9,-2").estimate.value, 0.0);

    // The bundled board is the same for both.
    for (const ChamberFigure& chamber :
         chamberFigures(run(plantedPlan(bundled(), {"random", "random"}, 60), {})))
        if (chamber.alike == "cell+prisoner")
            QVERIFY(chamber.tested && !chamber.usedLess && !chamber.usedMore);
}

void TestPlanted::nothingToPayFor() {
    const Json options = {{"startingPicks", 0}};
    const Results bare = run(plantedPlan(bundled(
                                             [](TileSet& set) {
                                                 for (Tile& tile : set.tiles)
                                                     for (SideContent& side : std::get<Sides>(tile.face))
                                                         side = isPassage(side) ? SideContent::Open : side;
                                             },
                                             options),
                                         {"random", "random"}, 100),
                             {});
    const Results usual = run(plantedPlan(bundled({}, options), {"random", "random"}, 100), {});
    const Figure without = plantedFigure(bare, "scarce");
    QVERIFY(without.isShare);
    QVERIFY(plantedFigure(usual, "scarce").estimate.interval.high < without.estimate.interval.low);
}

void TestPlanted::aStrongerBotAndLuck() {
    const Results unlike = run(plantedPlan(bundled(), {"greedy", "random"}, 40), {});
    const Figure skill = plantedFigure(unlike, "skill/greedy-over-random");
    QVERIFY(skill.isShare && skill.estimate.interval.low > 0.5);
    // Greedy players decide alike each time: the stack alone makes the game.
    const Results alike = run(plantedPlan(bundled(), {"greedy", "greedy"}, 20), {});
    QVERIFY(gamesAlike(alike));
    QCOMPARE(
        alikeNote(alike).value().english(),
        std::string("These bots are deterministic, so some games repeat: 20 games tell you as much as 10."));
    for (const Figure& one : figures(alike))
        for (const char* meaningless : {"skill/", "luck/", "win/player/"})
            QVERIFY2(!one.id.starts_with(meaningless), one.id.c_str());
    QVERIFY(!gamesAlike(unlike) && !alikeNote(unlike));
    const Results random = run(plantedPlan(bundled(), {"random", "random"}, 100), {});
    QVERIFY(plantedFigure(random, "luck/points").estimate.interval.high < 0.5);
    QVERIFY(!gamesAlike(random));
}

void TestPlanted::moreToDoLater() {
    // Crosses open three ways for each that they close: ever more places to lay a tile.
    const Results crosses = run(plantedPlan(bundled([](TileSet& set) {
                                                set.tiles.resize(1);
                                                set.tiles[0].count = 60;
                                                std::get<Sides>(set.tiles[0].face).fill(SideContent::Open);
                                            }),
                                            {"random", "random"}, 20),
                                {});
    const auto choices = [&crosses](const char* turns) {
        return plantedFigure(crosses, std::string("choices/turns/") + turns).estimate.interval;
    };
    QVERIFY(choices("1-10").high < choices("11-20").low);
    QVERIFY(choices("11-20").high < choices("21-30").low);
}

void TestPlanted::deadEndsAndHoles() {
    const auto ofOneKind = [](const Sides& sides) {
        return run(plantedPlan(bundled([&sides](TileSet& set) {
                                   set.tiles.resize(1);
                                   set.tiles[0].count = 40;
                                   set.tiles[0].face = sides;
                               }),
                               {"random", "random"}, 20),
                   {});
    };
    const auto of = [](const Results& results, const char* id) {
        return plantedFigure(results, id).estimate.interval;
    };
    const Results ends =
        ofOneKind({SideContent::Open, SideContent::Earth, SideContent::Earth, SideContent::Earth});
    const Results crosses =
        ofOneKind({SideContent::Open, SideContent::Open, SideContent::Open, SideContent::Open});
    QVERIFY(of(ends, "dead-ends").low > of(crosses, "dead-ends").high);
    QVERIFY(of(crosses, "holes").low > of(ends, "holes").high);
    // Two chambers open to a cell which only a corner would fit.
    const auto beside = [](const char* corners) {
        return run(plantedPlan(smallGame({.chambers = {"0 0 chamber ..o.", "-1 1 chamber .o.."},
                                          .tiles = {"str o.o. 4", corners}}),
                               {"random", "random"}, 20),
                   {});
    };
    const Results without = beside("cor oo.. 0");
    QVERIFY(of(without, "unfit").low > 0);
    QCOMPARE(beside("cor oo.. 2").total("unfit"), 0);
}

void TestPlanted::silverSooner() {
    const auto first = [](int cost) {
        const Results results =
            run(plantedPlan(bundled({}, {{"silverCost", cost}}), {"greedy", "greedy"}, 200), {});
        return plantedFigure(results, "first/silver/median").estimate.interval;
    };
    QVERIFY(first(2).high < first(6).low);
}

void TestPlanted::aSupplyThatRunsOut() {
    // With thrice the actions, players who choose blindly take all the markers that there are.
    const auto without = [](int actions) {
        return plantedFigure(
                   run(plantedPlan(bundled({}, {{"actionsPerTurn", actions}}), {"random", "random"}, 40), {}),
                   "empty/white")
            .estimate.interval;
    };
    QVERIFY(without(6).low > without(2).high);
}

void TestPlanted::nothingUseful() {
    // Nobody has a pick, and no door gives one.
    const Results idle =
        run(plantedPlan(smallGame({.tiles = {"str o.o. 60"}, .options = {{"startingPicks", 0}}}),
                        {"greedy", "greedy"}, 20),
            {});
    QVERIFY(plantedFigure(idle, "uncovered/nothing-useful").estimate.interval.low > 0.5);
    // The small set is used up while there is something to do, but for a game or two in which both bar the
    // way.
    const Results usual =
        run(plantedPlan(bundled(
                            [](TileSet& set) {
                                set = *readTileSet(bundledText("beneath/learning.tileset.json")).value;
                            },
                            {{"pickColours", 8}}),
                        {"greedy", "greedy"}, 200),
            {});
    QVERIFY(plantedFigure(usual, "uncovered/nothing-useful").estimate.interval.high < 0.1);
}

QTEST_APPLESS_MAIN(TestPlanted)
#include "tst_planted.moc"
