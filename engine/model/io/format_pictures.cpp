#include "engine/model/io/format_pictures.h"

#include "engine/base/json/json_fields.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace tilewright {

namespace {

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

} // namespace

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

} // namespace tilewright
