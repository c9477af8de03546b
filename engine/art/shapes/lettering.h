#pragma once

#include "engine/art/picture.h"

#include <string_view>

namespace tilewright::art {

// A single-stroke alphabet of our own, so that text on paper needs no font and no display: the letters,
// digits and punctuation of Latin-1, with dashes and quotes. Missing characters become a box.

/// UTF-8 as centre lines, to be stroked; the baseline starts at (0, 0), capitals are `capHeight` high.
/// A malformed byte counts as one unknown character.
Path lettering(std::string_view utf8, double capHeight);
/// The advance width of the same text.
double letteringWidth(std::string_view utf8, double capHeight);

} // namespace tilewright::art
