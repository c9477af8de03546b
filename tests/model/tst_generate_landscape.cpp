#include <QObject>

#include "engine/games/landscape/tiles/generate_landscape.h"
#include "engine/games/landscape/tiles/landscape_rim.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"
#include "engine/model/io/bundled.h"
#include "engine/model/set_generator.h"
#include "tests/model/samples.h"

#include <rapidcheck.h>

#include <limits>

using namespace tilewright;
using namespace tilewright::test;

class TestGenerateLandscape : public QObject {
    Q_OBJECT

private slots:
    void refused_data();
    void refused();
    void lintsCleanAndKeepsShares();
    void sameSeedSameSet();
    void shares();
    void onlyOneKindOfSide_data();
    void onlyOneKindOfSide();
    void realTilesComeOut();
};

namespace {

int copiesWith(const TileSet& set, const std::function<bool(const Feature&)>& has) {
    int copies = 0;
    for (const Tile& tile : set.tiles)
        copies += tile.count * static_cast<int>(std::count_if(tile.landscape().features.begin(),
                                                              tile.landscape().features.end(), has));
    return copies;
}

bool isCloister(const Feature& feature) {
    return feature.kind == FeatureKind::Cloister;
}

} // namespace

void TestGenerateLandscape::refused_data() {
    QTest::addColumn<int>("tiles");
    QTest::addColumn<double>("road");
    QTest::addColumn<double>("share");
    QTest::addColumn<QByteArray>("code");
    const double none = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("no tiles") << 0 << 1.0 << 0.5 << QByteArray("tiles-out-of-range");
    QTest::newRow("too many tiles") << 501 << 1.0 << 0.5 << QByteArray("tiles-out-of-range");
    QTest::newRow("negative weight") << 10 << -1.0 << 0.5 << QByteArray("weight-out-of-range");
    QTest::newRow("no number") << 10 << none << 0.5 << QByteArray("weight-out-of-range");
    QTest::newRow("no weights") << 10 << 0.0 << 0.5 << QByteArray("no-weights");
    QTest::newRow("share above 1") << 10 << 1.0 << 1.5 << QByteArray("share-out-of-range");
    QTest::newRow("share no number") << 10 << 1.0 << none << QByteArray("share-out-of-range");
}

void TestGenerateLandscape::refused() {
    QFETCH(int, tiles);
    QFETCH(double, road);
    QFETCH(double, share);
    QFETCH(QByteArray, code);
    for (int which = 0; which < 3; ++which) {
        LandscapeSpecification specification;
        specification.tiles = tiles;
        specification.edgeWeights = {0, road, 0};
        (which == 0   ? specification.cloisterShare
         : which == 1 ? specification.joinedShare
                      : specification.pennantShare) = share;
        const Issues issues = check(specification);
        QVERIFY2(issues.size() == 1, listed(issues));
        QCOMPARE(QByteArray::fromStdString(issues[0].code), code);
        QVERIFY(!issues[0].message.empty());
    }
}

void TestGenerateLandscape::lintsCleanAndKeepsShares() {
    QVERIFY(rc::check("a generated set is what was asked for", [] {
        LandscapeSpecification specification;
        specification.tiles = *rc::gen::inRange(1, 200);
        for (double& weight : specification.edgeWeights)
            weight = *rc::gen::inRange(0, 10);
        RC_PRE(check(specification).empty());
        specification.cloisterShare = *rc::gen::inRange(0, 11) / 10.0;
        specification.joinedShare = *rc::gen::inRange(0, 11) / 10.0;
        specification.pennantShare = *rc::gen::inRange(0, 11) / 10.0;
        specification.seed = *rc::gen::arbitrary<std::uint64_t>();
        const TileSet set = generate(specification);
        const Issues issues = lint(set);
        RC_LOG() << listed(issues).constData();
        RC_ASSERT(issues.empty());
        RC_ASSERT(tileCount(set) == specification.tiles);
        std::vector<int> edges(3, 0);
        for (const Tile& tile : set.tiles) {
            RC_ASSERT(tile.landscape().crossings.empty() && tile.landscape().marks.empty());
            for (const Edge edge : tile.landscape().edges)
                edges.at(static_cast<std::size_t>(edge)) += tile.count;
        }
        RC_ASSERT(edges == apportion(4 * specification.tiles, specification.edgeWeights));
        const auto again = readTileSet(fileText(toJson(set)));
        RC_ASSERT(again.value.has_value() && *again.value == set);
    }));
}

void TestGenerateLandscape::sameSeedSameSet() {
    LandscapeSpecification specification;
    const std::string text = fileText(toJson(generate(specification)));
    QCOMPARE(fileText(toJson(generate(specification))), text);
    specification.seed = 2;
    QVERIFY(fileText(toJson(generate(specification))) != text);
}

void TestGenerateLandscape::shares() {
    LandscapeSpecification specification;
    specification.tiles = 400;
    const auto pennant = [](const Feature& f) { return f.pennants > 0; };
    const auto wide = [](const Feature& f) {
        return f.kind == FeatureKind::City && (f.sides & (f.sides - 1)) != 0;
    };
    const TileSet usual = generate(specification);
    QVERIFY(copiesWith(usual, isCloister) > 0 && copiesWith(usual, pennant) > 0);
    // Within rounding.
    QVERIFY(std::abs(copiesWith(usual, pennant) - 0.4 * copiesWith(usual, wide)) <= 0.5);
    specification.pennantShare = 0;
    specification.joinedShare = 0;
    specification.cloisterShare = 1;
    const TileSet parted = generate(specification);
    QCOMPARE(copiesWith(parted, pennant), 0);
    QVERIFY(copiesWith(parted, wide) < copiesWith(usual, wide));
    QVERIFY(copiesWith(parted, isCloister) > copiesWith(usual, isCloister));
}

void TestGenerateLandscape::onlyOneKindOfSide_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("features");
    QTest::newRow("cities: one city") << 0 << 1;
    QTest::newRow("roads: a crossing of four and four fields") << 1 << 8;
    QTest::newRow("fields: one with a cloister") << 2 << 2;
}

void TestGenerateLandscape::onlyOneKindOfSide() {
    QFETCH(int, which);
    QFETCH(int, features);
    LandscapeSpecification specification;
    specification.tiles = 9;
    specification.pennantShare = 0;
    specification.edgeWeights = {};
    specification.edgeWeights.at(static_cast<std::size_t>(which)) = 1;
    const TileSet set = generate(specification);
    QCOMPARE(set.tiles.size(), std::size_t{1});
    QCOMPARE(set.tiles[0].count, 9);
    QCOMPARE(static_cast<int>(set.tiles[0].landscape().features.size()), features);
}

/// Tiles as real ones are: of a large set, most kinds of the base set are among those made.
void TestGenerateLandscape::realTilesComeOut() {
    std::vector<std::string> made;
    LandscapeSpecification specification;
    specification.tiles = 500;
    for (specification.seed = 0; specification.seed < 10; ++specification.seed)
        for (const Tile& tile : generate(specification).tiles)
            made.push_back(canonicalText(tile.landscape()));
    int found = 0;
    const auto base = readTileSet(bundledText("landscape/base.tileset.json"));
    QVERIFY(base.value);
    for (const Tile& tile : base.value->tiles)
        found += std::count(made.begin(), made.end(), canonicalText(tile.landscape())) > 0 ? 1 : 0;
    QCOMPARE(found, 24);
}

QTEST_APPLESS_MAIN(TestGenerateLandscape)
#include "tst_generate_landscape.moc"
