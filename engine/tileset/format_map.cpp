#include "engine/tileset/format.h"
#include "engine/tileset/json_fields.h"

#include <algorithm>

namespace tilewright {

namespace {

Cell cellFromJson(const Json& object) {
    return {object.at("x").get<std::int32_t>(), object.at("y").get<std::int32_t>()};
}

Chamber chamberFromJson(const Json& object) {
    Chamber chamber;
    chamber.cell = cellFromJson(object);
    if (const auto tile = object.find("tile"); tile != object.end()) {
        chamber.tile = tile->get<std::string>();
        chamber.rotation = rotationFromDegrees(object.value("rotation", 0)).value_or(Rotation::R0);
        chamber.extra = unknownFields(object, {"x", "y", "tile", "rotation"});
        return chamber;
    }
    chamber.room = roomFromName(object.at("room").get_ref<const std::string&>()).value_or(Room::Chamber);
    chamber.seat = object.value("seat", 0);
    const Json& sides = object.at("sides");
    for (std::size_t i = 0; i < chamber.sides.size(); ++i)
        chamber.sides[i] = sideFromName(sides.at(i).get_ref<const std::string&>()).value_or(Side::Earth);
    chamber.extra = unknownFields(object, {"x", "y", "room", "seat", "sides"});
    return chamber;
}

MapMarker markerFromJson(const Json& object) {
    MapMarker marker;
    marker.cell = cellFromJson(object);
    marker.side =
        directionFromName(object.at("side").get_ref<const std::string&>()).value_or(Direction::North);
    marker.marker = markerFromName(object.at("marker").get_ref<const std::string&>()).value_or(Marker::Black);
    marker.extra = unknownFields(object, {"x", "y", "side", "marker"});
    return marker;
}

Json toJson(const Chamber& chamber) {
    Json out = Json::object();
    out["x"] = chamber.cell.x;
    out["y"] = chamber.cell.y;
    if (chamber.isRoom()) {
        out["room"] = name(chamber.room);
        if (chamber.seat != 0)
            out["seat"] = chamber.seat;
        for (const Side side : chamber.sides)
            out["sides"].push_back(name(side));
    } else {
        out["tile"] = chamber.tile;
        out["rotation"] = degrees(chamber.rotation);
    }
    appendUnknown(out, chamber.extra);
    return out;
}

Json toJson(const MapMarker& marker) {
    Json out = Json::object();
    out["x"] = marker.cell.x;
    out["y"] = marker.cell.y;
    out["side"] = name(marker.side);
    out["marker"] = name(marker.marker);
    appendUnknown(out, marker.extra);
    return out;
}

template <class Item, class Before>
Json sortedList(const std::vector<Item>& items, Before before) {
    std::vector<const Item*> sorted;
    sorted.reserve(items.size());
    for (const Item& item : items)
        sorted.push_back(&item);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const Item* a, const Item* b) { return before(*a, *b); });
    Json out = Json::array();
    for (const Item* item : sorted)
        out.push_back(toJson(*item));
    return out;
}

} // namespace

Loaded<Map> readMap(std::string_view text) {
    const Loaded<Json> document = parseJson(text);
    if (!document)
        return {std::nullopt, document.issues};
    Issues issues;
    if (!checkFormat(*document.value, Schema::Map, issues))
        return {std::nullopt, std::move(issues)};
    return {mapFromJson(*document.value), std::move(issues)};
}

Map mapFromJson(const Json& document) {
    Map map;
    map.ruleset = document.at("ruleset").get<std::string>();
    map.name = document.at("name").get<std::string>();
    const Json& chambers = document.at("chambers");
    map.chambers.reserve(chambers.size());
    for (const Json& chamber : chambers)
        map.chambers.push_back(chamberFromJson(chamber));
    if (const auto markers = document.find("markers"); markers != document.end())
        for (const Json& marker : *markers)
            map.markers.push_back(markerFromJson(marker));
    map.extra = unknownFields(document, {"format", "version", "ruleset", "name", "chambers", "markers"});
    return map;
}

Json toJson(const Map& map) {
    Json out = Json::object();
    out["format"] = "tilewright-map";
    out["version"] = 1;
    out["ruleset"] = map.ruleset;
    out["name"] = map.name;
    out["chambers"] = sortedList(
        map.chambers, [](const Chamber& a, const Chamber& b) { return readsBefore(a.cell, b.cell); });
    out["markers"] = sortedList(map.markers, [](const MapMarker& a, const MapMarker& b) {
        return a.cell != b.cell ? readsBefore(a.cell, b.cell) : a.side < b.side;
    });
    appendUnknown(out, map.extra);
    return out;
}

} // namespace tilewright
