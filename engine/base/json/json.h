#pragma once

#include "engine/base/issue.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>

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

} // namespace tilewright
