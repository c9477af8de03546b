#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright {

/// The name of a file that is written beside its target: ".NAME.PROCESS-NUMBER.part".
std::string partName(const std::filesystem::path& target, int number);

/// Whether the file, by its name, was to become that target.
bool isPartOf(const std::filesystem::path& part, const std::filesystem::path& target);

/// Such files in a folder whose process is gone: it was killed before it could remove them.
std::vector<std::filesystem::path> orphanedParts(const std::filesystem::path& folder);

} // namespace tilewright
