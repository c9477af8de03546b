#pragma once

#include "engine/tileset/issue.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tilewright {

/// Whole file, at most maxFileBytes; the issue names the file and what the system said. A pipe is read until
/// its end; one that stays silent is not waited for without end.
Loaded<std::string> readFile(const std::filesystem::path& path);

/// Written beside the target, synced and renamed over it: the old file or the new one, never half of one.
/// Nothing is left behind on failure. Devices and pipes are written through. Returns no issue on success.
Issues writeFile(const std::filesystem::path& path, std::string_view bytes);

} // namespace tilewright
