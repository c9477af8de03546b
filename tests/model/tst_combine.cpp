#include <QObject>

#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "tests/model/landscape_samples.h"

#include <array>

using namespace tilewright;
using namespace tilewright::test;

class TestCombine : public QObject {
    Q_OBJECT

private slots:
    void oneIsItself();
    void unionOfTiles();
    void theSameAgain();
    void refused_data();
    void refused();
    void allBundledTogether();
    void countsAddUp();
};

namespace {

TileSet setWith(const std::string& name, std::initializer_list<const char*> ids) {
    TileSet set;
    set.ruleset = "landscape";
    set.name = name;
    for (const char* id : ids)
        set.tiles.push_back({.id = id, .count = 2});
    return set;
}

std::string tilesOf(const TileSet& set) {
    std::string out;
    for (const Tile& tile : set.tiles)
        out.append(tile.id).append("*").append(std::to_string(tile.count)).append(" ");
    return out;
}

} // namespace

void TestCombine::oneIsItself() {
    const std::array sets{landscapeSet()};
    QVERIFY(*combine(sets).value == sets[0]);
}

void TestCombine::unionOfTiles() {
    std::array sets{setWith("A", {"b", "a"}), setWith("B", {"c"}), setWith("C", {})};
    sets[0].author = "who";
    sets[0].extra["studio"] = 1;
    sets[1].author = "other";
    sets[1].tileMillimetres = 50;
    const auto all = combine(sets);
    QVERIFY2(all.value, listed(all.issues));
    QCOMPARE(tilesOf(*all.value), std::string("b*2 a*2 c*2 "));
    QCOMPARE(all.value->name, std::string("A + B + C"));
    QCOMPARE(all.value->author, std::string("who"));
    QCOMPARE(all.value->tileMillimetres, 45.0);
    QCOMPARE(all.value->extra.dump(), std::string("{\"studio\":1}"));
}

/// Two boxes of a set.
void TestCombine::theSameAgain() {
    const TileSet a = setWith("A", {"a", "b"});
    const TileSet b = setWith("B", {"c"});
    const std::array sets{a, b, a, b, a};
    const auto all = combine(sets);
    QVERIFY2(all.value, listed(all.issues));
    QCOMPARE(tilesOf(*all.value), std::string("a*6 b*6 c*4 "));
    QCOMPARE(all.value->name, std::string("A + B + A + B + A"));
}

void TestCombine::refused_data() {
    QTest::addColumn<QByteArray>("secondIds");
    QTest::addColumn<QByteArray>("secondRules");
    QTest::addColumn<QByteArray>("issues");
    QTest::newRow("an id in both")
        << QByteArray("b") << QByteArray("landscape")
        << QByteArray("error: The id “b” is in “A” and in “B”, expected it in one set only. "
                      "[tile-in-two-sets] (tile b): Give one of the two tiles another id.\n");
    QTest::newRow("other rules")
        << QByteArray("c") << QByteArray("beneath")
        << QByteArray("error: The tile set “B” is for “beneath”, but “A”, which it is combined with, is for "
                      "“landscape”. [ruleset-other] at /ruleset: Choose sets for the same rules.\n");
}

void TestCombine::refused() {
    QFETCH(QByteArray, secondIds);
    QFETCH(QByteArray, secondRules);
    QFETCH(QByteArray, issues);
    std::array sets{setWith("A", {"a", "b"}), setWith("B", {secondIds.constData()})};
    sets[1].ruleset = secondRules.toStdString();
    const auto all = combine(sets);
    QVERIFY(!all.value);
    QCOMPARE(listed(all.issues), issues);
}

/// "L-1.3" all sets are played together.
void TestCombine::allBundledTogether() {
    std::vector<TileSet> sets;
    for (const BundledFile& file : bundledFiles())
        if (file.name.starts_with("landscape/") && file.name.ends_with(".tileset.json"))
            sets.push_back(readTileSet(file.text).value.value());
    const auto all = combine(sets);
    QVERIFY2(all.value, listed(all.issues));
    QCOMPARE(tileCount(*all.value), 178);
    QVERIFY2(!hasErrors(lint(*all.value)), listed(lint(*all.value)));
    const auto again = readTileSet(fileText(toJson(*all.value)));
    QVERIFY(again.value && *again.value == *all.value);
}

void TestCombine::countsAddUp() {
    QVERIFY(rc::check("a combined set has the tiles of its parts", [] {
        std::vector<TileSet> sets;
        const int parts = *rc::gen::inRange(1, 5);
        long long tiles = 0;
        for (int part = 0; part < parts; ++part) {
            const int box = *rc::gen::inRange(0, 3);
            const std::string letter(1, static_cast<char>('a' + box));
            sets.push_back(setWith(letter, {(letter + "1").c_str(), (letter + "2").c_str()}));
            tiles += tileCount(sets.back());
        }
        const auto all = combine(sets);
        RC_ASSERT(all.value.has_value());
        RC_ASSERT(tileCount(*all.value) == tiles);
    }));
}

QTEST_APPLESS_MAIN(TestCombine)
#include "tst_combine.moc"
