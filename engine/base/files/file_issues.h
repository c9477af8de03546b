#pragma once

#include "engine/base/issue.h"

#include <filesystem>

namespace tilewright {

/// The issue for a system error (errno) while reading a file.
Issue unreadableFile(const std::filesystem::path& path, int error);
/// The same for writing; says that nothing was changed, and what helps.
Issue unwritableFile(const std::filesystem::path& path, int error);
/// The same for a file that can't be made in the folder: names the folder where it is the cause.
Issue unwritableFolder(const std::filesystem::path& folder, const std::filesystem::path& path, int error);

} // namespace tilewright
