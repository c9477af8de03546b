// Numbers that a change of the rules changes: whoever changes them on purpose states them anew here.

#include "tests/game/sample_games.h"

#include <QtTest>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Positions and counts of legal moves of a game that is played by random moves; the order of the lists means
/// nothing.
std::uint64_t signatureOf(const game::Game& game, std::uint64_t seed) {
    const auto position = game.start(game::shuffledStack(game, seed));
    Random random(seed, 0, Purpose::Test);
    std::uint64_t signature = 0;
    const auto add = [&signature](std::uint64_t value) { signature = Random::mix(signature ^ value); };
    game::MoveList moves;
    while (!position->over()) {
        position->legalMoves(moves);
        std::sort(moves.begin(), moves.end());
        add(moves.size());
        const game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        add(move.bits);
        position->play(move);
        add(position->hash());
    }
    for (int points : position->points())
        add(static_cast<std::uint64_t>(points));
    for (int winner : position->winners())
        add(static_cast<std::uint64_t>(winner));
    return signature;
}

} // namespace

class SignatureTest : public QObject {
    Q_OBJECT

private slots:
    // 300 games of 2, 3 and 4 players over all option sets. A new value here is a change of the rules.
    void signatureOf300Games_data() {
        QTest::addColumn<int>("sample");
        QTest::addColumn<quint64>("signature");
        QTest::newRow("beneath") << 0 << Q_UINT64_C(0x02d4c32c8b5ba51b);
        QTest::newRow("landscape") << 1 << Q_UINT64_C(0xe7a2f04bab260b37);
        QTest::newRow("tunnel") << 2 << Q_UINT64_C(0xf37815f23d145bbb);
        QTest::newRow("dungeon") << 3 << Q_UINT64_C(0xfec4a9fbd50b9151);
    }
    void signatureOf300Games() {
        QFETCH(int, sample);
        QFETCH(quint64, signature);
        const Sample& s = samples()[static_cast<std::size_t>(sample)];
        std::uint64_t all = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            for (int players : {2, 3, 4}) {
                const Json& options = s.options[seed % s.options.size()];
                all = Random::mix(all ^ signatureOf(*sampleGame(s, players, options), seed));
            }
        if (all != signature)
            qWarning("the signature is now 0x%016llx", static_cast<unsigned long long>(all));
        QCOMPARE(all, signature);
    }

    // Legal sequences of so many moves: after some random moves, 2 to 4 players.
    void perft_data() {
        QTest::addColumn<int>("sample");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("options");
        QTest::addColumn<int>("movesBefore");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("sequences");
        QTest::newRow("two choices of two picks of eight") << 0 << 2 << 0 << 0 << 2 << Q_UINT64_C(1296);
        QTest::newRow("three choices of one pick of four") << 0 << 3 << 2 << 0 << 3 << Q_UINT64_C(64);
        QTest::newRow("four choices of none") << 0 << 4 << 3 << 0 << 4 << Q_UINT64_C(1);
        QTest::newRow("two players, the first turn") << 0 << 2 << 0 << 2 << 3 << Q_UINT64_C(31446);
        QTest::newRow("two players, in the middle") << 0 << 2 << 1 << 400 << 3 << Q_UINT64_C(14170);
        QTest::newRow("three players, in the middle") << 0 << 3 << 2 << 250 << 3 << Q_UINT64_C(13687);
        QTest::newRow("four players, in the middle") << 0 << 4 << 3 << 300 << 4 << Q_UINT64_C(18144);
        QTest::newRow("four players, the first turn") << 0 << 4 << 1 << 4 << 3 << Q_UINT64_C(53226);
        QTest::newRow("landscape, the first turn") << 1 << 2 << 0 << 0 << 3 << Q_UINT64_C(64);
        QTest::newRow("landscape, wagons in the middle") << 1 << 3 << 2 << 120 << 4 << Q_UINT64_C(1765);
        QTest::newRow("tunnel, two players, in the middle") << 2 << 2 << 2 << 100 << 4 << Q_UINT64_C(2436);
        QTest::newRow("tunnel, four players, in the middle") << 2 << 4 << 1 << 150 << 4 << Q_UINT64_C(2364);
    }
    void perft() {
        QFETCH(int, sample);
        QFETCH(int, players);
        QFETCH(int, options);
        QFETCH(int, movesBefore);
        QFETCH(int, depth);
        QFETCH(quint64, sequences);
        const Sample& played = samples()[static_cast<std::size_t>(sample)];
        const auto game = sampleGame(played, players, played.options[static_cast<std::size_t>(options)]);
        const auto position = game->start(game::shuffledStack(*game, 1));
        Random random(1, 0, Purpose::Test);
        game::MoveList moves;
        for (int i = 0; i < movesBefore; ++i) {
            position->legalMoves(moves);
            std::sort(moves.begin(), moves.end());
            position->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        QCOMPARE(game::perft(*position, depth), sequences);
    }

    // perft by its definition.
    void perftIsTheNumberOfSequences() {
        const Sample& sample = samples().front();
        const PlayedGame played = playRandomly(sampleGame(sample, 2, Json::object()), sample.ruleset, 15);
        const auto position = after(played, 300);
        QCOMPARE(game::perft(*position, 0), 1U);
        game::MoveList moves;
        position->legalMoves(moves);
        QCOMPARE(game::perft(*position, 1), moves.size());
        std::uint64_t two = 0;
        for (game::Move move : moves) {
            const auto next = position->clone();
            next->play(move);
            two += game::legalMoveLines(*next).size();
        }
        QCOMPARE(game::perft(*position, 2), two);
        QCOMPARE(game::perft(*played.position, 1), 0U);                        // it is over
        QCOMPARE(game::perft(*after(played, played.moves.size() - 1), 2), 0U); // every sequence ends sooner
    }
};

QTEST_GUILESS_MAIN(SignatureTest)
#include "tst_signature.moc"
