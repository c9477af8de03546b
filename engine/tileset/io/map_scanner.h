#pragma once

#include "engine/tileset/map/map.h"

#include <optional>
#include <string_view>

namespace tilewright {

/// Reads a map without building a document, many times faster and smaller. Returns nothing for anything
/// unusual or wrong; the document, the schema and their messages then decide. Results are the same as theirs.
std::optional<Map> scanMap(std::string_view text);

} // namespace tilewright
