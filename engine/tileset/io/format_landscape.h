#pragma once

#include "engine/tileset/landscape/landscape.h"

namespace tilewright {

// What a landscape tile shows, as the fields `edges`, `features`, `marks` and `crossings` of a tile.

/// Pre: `tile` fits the schema.
Landscape landscapeFromJson(const nlohmann::ordered_json& tile);
/// Sides and half sides in their order; of a feature, what has its default is left out.
void writeLandscape(const Landscape& landscape, nlohmann::ordered_json& tile);

} // namespace tilewright
