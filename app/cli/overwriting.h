#pragma once

#include "engine/model/tileset.h"

#include <filesystem>
#include <vector>

namespace tilewright::cli {

/// Throws Failure(WrongUsage) that names the existing files with other content, and --force.
[[noreturn]] void refuseToOverwrite(const std::vector<std::filesystem::path>& files);

/// What an earlier run left beside the files of this one, see staleOutputs().
class Leftovers {
public:
    /// To be made before anything is written, and settled after it. `written` are the files of a series: a
    /// single one has none beside it.
    Leftovers(const std::vector<std::filesystem::path>& written, bool remove);
    /// Removes the files if that was asked for; otherwise names them, and the flag that would.
    void settle() const;
    /// Adds "leftovers" or "removed" to what --json prints, if there are any.
    void addTo(Json& document) const;

private:
    std::vector<std::filesystem::path> files_;
    bool remove_;
};

} // namespace tilewright::cli
