#include <QObject>

#include "engine/tileset/format.h"
#include "engine/tileset/generate_landscape.h"
#include "engine/tileset/landscape_figures.h"
#include "tests/tileset/landscape_samples.h"

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

namespace {

int citiesOnOneTile(const TileSet& set, bool joined) {
    int tiles = 0;
    for (const Tile& tile : set.tiles) {
        const auto cities = std::count_if(tile.landscape.features.begin(), tile.landscape.features.end(),
                                          [](const Feature& f) { return f.kind == FeatureKind::City; });
        if (sidesShowing(tile.landscape, Edge::City) > 1 && (cities == 1) == joined)
            tiles += tile.count;
    }
    return tiles;
}

} // namespace

class TestGenerateLandscape : public QObject {
    Q_OBJECT

private slots:
    void meetsItsFigures();
    void isValidAndTheSameAgain();
    void sharesAreSeen();
    void refuses_data();
    void refuses();
};

void TestGenerateLandscape::meetsItsFigures() {
    const TileSet set = generateLandscape({});
    const LandscapeCounts counts = landscapeCounts(set);
    QCOMPARE(counts.tiles, 72);
    // 288 sides by 3 : 3 : 4 are 86.4, 86.4 and 115.2; what is left over goes to the first of the greatest.
    QCOMPARE(counts.edges, (std::array{87, 86, 115, 0}));
    QCOMPARE(counts.features[static_cast<std::size_t>(FeatureKind::Cloister)], 6);
}

void TestGenerateLandscape::isValidAndTheSameAgain() {
    QVERIFY(rc::check("L-1.1: no error, and the same bytes for the same seed", [] {
        LandscapeSpecification wanted;
        wanted.tiles = *rc::gen::inRange(1, 80);
        wanted.weights = {*rc::gen::inRange(0, 5) * 1.0, *rc::gen::inRange(0, 5) * 1.0,
                          *rc::gen::inRange(1, 5) * 1.0};
        wanted.joinedShare = *rc::gen::inRange(0, 11) / 10.0;
        wanted.pennantShare = *rc::gen::inRange(0, 11) / 10.0;
        wanted.cloisters = *rc::gen::inRange(0, 3);
        wanted.seed = *rc::gen::arbitrary<std::uint64_t>();
        if (!check(wanted).empty())
            return;
        const TileSet set = generateLandscape(wanted);
        RC_ASSERT(tileCount(set) == wanted.tiles);
        RC_ASSERT(!hasErrors(lint(set)));
        RC_ASSERT(fileText(toJson(set)) == fileText(toJson(generateLandscape(wanted))));
    }));
    LandscapeSpecification other;
    other.seed = 2;
    QVERIFY(fileText(toJson(generateLandscape({}))) != fileText(toJson(generateLandscape(other))));
}

void TestGenerateLandscape::sharesAreSeen() {
    LandscapeSpecification wanted;
    wanted.joinedShare = 1;
    wanted.pennantShare = 0;
    const TileSet joinedSet = generateLandscape(wanted);
    QVERIFY(citiesOnOneTile(joinedSet, true) > 10);
    QCOMPARE(citiesOnOneTile(joinedSet, false), 0);
    QCOMPARE(landscapeCounts(joinedSet).pennants, 0);
    wanted.joinedShare = 0;
    wanted.pennantShare = 1;
    const TileSet partedSet = generateLandscape(wanted);
    QCOMPARE(citiesOnOneTile(partedSet, true), 0);
    QCOMPARE(citiesOnOneTile(partedSet, false), citiesOnOneTile(joinedSet, true));
    const LandscapeCounts counts = landscapeCounts(partedSet);
    QCOMPARE(counts.pennants, counts.features[static_cast<std::size_t>(FeatureKind::City)]);
    // Each city reaches one side.
    QCOMPARE(counts.pennants, counts.edges[static_cast<std::size_t>(Edge::City)]);
}

void TestGenerateLandscape::refuses_data() {
    QTest::addColumn<int>("tiles");
    QTest::addColumn<double>("city");
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("cloisters");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no tiles") << 0 << 1.0 << 0.5 << 0 << QByteArray("tiles-out-of-range");
    QTest::newRow("negative weight") << 72 << -1.0 << 0.5 << 0 << QByteArray("weight-out-of-range");
    QTest::newRow("share above one") << 72 << 1.0 << 1.5 << 0 << QByteArray("share-out-of-range");
    QTest::newRow("more cloisters than fields")
        << 4 << 1.0 << 0.5 << 3 << QByteArray("cloisters-out-of-range");
    QTest::newRow("can be") << 72 << 1.0 << 0.5 << 3 << QByteArray();
}

void TestGenerateLandscape::refuses() {
    QFETCH(int, tiles);
    QFETCH(double, city);
    QFETCH(double, share);
    QFETCH(int, cloisters);
    QFETCH(QByteArray, code);
    LandscapeSpecification wanted;
    wanted.tiles = tiles;
    wanted.weights[0] = city;
    wanted.pennantShare = share;
    wanted.cloisters = cloisters;
    const Issues issues = check(wanted);
    QCOMPARE(issues.empty() ? QByteArray() : QByteArray::fromStdString(issues.front().code), code);
}

QTEST_APPLESS_MAIN(TestGenerateLandscape)
#include "tst_generate_landscape.moc"
