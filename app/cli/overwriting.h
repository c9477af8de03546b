#pragma once

#include <filesystem>
#include <vector>

namespace tilewright::cli {

/// Failure(WrongUsage) that names files with other content, and --force.
[[noreturn]] void refuseToOverwrite(const std::vector<std::filesystem::path>& files);

} // namespace tilewright::cli
