#pragma once

#include "engine/base/threads.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/specification.h"

namespace tilewright::sheet {

/// Draws the pages of a set's components in the specification. `map` may be nullptr; a board is then an
/// error. `mapTiles` is the set whose tiles the map names, with those that `set` is played together with;
/// nullptr if it is `set`. `words` gives the language of what is printed. If stopped, returns neither a value
/// nor an error.
Loaded<PrintDocument> componentSheets(const TileSet& set, const SheetSpecification& specification,
                                      const Map* map = nullptr, const StopToken& stop = {},
                                      const TileSet* mapTiles = nullptr, const Translator& words = inEnglish);

} // namespace tilewright::sheet
