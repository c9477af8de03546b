#pragma once

#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/export_source.h"
#include "engine/art/picture.h"
#include "engine/games/table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::exchange {

/// A piece or token of a player (-1: nobody's), by kind and by number from 0.
struct TableObject {
    game::Kind kind;
    int player = -1;
    int number = 0;
};

bool isPiece(game::Kind kind);
/// Picks and door markers: wooden cubes on a table.
bool isCube(game::Kind kind);
art::Picture pictureOf(const TableObject& object);
/// The paint of a cube or a player's piece.
art::Rgb colourOf(const TableObject& object);
/// "Blue pick", "Runner 1 of Blue". In English, so that programs get the same names everywhere.
std::string nameOf(const TableObject& object);

/// A player's things off the board, one by one; pieces have the numbers not used on the table.
std::vector<TableObject> objectsOffBoard(const game::Table& table, int player);
/// Pieces in the spaces of a player, or in everybody's for -1.
std::vector<TableObject> objectsInSpaces(const game::Table& table, int player);

// Options of formats that set up a table for play.

/// "players": their number.
OptionSpec playersOption();
/// "rules": the game of the set, or another game played with such sets.
OptionSpec rulesOption();
/// Pixels along an edge of a tile's picture.
OptionSpec pixelsOption(Text explanation, int usual, int least, int most);

/// Sets up a table by the options "players" and "rules". Errors: those of tableSetup, and rules that are not
/// for such tiles.
Loaded<TableSetup> setUpTable(const Source& source, const Json& options, std::uint64_t seed);

/// SHA-256 in hexadecimal. Part of the names of files that other programs keep in a cache, so that they load
/// what has changed.
std::string contentHash(std::string_view bytes);

} // namespace tilewright::exchange
