// A playout allocates nothing: this program counts every allocation.

#include "engine/games/beneath/bots/search_beneath.h"
#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/games/random_options.h"

#include <QtTest>

#include <memory>

#include "tests/games/allocation_counter.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// With the default options, or from 1 on with options of that draw.
std::shared_ptr<const game::Game> gameOf(int players, int draw) {
    const game::Ruleset& rules = *game::findRuleset(rulesets(), "beneath");
    const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
    const Map map = *readMap(bundledText(defaultMap)).value;
    Random random(static_cast<std::uint64_t>(draw), 0, Purpose::Test);
    for (;;) {
        const Json options = draw == 0 ? Json::object() : randomRuleOptions(rules.options(), random);
        // Those that can't be played together are drawn anew.
        if (const auto game = rules.compile(set, map, options, players); game || draw == 0)
            return *game.value;
    }
}

} // namespace

class SearchAllocationTest : public QObject {
    Q_OBJECT

private slots:
    void counterCounts() { compareCountOfOne(); }

    void noneOnceWarm_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("draw");
        for (int players : {2, 4})
            QTest::addRow("%d players", players) << players << 0;
        for (int draw = 1; draw <= 8; ++draw)
            QTest::addRow("any options %d", draw) << 2 + draw % 3 << draw;
    }
    void noneOnceWarm() {
        QFETCH(int, players);
        QFETCH(int, draw);
        const auto game = gameOf(players, draw);
        const auto& rules = dynamic_cast<const beneath::GameAdapter&>(*game).rules();
        beneath::Position position = rules.start(rules.stackKinds());
        bots::GreedyBeneath greedy;
        for (int move = 0; move < 60; ++move)
            position.play(greedy.decide(position));
        bots::BeneathTree tree({.playoutTurns = 12}, 1, 0, 0);
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
