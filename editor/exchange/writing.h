#pragma once

#include "editor/exchange/exchange_format.h"

#include <filesystem>

namespace tilewright::exchange {

/// What an export is about to do to a folder.
struct Plan {
    /// In the order of the files, with the folder in front.
    std::vector<std::filesystem::path> files;
    /// Those that are there already with other content.
    std::vector<std::filesystem::path> overwritten;
};
/// Pictures that are painted while they are written count as other content where a file is there.
Plan plan(const OutFiles& files, const std::filesystem::path& folder);

/// All or none; the folder is made where it is missing.
Issues write(const OutFiles& files, const std::filesystem::path& folder, const Progress& progress);

} // namespace tilewright::exchange
