#pragma once

#include "editor/output/sheets/font_subset.h"

class QPDF;
class QPDFObjectHandle;

namespace tilewright {

/// Fills the dictionary of a font in `pdf`, for strings of glyph numbers in two bytes each. Only these glyphs
/// are embedded, and each can be searched and copied by its text. Pre: isTrueType(font).
void writePdfFont(QPDF& pdf, QPDFObjectHandle& dictionary, const art::Font& font, const ShownGlyphs& glyphs);

} // namespace tilewright
