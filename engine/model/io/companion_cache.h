#pragma once

#include "engine/model/companions.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilewright {

/// Reads the sets that those of a folder are played together with, again only when their files have changed.
/// Not shared between threads.
class CompanionCache {
public:
    /// An empty folder, of a set that is not saved, has no files.
    explicit CompanionCache(std::filesystem::path folder) : folder_(std::move(folder)) {}

    const std::filesystem::path& folder() const { return folder_; }
    /// As readCompanions().
    const Loaded<std::vector<TileSet>>& companions(const TileSet& set);

private:
    /// What the answer depends on; files that are missing have no stamp.
    struct CacheKey {
        struct FileStamp {
            std::filesystem::file_time_type time;
            std::uintmax_t size = 0;
            friend bool operator==(const FileStamp&, const FileStamp&) = default;
        };
        std::string ruleset;
        std::vector<std::string> with;
        std::vector<std::optional<FileStamp>> stamps;
        friend bool operator==(const CacheKey&, const CacheKey&) = default;
    };
    CacheKey keyFor(const TileSet& set) const;

    std::filesystem::path folder_;
    std::optional<CacheKey> key_;
    Loaded<std::vector<TileSet>> cached_;
};

} // namespace tilewright
