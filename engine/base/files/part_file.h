#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright {

/// The name of a file written beside its target: ".NAME.PROCESS-NUMBER.part".
std::string partName(const std::filesystem::path& target, int number);

/// Whether the file name is that of a part of the target.
bool isPartOf(const std::filesystem::path& part, const std::filesystem::path& target);

/// Part files in a folder whose process is gone, having been killed before it could remove them.
std::vector<std::filesystem::path> orphanedParts(const std::filesystem::path& folder);

} // namespace tilewright
