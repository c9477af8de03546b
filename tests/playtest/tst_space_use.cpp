// What is told of the dungeon, against a slow look at the tables of random games.

#include <QtTest>

#include "engine/base/random.h"
#include "engine/games/kit.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "engine/playtest/tallies/tally.h"

#include <algorithm>
#include <map>
#include <numeric>

using namespace tilewright;
using namespace tilewright::playtest;

namespace {

constexpr int playerCount = 3;

std::shared_ptr<const game::Game> dungeon() {
    std::vector<TileSet> sets;
    for (const char* name : {"base", "princess-dragon", "tower"})
        sets.push_back(*readTileSet(bundledText("landscape/" + std::string(name) + ".tileset.json")).value);
    const Json options{{"pieces", {"large", "mayor", "wagon", "builder", "pig"}},
                       {"towerActions", true},
                       {"flushOut", true}};
    return *game::findRuleset(rulesets(), "dungeon")
                ->compile(*combine(sets).value, *readMap(bundledText("landscape/start.map.json")).value,
                          options, playerCount)
                .value;
}

std::int64_t piecesBelow(const game::Table& table) {
    return std::ranges::count_if(table.spaces.front().pieces,
                                 [](const game::Piece& piece) { return piece.player >= 0; });
}

bool isBelow(const game::Table& table, game::Kind kind) {
    const auto& pieces = table.spaces.front().pieces;
    return std::ranges::find(pieces, kind, &game::Piece::kind) != pieces.end();
}

/// Figures of players that stand there; floors are none.
std::int64_t pieceAt(const game::Table& table, Cell cell) {
    return std::ranges::count_if(table.pieces, [cell](const game::Piece& piece) {
        return piece.player >= 0 && piece.kind != "tower-floor" && piece.cell == cell;
    });
}

/// The tile of the set that lies there; -1 where it is the map's.
int tileAt(const game::Table& table, Cell cell) {
    for (const game::LaidTile& laid : table.tiles)
        if (laid.cell == cell)
            return laid.mapChamber >= 0 ? -1 : laid.tile;
    return -1;
}

struct Slow {
    std::map<std::string, std::int64_t> counters;
    std::map<int, std::array<std::int64_t, 3>> tiles;
    Cell lastLaid;
    Cell dragonWas;

    void add(const char* counter, int column, Cell cell, const game::Table& table, std::int64_t number = 1) {
        counters[counter] += number;
        if (const int tile = tileAt(table, cell); tile >= 0 && column >= 0)
            tiles[tile][static_cast<std::size_t>(column)] += number;
    }

    void look(const Json& move, const game::Table& before, const game::Table& now) {
        const std::string kind = move.at("move");
        const bool hasCell = move.contains("x");
        const Cell cell = hasCell ? Cell{move.at("x"), move.at("y")} : Cell{};
        if (kind == "lay")
            lastLaid = cell;
        const bool eaten = hasCell && pieceAt(now, cell) == pieceAt(before, cell);
        if (kind == "enter-dungeon") {
            add("space-in/dungeon", 0, lastLaid, now);
            if (hasCell && !eaten) {
                add("space-out/dungeon", 1, cell, now);
                add("space-through/dungeon", -1, cell, now);
            }
        }
        if (kind == "leave-dungeon" && !eaten)
            add("space-out/dungeon", 1, cell, now);
        if (kind == "move-dragon" || kind == "flush-dragon") {
            dragonWas = cell;
            add("sends-home/dragon", 2, cell, now, pieceAt(before, cell) - pieceAt(now, cell));
        }
        if (kind == "flee" || kind == "stay") {
            const std::int64_t fled = piecesBelow(now) - piecesBelow(before);
            add("space-in/dungeon", 0, dragonWas, now, fled);
            add("sends-home/dragon", 2, dragonWas, now,
                pieceAt(before, dragonWas) - pieceAt(now, dragonWas) - fled);
        }
    }
};

} // namespace

class SpaceUseTest : public QObject {
    Q_OBJECT

private slots:
    void countsAreThoseOfASlowLook() {
        const auto game = dungeon();
        std::vector<int> seats(playerCount);
        std::iota(seats.begin(), seats.end(), 0);
        GameObserver observer(*game, seats);
        std::map<std::string, std::int64_t> seen;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto position = game->start(game::shuffledStack(*game, seed));
            observer.start(*position);
            Random random(seed, 0, Purpose::Test);
            game::MoveList moves;
            game::Changes changes;
            Slow slow;
            slow.counters["space-time/dungeon"] = 0;
            game::Table before = position->table();
            while (!position->over()) {
                position->legalMoves(moves);
                const game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
                const Json told = position->toJson(move);
                changes.clear();
                position->play(move, &changes);
                observer.afterMove(*position, changes);
                const game::Table now = position->table();
                slow.look(told, before, now);
                if (now.turn != before.turn) {
                    slow.counters["space-time/dungeon"] += piecesBelow(now);
                    slow.counters["space-holds/dungeon/dragon"] += isBelow(now, "dragon") ? 1 : 0;
                }
                before = now;
            }
            const GameTally tally = observer.finish(*position);
            QCOMPARE(tally.counters.at("space-left/dungeon"), piecesBelow(before));
            QCOMPARE(tally.counters.at("space-visited/dungeon"),
                     slow.counters["space-in/dungeon"] > 0 ? 1 : 0);
            for (const auto& [name, number] : slow.counters) {
                QVERIFY2(tally.counters.at(name) == number,
                         qPrintable(QStringLiteral("%1 of game %2: %3, slowly %4")
                                        .arg(QString::fromStdString(name))
                                        .arg(seed)
                                        .arg(tally.counters.at(name))
                                        .arg(number)));
                seen[name] += number;
            }
            for (std::size_t tile = 0; tile < tally.tiles.size(); ++tile) {
                const TileTally& of = tally.tiles[tile];
                const std::array found{of.entered, of.emerged, of.sentHome};
                QVERIFY(found == slow.tiles[static_cast<int>(tile)]);
            }
        }
        // All of it came up.
        for (const char* name : {"space-in/dungeon", "space-out/dungeon", "space-through/dungeon",
                                 "space-time/dungeon", "space-holds/dungeon/dragon", "sends-home/dragon"})
            QVERIFY2(seen[name] > 20, name);
    }

    // Those of one part and another are added up, and come back out of a file; a file of before has none.
    void reportsKeepThem() {
        Plan plan;
        plan.ruleset = "dungeon";
        plan.players.assign(playerCount, "random");
        plan.game = dungeon();
        plan.games = 12;
        const Results results = run(plan, {});
        std::int64_t entered = 0;
        for (const TileTally& tile : results.tiles)
            entered += tile.entered;
        QCOMPARE(entered, results.total("space-in/dungeon"));
        Json file = toJson(results);
        const auto back = readResults(file.dump());
        QVERIFY(back.value && back.value->tiles == results.tiles);
        QCOMPARE(reportJson(results).at("tileFigures").front().count("emerged"), 1U);
        file.erase("tileSpaces");
        const auto old = readResults(file.dump());
        QVERIFY(old.value && old.value->tiles != results.tiles);
        file["tileSpaces"] = {{results.tileIds.front(), {1, 2}}};
        const auto wrong = readResults(file.dump());
        QVERIFY(!wrong.value);
        QCOMPARE(wrong.issues.front().pointer, "/tileSpaces/" + results.tileIds.front());
    }
};

QTEST_GUILESS_MAIN(SpaceUseTest)
#include "tst_space_use.moc"
