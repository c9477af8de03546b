#pragma once

#include "editor/output/sheets/sheet_formats.h"
#include "engine/sheet/pieces/singles.h"

namespace tilewright {

/// DIRECTORY/NAME.svg for each piece, and the manifest.
SheetFiles singleFiles(const sheet::Singles& singles, const SheetFormat& format, const SheetTarget& target);

/// Writes each piece as a separate file, and DIRECTORY/manifest.csv, which lists them with their counts:
/// `file,back,id,count,width_mm,height_mm,bleed_mm`. All of them appear together. No value and no issue:
/// cancelled by progress.
Loaded<SheetFiles> writeSingles(const sheet::Singles& singles, const SheetFormat& format,
                                const SheetTarget& target, const SheetProgress& progress);

} // namespace tilewright
