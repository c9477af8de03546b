#pragma once

#include "engine/art/picture.h"

/// Land from above: roads are lightest, fields in the middle, roofs darkest, also in grey.
namespace tilewright::art::land {

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

} // namespace tilewright::art::land
