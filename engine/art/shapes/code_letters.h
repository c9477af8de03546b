#pragma once

#include "engine/art/picture.h"

#include <string_view>

namespace tilewright::art {

// Single-stroke capitals for the codes of colours on pieces. Pre: all letters are A to Z.

/// Centre lines, to be stroked; the baseline starts at (0, 0), the letters are `capHeight` high.
Path codeLetters(std::string_view capitals, double capHeight);
/// The advance width of the same letters.
double codeLettersWidth(std::string_view capitals, double capHeight);

} // namespace tilewright::art
