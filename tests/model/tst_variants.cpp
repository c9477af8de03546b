#include "tests/model/samples.h"

#include "engine/games/beneath/tiles/tile_doors.h"
#include "engine/model/sides.h"

using namespace tilewright;
using enum SideContent;

namespace {
Tile tile(const char* id, Sides sides) {
    Tile made;
    made.id = id;
    made.face = sides;
    made.notes = "kept";
    return made;
}
} // namespace

class VariantsTest : public QObject {
    Q_OBJECT
private slots:
    /// A straight with two doors a side: 2 x 2 by hand, of which the mixed two are equal when turned.
    void aStraightByHand() {
        TileSet set;
        set.tiles = {tile("str", {Open, Earth, Open, Earth})};
        DoorVariantOptions choice;
        choice.doors.fill({Special, SkullRed});
        choice.count = 3;
        choice.differentOnly = false;
        QCOMPARE(combinationCount(set.tiles, choice), 4LL);
        std::vector<Tile> made = doorVariants(set, set.tiles, choice);
        QCOMPARE(made.size(), std::size_t(4));
        QVERIFY((made[0].sides() == Sides{Special, Earth, Special, Earth}));
        QVERIFY((made[1].sides() == Sides{Special, Earth, SkullRed, Earth}));
        QVERIFY((made[2].sides() == Sides{SkullRed, Earth, Special, Earth}));
        QVERIFY((made[3].sides() == Sides{SkullRed, Earth, SkullRed, Earth}));
        for (const Tile& variant : made) {
            QCOMPARE(variant.count, 3);
            QCOMPARE(variant.id, std::string("str"));
            QCOMPARE(variant.notes, std::string("kept"));
        }
        choice.differentOnly = true;
        made = doorVariants(set, set.tiles, choice);
        QCOMPARE(made.size(), std::size_t(3));
        QVERIFY((made[2].sides() == Sides{SkullRed, Earth, SkullRed, Earth}));
    }

    void anotherConfigurationKeepsTheDoors() {
        const Sides straight{SkullBlue, Earth, SkullRed, Earth};
        QVERIFY((reshaped(straight, Configuration::Straight) == straight));
        QVERIFY((reshaped(straight, Configuration::Corner) == Sides{SkullBlue, SkullRed, Earth, Earth}));
        QVERIFY((reshaped(straight, Configuration::Cross) == Sides{SkullBlue, Open, SkullRed, Open}));
        QVERIFY((reshaped(straight, Configuration::DeadEnd) == Sides{SkullBlue, Earth, Earth, Earth}));
        QVERIFY((reshaped({}, Configuration::Tee) == Sides{Open, Open, Earth, Open}));
        // Turned so that both of its passages stay.
        QVERIFY((reshaped({Earth, Special, SkullGrey, Earth}, Configuration::Tee) ==
                 Sides{Open, Special, SkullGrey, Earth}));
    }

    void whatTheSetHasIsLeftOut() {
        TileSet set;
        set.tiles = {tile("cor", {Open, Open, Earth, Earth}), tile("other", {Earth, SkullBlue, Open, Earth})};
        DoorVariantOptions choice;
        // The corner's east side keeps its door.
        choice.doors[0] = {Open, SkullBlue};
        const std::vector<Tile> chosen{set.tiles[0]};
        // Open and open is the tile itself; blue and open is, turned, the other one.
        QVERIFY(doorVariants(set, chosen, choice).empty());
        choice.newOnly = false;
        QCOMPARE(doorVariants(set, chosen, choice).size(), std::size_t(2));
        QCOMPARE(doorVariants(TileSet(), chosen, choice).size(), std::size_t(2));
    }

    void aCrossInAllColours() {
        DoorVariantOptions choice;
        for (auto& doors : choice.doors)
            for (int i = 0; i < colourCount; ++i)
                doors.push_back(skull(colourAt(i)));
        const std::vector<Tile> cross{tile("crs", {Open, Open, Open, Open})};
        QCOMPARE(combinationCount(cross, choice), 4096LL);
        // Necklaces of 4 beads in 8 colours: (8^4 + 8^2 + 2 * 8) / 4.
        QCOMPARE(doorVariants(TileSet(), cross, choice).size(), std::size_t(1044));
    }

    void mirrorsExchangeTwoSides() {
        const Sides sides{Open, SkullRed, Earth, Special};
        QVERIFY((mirrored(sides, Mirror::LeftRight) == Sides{Open, Special, Earth, SkullRed}));
        QVERIFY((mirrored(sides, Mirror::TopBottom) == Sides{Earth, SkullRed, Open, Special}));
    }
};

QTEST_APPLESS_MAIN(VariantsTest)
#include "tst_variants.moc"
