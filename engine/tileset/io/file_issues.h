#pragma once

#include "engine/tileset/issue.h"

#include <filesystem>

namespace tilewright {

/// What the system said (errno) when a file was to be read.
Issue unreadable(const std::filesystem::path& path, int error);
/// The same when it was to be written; says that nothing was changed.
Issue unwritable(const std::filesystem::path& path, int error);

} // namespace tilewright
