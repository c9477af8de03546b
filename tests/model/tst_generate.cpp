#include <QObject>

#include "engine/games/beneath/tiles/generate.h"
#include "engine/model/set_generator.h"
#include "tests/model/samples.h"

#include <rapidcheck.h>

#include <limits>
#include <map>
#include <numeric>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

class TestGenerate : public QObject {
    Q_OBJECT

private slots:
    void refused_data();
    void refused();
    void largestRemainder_data();
    void largestRemainder();
    void apportionKeepsTheQuota();
    void meetsTheSpecification();
    void seedsDiffer();
    void manyDifferentTiles();
    void manyTilesOfAKind();
};

namespace {

struct Figures {
    int passages = 0;
    int open = 0;
    int special = 0;
    std::map<Configuration, int> tiles;
    std::map<Colour, int> skulls;
    std::map<Configuration, std::map<Colour, int>> skullsOf;
    std::map<Configuration, int> openOf;
    std::map<Configuration, int> passagesOf;
};

Figures figuresOf(const TileSet& set) {
    Figures f;
    for (const Tile& tile : set.tiles) {
        const Configuration c = configuration(tile.sides());
        f.tiles[c] += tile.count;
        for (const SideContent side : tile.sides()) {
            f.passages += isPassage(side) ? tile.count : 0;
            f.passagesOf[c] += isPassage(side) ? tile.count : 0;
            f.open += side == SideContent::Open ? tile.count : 0;
            f.openOf[c] += side == SideContent::Open ? tile.count : 0;
            f.special += side == SideContent::Special ? tile.count : 0;
            if (isSkull(side)) {
                f.skulls[skullColour(side)] += tile.count;
                f.skullsOf[c][skullColour(side)] += tile.count;
            }
        }
    }
    return f;
}

int spread(const std::map<Colour, int>& counts, int colours) {
    int least = std::numeric_limits<int>::max();
    int most = 0;
    for (int i = 0; i < colours; ++i) {
        const auto it = counts.find(colourAt(i));
        const int n = it == counts.end() ? 0 : it->second;
        least = std::min(least, n);
        most = std::max(most, n);
    }
    return most - least;
}

BeneathSetSpecification anySpecification() {
    BeneathSetSpecification s;
    s.tiles = *rc::gen::inRange(1, 501);
    s.colours = *rc::gen::inRange(1, 9);
    for (double& weight : s.weights)
        weight = *rc::gen::inRange(0, 60);
    s.weights[static_cast<std::size_t>(*rc::gen::inRange(0, 5))] += 1;
    s.openShare = *rc::gen::inRange(0, 101) / 100.0;
    s.specialShare = *rc::gen::inRange(0, 101) / 100.0 * (1 - s.openShare);
    s.seed = *rc::gen::arbitrary<std::uint64_t>();
    return s;
}

} // namespace

void TestGenerate::refused_data() {
    QTest::addColumn<int>("tiles");
    QTest::addColumn<int>("colours");
    QTest::addColumn<QList<double>>("weights");
    QTest::addColumn<double>("open");
    QTest::addColumn<double>("special");
    QTest::addColumn<QByteArray>("code");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    const QList<double> good{1, 1, 1, 1, 1};
    const auto row = [](const char* name, int tiles, int colours, const QList<double>& weights, double open,
                        double special, const char* code) {
        QTest::newRow(name) << tiles << colours << weights << open << special << QByteArray(code);
    };
    row("good", 176, 8, good, 0.5, 0.5, "");
    row("good with tenths", 1, 1, good, 0.9, 0.1, "");
    row("no tiles", 0, 8, good, 0, 0, "tiles-out-of-range");
    row("many tiles", 501, 8, good, 0, 0, "tiles-out-of-range");
    row("no colours", 10, 0, good, 0, 0, "colours-out-of-range");
    row("nine colours", 10, 9, good, 0, 0, "colours-out-of-range");
    row("negative weight", 10, 8, {1, -1, 1, 1, 1}, 0, 0, "weight-out-of-range");
    row("NaN weight", 10, 8, {1, nan, 1, 1, 1}, 0, 0, "weight-out-of-range");
    row("infinite weight", 10, 8, {1, infinite, 1, 1, 1}, 0, 0, "weight-out-of-range");
    row("no weights", 10, 8, {0, 0, 0, 0, 0}, 0, 0, "no-weights");
    row("open above 1", 10, 8, good, 1.1, 0, "share-out-of-range");
    row("special NaN", 10, 8, good, 0, nan, "share-out-of-range");
    row("together above 1", 10, 8, good, 0.6, 0.5, "shares-too-large");
}

void TestGenerate::refused() {
    QFETCH(int, tiles);
    QFETCH(int, colours);
    QFETCH(QList<double>, weights);
    QFETCH(double, open);
    QFETCH(double, special);
    QFETCH(QByteArray, code);
    BeneathSetSpecification s;
    s.tiles = tiles;
    s.colours = colours;
    std::copy(weights.begin(), weights.end(), s.weights.begin());
    s.openShare = open;
    s.specialShare = special;
    const Issues issues = check(s);
    if (code.isEmpty())
        QVERIFY2(issues.empty(), listed(issues));
    else
        QVERIFY2(issues.size() == 1 && issues[0].code == code.toStdString(), listed(issues));
}

void TestGenerate::largestRemainder_data() {
    QTest::addColumn<int>("total");
    QTest::addColumn<QList<double>>("weights");
    QTest::addColumn<QList<int>>("shares");
    QTest::newRow("exact") << 176 << QList<double>{8, 32, 48, 56, 32} << QList<int>{8, 32, 48, 56, 32};
    QTest::newRow("remainders") << 10 << QList<double>{1, 1, 1} << QList<int>{4, 3, 3};
    // 3.5, 2.1, 1.4: the half wins.
    QTest::newRow("largest") << 7 << QList<double>{5, 3, 2} << QList<int>{4, 2, 1};
    QTest::newRow("none for zero") << 3 << QList<double>{0, 1, 0, 1} << QList<int>{0, 2, 0, 1};
    QTest::newRow("nothing") << 0 << QList<double>{0, 0} << QList<int>{0, 0};
}

void TestGenerate::largestRemainder() {
    QFETCH(int, total);
    QFETCH(QList<double>, weights);
    QFETCH(QList<int>, shares);
    const std::vector<int> got = apportion(total, std::vector<double>(weights.begin(), weights.end()));
    QCOMPARE(QList<int>(got.begin(), got.end()), shares);
}

void TestGenerate::apportionKeepsTheQuota() {
    QVERIFY(rc::check("sum and quota", [] {
        const int total = *rc::gen::inRange(0, 3000);
        auto weights = *rc::gen::container<std::vector<double>>(
            rc::gen::map(rc::gen::inRange(0, 1000), [](int n) { return n / 7.0; }));
        weights.push_back(1);
        const std::vector<int> shares = apportion(total, weights);
        RC_ASSERT(std::accumulate(shares.begin(), shares.end(), 0) == total);
        const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const double exact = total * weights[i] / sum;
            RC_ASSERT(shares[i] > exact - 1 - 1e-6 && shares[i] < exact + 1 + 1e-6);
        }
    }));
}

void TestGenerate::meetsTheSpecification() {
    QVERIFY(rc::check("B-1.2, B-1.3: a generated set is what was asked for", [] {
        const BeneathSetSpecification s = anySpecification();
        RC_ASSERT(check(s).empty());
        const TileSet set = generate(s);
        RC_ASSERT(tileCount(set) == s.tiles);
        RC_ASSERT(!hasErrors(lint(set)));
        RC_ASSERT(static_cast<int>(set.pickColours.size()) == s.colours);

        const Figures f = figuresOf(set);
        const double weights = std::accumulate(s.weights.begin(), s.weights.end(), 0.0);
        for (std::size_t i = 0; i < allConfigurations.size(); ++i) {
            const auto it = f.tiles.find(allConfigurations[i]);
            const double got = it == f.tiles.end() ? 0 : it->second;
            RC_ASSERT(std::abs(got - s.tiles * s.weights[i] / weights) < 1 + 1e-6);
        }
        RC_ASSERT(std::abs(f.open - s.openShare * f.passages) < 1 + 1e-6);
        RC_ASSERT(std::abs(f.special - s.specialShare * f.passages) < 1 + 1e-6);
        RC_ASSERT(spread(f.skulls, s.colours) <= 1);
        for (const auto& [configuration, skulls] : f.skullsOf)
            RC_ASSERT(spread(skulls, s.colours) <= 1);
        for (const auto& [configuration, passages] : f.passagesOf)
            RC_ASSERT(std::abs(f.openOf.at(configuration) - s.openShare * passages) < 3);

        std::set<Sides> seen;
        std::string before;
        for (const Tile& tile : set.tiles) {
            RC_ASSERT(seen.insert(canonicalSides(tile.sides())).second);
            RC_ASSERT(tile.id > before);
            before = tile.id;
        }
        RC_ASSERT(fileText(toJson(set)) == fileText(toJson(generate(s))));
        RC_ASSERT(*readTileSet(fileText(toJson(set))).value == set);
    }));
}

void TestGenerate::seedsDiffer() {
    BeneathSetSpecification s;
    const TileSet first = generate(s);
    s.seed = 2;
    const TileSet second = generate(s);
    QVERIFY(!(first == second));
}

void TestGenerate::manyDifferentTiles() {
    const TileSet set = generate({});
    QVERIFY2(set.tiles.size() >= 170, QByteArray::number(qulonglong(set.tiles.size())));
    int sameDoorTwice = 0;
    for (const Tile& tile : set.tiles) {
        std::multiset<SideContent> doors;
        for (const SideContent side : tile.sides())
            if (isPassage(side))
                doors.insert(side);
        sameDoorTwice += doors.size() != std::set<SideContent>(doors.begin(), doors.end()).size() ? 1 : 0;
    }
    QCOMPARE(sameDoorTwice, 0);
    QVERIFY(findTile(set, "end-01") >= 0 && findTile(set, "crs-32") >= 0 && findTile(set, "crs-33") < 0);
}

void TestGenerate::manyTilesOfAKind() {
    BeneathSetSpecification s;
    s.tiles = 300;
    s.weights = {0, 0, 0, 0, 1};
    const TileSet set = generate(s);
    QVERIFY(findTile(set, "crs-001") == 0);
    QVERIFY(lint(set).size() == 4); // the four configurations that are missing
}

QTEST_APPLESS_MAIN(TestGenerate)
#include "tst_generate.moc"
