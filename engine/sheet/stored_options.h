#pragma once

#include "engine/model/tileset.h"
#include "engine/sheet/sheet_template.h"

namespace tilewright::sheet {

// A tile set stores the options of its sheets in its own file: the field `sheetOptions`, an object with the
// fields of a sheet template except format, version, name and description.

/// The options stored in the set, or those of an empty template if there are none. Errors of these options
/// have pointers into the set.
Loaded<SheetTemplate> storedOptions(const TileSet& set);

/// Stores only differences from an empty template, so that files stay small; nothing if there are none.
/// Unknown fields in the options are kept.
void storeOptions(TileSet& set, const SheetSpecification& specification);

/// The fields that differ, as pointers into a template; the same for each change of one field.
std::string changedOptions(const SheetSpecification& before, const SheetSpecification& after);

} // namespace tilewright::sheet
