#pragma once

#include "engine/grid/cell.h"
#include "engine/model/sides.h"
#include "engine/model/tileset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Documents of the Tiled map editor, version 1.8 of its JSON formats.
namespace tilewright::exchange::tiled {

struct TileEntry {
    /// Relative to the tile set.
    std::string image;
    /// Its sides in an edge set; empty if it is in none.
    std::optional<Sides> sides;
    /// Texts and integers.
    Json properties = Json::object();
};

/// `*.tsj`: a collection of images.
struct TileSetFile {
    std::string name;
    int pixels = 0;
    std::vector<TileEntry> tiles;
};

/// A picture placed freely on the map, in pixels; x and y are its upper left corner.
struct MapObject {
    int gid = 0;
    std::string name;
    double x = 0;
    double y = 0;
    double size = 0;
};

/// `*.tmj`
struct MapFile {
    struct TileSetReference {
        int firstGid = 1;
        std::string file;
    };
    std::string name;
    int pixels = 0;
    /// Our cell at the upper left corner.
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
    std::vector<TileSetReference> tileSets;
    /// Row by row; 0 means empty.
    std::vector<std::uint32_t> gids;
    std::vector<MapObject> mapObjects;
};

/// With the flags for clockwise turns.
std::uint32_t turnedGid(int gid, Rotation rotation);

Json tileSetJson(const TileSetFile& tiles);
Json mapJson(const MapFile& map);

} // namespace tilewright::exchange::tiled
