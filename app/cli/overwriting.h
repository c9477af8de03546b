#pragma once

#include <filesystem>
#include <vector>

namespace tilewright::cli {

/// Throws Failure(WrongUsage) that names the existing files with other content, and --force.
[[noreturn]] void refuseToOverwrite(const std::vector<std::filesystem::path>& files);

} // namespace tilewright::cli
