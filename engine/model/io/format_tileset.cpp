#include "engine/base/json/json.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"

#include <algorithm>
#include <deque>
#include <initializer_list>
#include <map>
#include <string_view>
#include <tuple>
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

// The field "pictures" of a tile set, which the schema was checked for.

constexpr std::string_view layerNames[] = {"above", "below"};

OwnPicture pictureFromJson(const Json& object) {
    OwnPicture picture;
    picture.file = object.at("file").get<std::string>();
    picture.x = object.value("x", picture.x);
    picture.y = object.value("y", picture.y);
    picture.scale = object.value("scale", picture.scale);
    picture.turn = object.value("turn", picture.turn);
    if (object.value("layer", std::string()) == layerNames[0])
        picture.layer = OwnPicture::Layer::Above;
    picture.opacity = object.value("opacity", picture.opacity);
    picture.extra = unknownFields(object, {"file", "x", "y", "scale", "turn", "layer", "opacity"});
    return picture;
}

/// Defaults are left out: most pictures lie in the middle and fill the tile.
Json toJson(const OwnPicture& picture) {
    const OwnPicture plain;
    Json out = Json::object();
    out["file"] = picture.file;
    for (const auto& [name, value, usual] :
         std::initializer_list<std::tuple<const char*, double, double>>{{"x", picture.x, plain.x},
                                                                        {"y", picture.y, plain.y},
                                                                        {"scale", picture.scale, plain.scale},
                                                                        {"turn", picture.turn, plain.turn}})
        if (value != usual)
            out[name] = plainNumber(value);
    if (picture.layer != plain.layer)
        out["layer"] = layerNames[static_cast<std::size_t>(picture.layer)];
    if (picture.opacity != plain.opacity)
        out["opacity"] = plainNumber(picture.opacity);
    appendUnknown(out, picture.extra);
    return out;
}

/// Gives the tiles and the set their pictures. Pre: the set has its tiles.
void picturesFromJson(const Json& pictures, TileSet& set) {
    std::multimap<std::string_view, Tile*> tiles;
    for (Tile& tile : set.tiles)
        tiles.emplace(tile.id, &tile);
    if (const auto own = pictures.find("tiles"); own != pictures.end())
        for (const auto& [id, picture] : own->get_ref<const Json::object_t&>()) {
            const auto [first, last] = tiles.equal_range(id);
            if (first == last)
                appendField(set.pictures.unmatched, id, picture);
            for (auto tile = first; tile != last; ++tile)
                tile->second->picture = pictureFromJson(picture);
        }
    if (const auto back = pictures.find("back"); back != pictures.end())
        set.pictures.back = pictureFromJson(*back);
    set.pictures.extra = unknownFields(pictures, {"tiles", "back"});
}

/// Null if there are none. `sorted`: the tiles in the order of the file.
Json picturesToJson(const TileSet& set, const std::vector<const Tile*>& sorted) {
    Json tiles = Json::object();
    std::string_view last;
    for (const Tile* tile : sorted)
        if (tile->picture && (tiles.empty() || tile->id != last)) {
            appendField(tiles, tile->id, toJson(*tile->picture));
            last = tile->id;
        }
    // The id of a stray may have become that of a tile.
    for (const auto& [id, picture] : set.pictures.unmatched.get_ref<const Json::object_t&>()) {
        const std::string& name = id;
        if (std::ranges::none_of(sorted, [&](const Tile* tile) { return tile->id == name; }))
            appendField(tiles, id, picture);
    }
    Json out = Json::object();
    if (!tiles.empty())
        out["tiles"] = std::move(tiles);
    if (set.pictures.back)
        out["back"] = toJson(*set.pictures.back);
    appendUnknown(out, set.pictures.extra);
    return out.empty() ? Json() : out;
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

TileSet bundledSet(std::string_view name) {
    return tileSetFromJson(*parseJson(bundledText(name)).value);
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
