// Numbers that a change of the rules changes: whoever changes them on purpose states them anew here.

#include "tests/games/sample_games.h"
#include "tests/paths.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QtTest>

#include <algorithm>
#include <vector>

using namespace tilewright;
using namespace tilewright::test;

namespace {

constexpr int blockLength = 50;

/// What is known of a game by heart, so that a new signature can be traced to a game and its moves.
struct Outline {
    std::uint64_t seed = 0;
    int players = 0;
    std::size_t options = 0; ///< which set of them
    int moves = 0;
    int turns = 0;
    std::vector<int> points;
    std::vector<int> winners;
    /// Of everything.
    std::uint64_t signature = 0;
    /// Of the moves so far, after each 50 and after the last.
    std::vector<std::uint16_t> blocks;
    friend bool operator==(const Outline&, const Outline&) = default;
};

/// Positions and counts of legal moves of a game that is played by random moves; the order of the lists means
/// nothing.
Outline outlineOf(const game::Game& game, std::uint64_t seed) {
    const auto position = game.start(game::shuffledStack(game, seed));
    Random random(seed, 0, Purpose::Test);
    Outline outline;
    const auto add = [&signature = outline.signature](std::uint64_t value) {
        signature = Random::mix(signature ^ value);
    };
    const auto endBlock = [&outline] {
        outline.blocks.push_back(static_cast<std::uint16_t>(outline.signature));
    };
    game::MoveList moves;
    while (!position->over()) {
        position->legalMoves(moves);
        std::sort(moves.begin(), moves.end());
        add(moves.size());
        const game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        add(move.bits);
        position->play(move);
        add(position->hash());
        if (++outline.moves % blockLength == 0)
            endBlock();
    }
    if (outline.moves % blockLength != 0)
        endBlock();
    for (int points : position->points())
        add(static_cast<std::uint64_t>(points));
    for (int winner : position->winners())
        add(static_cast<std::uint64_t>(winner));
    outline.seed = seed;
    outline.players = game.playerCount();
    outline.turns = position->table().turn;
    outline.points = position->points();
    outline.winners = position->winners();
    return outline;
}

QString listOf(const std::vector<int>& numbers) {
    QStringList words;
    for (int number : numbers)
        words << QString::number(number);
    return words.isEmpty() ? QStringLiteral("-") : words.join(',');
}

/// As a line of the table: seed, players, option set, moves, turns, points, winners, signature, blocks.
QString lineOf(const Outline& outline) {
    QStringList words{QString::number(outline.seed),    QString::number(outline.players),
                      QString::number(outline.options), QString::number(outline.moves),
                      QString::number(outline.turns),   listOf(outline.points),
                      listOf(outline.winners),          QString::number(outline.signature, 16)};
    for (std::uint16_t block : outline.blocks)
        words << QString::number(block, 16);
    return words.join(' ');
}

std::vector<int> numbersOf(const QString& list) {
    std::vector<int> numbers;
    if (list != QStringLiteral("-"))
        for (const QString& number : list.split(','))
            numbers.push_back(number.toInt());
    return numbers;
}

std::vector<Outline> readTable(const QString& path) {
    QFile file(path);
    std::vector<Outline> table;
    if (!file.open(QIODevice::ReadOnly))
        return table;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        const QStringList words = line.split(' ');
        if (words.size() < 8)
            return {};
        Outline outline;
        outline.seed = words[0].toULongLong();
        outline.players = words[1].toInt();
        outline.options = words[2].toUInt();
        outline.moves = words[3].toInt();
        outline.turns = words[4].toInt();
        outline.points = numbersOf(words[5]);
        outline.winners = numbersOf(words[6]);
        outline.signature = words[7].toULongLong(nullptr, 16);
        for (const QString& block : words.mid(8))
            outline.blocks.push_back(block.toUShort(nullptr, 16));
        table.push_back(outline);
    }
    return table;
}

/// Where a game goes another way than it did, and what comes of it; empty where they are the same.
QString differenceOf(const Outline& was, const Outline& is) {
    if (was == is)
        return {};
    if (was.seed != is.seed || was.players != is.players || was.options != is.options)
        return QStringLiteral("the table has another game there: seed %1, %2 players, option set %3")
            .arg(was.seed)
            .arg(was.players)
            .arg(was.options);
    QStringList words;
    const auto [before, now] = std::ranges::mismatch(was.blocks, is.blocks);
    const auto same = static_cast<int>(before - was.blocks.begin()) * blockLength;
    if (before != was.blocks.end() && now != is.blocks.end())
        words << QStringLiteral("differs first in moves %1 to %2")
                     .arg(same + 1)
                     .arg(std::min(same + blockLength, std::max(was.moves, is.moves)));
    else if (was.moves != is.moves)
        words << QStringLiteral("differs first after move %1").arg(std::min(was.moves, is.moves));
    else
        words << QStringLiteral("has the same %1 moves").arg(is.moves);
    const auto compare = [&words](const char* what, const QString& old, const QString& current) {
        if (old != current)
            words << QStringLiteral("%1 were %2, are %3").arg(QLatin1String(what), old, current);
    };
    compare("moves", QString::number(was.moves), QString::number(is.moves));
    compare("turns", QString::number(was.turns), QString::number(is.turns));
    compare("points", listOf(was.points), listOf(is.points));
    compare("winners", listOf(was.winners), listOf(is.winners));
    return words.join(QStringLiteral("; "));
}

/// The first game that differs, and how many do; empty where none does.
QString differenceOf(const std::vector<Outline>& was, const std::vector<Outline>& is) {
    if (was.size() != is.size())
        return QStringLiteral("the table has %1 games, not %2").arg(was.size()).arg(is.size());
    QString first;
    int differ = 0;
    for (std::size_t i = 0; i < is.size(); ++i)
        if (const QString difference = differenceOf(was[i], is[i]); !difference.isEmpty() && ++differ == 1)
            first = QStringLiteral("game %1 (seed %2, %3 players, option set %4) %5")
                        .arg(i + 1)
                        .arg(is[i].seed)
                        .arg(is[i].players)
                        .arg(is[i].options)
                        .arg(difference);
    return differ == 0 ? QString()
                       : QStringLiteral("%1 of %2 games differ; %3").arg(differ).arg(is.size()).arg(first);
}

std::uint64_t signatureOf(const std::vector<Outline>& games) {
    std::uint64_t all = 0;
    for (const Outline& game : games)
        all = Random::mix(all ^ game.signature);
    return all;
}

} // namespace

class SignatureTest : public QObject {
    Q_OBJECT

private slots:
    // 300 games of 2, 3 and 4 players over all option sets. A new value here is a change of the rules; which
    // games it changes, and where, the tables in tests/golden/signature tell, which then change too.
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
        std::vector<Outline> games;
        for (std::uint64_t seed = 0; seed < 100; ++seed)
            for (int players : {2, 3, 4}) {
                const std::size_t options = seed % s.options.size();
                games.push_back(outlineOf(*sampleGame(s, players, s.options[options]), seed));
                games.back().options = options;
            }
        const QString file = QString::fromStdString(s.ruleset) + QStringLiteral(".txt");
        const std::vector<Outline> known =
            readTable(inSources(QStringLiteral("tests/golden/signature/")) + file);
        const QString difference = differenceOf(known, games);
        const std::uint64_t all = signatureOf(games);
        if (all != signature || !difference.isEmpty()) {
            QFile table(QStringLiteral("signature-") + file);
            QVERIFY(table.open(QIODevice::WriteOnly));
            for (const Outline& game : games)
                table.write(lineOf(game).toUtf8() + '\n');
            qWarning("the signature is now 0x%016llx; its table is in %s",
                     static_cast<unsigned long long>(all), qPrintable(QFileInfo(table).absoluteFilePath()));
        }
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        QCOMPARE(all, signature);
    }

    // What the message of a changed rule says.
    void differencesAreNamed() {
        const Outline was{3, 2, 1, 120, 40, {5, 8}, {1}, 77, {1, 2, 3}};
        QCOMPARE(differenceOf(was, was), QString());
        Outline is = was;
        is.points = {5, 9};
        is.signature = 78;
        QCOMPARE(differenceOf(was, is), QString("has the same 120 moves; points were 5,8, are 5,9"));
        is.blocks = {1, 4, 5};
        is.moves = 130;
        QCOMPARE(differenceOf(was, is), QString("differs first in moves 51 to 100; moves were 120, are 130; "
                                                "points were 5,8, are 5,9"));
        is.blocks = {1, 2, 5};
        QVERIFY(differenceOf(was, is).startsWith("differs first in moves 101 to 130; "));
        is.blocks = {1, 2, 3, 4};
        QVERIFY(differenceOf(was, is).startsWith("differs first after move 120; "));
        QCOMPARE(differenceOf({was, was}, {was, was}), QString());
        is.winners = {0, 1};
        QVERIFY(
            differenceOf({was, was, was}, {was, is, is})
                .startsWith("2 of 3 games differ; game 2 (seed 3, 2 players, option set 1) differs first"));
        QVERIFY(differenceOf({was, was}, {was, is}).endsWith("winners were 1, are 0,1"));
        QCOMPARE(differenceOf({was}, {was, is}), QString("the table has 1 games, not 2"));
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
