#include "engine/model/io/companion_cache.h"

#include "engine/base/files/file.h"

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

CompanionCache::CacheKey CompanionCache::keyFor(const TileSet& set) const {
    CacheKey question{set.ruleset, set.with, {}};
    for (const std::string& name : set.with) {
        auto& stamp = question.stamps.emplace_back();
        std::error_code error;
        const auto path = folder_ / name;
        const auto time = std::filesystem::last_write_time(path, error);
        const auto size = error ? 0 : std::filesystem::file_size(path, error);
        if (!folder_.empty() && !error)
            stamp = {time, size};
    }
    return question;
}

const Loaded<std::vector<TileSet>>& CompanionCache::companions(const TileSet& set) {
    if (CacheKey question = keyFor(set); key_ != question) {
        key_ = std::move(question);
        cached_ = readCompanions(set, folderReader(folder_));
    }
    return cached_;
}

} // namespace tilewright
