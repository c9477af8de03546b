// From the first move of a game to the last nothing is allocated: this program counts every allocation.

#include "engine/beneath/position.h"
#include "engine/beneath/table_game.h"
#include "engine/landscape/face/table_game.h"
#include "tests/game/sample_games.h"

#include <QtTest>

#include "tests/game/allocation_counter.h"

using namespace tilewright;
using namespace tilewright::test;

namespace {

beneath::Position started(const beneath::Game& rules, const std::vector<std::uint16_t>& stack) {
    return rules.start(stack);
}
landscape::Position started(const landscape::Game& rules, const std::vector<std::uint16_t>& stack) {
    landscape::Position position(rules);
    rules.start(stack, position);
    return position;
}

/// A whole game of a rule system's concrete positions, of at least so many moves.
template <class TableGame>
void playWithoutAllocating(const game::Game& game, std::size_t least) {
    const auto& rules = dynamic_cast<const TableGame&>(game).rules();
    std::vector<std::uint16_t> stack = rules.stackKinds();
    Random random(1, 0, Purpose::Test);
    random.shuffle(stack);
    game::MoveList moves;
    moves.reserve(16'384); // what a caller does once
    std::size_t played = 0;
    std::size_t longest = 0;

    const std::size_t before = allocations;
    auto position = started(rules, stack);
    while (!position.over()) {
        position.legalMoves(moves);
        longest = std::max(longest, moves.size());
        const game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        auto copy = position;
        copy.play(move);
        position = copy;
        ++played;
    }
    const std::size_t after = allocations;

    QCOMPARE(after - before, 0U);
    QVERIFY(played > least);
    QVERIFY2(longest <= 16'384, "the list was too short for this test");
}

} // namespace

class AllocationTest : public QObject {
    Q_OBJECT

private slots:
    void counterCounts() {
        const std::size_t before = allocations;
        const auto memory = std::make_unique<int>(1);
        QCOMPARE(allocations - before, *memory + std::size_t{0});
    }

    void noneInAWholeGame_data() { addSampleRows(); }
    void noneInAWholeGame() {
        const Row row = currentRow();
        const auto game = row.game();
        if (row.sample->ruleset == "beneath")
            playWithoutAllocating<beneath::TableGame>(*game, 300);
        else
            playWithoutAllocating<landscape::TableGame>(*game, 100);
    }

    // A position is one block of memory of a bounded size.
    void positionIsABlock() {
        QVERIFY(std::is_trivially_copyable_v<beneath::Position>);
        QVERIFY(sizeof(beneath::Position) <= 16 * 1024);
        QVERIFY(std::is_trivially_copyable_v<landscape::Position>);
        QVERIFY(sizeof(landscape::Position) <= 288 * 1024);
    }
};

QTEST_GUILESS_MAIN(AllocationTest)
#include "tst_allocation.moc"
