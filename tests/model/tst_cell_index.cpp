#include "engine/base/random.h"
#include "engine/model/map/cell_index.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>

using namespace tilewright;

class TestCellIndex : public QObject {
    Q_OBJECT
private slots:
    void boundsHoldAllNumbersAndNoMore();
    void holdsWhatWasSet();
};

void TestCellIndex::boundsHoldAllNumbersAndNoMore() {
    Random random(3, 0, Purpose::Generator);
    for (int round = 0; round < 200; ++round) {
        CellIndex index;
        std::set<Cell> cells;
        QVERIFY(!index.bounds());
        const int reach = 1 + static_cast<int>(random.below(40U));
        for (int step = 0; step < 60; ++step) {
            const Cell cell{static_cast<int>(random.below(static_cast<std::uint32_t>(2 * reach))) - reach,
                            static_cast<int>(random.below(static_cast<std::uint32_t>(2 * reach))) - reach};
            const bool gone = random.below(3) == 0;
            index.set(cell, gone ? CellIndex::none : step);
            if (gone)
                cells.erase(cell);
            else
                cells.insert(cell);
        }
        const auto byX = [](Cell a, Cell b) { return a.x < b.x; };
        const auto byY = [](Cell a, Cell b) { return a.y < b.y; };
        const auto [left, right] = std::minmax_element(cells.begin(), cells.end(), byX);
        const auto [top, bottom] = std::minmax_element(cells.begin(), cells.end(), byY);
        const auto bounds = index.bounds();
        QVERIFY(bounds);
        QCOMPARE(bounds->first, (Cell{left->x, top->y}));
        QCOMPARE(bounds->second, (Cell{right->x, bottom->y}));
    }
}

void TestCellIndex::holdsWhatWasSet() {
    Random random(4, 0, Purpose::Generator);
    CellIndex index;
    for (int round = 0; round < 20; ++round) {
        std::map<Cell, int> plain;
        const std::uint32_t reach = round % 2 == 0 ? 40 : 20'001;
        const auto coordinate = [&] {
            return static_cast<int>(random.below(reach)) - static_cast<int>(reach / 2);
        };
        for (int step = 0; step < 2'000; ++step) {
            const int x = coordinate();
            const Cell cell{x, coordinate()};
            plain[cell] = step;
            index.set(cell, step);
            const int otherX = coordinate();
            const Cell other{otherX, coordinate()};
            const auto known = plain.find(other);
            QCOMPARE(index.at(other), known == plain.end() ? CellIndex::none : known->second);
        }
        for (const auto& [cell, number] : plain)
            QCOMPARE(index.at(cell), number);
        index.clear();
        QVERIFY(!index.bounds());
    }
}

QTEST_GUILESS_MAIN(TestCellIndex)
#include "tst_cell_index.moc"
