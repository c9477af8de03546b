#pragma once

#include "engine/games/landscape/rules/expansion.h"
#include "engine/games/landscape/rules/state/position.h"
#include "engine/games/landscape/rules/state/tile_kind.h"
#include "engine/games/table.h"

#include <cstdint>
#include <vector>

namespace tilewright::landscape {

// What the dungeon's Expansion is made of, and The Tunnel's as far as L-5 and L-6 are played there.

/// L-5 and L-6 for rule systems that need not play them.
Row withDragonRow();
Row withTowersRow();
// The options of dragon, princess, towers and fairy, in the order of records.
Rows flightOptions();
Row eatsOnTowerRow();
Rows fairyOptions();
/// The options of the dungeon (L-5, L-6, D), after those of the ordinary game.
const OptionTable<Options>& dungeonOptions();

/// L-6: adds volcano, dragon, portal and princesses to a tile in play.
void addDragonMarks(const Landscape& tile, TileKind& kind);
/// L-5: adds a foundation.
void addTowers(const Landscape& tile, TileKind& kind);
/// Warns of dragon tiles for which no volcano calls the dragon.
void checkVolcanoes(const SymbolsInPlay& tiles, Issues& issues);

// The dungeon's part in the course of a turn.

void addDungeonMoves(const Position& position, game::MoveList& moves);
void playDungeonMove(Position& position, Move move, ChangeRecorder record);
void beginDungeonTurn(Position& position, ChangeRecorder record);
/// L-6.1.
void callDragonToVolcano(Position& position, ChangeRecorder record);
std::uint64_t hashOfDungeon(const Position& position, std::uint64_t hash);
/// L-6.2: lets the dragon fly before or after the scoring.
bool beginFlightIfDue(Position& position, bool scored);

/// Floors, lower ones of a tower first, dragon and fairy (L-5, L-6).
void addDragonToBoard(const Position& position, game::Table& table);
/// L-5.3, if towers take prisoners.
void addPrisons(const Position& position, game::Table& table);
void addDungeonAndPrisons(const Position& position, game::Table& table);

// Like reasons.h, for the actions that the dungeon adds.

/// Why none of the player's figures can leave the dungeon.
Text whyNotLeaving(const Position& position);
/// Why that one can't leave there. Pre: no legal move does it.
Text whyNotLeaving(const Position& position, PieceType pieceType, Cell to);
/// Why dragon or fairy can't go there.
Text whyCreatureNotMoved(const Position& position, game::Kind creature, Cell to);
// Of L-6, and of L-5, as far as they are played; both are among those of the dungeon.
void addDragonRefusals(const Position& position, std::vector<game::Refusal>& all);
void addTowerRefusals(const Position& position, std::vector<game::Refusal>& all);
void addDungeonRefusals(const Position& position, std::vector<game::Refusal>& all);

} // namespace tilewright::landscape
