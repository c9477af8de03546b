#include "engine/base/files/file.h"
#include "engine/model/companions.h"

#include <algorithm>
#include <system_error>

namespace tilewright {

CompanionReader folderReader(const std::filesystem::path& folder) {
    return [folder](const std::string& name) -> Loaded<std::string> {
        std::error_code error;
        if (folder.empty() || !std::filesystem::exists(folder / name, error))
            return {std::nullopt, {unknownCompanion(name)}};
        const auto home = std::filesystem::canonical(folder, error);
        const auto found = std::filesystem::canonical(folder / name, error);
        if (error || std::ranges::mismatch(home, found).in1 != home.end())
            return {std::nullopt, {companionOutsideFolder(name)}};
        return readFile(found);
    };
}

} // namespace tilewright
