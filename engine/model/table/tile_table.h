#pragma once

#include "engine/base/issue.h"
#include "engine/model/tile_family.h"
#include "engine/model/tileset.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// Tiles as a table for spreadsheets: a heading, then one row per tile with id, count, north, east, south,
/// west, for the landscape game features, marks and crossings, then notes, and a column for each unknown
/// field of a tile (as JSON unless it is plain text). Reading restores all of it.
std::string tileTable(std::span<const Tile> tiles, char separator = ',',
                      const TileFamily& family = *tileFamilies().front());
std::string tileTable(const TileSet& set, char separator = ',');
/// A warning for each cell that spreadsheets would take for a formula, as it begins with = + - @, a tab or a
/// carriage return. The cells stay unchanged so that they can be read back.
Issues formulaWarnings(const TileSet& set);

/// The effect of an import on a tile of the set.
struct TableChange {
    enum class What { New, Changed, Missing };
    struct Field {
        /// The column's heading.
        std::string column;
        std::string before;
        std::string after;
    };
    What what = What::New;
    std::string tile;
    /// Of a new tile its count, before which nothing stood.
    std::vector<Field> fields;
    /// New: the missing tile that differs from it in nothing but its id, as far as the table tells. Changed:
    /// its id before, if it was renamed. Else empty.
    std::string equal;
};

/// The effect of importing a table into a set; nothing has been changed yet.
struct TableImport {
    /// New tiles are at the end, in the order of the table; all others keep their place. Colours that the
    /// table needs are added.
    TileSet set;
    /// In the order of the table; missing tiles last.
    std::vector<TableChange> changes;
    std::vector<Colour> coloursAdded;
    int unchanged = 0;
};

enum class MissingTiles { Keep, Remove };
/// What becomes of a new tile that equals a missing one (TableChange::equal): both stay, or the missing one
/// takes the new id.
enum class EqualTiles { Add, Rename };

/// Matches tiles by their ids; blanks around a cell count nowhere. Columns missing in the table stay
/// unchanged (a new tile needs its sides, and features); unknown columns become fields of the tile. The
/// separator is that of a first line "sep=;", else that of the heading: comma, semicolon or tab. A set
/// without tiles takes the family that the heading shows. Errors name the row as a spreadsheet counts and the
/// column by its heading: "row 12, column east: ...". Warnings name what was read by another name, kept as a
/// field of the tile, or not told by the table.
Loaded<TableImport> importTable(const TileSet& into, std::string_view text,
                                MissingTiles missing = MissingTiles::Keep,
                                EqualTiles equal = EqualTiles::Add);

/// The family whose columns the table's heading shows best; `usual` where several fit alike.
const TileFamily& familyOfTable(std::string_view text, const TileFamily& usual);

/// Whether text looks like such a table: cheap, and may be wrong.
bool looksLikeTable(std::string_view text);

} // namespace tilewright
