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
class CompanionStore {
public:
    /// An empty folder, of a set that is not saved, has no files.
    explicit CompanionStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

    const std::filesystem::path& folder() const { return folder_; }
    /// As readCompanions().
    const Loaded<std::vector<TileSet>>& companions(const TileSet& set);

private:
    /// What the answer depends on; files that are missing have no stamp.
    struct Question {
        struct Stamp {
            std::filesystem::file_time_type time;
            std::uintmax_t size = 0;
            friend bool operator==(const Stamp&, const Stamp&) = default;
        };
        std::string ruleset;
        std::vector<std::string> with;
        std::vector<std::optional<Stamp>> stamps;
        friend bool operator==(const Question&, const Question&) = default;
    };
    Question questionOf(const TileSet& set) const;

    std::filesystem::path folder_;
    std::optional<Question> asked_;
    Loaded<std::vector<TileSet>> answer_;
};

} // namespace tilewright
