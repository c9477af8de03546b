#pragma once

#include "engine/base/threads.h"
#include "engine/base/translatable_text.h"
#include "engine/model/sides.h"
#include "engine/model/tileset.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tilewright {

class MapGraph;
class MapIssueCollector;
class SetGenerator;
class SetIssueCollector;

/// What tiles with the same connections share: a passage configuration, or a round of cities, roads and
/// fields.
struct TileShape {
    /// Sorts shapes; equal only for tiles of the same shape.
    std::string key;
    Text name;
    /// A plain tile of the shape.
    Tile example;
};

/// A column of a table of tiles (tile_table.h) for a part of the tile's picture.
struct TableColumn {
    std::string_view name;
    /// Whether a new tile needs it.
    bool required = true;
};

/// Why a cell can't be read.
struct CellError {
    const char* code = "";
    /// With %1 for the row, %2 for the column, %3 for what was found.
    const char* sentence = "";
};

/// A family of tiles. Code for all families asks it for the differences instead of checking which one it is.
/// Stateless.
class TileFamily {
public:
    virtual ~TileFamily() = default;
    /// `ruleset` of its tile sets and maps: "beneath", "landscape".
    virtual std::string_view id() const = 0;
    /// "Landscape"
    virtual Text label() const = 0;
    virtual bool hasPickColours() const = 0;
    /// Whether its maps may have rooms and door markers.
    virtual bool hasRooms() const = 0;

    /// Names of bundled files: the default set and map.
    virtual std::string_view defaultTileSet() const = 0;
    virtual std::string_view defaultMap() const = 0;
    virtual const SetGenerator& generator() const = 0;

    /// Reads what a tile shows from its JSON object, which fits the schema.
    virtual void read(const Json& object, Tile& tile) const = 0;
    virtual void write(const Tile& tile, Json& object) const = 0;
    /// The names of all known fields of a tile; other fields are kept unchanged.
    virtual std::span<const std::string_view> tileFields() const = 0;

    /// A tile that shows nothing yet, without an id.
    virtual Tile emptyTile() const = 0;
    /// The picture of a new tile, without an id.
    virtual Tile newTile() const = 0;
    virtual void turn(Tile& tile, Rotation r) const = 0;
    virtual void mirror(Tile& tile, Mirror mirror) const = 0;
    /// Whether two tiles show the same without turning.
    virtual bool sameFace(const Tile& a, const Tile& b) const = 0;
    /// A text that is the same for all four turns of a tile and different for every other tile; empty for a
    /// tile that shows nothing.
    virtual std::string canonical(const Tile& tile) const = 0;
    virtual TileShape shape(const Tile& tile) const = 0;
    /// Whether `b` may lie in direction `d` of `a`, with these rotations.
    virtual bool mayTouch(const Tile& a, Rotation ra, Direction d, const Tile& b, Rotation rb) const = 0;
    /// Whether the tile is never drawn, so that its count should be 0.
    virtual bool isNeverDrawn(const Tile& tile) const = 0;

    // The columns of a table between count and notes. Columns count from 0.
    virtual std::span<const TableColumn> tableColumns() const = 0;
    virtual std::string tableCell(const Tile& tile, std::size_t column) const = 0;
    /// Empty if the cell was read.
    virtual std::optional<CellError> readTableCell(Tile& tile, std::size_t column,
                                                   const std::string& cell) const = 0;

    /// Checks the fields of a set that only this family has.
    virtual void lintFields(SetIssueCollector& report, const TileSet& set) const = 0;
    /// Checks what a tile shows; `pointer` is the tile's.
    virtual void lintTile(SetIssueCollector& report, const TileSet& set, const Tile& tile,
                          const std::string& pointer) const = 0;
    /// Checks a set as a whole: the distribution of what its tiles show.
    virtual void lintDistribution(SetIssueCollector& report, const TileSet& set) const = 0;
    /// Checks the rooms of a map, or their absence.
    virtual void lintRooms(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                           const StopToken& stop) const = 0;
    /// Checks neighbouring tiles of a map, and passageways.
    virtual void lintAdjacency(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                               const StopToken& stop) const = 0;
};

/// Those of all games, each once; the games are listed above this room (engine/games/kit.h).
std::span<const TileFamily* const> tileFamilies();
/// Null if no family has this id.
const TileFamily* findFamily(std::string_view ruleset);
/// Beneath's family for unknown ids, which sets and maps that were read never have.
const TileFamily& familyOf(std::string_view ruleset);

} // namespace tilewright
