#include "engine/model/io/companion_store.h"

#include <system_error>

namespace tilewright {

CompanionStore::Question CompanionStore::questionOf(const TileSet& set) const {
    Question question{set.ruleset, set.with, {}};
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

const Loaded<std::vector<TileSet>>& CompanionStore::companions(const TileSet& set) {
    if (Question question = questionOf(set); asked_ != question) {
        asked_ = std::move(question);
        answer_ = readCompanions(set, filesBeside(folder_));
    }
    return answer_;
}

} // namespace tilewright
