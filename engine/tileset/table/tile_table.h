#pragma once

#include "engine/tileset/family.h"
#include "engine/tileset/issue.h"
#include "engine/tileset/tileset.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// Tiles as a table for spreadsheets: a heading, then a row a tile with id, count, north, east, south, west,
/// for the landscape game features, marks and crossings, then notes, and a column for each further field that
/// a tile has (its JSON where it is no plain text). Reading gives all of it back.
std::string tileTable(std::span<const Tile> tiles, char separator = ',',
                      const TileFamily& family = *tileFamilies().front());
std::string tileTable(const TileSet& set, char separator = ',');
/// A warning for each cell of that table that spreadsheets take for a formula, as it begins with = + - @, a
/// tab or a carriage return. The cells stay as they are: else they would come back changed.
Issues formulaWarnings(const TileSet& set);

/// What a table makes of a tile of the set.
struct TableChange {
    enum class What { New, Changed, Missing };
    struct Field {
        /// As the heading has it.
        std::string column;
        std::string before;
        std::string after;
    };
    What what = What::New;
    std::string tile;
    /// Changed only.
    std::vector<Field> fields;
};

/// What comes of a set when a table is taken over; nothing has happened yet.
struct TableImport {
    /// New tiles stand at the end, in the order of the table; all others keep their place. Colours that the
    /// table needs are added.
    TileSet set;
    /// In the order of the table; missing tiles last.
    std::vector<TableChange> changes;
    std::vector<Colour> coloursAdded;
    int unchanged = 0;
};

enum class MissingTiles { Keep, Remove };

/// Tiles are told by their ids. A column that the table lacks stays as it is (a new tile needs its sides, and
/// features), columns that we don't know become fields of the tile. Comma, semicolon or tab: what the heading
/// is parted by. Errors name row and column as a spreadsheet counts and the table names them: "row 12, column
/// east:
/// ...".
Loaded<TableImport> importTable(const TileSet& into, std::string_view text,
                                MissingTiles missing = MissingTiles::Keep);

/// Whether text looks like such a table: cheap, and may be wrong.
bool looksLikeTable(std::string_view text);

} // namespace tilewright
