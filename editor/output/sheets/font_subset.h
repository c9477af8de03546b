#pragma once

#include "engine/art/picture.h"

#include <cstdint>
#include <map>
#include <string>

namespace tilewright {

/// The glyphs of a font that a document shows, by their numbers; each as where it is shown first.
using ShownGlyphs = std::map<std::uint32_t, art::TextRun::Glyph>;

/// Whether glyphs are drawn by TrueType outlines, which all readers of PDF and SVG know.
bool isTrueType(const art::Font& font);
/// A font file with these glyphs only, under their numbers in the whole font.
std::string subsetOf(const art::Font& font, const ShownGlyphs& glyphs);
/// A font file with what a text of these letters needs.
std::string subsetOf(const art::Font& font, const std::u32string& letters);

} // namespace tilewright
