#include <QTest>

#include "engine/games/kit.h"
#include "engine/games/record.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/people/people_report.h"
#include "engine/playtest/run.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <map>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

Plan planOfBots(const std::string& bot, std::uint64_t games, const Sample& sample = samples().front()) {
    Plan plan;
    plan.ruleset = sample.ruleset;
    plan.game = sampleGame(sample, 2, Json::object());
    plan.players = {bot, bot};
    plan.seed = 21;
    plan.games = games;
    return plan;
}

/// The record of a bots' game as if these had played it.
game::Record playedBy(const Plan& plan, std::uint64_t number, const std::vector<std::string>& kinds) {
    game::Record record = recordOf(plan, number);
    for (std::size_t seat = 0; seat < kinds.size(); ++seat) {
        record.players[seat].name = "Ada";
        record.players[seat].kind = kinds[seat];
    }
    return record;
}

GameFile fileOf(const game::Record& record, const std::string& name) {
    return {name, fileText(game::toJson(record))};
}

const std::vector<std::string> twoPersons{personKind, personKind};

/// Every `step`th game of the plan.
std::vector<GameFile> gamesOfPeople(const Plan& plan, std::uint64_t games, std::uint64_t step = 1) {
    std::vector<GameFile> files;
    for (std::uint64_t i = 0; i < games; ++i)
        files.push_back(fileOf(playedBy(plan, i * step, twoPersons), std::to_string(i)));
    return files;
}

std::int64_t differing(const std::vector<PeopleBotsFigure>& beside) {
    return std::ranges::count(beside, true, &PeopleBotsFigure::differs);
}

} // namespace

/// Games that people played, from their records.
class TestPeople : public QObject {
    Q_OBJECT

private slots:
    void countsWhatAPlaytestCounts();
    void whoPlayedIsToldByKind();
    void namesWhatIsLeftOut();
    void doubtsBotsThatPlayOtherwise();
    void feedbackWithItsMoments();
    void readsFolderNames();
};

void TestPeople::countsWhatAPlaytestCounts() {
    for (const Sample& sample : samples()) {
        const Plan plan = planOfBots("random", 6, sample);
        const PlayedGames played = readPlayedGames(gamesOfPeople(plan, 6), rulesets());
        const Results botGames = run(plan, {});
        QVERIFY2(played.skipped.empty(), sample.ruleset.c_str());
        QCOMPARE(played.groups.size(), std::size_t{1});
        const Results& people = played.groups.front().results;
        QCOMPARE(people.games(), std::size_t{6});
        for (const auto& [name, column] : botGames.counters)
            if (!name.starts_with("action/") && !name.starts_with("win/player") &&
                !name.starts_with("points/player"))
                QVERIFY2(people.total(name) == botGames.total(name), name.c_str());
        // Players of a kind take each seat equally often, so that actions together are the same.
        std::map<std::string, std::int64_t> actions;
        for (const Results* of : {&people, &botGames})
            for (const auto& [name, column] : of->counters)
                if (name.starts_with("action/"))
                    actions[name.substr(name.rfind('/'))] +=
                        of == &people ? of->total(name) : -of->total(name);
        for (const auto& [name, difference] : actions)
            QVERIFY2(difference == 0, name.c_str());
        // The same games, each an independent one here: means agree, and every figure has an interval.
        for (const Figure& one : figures(people))
            QVERIFY2(one.estimate.interval.low <= one.estimate.value &&
                         one.estimate.interval.high >= one.estimate.value,
                     one.id.c_str());
    }
}

void TestPeople::whoPlayedIsToldByKind() {
    const Plan plan = planOfBots("random", 8);
    std::vector<GameFile> files = gamesOfPeople(plan, 2);
    files.push_back(fileOf(playedBy(plan, 2, {"greedy", personKind}), "mixed"));
    files.push_back(fileOf(playedBy(plan, 3, {personKind, "greedy"}), "mixed too"));
    files.push_back(fileOf(recordOf(plan, 4), "bots"));
    const PlayedGames played = readPlayedGames(files, rulesets());
    QCOMPARE(played.groups.size(), std::size_t{3});
    QVERIFY(played.groups[0].kinds == twoPersons && played.groups[0].files.size() == 2);
    QVERIFY((played.groups[1].kinds == std::vector<std::string>{personKind, "greedy"}));
    QVERIFY((played.groups[1].files == std::vector<std::string>{"mixed", "mixed too"}));
    QVERIFY((played.groups[2].kinds == std::vector<std::string>{"random", "random"}));
    const PeopleReport report = makePeopleReport(played, nullptr);
    const std::string all = fileText(playtest::toJson(report)) + toHtml(report);
    QVERIFY(all.find("Ada") == std::string::npos);
    // The person's wins are counted as player 1, whatever the seat.
    const Results& mixed = played.groups[1].results;
    std::int64_t wins = 0;
    for (const auto& [number, seat] : {std::pair(2, 1), std::pair(3, 0)}) {
        const std::vector<int> winners = recordOf(plan, static_cast<std::uint64_t>(number)).winners;
        if (std::ranges::find(winners, seat) != winners.end())
            wins += wholeWin / static_cast<std::int64_t>(winners.size());
    }
    QCOMPARE(mixed.total("win/player/0"), wins);
}

void TestPeople::namesWhatIsLeftOut() {
    const Plan plan = planOfBots("random", 8);
    std::vector<GameFile> files = gamesOfPeople(plan, 3);
    game::Record again = playedBy(plan, 1, {personKind, "greedy"});
    again.feedback.rating = 2;
    files.push_back(fileOf(again, "again"));
    game::Record unfinished = playedBy(plan, 4, twoPersons);
    unfinished.moves.resize(10);
    unfinished.end = game::End::Unfinished;
    unfinished.winners.clear();
    unfinished.points = game::replay(unfinished, rulesets()).value->position->points();
    files.push_back(fileOf(unfinished, "unfinished"));
    game::Record changed = playedBy(plan, 5, twoPersons);
    changed.tileSet.tiles.front().notes = "another state of the set";
    files.push_back(fileOf(changed, "changed"));
    files.push_back({"broken", "{\"format\": 3}"});
    const PlayedGames played = readPlayedGames(files, rulesets());
    QCOMPARE(played.games(), std::size_t{3});
    std::map<std::string, std::string> why;
    for (const SkippedRecord& one : played.skipped)
        why[one.file] = one.issue.code;
    QCOMPARE(why.size(), std::size_t{4});
    QCOMPARE(why["again"], std::string("game-twice"));
    QCOMPARE(why["unfinished"], std::string("game-unfinished"));
    QCOMPARE(why["changed"], std::string("game-other"));
    QVERIFY(!why["broken"].empty());
    // Beside a playtest of the changed set, the others are the foreign ones.
    Plan other = plan;
    other.game = rulesetOf(samples().front())
                     .compile(changed.tileSet, plan.game->map(), Json::object(), 2)
                     .value.value();
    const Results beside = run(other, {.blocks = 1});
    ReadSettings settings;
    settings.beside = &beside;
    const PlayedGames foreign = readPlayedGames(files, rulesets(), settings);
    QCOMPARE(foreign.games(), std::size_t{1});
    QCOMPARE(foreign.groups.front().files.front(), std::string("changed"));
}

void TestPeople::doubtsBotsThatPlayOtherwise() {
    // "People" who are greedy; each plays another stack, as greedy games of one stack are the same. Beside
    // random bots much differs, beside greedy ones of other stacks hardly anything.
    const PlayedGames played = readPlayedGames(gamesOfPeople(planOfBots("greedy", 48), 24, 2), rulesets());
    const auto beside = [&played](const char* bot) {
        return makePeopleReport(played,
                                std::make_shared<const Results>(run(botsPlan(played, bot, 60, 99), {})))
            .beside.front();
    };
    const std::vector<PeopleBotsFigure> random = beside("random");
    const std::vector<PeopleBotsFigure> greedy = beside("greedy");
    const auto prisoners = std::ranges::find(random, "holders/prisoner", &PeopleBotsFigure::id);
    QVERIFY(prisoners != random.end() && prisoners->differs &&
            prisoners->peopleCounted * 60 == prisoners->botsCounted * 24);
    QVERIFY(prisoners->difference.interval.low > 0);
    QVERIFY(differing(random) > 20);
    QVERIFY2(differing(greedy) <= std::ssize(greedy) / 20, std::to_string(differing(greedy)).c_str());
    // A few games of people never contradict anybody.
    PlayedGames few =
        readPlayedGames(gamesOfPeople(planOfBots("greedy", 16), minPeoplesGames - 2, 2), rulesets());
    const auto bots = std::make_shared<const Results>(run(botsPlan(few, "random", 60, 99), {}));
    QCOMPARE(differing(makePeopleReport(std::move(few), bots).beside.front()), std::int64_t{0});
}

void TestPeople::feedbackWithItsMoments() {
    const Plan plan = planOfBots("random", 4);
    game::Record first = playedBy(plan, 0, twoPersons);
    first.feedback.rating = 4;
    first.feedback.by = "Ada";
    first.feedback.comments = {{.after = first.moves.size(), .player = 1, .by = "Ada", .text = "late <b>"},
                               {.after = 0, .by = "Ada", .text = "before the first tile"}};
    first.feedback.answers = {{"Fun?", "Yes"}, {"Length?", "long"}};
    game::Record second = playedBy(plan, 1, twoPersons);
    second.feedback.rating = 2;
    second.feedback.answers = {{"Fun?", " yes "}, {"Length?", ""}};
    const PlayedGames played =
        readPlayedGames(std::vector{fileOf(first, "first"), fileOf(second, "second")}, rulesets());
    QCOMPARE(played.ratings[4] + played.ratings[2], std::int64_t{2});
    QCOMPARE(meanRating(played)->value, 3.0);
    QCOMPARE(played.questions.size(), std::size_t{2});
    const auto repeated = repeatedAnswers(played.questions[0]);
    QVERIFY(repeated.size() == 1 && repeated[0].first == "Yes" && repeated[0].second == 2);
    QVERIFY(repeatedAnswers(played.questions[1]).empty() && played.questions[1].answers.size() == 1);
    QCOMPARE(played.gameComments.size(), std::size_t{2});
    QVERIFY(played.gameComments[0].after == 0 && played.gameComments[0].tile.empty());
    // All tiles of these games are laid or refused, so the last laid one is among the last drawn.
    const GameComment& late = played.gameComments[1];
    QVERIFY(late.seat == 1 && std::ranges::find(first.stack, late.tile) != first.stack.end());
    const std::string page = toHtml(makePeopleReport(played, nullptr));
    QVERIFY(page.find("late &lt;b&gt;") != std::string::npos && page.find("late <b>") == std::string::npos);
}

void TestPeople::readsFolderNames() {
    for (const char* name : {"a.game.json", "a.game (1).json", "b.game(2).json"})
        QVERIFY2(isGameFileName(name), name);
    for (const char* name : {"a.json", "a.game.json.tmp", "a.games.json", "game.txt", ".json"})
        QVERIFY2(!isGameFileName(name), name);
}

QTEST_APPLESS_MAIN(TestPeople)
#include "tst_people.moc"
