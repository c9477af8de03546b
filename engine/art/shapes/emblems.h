#pragma once

#include "engine/art/picture.h"
#include "engine/model/sides.h"

#include <string_view>

namespace tilewright::art {

// Small drawings around the origin, to be placed by a transform.

/// The symbol of a colour, within one unit of the origin; filled by EvenOdd.
Path symbolPath(Colour colour);
/// A disc of radius 12 with a skull, chin to the south, and the colour's symbol on the forehead.
Picture skullDisc(Colour colour);
/// Black skull, red line.
Picture specialDisc();
/// Within 10 units of the origin, bow to the north.
Picture keyEmblem(Rgb metal);
/// Two crossed halberds behind a shield, within 13 units.
Picture guardEmblem();
/// A gate tower, within 12 units.
Picture towerEmblem(Rgb stone);
/// Steps that lead down, within 12 units.
Picture stairsEmblem();
/// Digit 0 to 9 as a centre line, 6 wide and 10 high about the origin.
Path numeral(int digit);

// Single-stroke capitals for the codes of colours on pieces. Pre: all letters are A to Z.

/// Centre lines, to be stroked; the baseline starts at (0, 0), the letters are `capHeight` high.
Path codeLetters(std::string_view capitals, double capHeight);
/// The advance width of the same letters.
double codeLettersWidth(std::string_view capitals, double capHeight);

} // namespace tilewright::art
