#include "engine/base/json/json_fields.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/io/format_pictures.h"
#include "engine/model/tile_family.h"

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

namespace tilewright {

namespace {

Tile tileFromJson(const Json& object, const TileFamily& family) {
    Tile tile;
    tile.id = object.at("id").get<std::string>();
    tile.count = object.value("count", 1);
    family.read(object, tile);
    tile.notes = object.value("notes", std::string());
    tile.extra = unknownFields(object, family.tileFields());
    return tile;
}

Json toJson(const Tile& tile, const TileFamily& family) {
    Json out = Json::object();
    out["id"] = tile.id;
    out["count"] = tile.count;
    family.write(tile, out);
    out["notes"] = tile.notes;
    appendUnknown(out, tile.extra);
    return out;
}

RuleVariant variantFromJson(const Json& object) {
    RuleVariant variant;
    variant.name = object.at("name").get<std::string>();
    variant.description = object.value("description", std::string());
    variant.options = object.value("options", Json::object());
    variant.extra = unknownFields(object, {"name", "description", "options"});
    return variant;
}

Json toJson(const RuleVariant& variant) {
    Json out = Json::object();
    out["name"] = variant.name;
    if (!variant.description.empty())
        out["description"] = variant.description;
    out["options"] = variant.options;
    appendUnknown(out, variant.extra);
    return out;
}

bool idBefore(const Tile& a, const Tile& b) {
    return a.id < b.id;
}

/// The ids in the designer's order; nothing if that is the order of the file.
Json orderOf(const std::vector<Tile>& tiles) {
    Json order = Json::array();
    if (!std::is_sorted(tiles.begin(), tiles.end(), idBefore))
        for (const Tile& tile : tiles)
            order.push_back(tile.id);
    return order;
}

/// Tiles that the order doesn't name follow the others, in the order of the file.
void putInOrder(std::vector<Tile>& tiles, const Json& order) {
    std::map<std::string_view, std::deque<std::size_t>> places;
    for (std::size_t i = 0; i < order.size(); ++i)
        places[order[i].get_ref<const std::string&>()].push_back(i);
    std::vector<std::pair<std::size_t, Tile>> placed;
    placed.reserve(tiles.size());
    for (Tile& tile : tiles) {
        std::size_t place = order.size();
        if (const auto found = places.find(tile.id); found != places.end() && !found->second.empty()) {
            place = found->second.front();
            found->second.pop_front();
        }
        placed.emplace_back(place, std::move(tile));
    }
    std::stable_sort(placed.begin(), placed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < tiles.size(); ++i)
        tiles[i] = std::move(placed[i].second);
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
    const TileFamily& family = familyOf(set.ruleset);
    set.pickColours.clear();
    if (family.hasPickColours())
        for (const Json& colour : document.at("pickColours"))
            if (const auto known = colourFromName(colour.get_ref<const std::string&>()))
                set.pickColours.push_back(*known);
    for (const Json& variant : document.value("rules", Json::array()))
        set.rules.push_back(variantFromJson(variant));
    set.with = document.value("with", std::vector<std::string>());
    const Json& tiles = document.at("tiles");
    set.tiles.reserve(tiles.size());
    for (const Json& tile : tiles)
        set.tiles.push_back(tileFromJson(tile, family));
    if (const auto order = document.find("tileOrder"); order != document.end())
        putInOrder(set.tiles, *order);
    if (const auto pictures = document.find("pictures"); pictures != document.end())
        picturesFromJson(*pictures, set);
    set.extra =
        unknownFields(document, {"format", "version", "ruleset", "name", "author", "license", "description",
                                 "tileMillimetres", "rules", "with", "tiles", "tileOrder", "pictures"});
    if (family.hasPickColours())
        set.extra.erase("pickColours");
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
    const TileFamily& family = familyOf(set.ruleset);
    if (family.hasPickColours()) {
        out["pickColours"] = Json::array();
        for (const Colour colour : set.pickColours)
            out["pickColours"].push_back(name(colour));
    }

    for (const RuleVariant& variant : set.rules)
        out["rules"].push_back(toJson(variant));
    if (!set.with.empty())
        out["with"] = set.with;

    std::vector<const Tile*> sorted;
    sorted.reserve(set.tiles.size());
    for (const Tile& tile : set.tiles)
        sorted.push_back(&tile);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Tile* a, const Tile* b) { return idBefore(*a, *b); });
    Json tiles = Json::array();
    for (const Tile* tile : sorted)
        tiles.push_back(toJson(*tile, family));
    out["tiles"] = std::move(tiles);
    if (Json order = orderOf(set.tiles); !order.empty())
        out["tileOrder"] = std::move(order);
    if (Json pictures = picturesToJson(set, sorted); !pictures.is_null())
        out["pictures"] = std::move(pictures);
    appendUnknown(out, set.extra);
    return out;
}

} // namespace tilewright
