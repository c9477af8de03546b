#pragma once

#include "engine/art/picture.h"

/// The strokes of marks.
namespace tilewright::sheet::strokes {

inline constexpr art::Rgb dark = art::Rgb::hex(0x1A1A1A);
inline constexpr art::Rgb light = art::Rgb::hex(0xFFFFFF, 200);

constexpr art::Stroke line(double width = 0.1) {
    return {dark, width, art::Join::Miter, art::Cap::Butt};
}
/// Drawn below a line, so that it shows on both earth and floor.
constexpr art::Stroke halo(double width = 0.4) {
    return {light, width, art::Join::Miter, art::Cap::Butt};
}
/// Turns straight parts into dashes with gaps of the same length; curves stay whole.
art::Path dashed(const art::Path& path, double dash);

} // namespace tilewright::sheet::strokes
