#include "engine/tileset/landscape_family.h"

#include "engine/tileset/format_landscape.h"
#include "engine/tileset/landscape_looks.h"
#include "engine/tileset/lint_landscape.h"
#include "engine/tileset/lint_start_map.h"

#include <algorithm>

namespace tilewright {

void LandscapeFamily::read(const Json& object, Tile& tile) const {
    tile.landscape = landscapeFromJson(object);
}

void LandscapeFamily::write(const Tile& tile, Json& object) const {
    writeLandscape(tile.landscape, object);
}

std::span<const std::string_view> LandscapeFamily::tileFields() const {
    static constexpr std::array<std::string_view, 7> fields{"id",    "count",     "edges", "features",
                                                            "marks", "crossings", "notes"};
    return fields;
}

Tile LandscapeFamily::newTile() const {
    constexpr std::uint8_t allHalves = 0xFF;
    Tile tile;
    tile.landscape.features.emplace_back().halfSides = allHalves;
    return tile;
}

void LandscapeFamily::turn(Tile& tile, Rotation r) const {
    tile.landscape = turned(tile.landscape, r);
}

void LandscapeFamily::mirror(Tile& tile, Mirror mirror) const {
    tile.landscape = mirrored(tile.landscape, mirror);
}

bool LandscapeFamily::alike(const Tile& a, const Tile& b) const {
    return pictureText(a.landscape) == pictureText(b.landscape);
}

std::string LandscapeFamily::canonical(const Tile& tile) const {
    return canonicalText(tile.landscape);
}

bool LandscapeFamily::mayTouch(const Tile& a, Rotation ra, Direction d, const Tile& b, Rotation rb) const {
    const Edge here = a.landscape.edges[static_cast<std::size_t>(index(unturned(d, ra)))];
    const Edge there = b.landscape.edges[static_cast<std::size_t>(index(unturned(opposite(d), rb)))];
    return here == there || here == Edge::Any || there == Edge::Any;
}

bool LandscapeFamily::isNeverDrawn(const Tile& tile) const {
    const Edges& edges = tile.landscape.edges;
    return std::all_of(edges.begin(), edges.end(), [](Edge e) { return e == Edge::Any; });
}

void LandscapeFamily::lintTile(SetReport& report, const TileSet&, const Tile& tile,
                               const std::string& pointer) const {
    checkLandscape(report, tile, pointer);
    checkCrossings(report, tile, pointer);
}

void LandscapeFamily::lintRooms(MapReport& report, const Board& board, const TileSet*,
                                const std::stop_token& stop) const {
    checkTilesOnly(report, board.map(), stop);
}

void LandscapeFamily::lintMeetings(MapReport& report, const Board& board, const TileSet* set,
                                   const std::stop_token& stop) const {
    if (set)
        checkTouching(report, board, *set, stop);
}

} // namespace tilewright
