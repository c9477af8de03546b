#pragma once

#include "engine/sheet/template.h"
#include "engine/tileset/tileset.h"

namespace tilewright::sheet {

// A tile set keeps the options of its sheets in its own file: the field `sheetOptions`, an object with the
// fields of a sheet template but for format, version, name and description.

/// The options that the set keeps, or those of an empty template where it keeps none. Errors of what it
/// keeps, with pointers into the set.
Loaded<SheetTemplate> keptOptions(const TileSet& set);

/// Only what differs from an empty template is kept, so that files stay small; nothing where nothing does.
/// Fields in there that we don't know survive.
void keepOptions(TileSet& set, const SheetSpecification& specification);

/// The fields in which they differ, as pointers into a template; the same for each change of one field.
std::string changedOptions(const SheetSpecification& before, const SheetSpecification& after);

} // namespace tilewright::sheet
