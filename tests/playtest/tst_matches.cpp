#include <QTest>

#include "engine/base/random.h"
#include "engine/bots/bot.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/matches.h"
#include "tests/games/sample_games.h"
#include "tests/sanitizers.h"

#include <algorithm>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

const Sample& sampleOf(std::string_view ruleset) {
    return *std::ranges::find(samples(), ruleset, &Sample::ruleset);
}

Plan commonPlan(std::string_view ruleset, std::uint64_t games, std::size_t players = 2) {
    Plan plan;
    plan.ruleset = ruleset;
    plan.game = sampleGame(sampleOf(ruleset), static_cast<int>(players), Json::object());
    plan.players.resize(players);
    plan.seed = 3;
    plan.games = games;
    plan.maxGamesByStack = alwaysByStack;
    return plan;
}

Matches played(std::vector<Match> matches, const Plan& common, Matches::Kind kind = Matches::Kind::Forbid) {
    Matches all{.kind = kind, .matches = std::move(matches)};
    play(all, common, {});
    return all;
}

/// Results in which the first player wins with that chance and has so many points more, give or take what the
/// stack and the game add.
Results madeMatch(std::uint64_t number, std::uint32_t stacks, double chance, int more) {
    Results results;
    results.players = 2;
    results.blocks = stacks;
    Random random(number, 1, Purpose::Test);
    for (std::uint32_t stack = 0; stack < stacks; ++stack) {
        std::vector<GameTally> games(2);
        const bool good = random.below(2) == 0;
        for (GameTally& game : games) {
            // The stack makes one win more likely or less.
            const bool wins = random.unit() < chance + (good ? 0.1 : -0.1);
            const int points = 10 + static_cast<int>(random.below(20));
            game.counters = {{"games", 1},
                             {"turns", 1},
                             {"refused", 0},
                             {"win/player/0", wins ? wholeWin : 0},
                             {"win/player/1", wins ? 0 : wholeWin},
                             {"points/player/0", points + more + (good ? 3 : -3)},
                             {"points/player/1", 10 + static_cast<int>(random.below(20))}};
        }
        results.add(stack, {games.begin(), games.end()});
    }
    return results;
}

} // namespace

/// A bot against itself: without something, and with twice the time to think.
class TestMatches : public QObject {
    Q_OBJECT

private slots:
    void whatMayBeForbidden_data();
    void whatMayBeForbidden();
    void nobodyDoesWhatIsForbidden_data();
    void nobodyDoesWhatIsForbidden();
    void aPlantedLoss();
    void nothingToLose();
    void figuresByHand();
    void intervalsCover();
    void laddersByName();
    void howFarThinkingHelps();
    void sameForAnyThreadsAndStops();
};

void TestMatches::whatMayBeForbidden_data() {
    QTest::addColumn<QString>("bot");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("why"); // empty if there is such a bot
    const auto row = [](const char* bot, const char* ruleset, const char* why) {
        QTest::newRow(bot) << bot << ruleset << why;
    };
    row("greedy:forbid=Place a follower", "landscape", "");
    row("greedy:forbid=place-a-follower:forbid=wagon", "dungeon", "");
    row("random:forbid=guard", "beneath", "");
    row("search:iterations=5:forbid=Place a white marker", "beneath", "");
    row("search:forbid=guard:iterations=5", "beneath", "");
    row("greedy:forbid=fly", "landscape",
        "found “fly” for what a bot must do without, expected a group of moves or a kind of piece: Lay the "
        "tile, Place a follower, Place the large follower, ");
    row("greedy:forbid=", "beneath", "found “” for what a bot must do without, ");
    row("nobody:forbid=guard", "beneath", "found player nobody, expected one of ");
    row("greedy:seconds=1:forbid=guard", "beneath", "found player greedy:seconds=1, expected one of ");
}

void TestMatches::whatMayBeForbidden() {
    QFETCH(QString, bot);
    QFETCH(QString, ruleset);
    QFETCH(QString, why);
    const QString found =
        QString::fromStdString(bots::whyNoBot(bot.toStdString(), ruleset.toStdString()).english());
    QVERIFY2(why.isEmpty() ? found.isEmpty() : found.startsWith(why), qPrintable(found));
    QCOMPARE(bots::createBot(bot.toStdString(), ruleset.toStdString(), 1, 0, 0) != nullptr, why.isEmpty());
}

void TestMatches::nobodyDoesWhatIsForbidden_data() {
    QTest::addColumn<QString>("bot");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("kind");
    const auto rows = [](const char* ruleset, const QStringList& bots, const char* group, const char* kind) {
        for (const QString& bot : bots)
            QTest::addRow("%s, %s", qPrintable(bot), ruleset) << bot << ruleset << group << kind;
    };
    rows("landscape", {"random", "one-ply", "greedy", "search-quick:iterations=4"}, "Place a follower", "");
    rows("beneath", {"random", "greedy", "search-quick:iterations=4"}, "Move a Runner", "guard");
}

void TestMatches::nobodyDoesWhatIsForbidden() {
    QFETCH(QString, bot);
    QFETCH(QString, ruleset);
    QFETCH(QString, group);
    QFETCH(QString, kind);
    QString name = bot + ":forbid=" + group;
    if (!kind.isEmpty())
        name += ":forbid=" + kind;
    const Plan plan = commonPlan(ruleset.toStdString(), 2);
    const auto position = plan.game->start(game::shuffledStack(*plan.game, 7));
    const auto restricted = bots::createBot(name.toStdString(), plan.ruleset, 7, 0, 0);
    const auto free = bots::createBot("greedy", plan.ruleset, 7, 0, 1);
    const auto isForbidden = [&](game::Move move) {
        const game::MoveInfo info = position->describe(move);
        return info.group.english() == group.toStdString() ||
               (info.piece && info.piece->kind == kind.toStdString());
    };
    game::MoveList legal;
    int tempted = 0;
    for (int number = 0; !position->over() && number < 200; ++number) {
        position->legalMoves(legal);
        const bool isRestricted = position->player() == 0;
        const game::Move move = (isRestricted ? restricted : free)->choose(*position);
        QVERIFY(legal.contains(move));
        if (isRestricted) {
            tempted += std::any_of(legal.begin(), legal.end(), isForbidden) ? 1 : 0;
            QVERIFY(!isForbidden(move) || std::all_of(legal.begin(), legal.end(), isForbidden));
        }
        position->play(move);
    }
    QVERIFY(tempted > 10);
}

void TestMatches::aPlantedLoss() {
    // Only followers score in the plain game: without any, no game is won but where nobody scores.
    const Matches all =
        played(forbidMatches("greedy", {"Place a follower", "follower"}), commonPlan("landscape", 40));
    QCOMPARE(all.begun(), std::size_t{2});
    for (const Results& results : all.results) {
        const MatchFigures found = matchFigures(results);
        QCOMPARE(found.winShare.value, 0.0);
        QVERIFY(found.advantage.interval.high < -0.3);
        QCOMPARE(found.points, 0.0);
        QVERIFY(found.others > 20 && found.pointsDifference.interval.high < -20);
    }
    const std::string said = matchSentence(all.kind, all.matches[0], all.results[0]).english();
    QVERIFY2(said.starts_with("Without “Place a follower”, “greedy” wins 0 % [0, "), said.c_str());
    // Of three players, one does without: an even share is a third.
    const Matches three =
        played(forbidMatches("greedy", {"Place a follower"}), commonPlan("landscape", 12, 3));
    QCOMPARE(matchFigures(three.results[0]).advantage.value, -1.0 / 3);
}

void TestMatches::nothingToLose() {
    // There are no tunnel tokens: both play alike, which no number of games proves of all stacks.
    const Matches all =
        played(forbidMatches("greedy", {"Place a tunnel token"}), commonPlan("landscape", 80));
    const MatchFigures found = matchFigures(all.results[0]);
    QCOMPARE(found.winShare.value, 0.5);
    QVERIFY(found.winShare.interval.low < 0.5 && found.winShare.interval.high > 0.5);
    QCOMPARE(found.pointsDifference.value, 0.0);
    QVERIFY(found.pointsDifference.interval.low < 0 && found.pointsDifference.interval.high > 0);
}

void TestMatches::figuresByHand() {
    Results results;
    results.players = 3;
    results.blocks = 2;
    results.done = {0, 1};
    // A block of three games: all won by the first with 9 points against 5 and 7, or one with 6 against 4
    // and 4.
    results.counters = {{"games", {3, 3}},
                        {"win/player/0", {36, 12}},
                        {"points/player/0", {27, 18}},
                        {"points/player/1", {15, 12}},
                        {"points/player/2", {21, 12}}};
    const MatchFigures found = matchFigures(results);
    QCOMPARE(found.winShare.value, 4.0 / 6);
    QCOMPARE(found.advantage.value, 4.0 / 6 - 1.0 / 3);
    QCOMPARE(found.points, 7.5);
    QCOMPARE(found.others, 5.0);
    // 3 and 2; t(0.975, 1) = 12.7062 with a standard error of a half.
    QCOMPARE(found.pointsDifference.value, 2.5);
    QVERIFY(std::abs(found.pointsDifference.interval.high - (2.5 + 6.3531)) < 1e-4);
}

void TestMatches::intervalsCover() {
    const int runs = underSanitizers ? 25 : 1000;
    int wins = 0;
    int points = 0;
    const auto covers = [](const Interval& of, double truth) {
        return of.low <= truth && truth <= of.high ? 1 : 0;
    };
    for (int number = 0; number < runs; ++number) {
        const MatchFigures found = matchFigures(madeMatch(static_cast<std::uint64_t>(number), 60, 0.62, 2));
        wins += covers(found.winShare.interval, 0.62);
        points += covers(found.pointsDifference.interval, 2);
    }
    qInfo("%s", ("wins " + std::to_string(wins) + ", points " + std::to_string(points)).c_str());
    QVERIFY(wins >= (underSanitizers ? 0.8 : 0.92) * runs && points >= (underSanitizers ? 0.8 : 0.92) * runs);
}

void TestMatches::laddersByName() {
    const auto ladder = ladderMatches("search:iterations=10:turns=2", "beneath", 2);
    QVERIFY(ladder);
    QCOMPARE(*ladder.value,
             (std::vector<Match>{{"search:turns=2:iterations=20", "search:turns=2:iterations=10"},
                                 {"search:turns=2:iterations=40", "search:turns=2:iterations=20"}}));
    QCOMPARE(ladderMatches("search-quick", "beneath", 1).value->front().first,
             std::string("search-quick:iterations=96"));
    for (const char* bot : {"greedy", "search:seconds=1", "nobody"})
        QCOMPARE(ladderMatches(bot, "beneath", 1).issues.front().code, std::string("ladder-bot"));
    QCOMPARE(ladderMatches("search-quick", "beneath", 18).issues.front().code, std::string("ladder-steps"));
    QCOMPARE(ladderMatches("search-quick", "beneath", 0).issues.front().code, std::string("ladder-steps"));
}

void TestMatches::howFarThinkingHelps() {
    Matches all{.kind = Matches::Kind::Ladder, .matches = *ladderMatches("search-quick", "beneath", 3).value};
    QCOMPARE(all.sentence().english(), std::string("Stopped before the first game was over."));
    all.results = {madeMatch(1, 100, 0.8, 5), madeMatch(2, 100, 0.7, 2), madeMatch(3, 100, 0.5, 0)};
    QCOMPARE(all.sentence().english(),
             std::string("Thinking longer helps significantly up to “search-quick:iterations=192”; for the "
                         "doubling after it, the interval includes an even share or less."));
    all.results.pop_back();
    QCOMPARE(all.sentence().english(), std::string("Thinking longer helps significantly at each doubling, up "
                                                   "to “search-quick:iterations=192”, the last one played."));
    all.results = {madeMatch(4, 100, 0.5, 0)};
    QCOMPARE(all.sentence().english(),
             std::string("Thinking longer than “search-quick:iterations=48” doesn't help significantly: the "
                         "interval of the first doubling includes an even share or less."));
}

void TestMatches::sameForAnyThreadsAndStops() {
    const Plan common = commonPlan("beneath", 6);
    Matches all{.kind = Matches::Kind::Ladder,
                .matches =
                    *ladderMatches("search:iterations=1:turns=0:width=2:root-width=2", "beneath", 2).value};
    Matches whole = all;
    play(whole, common, {});
    const std::string text = fileText(matchesJson(whole, common));
    QCOMPARE(whole.begun(), std::size_t{2});
    Matches threads = all;
    play(threads, common, {.threads = 3});
    QCOMPARE(fileText(matchesJson(threads, common)), text);
    // Stopped in the first match, and continued by way of the file.
    std::stop_source stop;
    Matches part = all;
    play(part, common, {.stop = stop.get_token(), .progress = [&](std::uint32_t) { stop.request_stop(); }});
    QVERIFY(part.begun() == 1 && part.results[0].games() < 6);
    Matches again = all;
    const Issues issues = resumeMatches(fileText(matchesJson(part, common)), common, again);
    QVERIFY(!hasErrors(issues));
    QCOMPARE(again.results[0].games(), part.results[0].games());
    play(again, common, {});
    QCOMPARE(fileText(matchesJson(again, common)), text);
    // Of other stacks, of another ladder, of another format.
    Plan other = common;
    other.seed = 4;
    QCOMPARE(resumeMatches(text, other, again).front().code, std::string("playtest-other"));
    Matches three{.kind = Matches::Kind::Ladder,
                  .matches = *ladderMatches("search:iterations=2:turns=0", "beneath", 2).value};
    QCOMPARE(resumeMatches(text, common, three).front().code, std::string("playtest-other"));
    QCOMPARE(
        resumeMatches(R"({"format": "tilewright-comparison", "version": 1})", common, again).front().code,
        std::string("wrong-format"));
}

QTEST_APPLESS_MAIN(TestMatches)
#include "tst_matches.moc"
