#pragma once

#include "engine/model/tile_family.h"

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

} // namespace tilewright
