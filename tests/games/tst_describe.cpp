// What a debugger and failed tests show of a position.

#include "engine/games/game.h"
#include "engine/games/record.h"
#include "tests/games/sample_games.h"

#include <QtTest>

using namespace tilewright;
using namespace tilewright::test;

class DescribeTest : public QObject {
    Q_OBJECT

private slots:
    void tellsOfAll_data() { addSampleRows(); }
    void tellsOfAll() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 3, 60);
        for (std::size_t at = 0; at < played.moves.size(); at += 11) {
            const auto position = after(played, at);
            const std::string before = describe(*position);
            for (const std::string& legal : game::legalMoveLines(*position))
                QVERIFY(before.find("may " + legal + '\n') != std::string::npos);
            const auto lines = static_cast<std::size_t>(std::ranges::count(before, '\n'));
            const game::Table table = position->table();
            QVERIFY(lines >= table.tiles.size() + table.pieces.size() + table.tokens.size());
            QVERIFY(describe(*position->clone()) == before);
            QVERIFY(difference(*position, *position).isEmpty());
            const auto next = position->clone();
            next->play(played.moves[at]);
            QVERIFY(difference(*next, *position).contains("- "));
            QVERIFY(difference(*next, *position).contains("+ "));
        }
    }

    void toTheLetter() {
        const Sample& sample = samples().front();
        const auto game = sampleGame(sample, 2, Json::object());
        const auto position = game->start(game::shuffledStack(*game, 1));
        const QStringList lines =
            QString::fromStdString(describe(*position)).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.at(0), QStringLiteral("turn 0, player 0: choose 2 picks"));
        QCOMPARE(lines.at(1), QStringLiteral("drawn -1, stack 176"));
        QVERIFY2(lines.at(2).startsWith(QLatin1String("supply: pick-blue 20 ")), qPrintable(lines.at(2)));
        for (const char* const line : {"(2 0) room 2", "(4 2) prisoner of 1 #0", "(1 0) guard #0",
                                       R"(may {"move":"choose-picks","picks":["blue","blue"],"player":0})"})
            QVERIFY2(lines.contains(QLatin1String(line)), line);
    }
};

QTEST_GUILESS_MAIN(DescribeTest)
#include "tst_describe.moc"
