#pragma once

#include "engine/tileset/map/map.h"

#include <optional>
#include <string_view>

namespace tilewright {

/// Reads a map without a document in between, many times faster and smaller than by way of one. None where
/// anything is unusual or wrong: then the document, the schema and their messages have the word. What it
/// gives is what they would give.
std::optional<Map> scanMap(std::string_view text);

} // namespace tilewright
