#pragma once

#include "engine/base/issue.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tilewright {

/// JSON that keeps the order of fields in a file.
using Json = nlohmann::ordered_json;

// Limits of every file we read.
inline constexpr std::size_t maxFileBytes = 64 * 1024 * 1024;
inline constexpr int maxNesting = 64;

/// Skips the byte order mark, checks UTF-8, nesting and size; a duplicate key in an object is an error.
/// Errors have line and column.
Loaded<Json> parseJson(std::string_view text);
/// Two-space indent, final newline.
std::string fileText(const Json& document);

// Objects keep the order of a file, so they are lists: looking up a name before each insertion would be
// quadratic in the number of fields, and a hostile file may have millions.

/// Pre: `object` has no field of that name.
inline void appendField(Json& object, std::string name, Json value) {
    using Fields = Json::object_t::Container;
    static_cast<Fields&>(object.get_ref<Json::object_t&>()).emplace_back(std::move(name), std::move(value));
}

/// The fields of `object` that are not among `known`, in their order.
Json unknownFields(const Json& object, std::span<const std::string_view> known);
inline Json unknownFields(const Json& object, std::initializer_list<std::string_view> known) {
    return unknownFields(object, std::span(known.begin(), known.size()));
}
/// Appends those fields of `extra` that `object` lacks; `object` has few known fields.
void appendUnknown(Json& object, const Json& extra);

/// Writes 45 instead of 45.0, like a person would.
Json plainNumber(double number);

/// "" + "tiles" + 3 -> "/tiles/3", with ~ and / escaped (RFC 6901).
std::string pointerTo(std::string_view parent, std::string_view field);
std::string pointerTo(std::string_view parent, std::size_t index);

} // namespace tilewright
