#include <QObject>

#include "tests/model/samples.h"

using namespace tilewright;
using namespace tilewright::test;

class TestLintTileSet : public QObject {
    Q_OBJECT

private slots:
    void nothingInTheSample();
    void finds_data();
    void finds();
    void figures();
    void manyOfAKindAreCut();
};

void TestLintTileSet::nothingInTheSample() {
    const Issues issues = lint(sampleSet());
    QVERIFY2(issues.empty(), listed(issues));
}

void TestLintTileSet::finds_data() {
    QTest::addColumn<ChangeTileSet>("change");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("error");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("tile");
    const auto row = [](const char* name, const ChangeTileSet& change, const char* code, bool error,
                        const char* pointer, const char* tile) {
        QTest::newRow(name) << change << QByteArray(code) << error << QByteArray(pointer) << QByteArray(tile);
    };
    constexpr bool error = true;
    constexpr bool warning = false;
    using enum SideContent;
    row(
        "B-1.2 no passage", [](TileSet& s) { s.tiles[2].face = Sides{}; }, "tile-without-passage", error,
        "/tiles/2/sides", "end");
    row(
        "id twice", [](TileSet& s) { s.tiles[1].id = "cor"; }, "tile-id-twice", error, "/tiles/1/id", "cor");
    row(
        "B-1.5 colour not in the set", [](TileSet& s) { std::get<Sides>(s.tiles[0].face)[1] = SkullPurple; },
        "colour-not-in-set", error, "/tiles/0/sides/1", "cor");
    row(
        "B-2.1 cell door", [](TileSet& s) { std::get<Sides>(s.tiles[4].face)[2] = CellDoor; },
        "room-door-on-tile", error, "/tiles/4/sides/2", "tee");
    row(
        "B-2.1 key-room door", [](TileSet& s) { std::get<Sides>(s.tiles[4].face)[0] = KeyRoomDoor; },
        "room-door-on-tile", error, "/tiles/4/sides/0", "tee");
    row(
        "B-2.1 guardhouse door", [](TileSet& s) { std::get<Sides>(s.tiles[4].face)[1] = GuardhouseDoor; },
        "room-door-on-tile", error, "/tiles/4/sides/1", "tee");
    row(
        "id empty", [](TileSet& s) { s.tiles[0].id = ""; }, "tile-id-length", error, "/tiles/0/id", "");
    row(
        "count negative", [](TileSet& s) { s.tiles[0].count = -1; }, "count-out-of-range", error,
        "/tiles/0/count", "cor");
    row(
        "too many",
        [](TileSet& s) {
            for (Tile& t : s.tiles)
                t.count = 101;
        },
        "too-many-tiles", error, "/tiles", "");
    row(
        "colour listed twice", [](TileSet& s) { s.pickColours.push_back(Colour::Red); }, "pick-colour-twice",
        error, "/pickColours", "");
    row(
        "no colours",
        [](TileSet& s) {
            s.pickColours.clear();
            for (Tile& t : s.tiles)
                for (SideContent& side : std::get<Sides>(t.face))
                    side = isSkull(side) ? Open : side;
        },
        "no-pick-colours", error, "/pickColours", "");
    row(
        "size", [](TileSet& s) { s.tileMillimetres = 0; }, "tile-size-out-of-range", error,
        "/tileMillimetres", "");
    row(
        "empty", [](TileSet& s) { s.tiles.clear(); }, "set-empty", warning, "/tiles", "");
    row(
        "count 0",
        [](TileSet& s) {
            s.tiles.push_back(s.tiles[3]);
            s.tiles[5].id = "other";
            std::get<Sides>(s.tiles[5].face)[0] = Open;
            s.tiles[5].count = 0;
        },
        "count-zero", warning, "/tiles/5/count", "other");
    row(
        "equal when turned",
        [](TileSet& s) {
            s.tiles.push_back({.id = "other", .face = Sides{Earth, SkullGreen, Earth, SkullYellow}});
        },
        "tiles-equal", warning, "/tiles/5", "other");
    row(
        "colours unordered", [](TileSet& s) { std::swap(s.pickColours[0], s.pickColours[1]); },
        "pick-colours-unordered", warning, "/pickColours", "");
    row(
        "B-1.5 player colour missing",
        [](TileSet& s) {
            s.pickColours[3] = Colour::Purple;
            for (Tile& t : s.tiles)
                for (SideContent& side : std::get<Sides>(t.face))
                    side = side == SkullRed ? SkullPurple : side;
        },
        "player-colour-missing", warning, "/pickColours", "");
    row(
        "colour unused", [](TileSet& s) { s.pickColours.push_back(Colour::Brown); }, "colour-unused", warning,
        "/pickColours", "");
    row(
        "uneven",
        [](TileSet& s) {
            for (int i = 0; i < 3; ++i)
                s.tiles.push_back(
                    {.id = "b" + std::to_string(i), .face = Sides{SkullBlue, SkullBlue, SkullBlue, Open}});
            std::get<Sides>(s.tiles[6].face)[3] = SkullBlue;
            std::get<Sides>(s.tiles[7].face)[3] = Special;
        },
        "skulls-uneven", warning, "/tiles", "");
    for (int i = 0; i < 5; ++i) {
        constexpr std::array<const char*, 5> names{"no corner", "no cross", "no dead end", "no straight",
                                                   "no T"};
        row(
            names[static_cast<std::size_t>(i)], [i](TileSet& s) { s.tiles.erase(s.tiles.begin() + i); },
            "configuration-missing", warning, "/tiles", "");
    }
    row(
        "few passages", [](TileSet& s) { s.tiles[2].count = 20; }, "few-passages", warning, "/tiles", "");
    row(
        "name empty", [](TileSet& s) { s.name.clear(); }, "name-empty", warning, "/name", "");
    row(
        "id with blank", [](TileSet& s) { s.tiles[0].id = "a b"; }, "tile-id-odd", warning, "/tiles/0/id",
        "a b");
    row(
        "id with slash", [](TileSet& s) { s.tiles[0].id = "../a"; }, "tile-id-odd", warning, "/tiles/0/id",
        "../a");
}

void TestLintTileSet::finds() {
    QFETCH(ChangeTileSet, change);
    QFETCH(QByteArray, code);
    QFETCH(bool, error);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, tile);
    TileSet set = sampleSet();
    change(set);
    const Issues issues = lint(set);
    const Issue* issue = find(issues, code.toStdString());
    QVERIFY2(issue, listed(issues));
    QCOMPARE(issue->severity, error ? Severity::Error : Severity::Warning);
    QCOMPARE(QByteArray::fromStdString(issue->pointer), pointer);
    QCOMPARE(QByteArray::fromStdString(issue->tile), tile);
    QVERIFY(!issue->message.empty() && !issue->remedy.empty());
    QVERIFY2(hasErrors(issues) == error, listed(issues));
}

void TestLintTileSet::figures() {
    TileSet set = sampleSet();
    std::get<Sides>(set.tiles[1].face)[0] = SideContent::SkullRed;
    set.tiles[0].count = 9;
    // red 9 + 2, blue 9, yellow 2, green 2: the mean is 6.
    const Issues issues = lint(set);
    std::string all;
    for (const Issue& issue : issues)
        all += issue.message.english() + "\n";
    QCOMPARE(all, std::string("Skulls are unevenly distributed: blue has 9, the average colour 6.0.\n"
                              "Skulls are unevenly distributed: yellow has 2, the average colour 6.0.\n"
                              "Skulls are unevenly distributed: green has 2, the average colour 6.0.\n"
                              "Skulls are unevenly distributed: red has 11, the average colour 6.0.\n"));
}

void TestLintTileSet::manyOfAKindAreCut() {
    TileSet set = sampleSet();
    for (int i = 0; i < 5000; ++i)
        set.tiles.push_back({.id = "e" + std::to_string(i)});
    const Issues issues = lint(set);
    QVERIFY(issues.size() < 500);
    const auto last = std::find_if(issues.rbegin(), issues.rend(),
                                   [](const Issue& i) { return i.code == "tile-without-passage"; });
    QCOMPARE(last->remedy.english(), std::string("4900 more of this kind are not listed."));
}

QTEST_APPLESS_MAIN(TestLintTileSet)
#include "tst_lint_tileset.moc"
