#pragma once

#include "engine/model/tile_family.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright {

/// Tiles of the landscape game: cities, roads, fields, cloisters; maps of tiles alone.
class LandscapeFamily : public TileFamily {
public:
    std::string_view id() const override { return "landscape"; }
    Text label() const override { return QT_TRANSLATE_NOOP("Engine", "Landscape"); }
    bool hasPickColours() const override { return false; }
    bool hasRooms() const override { return false; }
    std::string_view defaultTileSet() const override { return "landscape/base.tileset.json"; }
    std::string_view defaultMap() const override { return "landscape/start.map.json"; }
    const SetGenerator& generator() const override;
    void read(const Json& object, Tile& tile) const override;
    void write(const Tile& tile, Json& object) const override;
    std::span<const std::string_view> tileFields() const override;
    Tile emptyTile() const override;
    Tile newTile() const override;
    void turn(Tile& tile, Rotation r) const override;
    void mirror(Tile& tile, Mirror mirror) const override;
    bool sameFace(const Tile& a, const Tile& b) const override;
    std::string canonical(const Tile& tile) const override;
    TileShape shape(const Tile& tile) const override;
    bool mayTouch(const Tile& a, Rotation ra, Direction d, const Tile& b, Rotation rb) const override;
    bool isNeverDrawn(const Tile& tile) const override;
    std::span<const TableColumn> tableColumns() const override;
    std::string tableCell(const Tile& tile, std::size_t column) const override;
    std::optional<CellError> readTableCell(Tile& tile, std::size_t column,
                                           const std::string& cell) const override;
    void lintFields(SetIssueCollector&, const TileSet&) const override {}
    void lintTile(SetIssueCollector& report, const TileSet& set, const Tile& tile,
                  const std::string& pointer) const override;
    void lintDistribution(SetIssueCollector&, const TileSet&) const override {}
    void lintRooms(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                   const StopToken& stop) const override;
    void lintAdjacency(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                       const StopToken& stop) const override;
};

// What the family is made of, in files of their own. First the JSON of a landscape tile: the fields `edges`,
// `features`, `marks` and `crossings` of a tile.

/// Pre: `tile` fits the schema.
Landscape landscapeFromJson(const Json& tile);
/// Writes sides and half sides in their order; leaves out a feature's defaults.
void writeLandscape(const Landscape& landscape, Json& tile);

// The picture of a landscape tile as text in a table's cells.

/// "city NW pennants:1 | road ES inn ends:gate | field EL SR cities:0 | cloister"; unknown fields of a
/// feature are JSON, as the last word.
std::string featuresText(const std::vector<Feature>& features);
/// Empty if the text describes something that files can't express.
std::optional<std::vector<Feature>> featuresFromText(std::string_view text);

/// "volcano dragon"
std::string marksText(const std::vector<Mark>& marks);
std::optional<std::vector<Mark>> marksFromText(std::string_view text);

/// "0-1 1-2"
std::string crossingsText(const std::vector<std::pair<int, int>>& crossings);
std::optional<std::vector<std::pair<int, int>>> crossingsFromText(std::string_view text);

// Lint, and the generator.

/// Checks that a landscape tile is consistent (L-1.1, L-1.4): each side in a feature of its edge's kind, each
/// half side in its field. `pointer` is the tile's.
void checkLandscape(SetIssueCollector& report, const Tile& tile, const std::string& pointer);
/// Checks that features that cross one above the other are listed, and that listed ones can cross (L-1.2).
void checkCrossings(SetIssueCollector& report, const Tile& tile, const std::string& pointer);

/// Sets of landscape tiles: LandscapeSpecification by the names of its fields.
const SetGenerator& landscapeSets();

} // namespace tilewright
