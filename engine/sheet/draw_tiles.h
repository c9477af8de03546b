#pragma once

#include "engine/sheet/drawing.h"
#include "engine/sheet/sheet.h"
#include "engine/tileset/tileset.h"

namespace tilewright::sheet {

/// Pages of the tiles of a set. Text on them is English, so that window and command line give the same bytes
/// everywhere. Pre: item i of `layout` is set.tiles[i].
Document drawTiles(const Layout& layout, const TileSet& set);

/// As many of each tile as the specification asks for.
Loaded<Layout> tileLayout(const TileSet& set, const SheetSpecification& specification);

/// Laid out and drawn; errors as those of layout().
Loaded<Document> tileSheets(const TileSet& set, const SheetSpecification& specification);

} // namespace tilewright::sheet
