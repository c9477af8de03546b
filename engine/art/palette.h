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

/// Land from above: roads are lightest, fields in the middle, roofs darkest, also in grey.
namespace land {
inline constexpr Rgb field = Rgb::hex(0xB9CB8F);
inline constexpr Rgb fieldDark = Rgb::hex(0x86A05D);
inline constexpr Rgb fieldLight = Rgb::hex(0xCAD8A5);
inline constexpr Rgb tree = Rgb::hex(0x5C7A45);
inline constexpr Rgb treeDark = Rgb::hex(0x3F5A32);
inline constexpr Rgb line = Rgb::hex(0x332820);
inline constexpr Rgb road = Rgb::hex(0xF2E7CD);
inline constexpr Rgb roadRimColour = Rgb::hex(0x6A5438);
inline constexpr Rgb rut = Rgb::hex(0xD4C29B);
inline constexpr Rgb town = Rgb::hex(0xC0935C);
inline constexpr Rgb townDark = Rgb::hex(0xAA7E49);
inline constexpr Rgb stone = Rgb::hex(0xCFC6B6);
inline constexpr Rgb stoneDark = Rgb::hex(0x9A8F80);
inline constexpr Rgb rock = Rgb::hex(0x8F8475);
inline constexpr Rgb slate = Rgb::hex(0x54667A);
inline constexpr Rgb slateDark = Rgb::hex(0x3E4D5E);
inline constexpr Rgb water = Rgb::hex(0x6FA6C2);
inline constexpr Rgb garden = Rgb::hex(0xD3DEB0);
} // namespace land

} // namespace tilewright::art
