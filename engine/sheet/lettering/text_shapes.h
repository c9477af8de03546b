#pragma once

#include "engine/art/picture.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

enum class FontWeight : std::uint8_t { Regular, Bold };

// Lines of text on paper, in the bundled font; letters that it lacks are taken from fonts of the machine.

/// UTF-8 as filled outlines with their text, a shape for each font. The baseline starts at (0, 0), capitals
/// are `capHeight` high. Malformed bytes and letters that no font has become a box.
std::vector<art::Shape> textShapes(std::string_view utf8, double capHeight, FontWeight weight,
                                   art::Rgb colour);
/// The advance width of the same text.
double textWidth(std::string_view utf8, double capHeight, FontWeight weight);
/// The text, if it is too wide without its end and with an ellipsis.
std::string elidedText(std::string_view utf8, double capHeight, FontWeight weight, double width);

} // namespace tilewright::sheet
