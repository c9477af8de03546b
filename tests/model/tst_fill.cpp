#include <QObject>

#include "engine/model/io/bundled.h"
#include "engine/model/map/fill.h"
#include "tests/model/samples.h"

#include <rapidcheck.h>

#include <functional>
#include <map>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Sides by cell, as they look on the board; independent of the engine's own board.
using Laid = std::map<Cell, Sides>;

Sides sidesOf(const Chamber& chamber, const TileSet& set) {
    if (chamber.isRoom())
        return chamber.sides;
    return turned(set.tiles[static_cast<std::size_t>(findTile(set, chamber.tile))].sides(), chamber.rotation);
}

Laid laidOf(const Map& map, const TileSet& set) {
    Laid laid;
    for (const Chamber& chamber : map.chambers)
        laid.emplace(chamber.cell, sidesOf(chamber, set));
    return laid;
}

bool opens(const Sides& sides, Direction d) {
    return isPassage(sides[static_cast<std::size_t>(index(d))]);
}

/// B-4.2 and B-4.3, in words: every touching side matches, and a passageway joins.
bool canBeLaid(const Laid& laid, Cell cell, const Sides& sides) {
    bool joins = laid.empty();
    for (const Direction d : allDirections)
        if (const auto it = laid.find(neighbour(cell, d)); it != laid.end()) {
            if (opens(sides, d) != opens(it->second, opposite(d)))
                return false;
            joins = joins || opens(sides, d);
        }
    return joins && !laid.contains(cell);
}

/// Whether the cells can be filled one after the other, by trying everything.
bool canBeFilled(Laid& laid, const std::set<Cell>& cells, const std::vector<Sides>& tiles) {
    if (cells.empty())
        return true;
    for (const Cell cell : cells)
        for (const Sides& tile : tiles)
            for (const Rotation r : allRotations)
                if (const Sides sides = turned(tile, r); canBeLaid(laid, cell, sides)) {
                    std::set<Cell> rest = cells;
                    rest.erase(cell);
                    laid.emplace(cell, sides);
                    const bool filled = canBeFilled(laid, rest, tiles);
                    laid.erase(cell);
                    if (filled)
                        return true;
                }
    return false;
}

Tile tileOf(unsigned mask, int count) {
    Tile tile;
    tile.id = "t" + std::to_string(mask);
    tile.count = count;
    for (unsigned d = 0; d < 4; ++d)
        std::get<Sides>(tile.face)[d] = (mask >> d & 1U) != 0 ? SideContent::Open : SideContent::Earth;
    return tile;
}

/// Rooms in a field of four by four, and cells between them to fill.
struct Case {
    Map map;
    TileSet set;
    FillRequest order;
};

Case anyCase() {
    Case made;
    const auto kinds = *rc::gen::inRange(1, 1 << 15);
    for (unsigned mask = 1; mask < 16; ++mask)
        if ((kinds >> (mask - 1) & 1) != 0)
            made.set.tiles.push_back(tileOf(mask, *rc::gen::inRange(0, 3)));
    // 16 is a free cell.
    for (int place = 0; place < 16; ++place)
        if (const unsigned mask = *rc::gen::inRange(0U, 32U); mask < 16) {
            Chamber room;
            room.cell = {place % 4, place / 4};
            room.sides = tileOf(mask, 0).sides();
            made.map.chambers.push_back(room);
        }
    for (int i = 0; i < 4; ++i) {
        const int place = *rc::gen::inRange(0, 16);
        made.order.cells.push_back({place % 4, place / 4});
    }
    made.order.seed = *rc::gen::arbitrary<std::uint64_t>();
    made.order.respectCounts = *rc::gen::arbitrary<bool>();
    return made;
}

std::set<Cell> freeCells(const Case& c) {
    const Laid laid = laidOf(c.map, c.set);
    std::set<Cell> cells;
    for (const Cell cell : c.order.cells)
        if (!laid.contains(cell))
            cells.insert(cell);
    return cells;
}

/// Lays what was found, one after the other, and says how far that was legal.
bool isLegal(const Case& c, const FillResult& result) {
    Laid laid = laidOf(c.map, c.set);
    std::map<std::string, int> used;
    for (const Chamber& chamber : result.laid) {
        const Sides sides = sidesOf(chamber, c.set);
        if (!canBeLaid(laid, chamber.cell, sides))
            return false;
        laid.emplace(chamber.cell, sides);
        ++used[chamber.tile];
    }
    for (const auto& [id, count] : used)
        if (c.order.respectCounts && count > c.set.tiles[static_cast<std::size_t>(findTile(c.set, id))].count)
            return false;
    return true;
}

} // namespace

class TestFill : public QObject {
    Q_OBJECT
private slots:
    void whatIsLaidIsLegal() {
        QVERIFY(rc::check([] {
            const Case c = anyCase();
            const FillResult result = fillLegally(c.map, c.set, c.order);
            RC_ASSERT(isLegal(c, result));
            std::set<Cell> all(result.unfilled.begin(), result.unfilled.end());
            for (const Chamber& chamber : result.laid)
                RC_ASSERT(all.insert(chamber.cell).second);
            RC_ASSERT(all == freeCells(c));
        }));
    }

    void whatCanBeFilledIs() {
        QVERIFY(rc::check([] {
            Case c = anyCase();
            c.order.respectCounts = false;
            std::vector<Sides> tiles;
            for (const Tile& tile : c.set.tiles)
                tiles.push_back(tile.sides());
            Laid laid = laidOf(c.map, c.set);
            const bool possible = canBeFilled(laid, freeCells(c), tiles);
            const FillResult result = fillLegally(c.map, c.set, c.order);
            RC_ASSERT(result.unfilled.empty() == possible);
            RC_ASSERT(result.provenImpossible == !possible);
        }));
    }

    void holesAreWhatNothingFits() {
        QVERIFY(rc::check([] {
            const Case c = anyCase();
            const Laid laid = laidOf(c.map, c.set);
            std::vector<Cell> expected;
            for (int y = -1; y <= 4; ++y)
                for (int x = -1; x <= 4; ++x) {
                    const Cell cell{x, y};
                    bool beside = false;
                    bool fits = false;
                    for (const Direction d : allDirections)
                        beside = beside || laid.contains(neighbour(cell, d));
                    for (const Tile& tile : c.set.tiles)
                        for (const Rotation r : allRotations) {
                            const Sides sides = turned(tile.sides(), r);
                            bool matches = true;
                            for (const Direction d : allDirections)
                                if (const auto it = laid.find(neighbour(cell, d)); it != laid.end())
                                    matches = matches && opens(sides, d) == opens(it->second, opposite(d));
                            fits = fits || matches;
                        }
                    if (beside && !fits && !laid.contains(cell))
                        expected.push_back(cell);
                }
            RC_ASSERT(findHoles(c.map, c.set) == expected);
        }));
    }

    void fillsAFieldAroundTheBoard() {
        const Map map = *readMap(bundledText(defaultMap)).value;
        const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
        Case c{map, set, {}};
        for (int y = -12; y < 15; ++y)
            for (int x = -12; x < 17; ++x)
                c.order.cells.push_back({x, y});
        for (const bool limited : {false, true}) {
            c.order.respectCounts = limited;
            const FillResult result = fillLegally(map, set, c.order);
            QVERIFY(isLegal(c, result));
            QVERIFY(result.laid.size() + result.unfilled.size() == freeCells(c).size());
            if (limited)
                QVERIFY(result.laid.size() > 150);
            else
                QCOMPARE(result.unfilled.size(), std::size_t{0});
            QVERIFY(fillLegally(map, set, c.order).laid == result.laid);
        }
        c.order.seed = 2;
        const FillResult other = fillLegally(map, set, c.order);
        c.order.seed = 3;
        QVERIFY(fillLegally(map, set, c.order).laid != other.laid);
    }

    void stopsWhenTold() {
        const Map map = *readMap(bundledText(defaultMap)).value;
        const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
        std::stop_source source;
        source.request_stop();
        FillRequest order;
        order.cells = {{0, -1}, {1, -1}};
        const FillResult result = fillLegally(map, set, order, source.get_token());
        QVERIFY(result.stopped);
        QVERIFY(result.laid.empty());
    }
};

QTEST_APPLESS_MAIN(TestFill)
#include "tst_fill.moc"
