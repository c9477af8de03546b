#pragma once

#include "engine/model/landscape_tile.h"

namespace tilewright {

// The JSON of a landscape tile: the fields `edges`, `features`, `marks` and `crossings` of a tile.

/// Pre: `tile` fits the schema.
Landscape landscapeFromJson(const nlohmann::ordered_json& tile);
/// Writes sides and half sides in their order; leaves out a feature's defaults.
void writeLandscape(const Landscape& landscape, nlohmann::ordered_json& tile);

} // namespace tilewright
