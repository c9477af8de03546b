#pragma once

#include "editor/print/sheet_formats.h"

#include <string>

namespace tilewright {

/// All pages, vector art, at their exact size. A symbol is there once, however often it is used. The layers
/// Art, Guides, Score and Cut can be shown and hidden; those for machines are hidden. Empty when progress
/// ended it.
std::string pdfDocument(const sheet::Document& document, const SheetProgress& progress = {});

/// As SheetFormat::write: one file.
Loaded<SheetFiles> writePdfSheets(const sheet::Document& document, const SheetTarget& target,
                                  const SheetProgress& progress);

} // namespace tilewright
