#include <QTest>

#include "engine/base/random.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "engine/playtest/tallies/lead_tracker.h"
#include "engine/playtest/tallies/tally.h"
#include "tests/beneath/scenario.h"
#include "tests/games/sample_games.h"
#include "tests/sanitizers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <set>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

using Points = std::array<int, 2>;

/// The points of two seats at the start of each turn, which they take in turn, and at the end.
struct Walk {
    std::vector<Points> atTurns;
    Points atEnd{};
    std::vector<int> winners;
};

struct Counted {
    Counters counters;
    Samples samples;
};

void count(const Walk& walk, Counters& counters, Samples& samples) {
    LeadTracker course;
    course.start(2);
    int player = 0;
    for (const Points& points : walk.atTurns) {
        course.turnBegan(points, player);
        player = 1 - player;
    }
    std::vector<std::int64_t> won(2);
    for (const int winner : walk.winners)
        won[static_cast<std::size_t>(winner)] = wholeWin / static_cast<std::int64_t>(walk.winners.size());
    CounterWriter::Order counterOrder;
    SampleWriter::Order sampleOrder;
    CounterWriter count(counters, counterOrder);
    SampleWriter sample(samples, sampleOrder);
    course.addTo(walk.atEnd, walk.winners, won, count, sample);
}

Counted counted(const Walk& walk) {
    Counted of;
    count(walk, of.counters, of.samples);
    return of;
}

GameTally tallyOf(const Walk& walk) {
    GameTally tally;
    count(walk, tally.counters, tally.samples);
    const auto turns = static_cast<std::int64_t>(walk.atTurns.size());
    tally.counters["games"] = 1;
    tally.counters["turns"] = turns;
    tally.counters["refused"] = 0;
    tally.samples["turns"] = static_cast<std::int32_t>(turns);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const bool wins = std::ranges::find(walk.winners, static_cast<int>(seat)) != walk.winners.end();
        const std::int64_t won = wins ? wholeWin / static_cast<std::int64_t>(walk.winners.size()) : 0;
        tally.counters["win/seat/" + std::to_string(seat)] = won;
        tally.samples["win/" + std::to_string(seat)] = static_cast<std::int32_t>(won);
    }
    return tally;
}

/// By points; level ones share it.
std::vector<int> winnersOf(const Points& points) {
    return points[0] == points[1] ? std::vector<int>{0, 1} : std::vector<int>{points[0] > points[1] ? 0 : 1};
}

constexpr int walkTurns = 9;

/// Whoever is at turn gains two points or none. Bit t of `gains`: whether in turn t.
Walk walkOf(unsigned gains) {
    Walk walk;
    Points points{};
    for (int turn = 0; turn < walkTurns; ++turn) {
        walk.atTurns.push_back(points);
        points[static_cast<std::size_t>(turn % 2)] += ((gains >> turn) & 1U) != 0 ? 2 : 0;
    }
    walk.atEnd = points;
    walk.winners = winnersOf(points);
    return walk;
}

/// The stack favours one of the seats: it gains in seven of ten turns, the other in three.
double chanceOf(unsigned gains, int favoured) {
    double chance = 1;
    for (int turn = 0; turn < walkTurns; ++turn)
        chance *= (((gains >> turn) & 1U) != 0) == (turn % 2 == favoured) ? 0.7 : 0.3;
    return chance;
}

/// Results of stacks each of which favours one of the seats, in both of its games.
Results walked(std::uint64_t number, std::uint32_t stacks, std::uint32_t stacksPerBlock = 1) {
    Results results;
    results.plan = {{"seed", "1"}, {"players", {"random", "random"}}};
    results.players = 2;
    results.stacksPerBlock = stacksPerBlock;
    results.stacks = stacksPerBlock == 1 ? 0 : stacks;
    results.blocks = (stacks + stacksPerBlock - 1) / stacksPerBlock;
    Random random(number, 0, Purpose::Test);
    for (std::uint32_t stack = 0; stack < stacks; ++stack) {
        const int favoured = static_cast<int>(random.below(2));
        std::vector<GameTally> games;
        for (int game = 0; game < 2; ++game) {
            unsigned gains = 0;
            std::int64_t forced = 0;
            std::int64_t choices = 0;
            for (int turn = 0; turn < walkTurns; ++turn) {
                const bool gains7 = random.below(10) < 7;
                gains |= (gains7 == (turn % 2 == favoured) ? 1U : 0U) << turn;
                // More often where seat 1 is favoured: half of the turns, else a tenth; 0.3 of all.
                forced += random.below(10) < (favoured == 1 ? 5U : 1U) ? 1 : 0;
                // From 2 to 10 moves, or to 6: six or four, and five of all.
                choices += 2 + random.below(favoured == 0 ? 9U : 5U);
            }
            games.push_back(tallyOf(walkOf(gains)));
            games.back().counters["forced-turns"] = forced;
            games.back().counters["moves"] = walkTurns;
            games.back().counters["choices"] = choices;
        }
        results.add(stack, {games.begin(), games.end()});
    }
    return results;
}

/// What the figures of walked() are of endless stacks: over all ways that a game can go.
std::map<std::string, double> truths() {
    std::map<std::string, double> sums;
    std::map<std::int32_t, double> deficits;
    std::map<std::int32_t, double> decided;
    std::map<std::int32_t, double> first;
    std::array<double, 2> wonByFavoured{};
    double squares = 0;
    for (int favoured = 0; favoured < 2; ++favoured)
        for (unsigned gains = 0; gains < 1U << walkTurns; ++gains) {
            const double chance = chanceOf(gains, favoured) / 2;
            const GameTally game = tallyOf(walkOf(gains));
            for (const auto& [name, number] : game.counters)
                sums[name] += chance * static_cast<double>(number);
            deficits[game.samples.at("deficit")] += chance;
            decided[game.samples.at("decided")] += chance;
            for (const char* seat : {"first/points/0", "first/points/1"})
                if (const std::int32_t turn = game.samples.at(seat); turn > 0)
                    first[turn] += chance;
            const double won = static_cast<double>(game.samples.at("win/0")) / wholeWin;
            wonByFavoured[static_cast<std::size_t>(favoured)] += 2 * chance * won;
            squares += chance * won * won;
        }
    const auto quantile = [](const std::map<std::int32_t, double>& of, double at) {
        double whole = 0;
        for (const auto& [value, chance] : of)
            whole += chance;
        double below = 0;
        for (const auto& [value, chance] : of)
            if ((below += chance) >= at * whole)
                return static_cast<double>(value);
        return -1.0;
    };
    // Two games of a stack: the same seat wins both with p p + (1 - p) (1 - p).
    double same = 0;
    for (const double p : wonByFavoured)
        same += (p * p + (1 - p) * (1 - p)) / 2;
    // Of the variance of who wins, the part between the two sorts of stacks.
    const double middle = (wonByFavoured[0] + wonByFavoured[1]) / 2;
    const double between = std::pow((wonByFavoured[0] - wonByFavoured[1]) / 2, 2);
    return {{"half-time/led", sums["halfway-led"]},
            {"half-time/wins", sums["halfway-won"] / wholeWin / sums["halfway-led"]},
            {"deficit/mean", sums["deficit"]},
            {"deficit/median", quantile(deficits, 0.5)},
            {"deficit/nine-tenths", quantile(deficits, 0.9)},
            {"deficit/of-margin", sums["deficit"] / sums["margin"]},
            {"decided/mean", sums["decided"]},
            {"decided/median", quantile(decided, 0.5)},
            {"decided/share", sums["decided-share"] / wholeGame},
            {"forced-turns", 0.3},
            {"first/points", sums["first/points"] / sums["holders/points"]},
            {"first/points/nine-tenths", quantile(first, 0.9)},
            {"holders/points", sums["holders/points"] / 2},
            {"lead-changes", sums["lead-changes"]},
            {"comebacks", sums["comebacks"] / sums["halfway-led"]},
            {"choices", 5},
            {"luck/win", between / (squares - middle * middle)},
            {"luck/seat", 2 * same - 1}};
}

const Figure& figureIn(const std::vector<Figure>& all, std::string_view id) {
    const auto found = std::ranges::find(all, id, &Figure::id);
    if (found == all.end())
        qFatal("no figure %s", std::string(id).c_str());
    return *found;
}

/// Games of so many stacks, all alike or as the number of the game says.
Results madeOf(const std::function<Walk(std::uint32_t stack, int game)>& walk, std::uint32_t stacks = 60) {
    Results results;
    results.plan = {{"seed", "1"}, {"players", {"random", "random"}}};
    results.players = 2;
    results.blocks = stacks;
    for (std::uint32_t stack = 0; stack < stacks; ++stack) {
        const std::array games{tallyOf(walk(stack, 0)), tallyOf(walk(stack, 1))};
        results.add(stack, {games.begin(), games.end()});
    }
    return results;
}

Results beneathGames(const std::vector<std::string>& bots, std::uint64_t games,
                     const Json& options = Json::object()) {
    Plan plan;
    plan.ruleset = "beneath";
    plan.game = sampleGame(samples().front(), 2, options);
    plan.players = bots;
    plan.seed = 11;
    plan.games = games;
    return run(plan, {});
}

} // namespace

/// What a designer asks of a game: when it is decided, what luck and choices are worth.
class TestMeasures : public QObject {
    Q_OBJECT

private slots:
    void aCourseByHand();
    void sharedAndOtherWins();
    void firstPointsByHand();
    void plantedCourses();
    void plantedLuckOfSeatAndStack();
    void forcedTurnsByHand();
    void realBots();
    void intervalsCover();
    void sameInLargePlaytests();
    void olderReports();
    void eachMeasureSaysWhatItMeans();
};

void TestMeasures::aCourseByHand() {
    // Leads: nobody, 0, 1, 0, 1, 1, and 1 at the end.
    const Counted of = counted({{{0, 0}, {2, 0}, {2, 5}, {6, 5}, {6, 9}, {6, 9}}, {8, 12}, {1}});
    const Counters expected{{"lead-changes", 3},
                            {"margin", 4},
                            // Before the second turn.
                            {"deficit", 2},
                            {"decided", 4},
                            // 4 of 6.
                            {"decided-share", 667},
                            // 6 to 5 after three turns.
                            {"halfway-led", 1},
                            {"halfway-won", 0},
                            {"comebacks", 1},
                            {"holders/points", 2},
                            {"first/points", 2}};
    QCOMPARE(of.counters, expected);
    const Samples samples{
        {"margin", 4}, {"deficit", 2}, {"decided", 4}, {"first/points/0", 1}, {"first/points/1", 1}};
    QCOMPARE(of.samples, samples);
}

void TestMeasures::sharedAndOtherWins() {
    const Counted shared = counted({{{0, 0}, {0, 3}, {4, 3}}, {4, 4}, {0, 1}});
    QCOMPARE(shared.counters.at("halfway-won"), wholeWin / 2);
    QVERIFY(!shared.counters.contains("comebacks"));
    QCOMPARE(shared.counters.at("deficit"), 3); // of the first, who was further behind
    QCOMPARE(shared.counters.at("decided"), 3);
    QCOMPARE(shared.counters.at("decided-share"), wholeGame);
    // By an escape, say: whoever leads in points.
    const Counted other = counted({{{0, 0}, {5, 0}}, {5, 0}, {1}});
    QCOMPARE(other.counters.at("deficit"), 5);
    QCOMPARE(other.counters.at("decided"), 2);
    // Ahead from the start, as with a handicap.
    const Counted ahead = counted({{{3, 0}, {3, 1}}, {3, 1}, {0}});
    QCOMPARE(ahead.counters.at("deficit"), 0);
    QCOMPARE(ahead.counters.at("decided"), 0);
    // No turn at all.
    const Counted none = counted({{}, {0, 0}, {0, 1}});
    QCOMPARE(none.counters.at("decided-share"), 0);
    QVERIFY(!none.counters.contains("halfway-led"));
}

void TestMeasures::firstPointsByHand() {
    // The first scores in the own second turn; the second in that of the other, before the own third one.
    const Counted of = counted({{{0, 0}, {0, 0}, {0, 0}, {2, 0}, {2, 0}, {2, 1}}, {2, 1}, {0}});
    QCOMPARE(of.samples.at("first/points/0"), 2);
    QCOMPARE(of.samples.at("first/points/1"), 2);
    QCOMPARE(of.counters.at("first/points"), 4);
    // What the end scores counts with the last turn; points of the start are none.
    const Counted late = counted({{{4, 0}, {4, 0}, {4, 0}, {4, 0}}, {4, 7}, {1}});
    QCOMPARE(late.samples.at("first/points/0"), 0);
    QCOMPARE(late.samples.at("first/points/1"), 2);
    QCOMPARE(late.counters.at("holders/points"), 1);
}

void TestMeasures::plantedCourses() {
    // In half of the stacks the first turn decides; in the others who is six behind wins in the last turn.
    const Walk early{{{0, 0}, {2, 0}, {2, 0}, {2, 0}, {2, 0}}, {2, 0}, {0}};
    const Walk late{{{0, 0}, {6, 0}, {6, 0}, {6, 0}, {6, 0}}, {6, 8}, {1}};
    const std::vector<Figure> all =
        figures(madeOf([&](std::uint32_t stack, int) { return stack % 2 == 0 ? early : late; }));
    const auto holds = [&all](const char* id, double truth, double widest) {
        const auto [value, interval] = figureIn(all, id).estimate;
        QVERIFY2(std::abs(value - truth) < 1e-9, id);
        QVERIFY2(interval.low <= truth && truth <= interval.high && interval.high - interval.low < widest,
                 id);
    };
    holds("deficit/mean", 3, 2);
    holds("deficit/tenth", 0, 0.5);
    holds("deficit/nine-tenths", 6, 0.5);
    holds("deficit/of-margin", 1.5, 1.2); // a margin of 2 in each game
    holds("decided/mean", 3, 1.5);
    holds("decided/share", 0.6, 0.3);
    holds("half-time/led", 1, 0.1);
    holds("half-time/wins", 0.5, 0.3);
    holds("comebacks", 0.5, 0.3);
    // 1 of the one who scores early, 1 and 2 where both do.
    holds("first/points", 4.0 / 3, 0.5);
    // In half of the stacks the lead goes to and fro five times, in the others never.
    const Walk swings{{{0, 0}, {2, 0}, {2, 4}, {6, 4}, {6, 8}, {10, 8}, {10, 12}}, {10, 12}, {1}};
    const std::vector<Figure> lead =
        figures(madeOf([&](std::uint32_t stack, int) { return stack % 2 == 0 ? early : swings; }));
    const auto [changes, interval] = figureIn(lead, "lead-changes").estimate;
    QCOMPARE(changes, 2.5);
    QVERIFY(interval.low < 2.5 && interval.high > 2.5 && interval.high - interval.low < 1.5);
}

void TestMeasures::plantedLuckOfSeatAndStack() {
    const Walk first{{{0, 0}, {2, 0}}, {2, 0}, {0}};
    const Walk second{{{0, 0}, {0, 0}}, {0, 2}, {1}};
    const auto luck = [](const Results& results) { return figureIn(figures(results), "luck/seat").estimate; };
    // One seat wins both games of three stacks in four, each of them one of the fourth: three quarters and a
    // quarter less, in twice the distance from a half.
    const Estimate some = luck(madeOf(
        [&](std::uint32_t stack, int game) {
            return stack % 4 == 3 ? game == 0 ? first : second : stack % 2 == 0 ? first : second;
        },
        200));
    QCOMPARE(some.value, 0.5);
    QVERIFY(some.interval.low > 0.35 && some.interval.high < 0.65);
    // A player wins from either seat, whatever the stack.
    const Estimate none = luck(madeOf([&](std::uint32_t, int game) { return game == 0 ? first : second; }));
    QVERIFY(none.value == 0 && none.interval.low == 0);
    // Which seat wins is all that the stack explains, though no seat wins more than the other.
    const std::vector<Figure> always = figures(madeOf([&](std::uint32_t stack, int game) {
        Walk walk = stack % 2 == 0 ? first : second;
        walk.atEnd[0] += game; // or else the games would be alike
        walk.atEnd[1] += game;
        if (game == 1)
            walk.atTurns.push_back(walk.atEnd);
        return walk;
    }));
    QCOMPARE(figureIn(always, "luck/seat").estimate.value, 1.0);
    QVERIFY(figureIn(always, "luck/win").estimate.value > 0.95);
    // What the seat alone decides, luck/win doesn't count, but this does.
    const std::vector<Figure> seat = figures(madeOf([&](std::uint32_t, int game) {
        Walk walk = first;
        if (game == 1)
            walk.atTurns.push_back(walk.atEnd);
        return walk;
    }));
    QCOMPARE(figureIn(seat, "luck/seat").estimate.value, 1.0);
    QVERIFY(std::ranges::find(seat, "luck/win", &Figure::id) == seat.end());
}

void TestMeasures::forcedTurnsByHand() {
    // Three turns of laying and ending; what was offered is told here: one move, or two.
    const auto game = compile({.tiles = {"str o.o. 3"}}).value.value();
    GameObserver observer(*game, {0, 1});
    const auto position = game->start(game->tiles());
    observer.start(*position);
    const std::vector<std::size_t> offered{2, 2, /* turn 1 */ 1, 1, /* turn 2 */ 2, 1, /* turn 3 */ 1, 1};
    game::MoveList legal;
    std::size_t decisions = 0;
    for (; !position->over(); ++decisions) {
        position->legalMoves(legal);
        const auto* const ends = std::find_if(legal.begin(), legal.end(), [&position](game::Move move) {
            return position->describe(move).group.english() == "End the turn";
        });
        const game::Move move = ends == legal.end() ? legal[0] : *ends;
        game::MoveList told;
        for (std::size_t i = 0; i < offered.at(decisions); ++i)
            told.push_back(move);
        observer.beforeMove(*position, told, move);
        game::Changes changes;
        position->play(move, &changes);
        observer.afterMove(*position, changes);
    }
    QCOMPARE(decisions, offered.size());
    const GameTally tally = observer.finish(*position);
    QCOMPARE(tally.counters.at("turns"), 3);
    QCOMPARE(tally.counters.at("forced"), 5);
    QCOMPARE(tally.counters.at("forced-turns"), 2);
}

void TestMeasures::realBots() {
    // The better bot leads soon and for good: games among equals are decided later.
    const std::vector<Figure> unlike = figures(beneathGames({"greedy", "random"}, 100));
    const std::vector<Figure> random = figures(beneathGames({"random", "random"}, 100));
    const auto interval = [](const std::vector<Figure>& of, const char* id) {
        return figureIn(of, id).estimate.interval;
    };
    QVERIFY(interval(unlike, "half-time/wins").low > interval(random, "half-time/wins").high);
    QVERIFY(interval(unlike, "deficit/of-margin").high < interval(random, "deficit/of-margin").low);
    // Cheaper silver is earned sooner, and gives the first points.
    const auto first = [&](int cost) {
        return interval(figures(beneathGames({"greedy", "greedy"}, 100, {{"silverCost", cost}})),
                        "first/points");
    };
    QVERIFY(first(2).high < first(6).low);
}

void TestMeasures::intervalsCover() {
    const std::map<std::string, double> truth = truths();
    const int runs = underSanitizers ? 25 : 1000;
    std::map<std::string, int> covered;
    for (int number = 0; number < runs; ++number) {
        Results results = walked(static_cast<std::uint64_t>(number), 100);
        // Whose figures take most of the time, and are tested elsewhere.
        for (const char* other : {"margin", "turns"})
            results.samples.erase(other);
        const std::vector<Figure> all = figures(results);
        for (const auto& [id, value] : truth) {
            const auto [low, high] = figureIn(all, id).estimate.interval;
            covered[id] += low <= value && value <= high ? 1 : 0;
        }
    }
    for (const auto& [id, count] : covered) {
        const double share = static_cast<double>(count) / runs;
        const std::string told = id + ": " + std::to_string(share) + " of " + std::to_string(truth.at(id));
        qInfo("%s", told.c_str());
        QVERIFY2(share >= (underSanitizers ? 0.8 : 0.92), told.c_str());
    }
}

void TestMeasures::sameInLargePlaytests() {
    const std::vector<Figure> single = figures(walked(1, 230));
    const std::vector<Figure> large = figures(walked(1, 230, 4));
    for (const auto& [id, value] : truths()) {
        const Figure& one = figureIn(single, id);
        const Figure& other = figureIn(large, id);
        QVERIFY2(std::abs(one.estimate.value - other.estimate.value) < 1e-9, id.c_str());
        QCOMPARE(one.counted, other.counted);
        const double width = one.estimate.interval.high - one.estimate.interval.low;
        const double widthOfOther = other.estimate.interval.high - other.estimate.interval.low;
        QVERIFY2(std::abs(width - widthOfOther) <= 0.25 * width, id.c_str());
    }
}

void TestMeasures::olderReports() {
    // Without what is counted since: no figure that can't be known, and the others as they were.
    Results old = walked(1, 40);
    const std::vector<Figure> before = figures(old);
    for (const char* name : {"halfway-won", "deficit", "margin", "decided", "decided-share", "forced-turns",
                             "holders/points", "first/points"})
        old.counters.erase(name);
    for (const char* name : {"deficit", "decided", "first/points/0", "first/points/1"})
        old.samples.erase(name);
    const std::vector<Figure> left = figures(old);
    std::size_t gone = 0;
    for (const Figure& figure : before) {
        const auto found = std::ranges::find(left, figure.id, &Figure::id);
        const bool isNew = figure.id.starts_with("deficit/") || figure.id.starts_with("decided/") ||
                           figure.id == "half-time/wins" || figure.id == "forced-turns" ||
                           figure.id.starts_with("first/points") || figure.id.starts_with("held/points/") ||
                           figure.id == "holders/points";
        QVERIFY2((found == left.end()) == isNew, figure.id.c_str());
        gone += isNew ? 1 : 0;
        if (!isNew)
            QCOMPARE(found->estimate, figure.estimate);
    }
    QVERIFY(gone >= 15);
}

void TestMeasures::eachMeasureSaysWhatItMeans() {
    const std::vector<Figure> all = figures(walked(1, 40));
    // Of these the definition says it all.
    const std::set<std::string> plain{"holders/points", "lead-changes", "comebacks"};
    for (const auto& [id, value] : truths())
        QVERIFY2(measureNote(figureIn(all, id)).has_value() != plain.contains(id), id.c_str());
    // Each is said once in a row, in the report at each of its figures, and nobody calls it quality.
    const Json report = reportJson(walked(1, 40));
    for (const Json& figure : report["figures"]) {
        const std::string note = figure.value("note", std::string());
        QVERIFY(note.find("quality") == std::string::npos);
        QVERIFY(figure["id"] != "luck/seat" || !note.empty());
    }
    int told = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        told +=
            noteAfter(all[i], i + 1 < all.size() ? &all[i + 1] : nullptr) && all[i].id.starts_with("deficit/")
                ? 1
                : 0;
    QCOMPARE(told, 1);
}

QTEST_APPLESS_MAIN(TestMeasures)
#include "tst_measures.moc"
