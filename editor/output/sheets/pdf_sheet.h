#pragma once

#include "editor/output/sheets/sheet_formats.h"

#include <string>

namespace tilewright {

/// All pages as vector art in exact size. A symbol is stored once, however often it is used. The layers Art,
/// Guides, Score and Cut can be shown and hidden; those for machines are hidden. Empty if cancelled by
/// progress.
std::string pdfDocument(const sheet::Document& document, const SheetProgress& progress = {});
/// One page as a separate document.
std::string pdfPage(const sheet::Document& document, std::size_t page);

} // namespace tilewright
