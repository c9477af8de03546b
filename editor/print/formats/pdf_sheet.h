#pragma once

#include "editor/print/formats/sheet_formats.h"

#include <string>

namespace tilewright {

/// All pages, vector art, at their exact size. A symbol is there once, however often it is used. The layers
/// Art, Guides, Score and Cut can be shown and hidden; those for machines are hidden. Empty when progress
/// ended it.
std::string pdfDocument(const sheet::Document& document, const SheetProgress& progress = {});
/// One page as a document of its own.
std::string pdfPage(const sheet::Document& document, std::size_t page);

} // namespace tilewright
