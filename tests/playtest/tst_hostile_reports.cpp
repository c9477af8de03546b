#include <QTest>

#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/run.h"
#include "engine/playtest/shards.h"
#include "engine/playtest/statistics/intervals.h"
#include "engine/playtest/studies/compare.h"
#include "tests/games/sample_games.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

constexpr std::int32_t least = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();

/// Two blocks of two games.
Results fourGames() {
    const Sample& sample = samples().front();
    Plan plan;
    plan.ruleset = sample.ruleset;
    plan.game = sampleGame(sample, 2, Json::object());
    plan.players = {"random", "random"};
    plan.games = 4;
    return run(plan, {});
}

Results readBack(const Results& results) {
    const auto read = readResults(fileText(toJson(results)));
    if (!read)
        qFatal("%s", listed(read.issues).constData());
    return *read.value;
}

bool hasFigure(const std::vector<Figure>& all, std::string_view id) {
    return std::ranges::find(all, id, &Figure::id) != all.end();
}

} // namespace

/// Reports that no playtest wrote: refused with the place, or shown as far as they make sense.
class TestHostileReports : public QObject {
    Q_OBJECT

private slots:
    void numbersOfNoGamesAreRefused_data();
    void numbersOfNoGamesAreRefused();
    void whatIsNoPlayersNumberIsLeftOut();
    void aFirstTurnInTwoThousandMillion();
    void samplesOfAnySize();
    void cellsOfAnyDistance();
    void theCommandIsSafeToPaste();
    void twoBlocksFarApartAreNoShard();
    void moreEndsThanThereIsRoomFor();
};

void TestHostileReports::numbersOfNoGamesAreRefused_data() {
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char* name, const char* pointer, const char* value, const char* place) {
        QTest::newRow(name) << QByteArray(pointer) << QByteArray(value) << QByteArray(place);
    };
    row("three games of two players", "/counters/games", "[2, 3]", "/counters/games/1");
    row("more than a block can have", "/counters/turns", "[1, 4294967297]", "/counters/turns/1");
    row("refused more often than drawn", "/tiles", R"({"a": [1, 2, 0, 0, 0, 1, 0, 0, 0]})", "/tiles/a");
    row("drawn in no block", "/tiles", R"({"a": [1, 0, 0, 0, 0, 0, 0, 0, 0]})", "/tiles/a");
    row("drawn in more blocks than there are", "/tiles", R"({"a": [9, 0, 0, 0, 0, 3, 0, 0, 9]})", "/tiles/a");
    row("a record beside its folder", "/notable", R"({"../a": {"value": 1, "game": 1}})", "/notable/..~1a");
    row("a record at the root", "/notable", R"({"/a": {"value": 1, "game": 1}})", "/notable/~1a");
}

void TestHostileReports::numbersOfNoGamesAreRefused() {
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, place);
    Json document = toJson(fourGames());
    document[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    const auto read = readResults(fileText(document));
    QVERIFY(!read.value);
    QCOMPARE(read.issues.front().pointer, place.toStdString());
}

void TestHostileReports::whatIsNoPlayersNumberIsLeftOut() {
    Results results = fourGames();
    for (const char* name : {"points/player/x", "points/player/99999999999", "points/player/", "action/none",
                             "action/0", "action/x/lay", "points/player/7"})
        results.counters[name] = {1, 1};
    const std::vector<Figure> all = figures(readBack(results));
    QVERIFY(hasFigure(all, "points/player/7"));
    for (const char* name : {"points/player/x", "points/player/99999999999", "action/none", "action/x/lay"})
        QVERIFY2(!hasFigure(all, name), name);
}

void TestHostileReports::aFirstTurnInTwoThousandMillion() {
    Results results = fourGames();
    results.counters["holders/white"] = {2, 2};
    for (const char* name : {"first/white/0", "first/white/1"})
        results.samples[name] = {most, most, 1, most};
    const std::vector<Figure> all = figures(readBack(results));
    QVERIFY(hasFigure(all, "held/white/by-10"));
    QVERIFY(all.size() < 1000);
}

void TestHostileReports::samplesOfAnySize() {
    Results results = fourGames();
    for (const char* name : {"turns", "points", "margin", "win/0", "win/1"})
        results.samples[name] = {least, most, most, most};
    const Results read = readBack(results);
    const std::vector<std::span<const std::int32_t>> values{read.samples.at("turns")};
    const auto estimate = shareBetweenBlocks(values, 2, Resamples(2));
    QVERIFY(estimate.has_value() && estimate->value >= 0 && estimate->value <= 1);
    QVERIFY(!reportHtml(read).empty() && !reportJson(read).empty());
}

void TestHostileReports::cellsOfAnyDistance() {
    Results results = fourGames();
    results.counters["use/room/2147483647,-2147483648"] = {1, 2};
    results.counters["use/room/-2147483648,2147483647"] = {2, 1};
    const std::string page = reportHtml(readBack(results));
    QVERIFY(page.find("2147483647, -2147483648") != std::string::npos);
}

void TestHostileReports::theCommandIsSafeToPaste() {
    Results results = fourGames();
    results.plan["players"] = {"random", "$(touch a)"};
    results.plan["seed"] = "1; touch b";
    results.plan["options"] = {{"x", "`touch c`"}, {"y & touch d", 1}};
    const QString page = QString::fromStdString(reportHtml(readBack(results)));
    for (const char* word : {"--players 'random,$(touch a)'", "--seed '1; touch b'", "--option 'x=`touch c`'",
                             "--option 'y &amp; touch d=1'"})
        QVERIFY2(page.contains(QLatin1String(word)), word);
}

void TestHostileReports::twoBlocksFarApartAreNoShard() {
    Results results;
    results.players = 2;
    results.blocks = 100'000'000;
    results.done = {0, 99'999'999};
    const ShardSet set = shardSet({results});
    QCOMPARE(set.shards, 0U);
    QVERIFY(set.missing.empty());
}

void TestHostileReports::moreEndsThanThereIsRoomFor() {
    Results results = fourGames();
    for (int i = 0; i < 100; ++i)
        results.counters["end/" + std::to_string(i)] = {2, 1};
    const Results read = readBack(results);
    QVERIFY(homogeneity({read, read}).p <= 1);
}

QTEST_APPLESS_MAIN(TestHostileReports)
#include "tst_hostile_reports.moc"
