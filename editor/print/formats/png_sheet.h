#pragma once

#include "editor/render/png_bands.h"
#include "engine/sheet/drawing.h"

namespace tilewright {

/// One page, painted in bands, so that even a large one needs little memory.
Issues addPngPage(StagedFiles& files, const std::filesystem::path& file, const sheet::Document& document,
                  std::size_t page, double dotsPerInch, const Progress& progress);

} // namespace tilewright
