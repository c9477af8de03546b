#pragma once

#include "engine/art/picture.h"

/// The widths of the wall layers around a tile's floor; they cross the tile's edge along its corridors.
namespace tilewright::art::layers {

inline constexpr double shade = 7.5;
inline constexpr double outline = 4.4;
inline constexpr double wall = 3.3;
inline constexpr double inner = 0.55;
inline constexpr Rgb shadeColour = Rgb::hex(0x3A2D25);
inline constexpr Rgb innerColour = Rgb::hex(0x4A3D32);

} // namespace tilewright::art::layers
