#include "editor/output/formats/tiled/tiled_json.h"

#include "engine/art/palette.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>

namespace tilewright::exchange::tiled {

namespace {

constexpr const char* formatVersion = "1.8";
constexpr const char* programVersion = "1.8.2";

std::string hex(art::Rgb colour) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%02x%02x%02x", colour.red, colour.green, colour.blue);
    return text.data();
}

art::Rgb colourOf(SideContent side) {
    if (isSkull(side))
        return art::fillOf(skullColour(side));
    switch (side) {
    case SideContent::Earth:
        return art::palette::earth;
    case SideContent::Special:
        return art::palette::red;
    default:
        return art::palette::floor;
    }
}

Json propertiesJson(const Json& values) {
    Json all = Json::array();
    for (const auto& [name, value] : values.items())
        all.push_back({{"name", name}, {"type", value.is_string() ? "string" : "int"}, {"value", value}});
    return all;
}

/// A colour for each door that the tiles have; the sides of a tile are the edges of its Wang id.
Json wangSet(const std::vector<TileEntry>& tiles) {
    std::set<SideContent> used;
    for (const TileEntry& tile : tiles)
        if (tile.sides)
            used.insert(tile.sides->begin(), tile.sides->end());
    const std::vector<SideContent> sides(used.begin(), used.end());
    Json colours = Json::array();
    for (const SideContent side : sides)
        colours.push_back(
            {{"color", hex(colourOf(side))}, {"name", name(side)}, {"probability", 1}, {"tile", -1}});
    Json wangTiles = Json::array();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (!tiles[i].sides)
            continue;
        // North, north-east, east ...: corners have no colour.
        Json id = Json::array();
        for (const SideContent side : *tiles[i].sides) {
            id.push_back(1 + (std::lower_bound(sides.begin(), sides.end(), side) - sides.begin()));
            id.push_back(0);
        }
        wangTiles.push_back({{"tileid", i}, {"wangid", std::move(id)}});
    }
    return {{"name", "Sides"},
            {"type", "edge"},
            {"tile", -1},
            {"colors", std::move(colours)},
            {"wangtiles", std::move(wangTiles)}};
}

Json objectLayer(const std::vector<MapObject>& mapObjects, int id) {
    Json objects = Json::array();
    int number = 1;
    for (const MapObject& object : mapObjects)
        objects.push_back({{"id", number++},
                           {"gid", object.gid},
                           {"name", object.name},
                           {"type", object.name.substr(0, object.name.find(' '))},
                           {"x", object.x},
                           // Tiled places pictures by their lower edge.
                           {"y", object.y + object.size},
                           {"width", object.size},
                           {"height", object.size},
                           {"rotation", 0},
                           {"visible", true}});
    return {{"type", "objectgroup"},
            {"id", id},
            {"name", "Things"},
            {"draworder", "index"},
            {"opacity", 1},
            {"visible", true},
            {"x", 0},
            {"y", 0},
            {"objects", std::move(objects)}};
}

} // namespace

std::uint32_t turnedGid(int gid, Rotation rotation) {
    // Flipped horizontally, vertically, along the diagonal: two of them make a quarter turn.
    constexpr std::uint32_t horizontal = 0x80000000U, vertical = 0x40000000U, diagonal = 0x20000000U;
    constexpr std::array<std::uint32_t, 4> flags{0, diagonal | horizontal, horizontal | vertical,
                                                 diagonal | vertical};
    return static_cast<std::uint32_t>(gid) | flags[static_cast<std::size_t>(index(rotation))];
}

Json tileSetJson(const TileSetFile& tiles) {
    Json list = Json::array();
    bool hasSides = false;
    for (std::size_t i = 0; i < tiles.tiles.size(); ++i) {
        const TileEntry& tile = tiles.tiles[i];
        hasSides = hasSides || tile.sides.has_value();
        list.push_back({{"id", i},
                        {"image", tile.image},
                        {"imagewidth", tiles.pixels},
                        {"imageheight", tiles.pixels},
                        {"properties", propertiesJson(tile.properties)}});
    }
    Json document = {{"type", "tileset"},
                     {"version", formatVersion},
                     {"tiledversion", programVersion},
                     {"name", tiles.name},
                     {"tilewidth", tiles.pixels},
                     {"tileheight", tiles.pixels},
                     {"tilecount", tiles.tiles.size()},
                     {"columns", 0},
                     {"margin", 0},
                     {"spacing", 0},
                     {"grid", {{"orientation", "orthogonal"}, {"width", 1}, {"height", 1}}},
                     {"tiles", std::move(list)}};
    if (hasSides)
        document["wangsets"] = Json::array({wangSet(tiles.tiles)});
    return document;
}

Json mapJson(const MapFile& map) {
    Json tileSets = Json::array();
    for (const MapFile::TileSetReference& used : map.tileSets)
        tileSets.push_back({{"firstgid", used.firstGid}, {"source", used.file}});
    Json layers = Json::array();
    layers.push_back({{"type", "tilelayer"},
                      {"id", 1},
                      {"name", "Chambers"},
                      {"x", 0},
                      {"y", 0},
                      {"width", map.width},
                      {"height", map.height},
                      {"opacity", 1},
                      {"visible", true},
                      {"data", map.gids}});
    if (!map.mapObjects.empty())
        layers.push_back(objectLayer(map.mapObjects, 2));
    const std::size_t layerCount = layers.size();
    return {{"type", "map"},
            {"version", formatVersion},
            {"tiledversion", programVersion},
            {"orientation", "orthogonal"},
            {"renderorder", "right-down"},
            {"infinite", false},
            {"compressionlevel", -1},
            {"width", map.width},
            {"height", map.height},
            {"tilewidth", map.pixels},
            {"tileheight", map.pixels},
            {"nextlayerid", layerCount + 1},
            {"nextobjectid", map.mapObjects.size() + 1},
            {"properties", propertiesJson({{"name", map.name}, {"left", map.left}, {"top", map.top}})},
            {"tilesets", std::move(tileSets)},
            {"layers", std::move(layers)}};
}

} // namespace tilewright::exchange::tiled
