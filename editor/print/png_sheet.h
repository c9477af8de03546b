#pragma once

#include "editor/print/sheet_formats.h"

namespace tilewright {

/// As SheetFormat::write: a file for each page, painted in bands, so that even a large page needs little
/// memory.
Loaded<SheetFiles> writePngSheets(const sheet::Document& document, const SheetTarget& target,
                                  const SheetProgress& progress);

} // namespace tilewright
