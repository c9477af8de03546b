// L-5, L-6, D: what The Dungeon adds to the ordinary game.

#include "engine/games/landscape/dungeon/dungeon_expansion.h"

#include "engine/base/random.h"
#include "engine/games/compile_checks.h"
#include "engine/games/landscape/dungeon/dungeon.h"
#include "engine/games/landscape/rules/expansion.h"
#include "engine/games/landscape/rules/state/position.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tilewright::landscape {

namespace {

constexpr std::array<std::string_view, 3> dungeonSets{
    "landscape/base.tileset.json", "landscape/princess-dragon.tileset.json", "landscape/tower.tileset.json"};

bool hasTower(const Landscape& tile) {
    return std::ranges::find(tile.marks, Mark::Tower) != tile.marks.end();
}

void addMarks(const Landscape& tile, const Options&, TileKind& kind) {
    addDragonMarks(tile, kind);
    addTowers(tile, kind);
    kind.entrance = kind.tower;
}

void checkMarks(const SymbolsInPlay& tiles, const Options& options, int players, Issues& issues) {
    if (!tiles.towers)
        issues.push_back(game::warningAt(
            "no-entrances", "/tileset/tiles",
            QT_TRANSLATE_NOOP("Engine", "found no tile with a tower, expected entrances to the dungeon"),
            QT_TRANSLATE_NOOP("Engine", "Shuffle in the tower set.")));
    checkVolcanoes(tiles, issues);
    checkDragonFlights(tiles, options, issues);
    if (options.flushOut && (options.pieces & bitOf(PieceType::Large)) == 0)
        warnWithout("flushOut", "pieces: large", issues);
    if (!options.dragonEatsOnTower && !options.towerActions)
        warnWithout("dragonEatsOnTower", "towerActions", issues);
    checkOrdinaryOptions(tiles, options, players, issues);
}

void scoreDungeonLoss(Position& position, ChangeRecorder record) { // D-6.1
    for (int p = 0; p < position.game().playerCount(); ++p) {
        const int loss = position.game().options().lossBelow * std::popcount(slotsInDungeon(position, p));
        if (loss == 0)
            continue;
        position.scores[static_cast<std::size_t>(p)] -= loss;
        record.lostBelow(p, loss);
    }
}

} // namespace

void addDragonMarks(const Landscape& tile, TileKind& kind) {
    const auto shows = [&tile](Mark mark) { return std::ranges::count(tile.marks, mark) != 0; };
    kind.volcano = shows(Mark::Volcano);
    kind.dragon = shows(Mark::Dragon);
    kind.portal = shows(Mark::Portal);
    for (std::size_t i = 0; i < tile.features.size(); ++i)
        kind.features[i].princess = tile.features[i].princess;
}

void addTowers(const Landscape& tile, TileKind& kind) {
    kind.tower = std::ranges::count(tile.marks, Mark::Tower) != 0;
}

void checkVolcanoes(const SymbolsInPlay& tiles, Issues& issues) {
    if (tiles.dragons && !tiles.volcanoes)
        issues.push_back(game::warningAt(
            "no-volcano", "/tileset/tiles",
            QT_TRANSLATE_NOOP("Engine", "found dragon tiles but no volcano in the stack, expected one that "
                                        "calls the dragon"),
            QT_TRANSLATE_NOOP("Engine", "Add a volcano tile.")));
}

std::uint64_t hashOfDungeon(const Position& position, std::uint64_t hash) {
    const auto add = [&hash](std::uint64_t value) { hash = Random::mix(hash ^ value); };
    const Pieces& pieces = position.pieces;
    const Fairy& fairy = position.fairy;
    const Turn& turn = position.turn;
    for (int p = 0; p < position.game().playerCount(); ++p)
        for (unsigned rest = pieces.offFeatures(p); rest != 0; rest &= rest - 1)
            add(static_cast<std::uint64_t>(std::countr_zero(rest)) << 16 |
                static_cast<std::uint64_t>(pieces.placeOf(p, std::countr_zero(rest))));
    add(static_cast<std::uint64_t>(position.dragon.at) | static_cast<std::uint64_t>(fairy.at) << 16 |
        static_cast<std::uint64_t>(fairy.player) << 32 | static_cast<std::uint64_t>(fairy.slot) << 40);
    for (const Floor floor : position.towers.floors())
        add(static_cast<std::uint64_t>(floor.tile) << 8 | floor.player);
    add(static_cast<std::uint64_t>(turn.ransomed) |
        static_cast<std::uint64_t>(turn.leaver ? 1 + static_cast<int>(*turn.leaver) : 0) << 8 |
        static_cast<std::uint64_t>(turn.flight.steps) << 16 |
        static_cast<std::uint64_t>(turn.flight.stepper) << 24 |
        static_cast<std::uint64_t>(turn.flight.asked) << 32 |
        static_cast<std::uint64_t>(turn.flight.staying) << 40);
    for (const std::uint16_t tile : turn.flight.visited)
        add(tile);
    if (turn.entry)
        add(static_cast<std::uint64_t>(turn.entry->tile) << 8 |
            static_cast<std::uint64_t>(turn.entry->pieceType));
    return hash;
}

constinit const Expansion expansions::dungeon{.id = "dungeon",
                                              .label = QT_TRANSLATE_NOOP("Engine", "The Dungeon"),
                                              .defaultSets = dungeonSets,
                                              .suits = hasTower,
                                              .options = dungeonOptions,
                                              .hasDragon = true,
                                              .compileTile = addMarks,
                                              .check = checkMarks,
                                              .addMoves = addDungeonMoves,
                                              .play = playDungeonMove,
                                              .onTurnBegan = beginDungeonTurn,
                                              .onTileLaid = callDragonToVolcano,
                                              .scoreGameEnd = scoreDungeonLoss,
                                              .beginOwnPhase = beginFlightIfDue,
                                              .hash = hashOfDungeon,
                                              .addToBoard = addDragonToBoard,
                                              .addSpaces = addDungeonAndPrisons,
                                              .addRefusals = addDungeonRefusals};

} // namespace tilewright::landscape
