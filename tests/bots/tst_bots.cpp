// Every bot plays by the rules, plays the same by the same seed, and sees what a person would see.

#include "engine/bots/bot.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <QtTest>

#include <algorithm>

using namespace tilewright;

namespace {

constexpr const char* ruleset = "beneath";

std::shared_ptr<const game::Game> makeGame(int players, const Json& options = Json::object(),
                                           const char* set = "beneath/standard.tileset.json") {
    return *game::findRuleset(rulesets(), ruleset)
                ->compile(*readTileSet(bundledText(set)).value, *readMap(bundledText(defaultMap)).value,
                          options, players)
                .value;
}

using Bots = std::vector<std::unique_ptr<bots::Bot>>;

/// One bot a seat; the names are used in turn.
Bots makeBots(const QStringList& names, int players, std::uint64_t seed, std::uint64_t number = 0) {
    Bots bots;
    for (int seat = 0; seat < players; ++seat)
        bots.push_back(
            bots::createBot(names[seat % names.size()].toStdString(), ruleset, seed, number, seat));
    return bots;
}

std::vector<game::Move> playGame(game::Position& position, Bots& bots) {
    std::vector<game::Move> moves;
    while (!position.over()) {
        moves.push_back(bots[static_cast<std::size_t>(position.player())]->choose(position));
        position.play(moves.back());
    }
    return moves;
}

} // namespace

class BotsTest : public QObject {
    Q_OBJECT

private slots:
    void namesAreKnown() {
        QStringList names;
        for (const bots::BotSpec& spec : bots::availableBots(ruleset)) {
            names << QString::fromStdString(spec.name);
            QVERIFY(!spec.label.empty());
            QVERIFY(!spec.explanation.empty());
            QVERIFY(bots::createBot(spec.name, ruleset, 1, 0, 0) != nullptr);
        }
        names.sort();
        QCOMPARE(names, (QStringList{"greedy", "random", "search", "search-quick", "search-strong"}));
        QVERIFY(bots::createBot("nobody", ruleset, 1, 0, 0) == nullptr);
        QVERIFY(bots::createBot("one-ply", ruleset, 1, 0, 0) == nullptr);
        QVERIFY(bots::createBot("greedy", "no-such-ruleset", 1, 0, 0) == nullptr);
    }

    void parametersAreRead_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("why"); // empty if there is such a bot
        QTest::addColumn<bool>("timed");
        const auto row = [](const char* name, const char* why, bool timed = false) {
            QTest::newRow(name) << name << why << timed;
        };
        row("search", "");
        row("search:seconds=0.5", "", true);
        row("search-quick:iterations=30", "");
        row("search:seconds=0.5:iterations=30", "");
        row("search-strong:iterations=30:seconds=0.01:threads=1", "", true);
        row("search:seconds=0", "found “0” for “seconds” of a bot, expected a number from 0.001 to 3600");
        row("search:seconds=nan", "found “nan” for “seconds” of a bot, expected a number from 0.001 to 3600");
        row("search:seconds=", "found “” for “seconds” of a bot, expected a number from 0.001 to 3600");
        row("search:iterations=1.5",
            "found “1.5” for “iterations” of a bot, expected a whole number from 1 to 10000000");
        row("search:iterations=12 ",
            "found “12 ” for “iterations” of a bot, expected a whole number from 1 to 10000000");
        row("search:time=1", "found the parameter “time” of a bot, expected one of: seconds, iterations, ");
        row("search:", "found the parameter “” of a bot, expected one of: seconds, iterations, ");
        row("greedy:seconds=1", "found player greedy:seconds=1, expected one of greedy, ");
    }
    void parametersAreRead() {
        QFETCH(QString, name);
        QFETCH(QString, why);
        QFETCH(bool, timed);
        const QString found = QString::fromStdString(bots::whyNoBot(name.toStdString(), ruleset).english());
        QVERIFY2(why.isEmpty() ? found.isEmpty() : found.startsWith(why), qPrintable(found));
        QCOMPARE(bots::createBot(name.toStdString(), ruleset, 1, 0, 0) != nullptr, why.isEmpty());
        QCOMPARE(bots::dependsOnTime(name.toStdString()), timed);
    }

    // Every move is legal, and asking changes nothing.
    void movesAreLegal_data() {
        QTest::addColumn<QStringList>("bots");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("oddOptions");
        for (const QStringList& bots :
             {QStringList{"random"}, QStringList{"greedy"}, QStringList{"greedy", "random"}})
            for (int players : {2, 3, 4})
                for (bool odd : {false, true})
                    QTest::newRow(qPrintable(QString("%1, %2 players%3")
                                                 .arg(bots.join('+'))
                                                 .arg(players)
                                                 .arg(odd ? ", odd options" : "")))
                        << bots << players << odd;
    }
    void movesAreLegal() {
        QFETCH(QStringList, bots);
        QFETCH(int, players);
        QFETCH(bool, oddOptions);
        const Json odd{{"startingPicks", 0},         {"actionsPerTurn", 5}, {"silverCost", 2},
                       {"runnerEntry", "laid-tile"}, {"pickColours", 4},    {"noSealing", false},
                       {"markersOnBoard", false}};
        const auto game =
            makeGame(players, oddOptions ? odd : Json::object(), "beneath/learning.tileset.json");
        Bots seats = makeBots(bots, players, 3);
        const auto position = game->start(game::shuffledStack(*game, 3));
        game::MoveList legal;
        while (!position->over()) {
            const auto before = position->clone();
            const game::Move move = seats[static_cast<std::size_t>(position->player())]->choose(*position);
            QVERIFY(position->equals(*before));
            position->legalMoves(legal);
            QVERIFY(legal.contains(move));
            position->play(move);
        }
    }

    void sameSeedSameGame_data() {
        QTest::addColumn<QString>("bot");
        QTest::newRow("random") << "random";
        QTest::newRow("greedy") << "greedy";
    }
    void sameSeedSameGame() {
        QFETCH(QString, bot);
        const auto game = makeGame(2, Json::object(), "beneath/learning.tileset.json");
        const auto played = [&](std::uint64_t seed, std::uint64_t number) {
            Bots bots = makeBots({bot}, 2, seed, number);
            const auto position = game->start(game::shuffledStack(*game, seed, number));
            return playGame(*position, bots);
        };
        const auto moves = played(5, 0);
        QVERIFY(played(5, 0) == moves);
        QVERIFY(played(6, 0) != moves);
        QVERIFY(played(5, 1) != moves);
    }

    // Seats of one game have numbers of their own.
    void seatsDiffer() {
        const auto game = makeGame(2);
        const auto position = game->start(game::shuffledStack(*game, 1));
        std::vector<game::Move> chosen;
        for (int seat = 0; seat < 4; ++seat)
            for (int number = 0; number < 4; ++number)
                chosen.push_back(
                    bots::createBot("random", ruleset, 1, static_cast<std::uint64_t>(number), seat)
                        ->choose(*position));
        std::sort(chosen.begin(), chosen.end());
        QVERIFY(std::unique(chosen.begin(), chosen.end()) - chosen.begin() > 4);
    }

    // The one that plays to win wins against chance, in either seat.
    void greedyBeatsRandom() {
        const auto game = makeGame(2, Json::object(), "beneath/learning.tileset.json");
        int won = 0;
        const int games = 10;
        for (int number = 0; number < games; ++number) {
            const int greedy = number % 2;
            Bots bots =
                makeBots(greedy == 0 ? QStringList{"greedy", "random"} : QStringList{"random", "greedy"}, 2,
                         7, static_cast<std::uint64_t>(number));
            const auto position =
                game->start(game::shuffledStack(*game, 7, static_cast<std::uint64_t>(number)));
            playGame(*position, bots);
            won += position->winners() == std::vector<int>{greedy} ? 1 : 0;
        }
        QVERIFY2(won > games / 2, qPrintable(QString::number(won)));
    }

    // Nobody looks into the stack: with the tiles below the drawn one in another order the choice is the
    // same.
    void nobodyLooksIntoTheStack_data() { sameSeedSameGame_data(); }
    void nobodyLooksIntoTheStack() {
        QFETCH(QString, bot);
        const auto game = makeGame(2, Json::object(), "beneath/learning.tileset.json");
        const game::Stack stack = game::shuffledStack(*game, 9);
        auto position = game->start(stack);
        Bots bots = makeBots({bot}, 2, 9);
        std::vector<game::Move> moves;
        int compared = 0;
        while (!position->over()) {
            const game::Move move = bots[static_cast<std::size_t>(position->player())]->choose(*position);
            if (moves.size() % 5 == 0 && position->table().stackLeft > 1) {
                // The same game up to here with the rest of the stack turned over.
                game::Stack other = stack;
                std::reverse(other.end() - position->table().stackLeft, other.end());
                const auto twin = game->start(other);
                Bots again = makeBots({bot}, 2, 9);
                for (game::Move earlier : moves) {
                    // Random draws a number each time, greedy keeps a plan.
                    if (bot == "random" || bot == "greedy")
                        (void)again[static_cast<std::size_t>(twin->player())]->choose(*twin);
                    twin->play(earlier);
                }
                QVERIFY(twin->table() == position->table());
                QVERIFY(again[static_cast<std::size_t>(twin->player())]->choose(*twin) == move);
                ++compared;
            }
            moves.push_back(move);
            position->play(move);
        }
        QVERIFY(compared > 20);
    }
};

QTEST_GUILESS_MAIN(BotsTest)
#include "tst_bots.moc"
