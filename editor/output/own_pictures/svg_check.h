#pragma once

#include "editor/output/own_pictures/raster_check.h"

#include <string_view>

namespace tilewright {

/// Whether an SVG holds drawings alone, of the kinds that look alike in all that the program makes. Refused
/// are scripts, links out of the file, document types and entities, text (fonts differ), effects, animation,
/// and copies of copies, which could become millions.
CheckedPicture checkSvg(std::string_view bytes);

} // namespace tilewright
