#include <QTest>
#include <QXmlStreamReader>

#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/report/report_questions.h"
#include "engine/playtest/run.h"
#include "tests/games/sample_games.h"
#include "tests/playtest/observed_game.h"

#include <algorithm>

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

Results small(std::uint64_t seed = 3) {
    Plan plan = randomPlan(4);
    plan.seed = seed;
    return run(plan, {});
}

} // namespace

/// Reports as files: complete, and refused with the place where they are not.
class TestReports : public QObject {
    Q_OBJECT

private slots:
    void fitsItsSchema();
    void figuresHaveDefinitionsAndIntervals();
    void thePageIsWholeAndNeedsNothingElse();
    void figuresAreGroupedByQuestions();
    void twoSideBySide();
    void saysThatBotsThoughtForATime();
    void whatDoesNotBelongTogether();
    void brokenFiles_data();
    void brokenFiles();
};

void TestReports::fitsItsSchema() {
    Issues issues;
    QVERIFY2(checkFormat(reportJson(small()), Schema::Playtest, issues), listed(issues));
}

void TestReports::figuresHaveDefinitionsAndIntervals() {
    const Results results = small();
    std::vector<std::string> ids;
    for (const Figure& figure : figures(results)) {
        QVERIFY2(!figure.definition.english().empty() &&
                     figure.definition.english().find('%') == std::string::npos,
                 figure.id.c_str());
        QVERIFY2(figure.estimate.interval.low <= figure.estimate.value, figure.id.c_str());
        QVERIFY2(figure.estimate.interval.high >= figure.estimate.value, figure.id.c_str());
        QVERIFY2(figure.counted > 0, figure.id.c_str());
        ids.push_back(figure.id);
    }
    std::sort(ids.begin(), ids.end());
    QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
    for (const char* wanted :
         {"end/last-tile", "turns/median", "choices", "forced", "refused", "win/player/0"})
        QVERIFY2(std::binary_search(ids.begin(), ids.end(), std::string(wanted)), wanted);
}

void TestReports::thePageIsWholeAndNeedsNothingElse() {
    Results results = small();
    results.plan["tileset"]["name"] = "<b>\"Mine\" & yours";
    const QString page = QString::fromStdString(reportHtml(results));
    QVERIFY(page.contains(QStringLiteral("&lt;b&gt;&quot;Mine&quot; &amp; yours")));
    QVERIFY(!page.contains(QStringLiteral("<b>")));
    for (const char* elsewhere : {"http:", "https:", "src=", "url(", "@import"})
        QVERIFY2(!page.contains(QLatin1String(elsewhere)), elsewhere);
    QCOMPARE(page.count(QStringLiteral("<script")), 1); // its own, which its policy names by a hash
    for (const Figure& figure : figures(results))
        QVERIFY2(page.contains(QString::fromStdString(figure.definition.english())), figure.id.c_str());
    for (const std::string& tile : results.tileIds)
        QVERIFY2(page.contains(QString::fromStdString("<code>" + tile + "</code>")), tile.c_str());
    QVERIFY(page.contains(QStringLiteral("--players random,random --games 4 --seed 3")));
    // The command names files where they are known, as a shell takes them.
    QVERIFY(page.contains(QStringLiteral(" -o REPORT</pre>")) && !page.contains(QStringLiteral("--records")));
    const QString named = QString::fromStdString(reportHtml(
        results, &Text::english, {}, {{"a set.json", "more.json"}, "it's.json", "games", "new.html"}));
    QVERIFY(
        named.contains(QStringLiteral("--tileset 'a set.json' --tileset more.json --map 'it'\\''s.json' ")));
    QVERIFY(named.contains(QStringLiteral(" --records games -o new.html</pre>")));
    // Well-formed but for the elements that HTML doesn't close.
    QString xml = page.mid(page.indexOf(QStringLiteral("<body>")));
    xml.chop(QStringLiteral("</html>\n").size());
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(reportHtml(results), page.toStdString());
    // Nothing done yet, or a plan by somebody else: a page all the same.
    Results nothing = results;
    nothing.done.clear();
    nothing.plan = Json::object();
    QVERIFY(!reportHtml(nothing).empty());
}

void TestReports::figuresAreGroupedByQuestions() {
    const Results results = small();
    const AllFigures all = allFigures(results);
    const QString page = QString::fromStdString(reportHtml(results));
    qsizetype rows = 0;
    for (const ReportQuestion& question : questions()) {
        std::vector<std::string> ids;
        for (const Figure& figure : all.figures)
            if (&questionOf(figure.id) == &question)
                ids.push_back(figure.id);
        if (ids.empty())
            continue;
        const QString id =
            QString::fromLatin1(question.id.data(), static_cast<qsizetype>(question.id.size()));
        QVERIFY2(page.contains(QStringLiteral("href=\"#%1\"").arg(id)) &&
                     page.contains(QStringLiteral("<h2 id=\"%1\">").arg(id)),
                 qPrintable(id));
        for (const Text& sentence : answerTo(question, results, all))
            QVERIFY2(!sentence.english().empty() &&
                         sentence.english().find('%' + std::string("1")) == std::string::npos,
                     sentence.english().c_str());
        // The same numbers for spreadsheets: a line for each figure under a head.
        const QString begin =
            QStringLiteral("download=\"figures-%1.csv\" href=\"data:text/csv;charset=utf-8,").arg(id);
        const qsizetype from = page.indexOf(begin) + begin.size();
        const QByteArray csv =
            QByteArray::fromPercentEncoding(page.mid(from, page.indexOf(u'"', from) - from).toLatin1());
        QCOMPARE(csv.count("\r\n"), std::ssize(ids) + 1);
        for (const std::string& one : ids) { // with a comma, as of a chamber, in quotes
            const QByteArray name = QByteArray::fromStdString(one);
            QVERIFY2(csv.contains("\r\n" + (name.contains(',') ? '"' + name + '"' : name) + ','),
                     one.c_str());
        }
        rows += std::ssize(ids);
    }
    QCOMPARE(rows, std::ssize(all.figures));
}

void TestReports::twoSideBySide() {
    Results many = small();
    const auto playedWith = [](const char* bot, std::uint64_t seed) {
        const Sample& sample = samples().front();
        Plan plan;
        plan.ruleset = sample.ruleset;
        plan.game = sampleGame(sample, 2, Json::object());
        plan.players = {bot, bot};
        plan.seed = seed;
        plan.games = 80;
        return run(plan, {});
    };
    const Results a = playedWith("random", 3);
    const std::string same = comparisonHtml(a, a);
    QVERIFY(same.find("compared stack by stack") != std::string::npos);
    QVERIFY(same.find("class=\"flag\"") == std::string::npos);
    // Greedy bots on other stacks: independent games, that differ in much.
    const std::string other = comparisonHtml(a, playedWith("greedy", 4));
    QVERIFY(other.find("as independent games") != std::string::npos);
    QVERIFY(other.find("class=\"flag\"") != std::string::npos);
    QCOMPARE(comparisonHtml(a, many), comparisonHtml(a, many));
}

void TestReports::saysThatBotsThoughtForATime() {
    Results results = small();
    const auto warns = [&] {
        return reportHtml(results).find("Not repeatable: bots think for a set time") != std::string::npos;
    };
    QVERIFY(!warns());
    results.plan["players"] = {"random", "search:iterations=30"};
    QVERIFY(!warns());
    results.plan["players"] = {"random", "search:seconds=0.001"};
    QVERIFY(warns());
}

void TestReports::whatDoesNotBelongTogether() {
    const Results one = small();
    QCOMPARE(merge({one, small(4)}).issues.front().code, std::string("playtest-other"));
    QCOMPARE(merge({one, one}).issues.front().code, std::string("playtest-twice"));
    QVERIFY(!merge({one, one}).value);
}

void TestReports::brokenFiles_data() {
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("pointer");
    QTest::newRow("another format") << QByteArray("format") << QByteArray("\"tilewright-map\"")
                                    << QByteArray("wrong-format") << QByteArray("/format");
    QTest::newRow("a newer version") << QByteArray("version") << QByteArray("4")
                                     << QByteArray("newer-version") << QByteArray("/version");
    QTest::newRow("of an older program")
        << QByteArray("version") << QByteArray("1") << QByteArray("older-version") << QByteArray("/version");
    QTest::newRow("blocks out of order")
        << QByteArray("done") << QByteArray("[1, 0]") << QByteArray("wrong-order") << QByteArray("/done/1");
    QTest::newRow("a block beyond the last")
        << QByteArray("done") << QByteArray("[0, 7]") << QByteArray("wrong-number") << QByteArray("/done/1");
    QTest::newRow("counters cut short") << QByteArray("counters") << QByteArray(R"({"games": [2]})")
                                        << QByteArray("wrong-list-length") << QByteArray("/counters/games");
    QTest::newRow("a counter that is no number")
        << QByteArray("counters") << QByteArray(R"({"games": [2, "x"]})") << QByteArray("wrong-number")
        << QByteArray("/counters/games/1");
    QTest::newRow("samples cut short") << QByteArray("samples") << QByteArray(R"({"turns": [1, 2, 3]})")
                                       << QByteArray("wrong-list-length") << QByteArray("/samples/turns");
    QTest::newRow("a tile with four figures") << QByteArray("tiles") << QByteArray(R"({"a": [1, 2, 3, 4]})")
                                              << QByteArray("wrong-list-length") << QByteArray("/tiles/a");
    QTest::newRow("a game that is none") << QByteArray("notable") << QByteArray(R"({"longest": 3})")
                                         << QByteArray("wrong-type") << QByteArray("/notable/longest");
}

void TestReports::brokenFiles() {
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, pointer);
    Json document = playtest::toJson(small());
    document[field.toStdString()] = Json::parse(value.toStdString());
    const auto read = readResults(fileText(document));
    QVERIFY(!read.value);
    QCOMPARE(read.issues.front().code, code.toStdString());
    QCOMPARE(read.issues.front().pointer, pointer.toStdString());
}

QTEST_APPLESS_MAIN(TestReports)
#include "tst_reports.moc"
