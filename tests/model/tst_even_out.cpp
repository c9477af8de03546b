#include "tests/model/samples.h"

#include "engine/games/beneath/tiles/tile_doors.h"
#include "engine/model/io/bundled.h"

#include <rapidcheck.h>

#include <numeric>

using namespace tilewright;
using enum SideContent;

namespace {

TileSet setOf(std::vector<Colour> colours, const std::vector<std::pair<Sides, int>>& tiles) {
    TileSet set;
    set.pickColours = std::move(colours);
    for (const auto& [sides, count] : tiles) {
        Tile tile;
        tile.id = "t" + std::to_string(set.tiles.size());
        tile.face = sides;
        tile.count = count;
        set.tiles.push_back(tile);
    }
    return set;
}

std::vector<int> allOf(const TileSet& set) {
    std::vector<int> places(set.tiles.size());
    std::iota(places.begin(), places.end(), 0);
    return places;
}

int changedSides(const TileSet& a, const TileSet& b) {
    int changed = 0;
    for (std::size_t i = 0; i < a.tiles.size(); ++i)
        for (std::size_t side = 0; side < 4; ++side)
            changed += a.tiles[i].sides()[side] != b.tiles[i].sides()[side] ? 1 : 0;
    return changed;
}

int twins(const TileSet& set) {
    int twins = 0;
    for (const Tile& tile : set.tiles)
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = i + 1; j < 4; ++j)
                twins += isSkull(tile.sides()[i]) && tile.sides()[i] == tile.sides()[j] ? 1 : 0;
    return twins;
}

TileSet anySet() {
    const int colours = *rc::gen::inRange(1, 5);
    const auto side = rc::gen::map(rc::gen::inRange(0, 9), [](int i) {
        return i == 0 ? Earth : i == 1 ? Open : i == 2 ? Special : skull(colourAt(i - 3));
    });
    std::vector<Colour> picks;
    for (int i = 0; i < colours; ++i)
        picks.push_back(colourAt(i));
    const auto tiles = *rc::gen::container<std::vector<std::pair<Sides, int>>>(
        rc::gen::pair(rc::gen::container<Sides>(side), rc::gen::inRange(0, 6)));
    return setOf(picks, tiles);
}

} // namespace

class EvenOutTest : public QObject {
    Q_OBJECT
private slots:
    void byHand() {
        // Four red and no blue: two change, and no tile keeps two alike.
        const TileSet set = setOf({Colour::Blue, Colour::Red}, {{{SkullRed, SkullRed, Earth, Open}, 1},
                                                                {{SkullRed, Special, SkullRed, Earth}, 1}});
        const TileSet even = withEvenSkulls(set, allOf(set));
        QCOMPARE(skullSpread(even, allOf(set)), 0);
        QCOMPARE(changedSides(set, even), 2);
        QCOMPARE(twins(even), 0);
        // One tile alone.
        const TileSet one = withEvenSkulls(set, {1});
        QVERIFY(one.tiles[0] == set.tiles[0]);
        QCOMPARE(changedSides(set, one), 1);
    }

    void copiesCountAndMayForbid() {
        // Five copies of one skull can't be parted; the two single ones go to the other colour.
        const TileSet set = setOf({Colour::Blue, Colour::Red}, {{{SkullRed, Earth, Earth, Earth}, 5},
                                                                {{SkullRed, Earth, Earth, Earth}, 1},
                                                                {{SkullRed, Earth, Earth, Earth}, 1}});
        const TileSet even = withEvenSkulls(set, allOf(set));
        QCOMPARE(skullSpread(even, allOf(set)), 3);
        // An exchange of unlike counts: 3 + 3 against 2 + 2 + 2.
        const TileSet mixed = setOf({Colour::Blue, Colour::Red}, {{{SkullRed, Earth, Earth, Earth}, 3},
                                                                  {{SkullRed, Earth, Earth, Earth}, 3},
                                                                  {{SkullRed, Earth, Earth, Earth}, 2},
                                                                  {{SkullBlue, Earth, Earth, Earth}, 2},
                                                                  {{SkullBlue, Earth, Earth, Earth}, 2}});
        QVERIFY(skullSpread(withEvenSkulls(mixed, allOf(mixed)), allOf(mixed)) <= 2);
    }

    void whatIsEvenStays() {
        const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
        QVERIFY(withEvenSkulls(set, allOf(set)) == set);
    }

    void coloursThatTheSetLacksAreReplaced() {
        const TileSet set = setOf({Colour::Blue}, {{{SkullPurple, Open, Earth, Earth}, 1}});
        QVERIFY((withEvenSkulls(set, {0}).tiles[0].sides() == Sides{SkullBlue, Open, Earth, Earth}));
        const TileSet none = setOf({}, {{{SkullPurple, Open, Earth, Earth}, 1}});
        QVERIFY(withEvenSkulls(none, {0}) == none);
    }

    void onlySkullsOfChosenTilesChange() {
        QVERIFY(rc::check([] {
            const TileSet set = anySet();
            std::vector<int> places;
            for (int i = 0; i < static_cast<int>(set.tiles.size()); ++i)
                if (*rc::gen::arbitrary<bool>())
                    places.push_back(i);
            const TileSet even = withEvenSkulls(set, places);
            RC_ASSERT(even == withEvenSkulls(set, places));
            RC_ASSERT(even.tiles.size() == set.tiles.size());
            for (std::size_t i = 0; i < set.tiles.size(); ++i) {
                const bool chosen =
                    std::find(places.begin(), places.end(), static_cast<int>(i)) != places.end();
                Tile same = even.tiles[i];
                for (std::size_t side = 0; side < 4; ++side) {
                    const SideContent before = set.tiles[i].sides()[side];
                    const SideContent after = even.tiles[i].sides()[side];
                    RC_ASSERT(after == before || (chosen && isSkull(before) && isSkull(after)));
                    std::get<Sides>(same.face)[side] = before;
                }
                RC_ASSERT(same == set.tiles[i]);
            }
        }));
    }

    /// Among pick colours it never gets less even, and no single skull could still make it more so.
    void itGetsAsEvenAsCopiesAllow() {
        QVERIFY(rc::check([] {
            TileSet set = anySet();
            const std::vector<int> places = allOf(set);
            // Strangers come on top; here only the evening counts.
            for (Tile& tile : set.tiles)
                for (SideContent& side : std::get<Sides>(tile.face))
                    if (isSkull(side))
                        side = skull(colourAt(tilewright::index(skullColour(side)) %
                                              static_cast<int>(set.pickColours.size())));
            const TileSet even = withEvenSkulls(set, places);
            RC_ASSERT(skullSpread(even, places) <= skullSpread(set, places));
            int most = 0;
            for (const Tile& tile : even.tiles)
                if (std::any_of(tile.sides().begin(), tile.sides().end(), isSkull))
                    most = std::max(most, tile.count);
            RC_ASSERT(skullSpread(even, places) <= most);
            RC_ASSERT(withEvenSkulls(even, places) == even);
        }));
    }
};

QTEST_APPLESS_MAIN(EvenOutTest)
#include "tst_even_out.moc"
