#pragma once

#include "editor/output/sheets/sheet_formats.h"

namespace tilewright {

/// One page, painted in bands, so that even a large one needs little memory.
Issues addPngPage(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page,
                  const Progress& progress);

} // namespace tilewright
