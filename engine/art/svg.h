#pragma once

#include "engine/art/picture.h"

#include <string>
#include <utility>
#include <vector>

namespace tilewright::art {

// Pictures in the words of SVG: the same input gives the same bytes on every machine.

/// At most `decimals` decimals, no trailing zeros, no negative zero.
std::string svgNumber(double value, int decimals = 2);
/// Relative path data.
std::string svgPathData(const Path& path, int decimals = 2);
/// The attributes of the shape's `path` element with their values, which need no escapes; lengths have
/// `decimals` decimals.
std::vector<std::pair<std::string, std::string>> svgAttributes(const Shape& shape, int decimals = 2);
/// The picture's `path` elements.
std::string svgShapes(const Picture& picture);

} // namespace tilewright::art
