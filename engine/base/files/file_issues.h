#pragma once

#include "engine/base/issue.h"

#include <filesystem>

namespace tilewright {

/// The issue for a system error (errno) while reading a file.
Issue unreadable(const std::filesystem::path& path, int error);
/// The same for writing; says that nothing was changed, and what helps.
Issue unwritable(const std::filesystem::path& path, int error);
/// The same for a file that can't be made in the folder: names the folder where it is the cause.
Issue takesNoFiles(const std::filesystem::path& folder, const std::filesystem::path& path, int error);

} // namespace tilewright
