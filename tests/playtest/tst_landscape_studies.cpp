#include <QTest>

#include "engine/games/kit.h"
#include "engine/games/landscape/tiles/landscape_figures.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "engine/model/tile_family.h"
#include "engine/playtest/studies/compare.h"
#include "engine/playtest/studies/study.h"
#include "tests/games/sample_games.h"

using namespace tilewright;
using namespace tilewright::playtest;
using namespace tilewright::test;

namespace {

/// One set with six dragon tiles and one without, both generated.
Json dragonStudy() {
    return {{"format", "tilewright-study"},
            {"version", 1},
            {"ruleset", "dungeon"},
            {"name", "Dragons"},
            {"players", {"greedy", "greedy"}},
            {"games", 20},
            {"seed", 3},
            {"fixed", {{"tiles", 60}, {"towers", 10}, {"volcanoes", 4}, {"setSeed", 5}}},
            {"vary", {{"dragons", {0, 8}}}},
            {"goals", Json::array({{{"figure", "sends-home/dragon"}, {"max", 0.5}}})}};
}

Loaded<std::string> noFile(const std::string& name) {
    if (name.empty())
        return {std::string(bundledText("landscape/start.map.json")), {}};
    return {std::nullopt, {Issue{.code = "file-unreadable"}}};
}

std::vector<StudyPoint> landPoints(const Json& document) {
    const auto study = readStudy(fileText(document), rulesets());
    if (!study)
        qFatal("%s", listed(study.issues).constData());
    auto points = pointsOf(*study.value, *game::findRuleset(rulesets(), study.value->ruleset), noFile);
    if (!points)
        qFatal("%s", listed(points.issues).constData());
    return *points.value;
}

int countOf(const StudyPoint& point, Trait trait) {
    return landscapeCounts(point.plan.game->tileSet()).traits[static_cast<std::size_t>(trait)];
}

} // namespace

/// Studies whose sets the generator of landscape tiles makes, and what they are compared by.
class TestLandscapeStudies : public QObject {
    Q_OBJECT

private slots:
    void withoutDragonsNobodyIsEaten() {
        const auto points = landPoints(dragonStudy());
        QCOMPARE(points.size(), std::size_t{2});
        QCOMPARE(countOf(points[0], Trait::Dragon), 0);
        QCOMPARE(countOf(points[1], Trait::Dragon), 8);
        QCOMPARE(countOf(points[1], Trait::Tower), 10);
        std::vector<Results> results;
        for (const StudyPoint& point : points)
            results.push_back(run(point.plan, {.threads = 2}));
        QCOMPARE(results[0].total("sends-home/dragon"), std::int64_t{0});
        QVERIFY(results[1].total("sends-home/dragon") > 0);
        const auto study = *readStudy(fileText(dragonStudy()), rulesets()).value;
        QCOMPARE(rankPoints(results, study.goals).order, (std::vector<std::size_t>{0, 1}));
        QVERIFY(resumeStudy(fileText(studyReport(study, points, results)), study, points));
    }

    void oneWeightOfTheSidesIsVaried() {
        Json document = dragonStudy();
        document["vary"] = {{"mix/city", {0, 200}}};
        const auto points = landPoints(document);
        const auto cities = [](const StudyPoint& point) {
            return landscapeCounts(point.plan.game->tileSet()).edges[static_cast<std::size_t>(Edge::City)];
        };
        QCOMPARE(cities(points[0]), 0);
        // 200 of 200 + 94 + 115 parts of 240 sides.
        QCOMPARE(cities(points[1]), 117);
    }

    void writesWhatItReads() {
        Json document = dragonStudy();
        document["vary"]["mix/road"] = {50, 94.5};
        const auto study = readStudy(fileText(document), rulesets());
        QVERIFY2(study, listed(study.issues));
        const std::string text = fileText(toJson(*study.value));
        const auto again = readStudy(text, rulesets());
        QVERIFY2(again, listed(again.issues));
        QCOMPARE(fileText(toJson(*again.value)), text);
    }

    void wrongFields_data() {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("a field of Beneath") << QByteArray("/fixed/colours") << QByteArray("6")
                                            << QByteArray("generator-other") << QByteArray("/fixed/colours");
        QTest::newRow("varied") << QByteArray("/vary/openShare") << QByteArray("[0, 1]")
                                << QByteArray("generator-other") << QByteArray("/vary/openShare");
        QTest::newRow("too many towers") << QByteArray("/fixed/towers") << QByteArray("501")
                                         << QByteArray("out-of-range") << QByteArray("/fixed/towers");
        QTest::newRow("beside a set") << QByteArray("/fixed/tileset") << QByteArray("\"a\"")
                                      << QByteArray("set-and-generator") << QByteArray("/fixed/tiles");
        QTest::newRow("no such kind of side")
            << QByteArray("/vary/mix~1river") << QByteArray("[1]") << QByteArray("field-unknown")
            << QByteArray("/vary/mix~1river");
    }
    void wrongFields() {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, where);
        Json document = dragonStudy();
        document[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        const auto read = readStudy(fileText(document), rulesets());
        QVERIFY(!read.value);
        QCOMPARE(QByteArray::fromStdString(read.issues.front().code), code);
        QCOMPARE(QByteArray::fromStdString(read.issues.front().pointer), where);
    }

    void moreMarksThanTilesAreRefused() {
        Json document = dragonStudy();
        document["fixed"]["towers"] = 58;
        const auto study = *readStudy(fileText(document), rulesets()).value;
        const auto points = pointsOf(study, *game::findRuleset(rulesets(), "dungeon"), noFile);
        QVERIFY(!points.value);
        QCOMPARE(points.issues.front().code, std::string("marks-too-many"));
    }

    // Each system by what it is about; where the games have nothing of it, by points.
    void comparedByWhatMatters() {
        const auto points = landPoints(dragonStudy());
        std::vector<Results> results;
        for (StudyPoint point : points) {
            point.plan.games = 80;
            results.push_back(run(point.plan, {.threads = 2}));
        }
        CompareSettings settings;
        settings.proposed = game::findRuleset(rulesets(), "dungeon")->qualityTargets().compared;
        const auto compared = compare(results[0], results[1], settings);
        QVERIFY2(compared.value, listed(compared.issues));
        QCOMPARE(compared.value->figure, std::string("space-in/dungeon"));
        settings.proposed = game::findRuleset(rulesets(), "tunnel")->qualityTargets().compared;
        QCOMPARE(compare(results[0], results[1], settings).value.value().figure, std::string("points/mean"));
        for (const game::Ruleset* rules : rulesets())
            QVERIFY(!rules->qualityTargets().compared.empty());
    }

    // What a specification asks for comes out, and is found again in the set.
    void specificationsComeOut() {
        const SetGenerator& generator = familyOf("landscape").generator();
        const Json told{{"tiles", 80},    {"volcanoes", 5},  {"dragons", 6}, {"portals", 4},
                        {"towers", 12},   {"princesses", 3}, {"inns", 7},    {"tunnels", 30},
                        {"mostAlike", 6}, {"fitShare", 0.9}};
        for (const std::uint64_t seed : {1, 2, 3}) {
            const TileSet set = generator.generate(told, seed);
            const Json found = generator.specificationOf(set);
            for (const char* field :
                 {"tiles", "volcanoes", "dragons", "portals", "towers", "princesses", "inns", "tunnels"})
                QVERIFY2(found.at(field) == told.at(field), field);
            const std::vector<int> copies = copiesThatFit(set);
            QVERIFY(std::ranges::max(copies) <= 6);
            QVERIFY(std::ranges::count(copies, 0) <= 2);
            QVERIFY(!hasErrors(lint(set)));
            QCOMPARE(fileText(toJson(generator.generate(told, seed))), fileText(toJson(set)));
        }
        QCOMPARE(generator.specificationOf(*readTileSet(bundledText("landscape/tunnel.tileset.json")).value)
                     .at("tunnels")
                     .get<int>(),
                 10);
    }
};

QTEST_APPLESS_MAIN(TestLandscapeStudies)
#include "tst_landscape_studies.moc"
