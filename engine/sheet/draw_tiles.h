#pragma once

#include "engine/sheet/drawing.h"
#include "engine/sheet/specification.h"
#include "engine/tileset/map/map.h"
#include "engine/tileset/tileset.h"

#include <stop_token>

namespace tilewright::sheet {

/// Draws the pages of a set's components in the specification. `map` may be nullptr; a board is then an
/// error. If stopped, returns neither a value nor an error.
Loaded<Document> tileSheets(const TileSet& set, const SheetSpecification& specification,
                            const Map* map = nullptr, const std::stop_token& stop = {});

} // namespace tilewright::sheet
