#pragma once

#include "engine/sheet/drawing.h"
#include "engine/sheet/specification.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <stop_token>

namespace tilewright::sheet {

/// Pages of what the specification asks for of a set: its tiles, and what goes with them. `map` may be
/// nullptr; then a board is an error. Stopped: neither a value nor an error.
Loaded<Document> tileSheets(const TileSet& set, const SheetSpecification& specification,
                            const Map* map = nullptr, const std::stop_token& stop = {});

} // namespace tilewright::sheet
