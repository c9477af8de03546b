#include <QTest>

#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/run.h"
#include "engine/playtest/studies/compare.h"
#include "engine/playtest/studies/study.h"
#include "engine/playtest/studies/tune.h"
#include "tests/games/sample_games.h"
#include "tests/landscape/landscape_scenario.h"
#include "tests/playtest/observed_game.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

const QString end = "end frff r:e x%1";
const QString grass = "grass ffff x%1";
const QString mouth = "mouth frff r:e! x%1";

using Cells = decltype(PlaceTally::cells);

ObservedGame watchedLand(const LandscapeSetup& setup) {
    return ObservedGame(compile(setup).value.value());
}

Plan landscapePlan(std::shared_ptr<const game::Game> game, std::uint64_t games, const char* bot = "random") {
    Plan plan;
    plan.ruleset = "landscape";
    plan.players.assign(static_cast<std::size_t>(game->playerCount()), bot);
    plan.game = std::move(game);
    plan.seed = 11;
    plan.games = games;
    return plan;
}

TileSet baseSet() {
    return *readTileSet(bundledText("landscape/base.tileset.json")).value;
}

Map startMap() {
    return *readMap(bundledText("landscape/start.map.json")).value;
}

std::shared_ptr<const game::Game> base(const std::function<void(TileSet&)>& change = {}, int players = 2,
                                       const char* ruleset = "landscape") {
    TileSet set = baseSet();
    if (change)
        change(set);
    return game::findRuleset(rulesets(), ruleset)
        ->compile(set, startMap(), Json::object(), players)
        .value.value();
}

Figure landscapeFigure(const Results& results, const std::string& id) {
    const std::vector<Figure> all = figures(results);
    const auto found = std::ranges::find(all, id, &Figure::id);
    if (found == all.end())
        qFatal("no figure %s", id.c_str());
    return *found;
}

bool hasFigure(const Results& results, const std::string& id) {
    const std::vector<Figure> all = figures(results);
    return std::ranges::find(all, id, &Figure::id) != all.end();
}

PlaceTally placesOf(const GameTally& tally) {
    PlaceTally places;
    tally.places->addTo(places);
    return places;
}

} // namespace

/// Games in which points are scored in play: counted by hand, and with something planted.
class TestScoringCounters : public QObject {
    Q_OBJECT

private slots:
    void roadsByHand() {
        // The first player's road is complete at once, the second one's never.
        ObservedGame game = watchedLand({.tiles = {end.arg(3)}, .map = {"0 0 end"}});
        game.play({"lay x=1 y=0 rotation=180", "place feature=0", "end-turn"});
        game.play({"lay x=0 y=1 rotation=0", "place feature=0", "end-turn"});
        QVERIFY(game.over());
        const GameTally tally = game.finish();
        // L-2.4: no turn begins for which no tile is left.
        compareAll(tally, {{"turns", 2},
                           {"laid", 2},
                           {"joined", 2},
                           {"end/last-tile", 1},
                           {"end/escape", -1},
                           {"dead-ends", -1},
                           {"scored/road", 2},
                           {"scored-end/road", 1},
                           {"scored/city", 0},
                           {"scored-end/field", 0},
                           {"scored/tunnel-road", -1},
                           {"scorings/road", 2},
                           {"scorings/city", 0},
                           {"deployed/follower", 2},
                           {"returned/follower", 1},
                           {"moved/follower", -1},
                           // Seven in the hand of each when his turn begins.
                           {"hand/follower", 14},
                           {"empty-hand/follower", 0},
                           {"own-turns/1", 2},
                           {"hand-turns/1/follower", 14},
                           {"complete/road", 1},
                           {"incomplete/road", 1},
                           {"occupied/road", 1},
                           {"left/road", 1},
                           {"trapped/road", 0},
                           {"trapped-pieces/road", 0},
                           {"complete/city", 0},
                           {"occupied/field", 0},
                           {"complete/field", -1},
                           {"points/seat/0", 2},
                           {"points/seat/1", 1}});
        QCOMPARE(tally.tiles.front(), (TileTally{.drawn = 2,
                                                 .refused = 0,
                                                 .joined = 2,
                                                 .visits = 2,
                                                 .gains = 3,
                                                 .drawnBy = {1, 1},
                                                 .marginBy = {1, -1}}));
        const PlaceTally places = placesOf(tally);
        QCOMPARE(places.games, std::int64_t{1});
        QCOMPARE(places.beyond, PlaceCounts{});
        QVERIFY((places.cells == Cells{{{0, 0}, {.scored = 2}},
                                       {{1, 0}, {.scored = 2, .placed = 1}},
                                       {{0, 1}, {.scored = 1, .placed = 1}}}));
        QCOMPARE(tally.samples.at("turns"), 2);
    }

    // L-2.4: where nothing fits no turn begins; no figure is divided by none.
    void gamesWithoutATurn() {
        const auto game = compile({.tiles = {grass.arg(1), "city cccc c:nesw x2"}, .map = {"0 0 grass"}});
        const Results results = run(landscapePlan(*game.value, 4), {});
        QCOMPARE(results.total("turns"), std::int64_t{0});
        QCOMPARE(results.total("hand/follower"), std::int64_t{0});
        QCOMPARE(results.total("uncovered/no-tile-fits"), std::int64_t{4});
        QCOMPARE(landscapeFigure(results, "turns/mean").estimate.value, 0.0);
        for (const Figure& landscapeFigure : figures(results))
            QVERIFY2(std::isfinite(landscapeFigure.estimate.value), landscapeFigure.id.c_str());
        QVERIFY(!reportHtml(results, &Text::english).empty());
        const auto again = readResults(fileText(reportJson(results)));
        QVERIFY2(again.value.has_value(), listed(again.issues));
        QCOMPARE(*again.value, results);
    }

    void trappedByHand() {
        // Between two roads that look at each other no tile fits, as each tile ends its road.
        ObservedGame game =
            watchedLand({.tiles = {end.arg(2), grass.arg(1)}, .map = {"2 0 end 180", "0 1 grass"}});
        game.play({"lay x=0 y=0 rotation=0", "place feature=0", "end-turn"});
        QVERIFY(game.over());
        compareAll(game.finish(), {{"occupied/road", 1},
                                   {"incomplete/road", 2},
                                   {"left/road", 1},
                                   {"trapped/road", 1},
                                   {"trapped-pieces/road", 1},
                                   {"scored-end/road", 1}});
    }

    void notTrappedWhereATileFits() {
        ObservedGame game = watchedLand(
            {.tiles = {end.arg(2), grass.arg(1), "road frfr r:ew x1"}, .map = {"2 0 end 180", "0 1 grass"}});
        game.play({"lay x=0 y=0 rotation=0", "place feature=0", "end-turn"});
        game.play({"lay x=-1 y=1 rotation=90", "end-turn"});
        QVERIFY(game.over());
        compareAll(game.finish(), {{"occupied/road", 1}, {"trapped/road", 0}, {"trapped-pieces/road", 0}});
    }

    void tunnelsByHand() {
        // Two tokens make one road of four tiles of two, and a road of its own kind of the points.
        ObservedGame game = watchedLand({.tiles = {end.arg(2), grass.arg(2), mouth.arg(2)},
                                         .map = {"0 0 mouth", "0 1 grass", "0 2 mouth"},
                                         .ruleset = "tunnel"});
        game.play(
            {"lay x=1 y=0 rotation=180", "place feature=0", "place-token colour=blue x=0 y=0", "end-turn"});
        game.play({"lay x=1 y=2 rotation=180", "end-turn"});
        game.play({"lay x=-1 y=1 rotation=0", "place-token colour=blue x=0 y=2", "end-turn"});
        QVERIFY(game.over());
        compareAll(game.finish(), {{"scored/tunnel-road", 4},
                                   {"scorings/tunnel-road", 1},
                                   {"scorings/road", 0},
                                   {"scored-end/tunnel-road", 0},
                                   {"scored/road", 0},
                                   {"complete/road", 1},
                                   {"returned/follower", 1},
                                   {"placed/tunnel-blue", 2}});
    }

    // Two roads of one player each become one, that both score.
    void contestsByHand() {
        ObservedGame game =
            watchedLand({.tiles = {end.arg(2), "road frfr r:ew f:NL,NR,EL,WR f:ER,SL,SR,WL x1", grass.arg(3)},
                         .map = {"0 1 grass", "1 1 grass", "2 1 grass"}});
        game.play({"lay x=0 y=0 rotation=0", "place feature=0", "end-turn"});
        game.play({"lay x=2 y=0 rotation=180", "place feature=0", "end-turn"});
        game.play({"lay x=1 y=0 rotation=0", "end-turn"});
        QVERIFY(game.over());
        const GameTally tally = game.finish();
        compareAll(tally, {{"contests", 1}, {"scorings/road", 1}, {"scored/road", 6}});
        QCOMPARE(tally.tiles[0].contests, std::int64_t{0});
        QCOMPARE(tally.tiles[1].contests, std::int64_t{1});
        // From the first tile of the map, which lies at 0, 1.
        QVERIFY((placesOf(tally).cells == Cells{{{0, -1}, {.scored = 6, .placed = 1}},
                                                {{1, -1}, {.scored = 6, .contests = 1}},
                                                {{2, -1}, {.scored = 6, .placed = 1}}}));
    }

    void whatLiesBeyondTheWindowIsInItsBorder() {
        GamePlaces game;
        game.start({1, 2});
        game.add({4, -2}, &PlaceCounts::placed, 1);
        game.add({28, -2}, &PlaceCounts::placed, 2);
        game.add({-20, 902}, &PlaceCounts::scored, 5);
        game.add({21, -18}, &PlaceCounts::scored, 7);
        game.add({41, 42}, &PlaceCounts::contests, 0);
        PlaceTally places;
        game.addTo(places);
        PlaceTally twice = places;
        game.addTo(twice);
        QVERIFY((places.cells == Cells{{{20, -20}, {.scored = 7}},
                                       {{3, -4}, {.placed = 1}},
                                       {{20, -4}, {.placed = 2}},
                                       {{-20, 20}, {.scored = 5}}}));
        QCOMPARE(places.beyond, (PlaceCounts{.scored = 5, .placed = 2}));
        QCOMPARE(twice.cells.at({20, -4}).placed, std::int64_t{4});
        QCOMPARE(twice.beyond.scored, std::int64_t{10});
        QCOMPARE(twice.games, std::int64_t{2});
    }

    // Where the stack has three tiles, nobody gets far; with the whole set most pieces stand farther off.
    void piecesNearTheBeginningAreFound() {
        const auto nearby = [](const Results& results) {
            std::int64_t close = 0;
            std::int64_t all = 0;
            for (const auto& [cell, counts] : results.places.cells) {
                all += counts.placed;
                close += std::abs(cell.x) + std::abs(cell.y) <= 3 ? counts.placed : 0;
            }
            return static_cast<double>(close) / static_cast<double>(all);
        };
        const auto few = compile({.tiles = {end.arg(3), grass.arg(1)}, .map = {"0 0 grass"}});
        const Results planted = run(landscapePlan(*few.value, 40), {});
        QCOMPARE(planted.places.games, std::int64_t{40});
        QCOMPARE(nearby(planted), 1.0);
        const Results whole = run(landscapePlan(base(), 40), {});
        QVERIFY(nearby(whole) < 0.75);
        // Nobody sends pieces home in either.
        const std::string page = reportHtml(whole, &Text::english);
        QVERIFY(page.find("Pieces per game") != std::string::npos);
        QVERIFY(page.find("Sent home per game") == std::string::npos);
    }

    void reportsOfBeforeHaveNoPlaces() {
        const Results whole = run(landscapePlan(base(), 2), {});
        Json report = reportJson(whole);
        report.erase("places");
        const auto before = readResults(fileText(report));
        QVERIFY2(before.value.has_value(), listed(before.issues));
        QCOMPARE(before.value->places, PlaceTally{});
        QVERIFY(reportHtml(*before.value, &Text::english).find("Pieces per game") == std::string::npos);
        report = reportJson(whole);
        report["places"]["cells"]["21,0"] = {0, 1, 0, 0};
        QVERIFY(!readResults(fileText(report)).value);
        report["places"]["cells"].erase("21,0");
        QVERIFY(readResults(fileText(report)).value);
        report["places"]["beyond"] = {0, 1'000'000, 0, 0};
        QVERIFY(!readResults(fileText(report)).value);
        report["places"]["beyond"] = {0, 0, 0, 0};
        report["places"]["games"] = 3;
        QVERIFY(!readResults(fileText(report)).value);
    }

    void sourcesAddUpToAllPoints() {
        for (const char* ruleset : {"landscape", "tunnel"}) {
            Plan plan = landscapePlan(base({}, 3, ruleset), 12, "greedy");
            plan.ruleset = ruleset;
            const Results results = run(plan, {});
            std::int64_t scored = 0;
            std::int64_t points = 0;
            for (const auto& [name, column] : results.counters) {
                if (name.starts_with("scored/") || name.starts_with("scored-end/"))
                    scored += results.total(name);
                if (name.starts_with("points/seat/"))
                    points += results.total(name);
            }
            QVERIFY(points > 0);
            QCOMPARE(scored, points);
            // All that went out came home or stands there still.
            QCOMPARE(results.total("deployed/follower") - results.total("returned/follower"),
                     results.total("left/road") + results.total("left/city") +
                         results.total("left/cloister") + results.total("left/field"));
        }
    }

    void aSetWithoutCitiesHasNoPointsForThem() {
        const Results with = run(landscapePlan(base(), 40), {});
        QVERIFY(landscapeFigure(with, "points-from/city").estimate.interval.low > 0);
        const Results without = run(landscapePlan(base([](TileSet& set) {
                                                      for (Tile& tile : set.tiles)
                                                          for (const Edge edge : tile.landscape().edges)
                                                              if (edge == Edge::City)
                                                                  tile.count = 0;
                                                  }),
                                                  40),
                                    {});
        QCOMPARE(landscapeFigure(without, "complete/city").estimate.value, 0.0);
        QCOMPARE(landscapeFigure(without, "scored/city").estimate.value, 0.0);
        QVERIFY(landscapeFigure(without, "scored/road").estimate.value > 0);
        QVERIFY(!hasFigure(without, "end/escape"));
        QCOMPARE(landscapeFigure(without, "end/last-tile").estimate.value, 1.0);
    }

    void aTileThatNeverFitsIsFound() {
        const auto game = compile({.tiles = {grass.arg(30), "city cccc c:nesw x6"}, .map = {"0 0 grass"}});
        const Results results = run(landscapePlan(*game.value, 100), {});
        const auto tiles = tileFigures(results);
        QCOMPARE(tiles[1].refusedShare.value().value, 1.0);
        QVERIFY(tiles[1].refusedMore);
        QVERIFY(!tiles[0].refusedMore);
        QVERIFY(landscapeFigure(results, "refused").estimate.interval.low > 0.1);
    }

    void aSeatThatPlaysAloneIsFound() {
        const auto game = compile({.tiles = {end.arg(2)}, .map = {"0 0 end"}});
        const auto seats = seatFigures(run(landscapePlan(*game.value, 600), {}));
        QCOMPARE(seats[0].fairness.verdict, Fairness::Verdict::Unfair);
        QVERIFY(seats[0].advantage.interval.low > 0.1);
    }

    void partsAreMergedAndRead() {
        const Plan plan = landscapePlan(base(), 16);
        Plan first = plan;
        first.shards = 2;
        Plan second = first;
        second.shard = 2;
        const Results whole = run(plan, {});
        const auto merged = merge({run(second, {}), run(first, {})});
        QVERIFY2(merged.value.has_value(), listed(merged.issues));
        QCOMPARE(*merged.value, whole);
        const auto again = readResults(fileText(reportJson(whole)));
        QVERIFY2(again.value.has_value(), listed(again.issues));
        QCOMPARE(*again.value, whole);
        const std::string page = reportHtml(whole, &Text::english);
        QVERIFY(page.find("cloisters") != std::string::npos);
        QVERIFY(page.find("Average points scored by features that a laid copy is part of") !=
                std::string::npos);
        QVERIFY(page.find("Average number of tokens gained") == std::string::npos);
    }

    void winsOfSixAreDividedWithoutRest() {
        const Results results = run(landscapePlan(base({}, 6), 12), {});
        std::int64_t won = 0;
        for (int seat = 0; seat < 6; ++seat)
            won += results.total("win/seat/" + std::to_string(seat));
        QCOMPARE(won, partsOfWin(6) * static_cast<std::int64_t>(results.games()));
    }

    void goalsAboutHandsAndSources() {
        const Plan plan = landscapePlan(base(), 40, "greedy");
        const KnownFigures known = knownFigures(plan);
        QVERIFY(known.contains("empty-hands") && known.contains("source-share"));
        const Results results = run(plan, {});
        const auto judged = judge(results, {{"empty-hands", std::nullopt, 0.7}, {"source-share", 0.99, {}}});
        QVERIFY(judged[0].isShare);
        QCOMPARE(judged[0].estimate.value().value,
                 landscapeFigure(results, "empty-hand/follower").estimate.value);
        double most = 0;
        for (const char* source : {"road", "city", "cloister", "field"})
            most =
                std::max(most, landscapeFigure(results, std::string("points-from/") + source).estimate.value);
        QCOMPARE(judged[1].estimate.value().value, most);
        QCOMPARE(judged[1].met, GoalResult::Met::No);
    }

    void comparedByPointsWhereNobodyEscapes() {
        const Results results = run(landscapePlan(base(), 80), {});
        const auto compared = compare(results, results, CompareSettings());
        QVERIFY2(compared.value.has_value(), listed(compared.issues));
        QCOMPARE(compared.value->figure, std::string("points/mean"));
        QCOMPARE(compared.value->finding, Finding::Alike);
        std::int64_t points = 0;
        for (const char* seat : {"points/seat/0", "points/seat/1"})
            points += results.total(seat);
        QCOMPARE(compared.value->mainDifference().a.value, static_cast<double>(points) / 160);

        CompareSettings few;
        few.batch = 20;
        const auto played = compare(landscapePlan(base(), 60), landscapePlan(base(), 60), few);
        QVERIFY2(played.value.has_value(), listed(played.issues));
        QCOMPARE(played.value->comparison.figure, std::string("points/mean"));
    }

    void studiesCompareSetsAndOptions() {
        Study study;
        study.ruleset = "landscape";
        study.players = {"random", "random"};
        study.games = 4;
        study.fixed.map = "landscape/start.map.json";
        study.axes = {{"options/smallCity", Json::array({2, 4})}};
        study.goals = {{"points-from/city", 0.1, 0.9}};
        const FileReader read = [](const std::string& name) {
            return Loaded<std::string>{std::string(bundledText(name)), {}};
        };
        const game::Ruleset& rules = *game::findRuleset(rulesets(), "landscape");
        // Without a set and a specification, the bundled one is played.
        const auto bundled = pointsOf(study, rules, read);
        QVERIFY2(bundled.value.has_value(), listed(bundled.issues));
        QCOMPARE(bundled.value->front().plan.game->tileSet().name, std::string("Landscape base"));
        study.fixed.tileSet = "landscape/base.tileset.json";
        const auto points = pointsOf(study, rules, read);
        QVERIFY2(points.value.has_value(), listed(points.issues));
        QCOMPARE(points.value->size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestScoringCounters)
#include "tst_scoring_counters.moc"
