#include "engine/tileset/format.h"
#include "engine/tileset/json_fields.h"

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

Tile tileFromJson(const Json& object) {
    Tile tile;
    tile.id = object.at("id").get<std::string>();
    tile.count = object.value("count", 1);
    const Json& sides = object.at("sides");
    for (std::size_t i = 0; i < tile.sides.size(); ++i)
        tile.sides[i] = sideFromName(sides.at(i).get_ref<const std::string&>()).value_or(Side::Earth);
    tile.notes = object.value("notes", std::string());
    tile.extra = unknownFields(object, {"id", "count", "sides", "notes"});
    return tile;
}

Json toJson(const Tile& tile) {
    Json out = Json::object();
    out["id"] = tile.id;
    out["count"] = tile.count;
    for (const Side side : tile.sides)
        out["sides"].push_back(name(side));
    out["notes"] = tile.notes;
    appendUnknown(out, tile.extra);
    return out;
}

/// 45 rather than 45.0, as a person would write it.
Json plainNumber(double number) {
    if (number == std::floor(number) && std::abs(number) < 1e9)
        return static_cast<std::int64_t>(number);
    return number;
}

} // namespace

Loaded<TileSet> readTileSet(std::string_view text) {
    const Loaded<Json> document = parseJson(text);
    if (!document)
        return {std::nullopt, document.issues};
    Issues issues;
    if (!checkFormat(*document.value, Schema::TileSet, issues))
        return {std::nullopt, std::move(issues)};
    return {tileSetFromJson(*document.value), std::move(issues)};
}

TileSet tileSetFromJson(const Json& document) {
    TileSet set;
    set.ruleset = document.at("ruleset").get<std::string>();
    set.name = document.at("name").get<std::string>();
    set.author = document.value("author", std::string());
    set.license = document.value("license", std::string());
    set.description = document.value("description", std::string());
    set.tileMillimetres = document.at("tileMillimetres").get<double>();
    set.pickColours.clear();
    for (const Json& colour : document.at("pickColours"))
        if (const auto known = colourFromName(colour.get_ref<const std::string&>()))
            set.pickColours.push_back(*known);
    const Json& tiles = document.at("tiles");
    set.tiles.reserve(tiles.size());
    for (const Json& tile : tiles)
        set.tiles.push_back(tileFromJson(tile));
    set.extra = unknownFields(document, {"format", "version", "ruleset", "name", "author", "license",
                                         "description", "tileMillimetres", "pickColours", "tiles"});
    return set;
}

Json toJson(const TileSet& set) {
    Json out = Json::object();
    out["format"] = "tilewright-tileset";
    out["version"] = 1;
    out["ruleset"] = set.ruleset;
    out["name"] = set.name;
    out["author"] = set.author;
    out["license"] = set.license;
    out["description"] = set.description;
    out["tileMillimetres"] = plainNumber(set.tileMillimetres);
    out["pickColours"] = Json::array();
    for (const Colour colour : set.pickColours)
        out["pickColours"].push_back(name(colour));

    std::vector<const Tile*> sorted;
    sorted.reserve(set.tiles.size());
    for (const Tile& tile : set.tiles)
        sorted.push_back(&tile);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Tile* a, const Tile* b) { return a->id < b->id; });
    Json tiles = Json::array();
    for (const Tile* tile : sorted)
        tiles.push_back(toJson(*tile));
    out["tiles"] = std::move(tiles);
    appendUnknown(out, set.extra);
    return out;
}

std::string fileText(const Json& document) {
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace tilewright
