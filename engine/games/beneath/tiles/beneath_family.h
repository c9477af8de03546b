#pragma once

#include "engine/model/io/bundled.h"
#include "engine/model/tile_family.h"

namespace tilewright {

/// Tiles of Beneath: passages with doors on four sides; boards with rooms.
class BeneathFamily : public TileFamily {
public:
    std::string_view id() const override { return "beneath"; }
    Text label() const override { return QT_TRANSLATE_NOOP("Engine", "Beneath"); }
    bool hasPickColours() const override { return true; }
    bool hasRooms() const override { return true; }
    std::string_view defaultTileSet() const override { return tilewright::defaultTileSet; }
    std::string_view defaultMap() const override { return tilewright::defaultMap; }
    const SetGenerator& generator() const override;
    void read(const Json& object, Tile& tile) const override;
    void write(const Tile& tile, Json& object) const override;
    std::span<const std::string_view> tileFields() const override;
    Tile emptyTile() const override { return {}; }
    Tile newTile() const override;
    void turn(Tile& tile, Rotation r) const override;
    void mirror(Tile& tile, Mirror mirror) const override;
    bool sameFace(const Tile& a, const Tile& b) const override { return a.sides() == b.sides(); }
    std::string canonical(const Tile& tile) const override;
    TileShape shape(const Tile& tile) const override;
    bool mayTouch(const Tile& a, Rotation ra, Direction d, const Tile& b, Rotation rb) const override;
    bool isNeverDrawn(const Tile&) const override { return false; }
    std::span<const TableColumn> tableColumns() const override;
    std::string tableCell(const Tile& tile, std::size_t column) const override;
    std::optional<CellError> readTableCell(Tile& tile, std::size_t column,
                                           const std::string& cell) const override;
    void lintFields(SetIssueCollector& report, const TileSet& set) const override;
    void lintTile(SetIssueCollector& report, const TileSet& set, const Tile& tile,
                  const std::string& pointer) const override;
    void lintDistribution(SetIssueCollector& report, const TileSet& set) const override;
    void lintRooms(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                   const StopToken& stop) const override;
    void lintAdjacency(MapIssueCollector& report, const MapGraph& board, const TileSet* set,
                       const StopToken& stop) const override;
};

} // namespace tilewright
