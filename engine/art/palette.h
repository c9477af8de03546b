#pragma once

#include "engine/art/picture.h"
#include "engine/model/sides.h"

#include <string_view>

namespace tilewright::art {

/// The eight pick colours: fill, the ink that is legible on it, and a code of two letters ("BU").
Rgb fillOf(Colour c);
Rgb inkOf(Colour c);
std::string_view codeOf(Colour c);

/// `share` 0 is `a`, 1 is `b`; the alpha is that of `a`.
Rgb mixed(Rgb a, Rgb b, double share);

/// Drawn around every fill, because four of them vanish on white paper.
inline constexpr Rgb outlineColour = Rgb::hex(0x1A1A1A);

namespace palette {
inline constexpr Rgb white = Rgb::hex(0xFFFFFF);
inline constexpr Rgb black = Rgb::hex(0x000000);
inline constexpr Rgb earth = Rgb::hex(0x4A3A30);
inline constexpr Rgb earthDark = Rgb::hex(0x3D2F27);
inline constexpr Rgb earthLight = Rgb::hex(0x5B493D);
inline constexpr Rgb shadow = Rgb::hex(0x241A15);
inline constexpr Rgb wall = Rgb::hex(0x8C7B68);
inline constexpr Rgb floor = Rgb::hex(0xD9CDB6);
inline constexpr Rgb joint = Rgb::hex(0xB9A98D);
inline constexpr Rgb bone = Rgb::hex(0xF4EFE4);
inline constexpr Rgb red = Rgb::hex(0xE02020);
inline constexpr Rgb gold = Rgb::hex(0xD9A521);
inline constexpr Rgb silver = Rgb::hex(0xC9CED6);
inline constexpr Rgb iron = Rgb::hex(0x3A3B40);
} // namespace palette

} // namespace tilewright::art
