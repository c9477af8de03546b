#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/io/map_scanner.h"

#include <algorithm>

namespace tilewright {

namespace {

Json toJson(const Chamber& chamber) {
    Json out = Json::object();
    out["x"] = chamber.cell.x;
    out["y"] = chamber.cell.y;
    if (chamber.isRoom()) {
        out["room"] = name(chamber.room);
        if (chamber.seat != 0)
            out["seat"] = chamber.seat;
        for (const SideContent side : chamber.sides)
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

bool before(const Chamber& a, const Chamber& b) {
    return readingOrderLess(a.cell, b.cell);
}
bool before(const MapMarker& a, const MapMarker& b) {
    return a.cell != b.cell ? readingOrderLess(a.cell, b.cell) : a.side < b.side;
}

/// In the order of the file.
template <class Item>
std::vector<const Item*> sorted(const std::vector<Item>& items) {
    std::vector<const Item*> list;
    list.reserve(items.size());
    for (const Item& item : items)
        list.push_back(&item);
    const auto less = [](const Item* a, const Item* b) { return before(*a, *b); };
    if (!std::is_sorted(list.begin(), list.end(), less))
        std::stable_sort(list.begin(), list.end(), less);
    return list;
}

template <class Item>
Json sortedList(const std::vector<Item>& items) {
    Json out = Json::array();
    for (const Item* item : sorted(items))
        out.push_back(toJson(*item));
    return out;
}

/// A value as written in the file with that indent.
void write(std::string& out, const Json& value, int indent) {
    constexpr auto broken = Json::error_handler_t::replace;
    if (indent < 0) {
        out += value.dump(-1, ' ', false, broken);
        return;
    }
    const std::string text = value.dump(2, ' ', false, broken);
    for (const char c : text) {
        out += c;
        if (c == '\n')
            out.append(static_cast<std::size_t>(indent), ' ');
    }
}

/// Writes most chambers without building a document. False if the chamber is not simple enough.
bool writeSimply(std::string& out, const Chamber& chamber, bool lines) {
    const bool plainId = std::all_of(chamber.tile.begin(), chamber.tile.end(),
                                     [](char c) { return c > ' ' && c != '"' && c != '\\' && c != '\x7F'; });
    if (!chamber.extra.empty() || !plainId)
        return false;
    const std::string_view gap = lines ? " " : "";
    bool first = true;
    const auto key = [&](std::string_view field) {
        out.append(first ? "" : ",")
            .append(lines ? "\n      \"" : "\"")
            .append(field)
            .append("\":")
            .append(gap);
        first = false;
    };
    const auto quoted = [&](std::string_view text) { out.append("\"").append(text).append("\""); };
    out += '{';
    key("x");
    out += std::to_string(chamber.cell.x);
    key("y");
    out += std::to_string(chamber.cell.y);
    if (chamber.isRoom()) {
        key("room");
        quoted(name(chamber.room));
        if (chamber.seat != 0) {
            key("seat");
            out += std::to_string(chamber.seat);
        }
        key("sides");
        for (std::size_t i = 0; i < chamber.sides.size(); ++i) {
            out.append(i == 0 ? "[" : ",").append(lines ? "\n        " : "");
            quoted(name(chamber.sides[i]));
        }
        out.append(lines ? "\n      ]" : "]");
    } else {
        key("tile");
        quoted(chamber.tile);
        key("rotation");
        out += std::to_string(degrees(chamber.rotation));
    }
    out.append(lines ? "\n    }" : "}");
    return true;
}

} // namespace

Loaded<Map> readMap(std::string_view text) {
    if (std::optional<Map> map = scanMap(text))
        return {std::move(map), {}};
    const Loaded<Json> document = parseJson(text);
    if (!document)
        return {std::nullopt, document.issues};
    Issues issues;
    if (!checkFormat(*document.value, Schema::Map, issues))
        return {std::nullopt, std::move(issues)};
    return {mapFromJson(*document.value), std::move(issues)};
}

Json toJson(const Map& map) {
    Json out = Json::object();
    out["format"] = "tilewright-map";
    out["version"] = 1;
    out["ruleset"] = map.ruleset;
    out["name"] = map.name;
    out["chambers"] = sortedList(map.chambers);
    out["markers"] = sortedList(map.markers);
    appendUnknown(out, map.extra);
    return out;
}

std::string fileText(const Map& map) {
    Map frame;
    frame.ruleset = map.ruleset;
    frame.name = map.name;
    frame.markers = map.markers;
    frame.extra = map.extra;
    std::string text = fileText(toJson(frame));
    if (map.chambers.empty())
        return text;
    // The frame's own list is empty, and comes before anything else that could look like it.
    constexpr std::string_view place = "\n  \"chambers\": []";
    const std::size_t at = text.find(place) + place.size() - 1;
    const bool lines = map.chambers.size() <= maxIndentedChambers;
    std::string out(text, 0, at);
    constexpr std::size_t usual = 120;
    out.reserve(text.size() + map.chambers.size() * usual);
    bool first = true;
    for (const Chamber* chamber : sorted(map.chambers)) {
        out.append(first ? "\n    " : ",\n    ");
        first = false;
        if (!writeSimply(out, *chamber, lines))
            write(out, toJson(*chamber), lines ? 4 : -1);
    }
    return out.append("\n  ").append(text, at);
}

} // namespace tilewright
