#pragma once

#include "engine/base/issue.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace tilewright {

/// Reads a whole file, at most maxFileBytes; the issue names the file and the system's message. A pipe is
/// read to its end; a silent one times out.
Loaded<std::string> readFile(const std::filesystem::path& path);

/// Writes beside the target, syncs and renames: leaves the old file or the new one, never half of one.
/// Nothing is left behind on failure. Devices and pipes are written directly. Returns no issue on success.
Issues writeFile(const std::filesystem::path& path, std::string_view bytes);

/// The issue for a system error (errno) while reading a file.
Issue unreadableFile(const std::filesystem::path& path, int error);
/// The same for writing; says that nothing was changed, and what helps.
Issue unwritableFile(const std::filesystem::path& path, int error);
/// The same for a file that can't be made in the folder: names the folder where it is the cause.
Issue unwritableFolder(const std::filesystem::path& folder, const std::filesystem::path& path, int error);

} // namespace tilewright
