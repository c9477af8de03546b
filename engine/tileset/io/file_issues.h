#pragma once

#include "engine/tileset/issue.h"

#include <filesystem>

namespace tilewright {

/// The issue for a system error (errno) while reading a file.
Issue unreadable(const std::filesystem::path& path, int error);
/// The same for writing; says that nothing was changed.
Issue unwritable(const std::filesystem::path& path, int error);

} // namespace tilewright
