// A playout allocates nothing: this program counts every allocation.

#include "engine/beneath/table_game.h"
#include "engine/players/beneath/beneath_tree.h"
#include "engine/rulesets.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"

#include <QtTest>

#include "tests/game/allocation_counter.h"

using namespace tilewright;

class SearchAllocationTest : public QObject {
    Q_OBJECT

private slots:
    void counterCounts() {
        const std::size_t before = allocations;
        const auto memory = std::make_unique<int>(1);
        QCOMPARE(allocations - before, *memory + std::size_t{0});
    }

    void noneOnceWarm_data() {
        QTest::addColumn<int>("players");
        for (int players : {2, 4})
            QTest::addRow("%d players", players) << players;
    }
    void noneOnceWarm() {
        QFETCH(int, players);
        const auto game = *game::findRuleset(rulesets(), "beneath")
                               ->compile(*readTileSet(bundledText(defaultTileSet)).value,
                                         *readMap(bundledText(defaultMap)).value, Json::object(), players)
                               .value;
        const auto& rules = dynamic_cast<const beneath::TableGame&>(*game).rules();
        beneath::Position position = rules.start(rules.stackKinds());
        players::GreedyBeneath greedy;
        for (int move = 0; move < 60; ++move)
            position.play(greedy.decide(position));
        players::BeneathTree tree({.playoutTurns = 12}, 1, 0, 0);
        tree.setRoot(position, 1'000);
        for (int i = 0; i < 150; ++i)
            tree.iterate();
        const std::size_t before = allocations;
        for (int i = 0; i < 100; ++i)
            tree.iterate();
        QCOMPARE(allocations - before, std::size_t{0});
        QCOMPARE(tree.visits(), 250U);
    }
};

QTEST_GUILESS_MAIN(SearchAllocationTest)
#include "tst_search_allocation.moc"
