#pragma once

#include "editor/output/formats/exchange_format.h"

#include <filesystem>

namespace tilewright::exchange {

/// The effect of an export on a folder.
struct Plan {
    /// In the order of the files, with the folder's path.
    std::vector<std::filesystem::path> files;
    /// Existing files with other content.
    std::vector<std::filesystem::path> overwritten;
};
/// Pictures that are painted while they are written always count as other content.
Plan plan(const OutFiles& files, const std::filesystem::path& folder);

/// Writes all or none; makes the folder if it is missing.
Issues write(const OutFiles& files, const std::filesystem::path& folder, const Progress& progress);

} // namespace tilewright::exchange
