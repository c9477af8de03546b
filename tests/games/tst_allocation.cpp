// From the first move of a game to the last nothing is allocated: this program counts every allocation.

#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/beneath/rules/position.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "tests/games/sample_games.h"

#include <QtTest>

#include <cstddef>
#include <cstring>
#include <memory>
#include <vector>

#include "tests/games/allocation_counter.h"

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
template <class GameAdapter>
void playWithoutAllocating(const game::Game& game, std::size_t least) {
    const auto& rules = dynamic_cast<const GameAdapter&>(game).rules();
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

/// Random moves up to the end of the game, or so many.
template <class Position>
std::vector<game::Move> playedOn(Position& position, std::size_t most, std::uint64_t seed) {
    Random random(seed, 0, Purpose::Test);
    std::vector<game::Move> played;
    game::MoveList moves;
    while (!position.over() && played.size() < most) {
        position.legalMoves(moves);
        played.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        position.play(played.back());
    }
    return played;
}

/// Bytes taken of a position become one elsewhere, which plays on as the first did though that has long been
/// another game: nothing of a position lies outside of its block.
template <class GameAdapter>
void playOnFromBytes(const game::Game& game) {
    const auto& rules = dynamic_cast<const GameAdapter&>(game).rules();
    std::vector<std::uint16_t> stack = rules.stackKinds();
    Random random(1, 0, Purpose::Test);
    random.shuffle(stack);
    auto position = started(rules, stack);
    using Position = decltype(position);
    playedOn(position, 60, 1);
    QVERIFY(!position.over());
    std::vector<std::byte> bytes(sizeof(Position));
    std::memcpy(bytes.data(), &position, sizeof(Position));
    const std::vector<game::Move> moves = playedOn(position, 1'000'000, 2);
    QVERIFY(moves.size() > 40);
    const std::uint64_t end = position.hash();
    random.shuffle(stack);
    position = started(rules, stack);
    playedOn(position, 1'000'000, 3);
    QVERIFY(position.hash() != end);

    auto copy = std::make_unique<Position>(started(rules, stack));
    std::memcpy(copy.get(), bytes.data(), sizeof(Position));
    game::MoveList legal;
    for (const game::Move move : moves) {
        copy->legalMoves(legal);
        QVERIFY(legal.contains(move));
        copy->play(move);
    }
    QVERIFY(copy->over());
    QCOMPARE(copy->hash(), end);
}

} // namespace

class AllocationTest : public QObject {
    Q_OBJECT

private slots:
    void counterCounts() { compareCountOfOne(); }

    void noneInAWholeGame_data() { addSampleRows(); }
    void noneInAWholeGame() {
        const Row row = currentRow();
        const auto game = row.game();
        if (row.sample->ruleset == "beneath")
            playWithoutAllocating<beneath::GameAdapter>(*game, 300);
        else
            playWithoutAllocating<landscape::GameAdapter>(*game, 100);
    }

    void noneWithAnyOptions_data() {
        QTest::addColumn<int>("sample");
        QTest::addColumn<int>("seed");
        constexpr int games = 10;
        for (std::size_t s = 0; s < samples().size(); ++s)
            for (int seed = 0; seed < games; ++seed)
                QTest::addRow("%s, %d", samples()[s].ruleset.c_str(), seed) << static_cast<int>(s) << seed;
    }
    void noneWithAnyOptions() {
        QFETCH(int, sample);
        QFETCH(int, seed);
        const Sample& played = samples()[static_cast<std::size_t>(sample)];
        Random random(static_cast<std::uint64_t>(seed), 0, Purpose::Test, 1);
        const int players = 2 + static_cast<int>(random.below(3));
        const auto game = randomSampleGame(played, players, random);
        if (played.ruleset == "beneath")
            playWithoutAllocating<beneath::GameAdapter>(*game, 100);
        else
            playWithoutAllocating<landscape::GameAdapter>(*game, 100);
    }

    void aCopyOfTheBytesIsTheWholePosition_data() { addSampleRows(); }
    void aCopyOfTheBytesIsTheWholePosition() {
        const Row row = currentRow();
        const auto game = row.game();
        if (row.sample->ruleset == "beneath")
            playOnFromBytes<beneath::GameAdapter>(*game);
        else
            playOnFromBytes<landscape::GameAdapter>(*game);
    }

    // No static_assert holds this one to its size.
    void positionIsSmall() { QVERIFY(sizeof(landscape::Position) <= 288 * 1024); }
};

QTEST_GUILESS_MAIN(AllocationTest)
#include "tst_allocation.moc"
