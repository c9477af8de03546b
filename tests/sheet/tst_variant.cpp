// Printed pieces are as many as the set's first variant of the rules asks for.

#include <QtTest>

#include "engine/model/io/bundled.h"
#include "engine/model/tileset.h"
#include "engine/sheet/pieces/game_parts.h"

#include <algorithm>
#include <set>
#include <string>

using namespace tilewright;
using namespace tilewright::sheet;

namespace {

TileSet with(const char* name, Json options) {
    TileSet set = bundledSet(name);
    set.rules = {{"First", {}, std::move(options), Json::object()}, {"Other", {}, {{"runners", 4}}, {}}};
    return set;
}

/// Copies of all pieces whose names begin like that.
int copies(const PieceRun& run, const std::string& name) {
    int count = 0;
    for (const PrintedPiece& piece : run.pieces)
        if (piece.id.starts_with(name))
            count += piece.count;
    return count;
}

} // namespace

class TestSheetVariant : public QObject {
    Q_OBJECT

private slots:
    void beneath() {
        const SheetSpecification sheet;
        const char* const name = "beneath/standard.tileset.json";
        const TileSet usual = with(name, Json::object());
        const GameParts& parts = *partsOf(usual);
        QCOMPARE(copies(parts.markers(usual, sheet, inEnglish), "pick-blue"), 20);
        QCOMPARE(copies(parts.standees(usual, sheet, inEnglish), "runner"), 4 * 2);
        const TileSet own = with(name, {{"pickSupply", 12}, {"keys", 1}, {"runners", 3}, {"guards", 0}});
        QCOMPARE(copies(parts.markers(own, sheet, inEnglish), "pick-blue"), 12);
        QCOMPARE(copies(parts.markers(own, sheet, inEnglish), "key"), 1);
        QCOMPARE(copies(parts.standees(own, sheet, inEnglish), "runner"), 4 * 3);
        QCOMPARE(copies(parts.standees(own, sheet, inEnglish), "guard"), 0);
        QCOMPARE(copies(parts.standees(with(name, {{"guards", "board"}}), sheet, inEnglish), "guard"), 6);
        const TileSet five = with(name, {{"pickColours", 5}});
        QCOMPARE(copies(parts.markers(five, sheet, inEnglish), "pick-"), 5 * 20);
        TileSet three = usual;
        three.pickColours.resize(3);
        QCOMPARE(copies(parts.markers(three, sheet, inEnglish), "pick-"), 3 * 20);
        const TileSet oneKey = with(name, {{"keysEach", "game"}, {"keys", 5}});
        QCOMPARE(copies(parts.markers(oneKey, sheet, inEnglish), "key"), 1);
        // Only lint refuses such values, and printing doesn't ask it.
        for (const Json& absurd : {Json(2'000'000'000), Json(-3), Json(UINT64_MAX), Json(2.5)})
            QCOMPARE(
                copies(parts.markers(with(name, {{"pickSupply", absurd}}), sheet, inEnglish), "pick-blue"),
                20);
    }

    void aidsTellThePrices() {
        const auto told = [](const TileSet& set) {
            std::set<std::string> sentences;
            (void)partsOf(set)->aid(
                set, [&sentences](const Text& text) { return *sentences.insert(text.english()).first; });
            return sentences;
        };
        const auto says = [&told](const TileSet& set, const std::set<std::string>& wanted) {
            const std::set<std::string> all = told(set);
            return std::ranges::includes(all, wanted);
        };
        const char* const name = "beneath/standard.tileset.json";
        QVERIFY(says(with(name, Json::object()),
                     {"special: three", "cell: three", "silver pick: eight", "to remove: three"}));
        QVERIFY(says(
            with(name, {{"specialDoorPrice", 5}, {"cellPrice", 0}, {"silverCost", 2}, {"markerPrice", 1}}),
            {"special: five", "cell: free", "silver pick: two", "to remove: one"}));
        QVERIFY(says(with(name, {{"specialOnTiles", false}}), {"special: free"}));
        // B-1.5: no price is higher than the number of colours.
        TileSet two = with(name, {{"cellPrice", 8}});
        two.pickColours.resize(2);
        QVERIFY(says(two, {"special: two", "cell: two", "silver pick: two", "to remove: two"}));
        QVERIFY(says(with("landscape/princess-dragon.tileset.json", {{"fairyTurnPoints", 4}}),
                     {"4 a turn, protects"}));
        QVERIFY(!told(with("landscape/princess-dragon.tileset.json", {})).contains("joins two mouths"));
        QVERIFY(told(with("landscape/tunnel.tileset.json", {})).contains("joins two mouths"));
    }

    void landscape() {
        const TileSet own = with("landscape/base.tileset.json", {{"followers", 5}});
        const GameParts& parts = *partsOf(own);
        QCOMPARE(copies(parts.standees(own, {}, inEnglish), "follower"), 6 * 5);
    }
};

QTEST_APPLESS_MAIN(TestSheetVariant)
#include "tst_variant.moc"
