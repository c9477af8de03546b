#pragma once

#include "engine/grid/text.h"
#include "engine/tileset/chambers/mirror.h"
#include "engine/tileset/table/table_column.h"
#include "engine/tileset/tileset.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace tilewright {

class Board;
class MapReport;
class SetReport;

/// What tiles have in common that lead alike: a passage configuration, a round of cities, roads and fields.
struct TileShape {
    /// Sorts shapes; equal for tiles of one shape alone.
    std::string key;
    Text name;
    /// A plain tile of that shape.
    Tile example;
};

/// A kind of tiles. What is done with every kind asks here for what differs, never which kind it is.
/// Stateless.
class TileFamily {
public:
    virtual ~TileFamily() = default;
    /// `ruleset` of its tile sets and maps: "beneath", "landscape".
    virtual std::string_view id() const = 0;
    virtual bool hasPickColours() const = 0;
    /// Whether its maps may show rooms and door markers.
    virtual bool hasRooms() const = 0;

    /// Names of bundled files: the set and the map that one begins with.
    virtual std::string_view defaultTileSet() const = 0;
    virtual std::string_view defaultMap() const = 0;

    /// Takes what a tile shows from its object in a file, which fits the schema.
    virtual void read(const Json& object, Tile& tile) const = 0;
    virtual void write(const Tile& tile, Json& object) const = 0;
    /// The names of all fields of a tile; others are unknown to us and kept.
    virtual std::span<const std::string_view> tileFields() const = 0;

    /// What a new tile shows, without an id.
    virtual Tile newTile() const = 0;
    virtual void turn(Tile& tile, Rotation r) const = 0;
    virtual void mirror(Tile& tile, Mirror mirror) const = 0;
    /// Whether two tiles show the same, not turned.
    virtual bool alike(const Tile& a, const Tile& b) const = 0;
    /// The same text for all four turns of a tile and for no other tile; empty for one that shows nothing.
    virtual std::string canonical(const Tile& tile) const = 0;
    virtual TileShape shape(const Tile& tile) const = 0;
    /// Whether `b` may lie beside `a` in that direction, as they are turned.
    virtual bool mayTouch(const Tile& a, Rotation ra, Direction d, const Tile& b, Rotation rb) const = 0;
    /// Whether a tile is there without being drawn, so that its count is meant to be 0.
    virtual bool isNeverDrawn(const Tile& tile) const = 0;

    // A tile in a table: what its columns between count and notes say. Columns count from 0.
    virtual std::span<const TableColumn> tableColumns() const = 0;
    virtual std::string tableCell(const Tile& tile, std::size_t column) const = 0;
    /// Nothing where the cell was taken.
    virtual std::optional<CellError> takeTableCell(Tile& tile, std::size_t column,
                                                   const std::string& cell) const = 0;

    /// What is wrong or doubtful about fields of a set that only this family has.
    virtual void lintFields(SetReport& report, const TileSet& set) const = 0;
    /// About what a tile shows; `pointer` is that of the tile.
    virtual void lintTile(SetReport& report, const TileSet& set, const Tile& tile,
                          const std::string& pointer) const = 0;
    /// About a set as a whole: how what its tiles show is spread.
    virtual void lintWhole(SetReport& report, const TileSet& set) const = 0;
    /// About the rooms of a map, or that there are none.
    virtual void lintRooms(MapReport& report, const Board& board, const TileSet* set,
                           const std::stop_token& stop) const = 0;
    /// About what lies side by side on a map, and on passageways.
    virtual void lintMeetings(MapReport& report, const Board& board, const TileSet* set,
                              const std::stop_token& stop) const = 0;
};

std::span<const TileFamily* const> tileFamilies();
/// Null where no family has this id.
const TileFamily* findFamily(std::string_view ruleset);
/// Beneath's where none has it, which no set or map has that was read.
const TileFamily& familyOf(std::string_view ruleset);

} // namespace tilewright
