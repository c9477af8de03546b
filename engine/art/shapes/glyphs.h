#pragma once

#include <string_view>

namespace tilewright::art {

/// One character of the lettering. Strokes are separated by '|', points by spaces; a point is two letters on
/// a grid: x from 'a' = 0, y from 'a' = -2 (below the baseline), so the baseline is 'c' and capitals reach
/// 'k' = 8. A stroke that begins with '~' is a smooth curve; with '@' a smooth closed one.
struct Glyph {
    char32_t character;
    int advance;
    std::string_view strokes;
};

/// nullptr if there is none.
const Glyph* findGlyph(char32_t character);

enum class Accent { None, Grave, Acute, Circumflex, Tilde, Diaeresis, Ring, Cedilla, Caron };
/// An accented letter as letter and accent; for others, the character itself and None.
struct Composed {
    char32_t base;
    Accent accent;
};
Composed decompose(char32_t character);
/// Strokes of an accent over a small letter 4 wide; over a capital it is 3 higher, except for a cedilla.
std::string_view accentStrokes(Accent accent);

} // namespace tilewright::art
