#include "engine/base/files/part_file.h"

#include "engine/base/files/unfinished_files.h"

#include <cerrno>
#include <charconv>
#include <csignal>
#include <optional>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace tilewright {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".part";
/// Part of the target's name; longer names would be too long with the additions.
constexpr std::size_t maxNameBytes = 100;

std::string stemOf(const fs::path& target) {
    return '.' + target.filename().string().substr(0, maxNameBytes) + '.';
}

/// The number at the beginning, removed from the text.
std::optional<int> takeNumber(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 0)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Nothing for a name that was not made by partName().
std::optional<pid_t> processOf(std::string_view name) {
    if (!name.starts_with('.') || !name.ends_with(ending))
        return std::nullopt;
    name.remove_suffix(ending.size());
    std::string_view last = name.substr(name.rfind('.') + 1);
    const std::optional<int> process = takeNumber(last);
    if (!process || *process == 0 || !last.starts_with('-'))
        return std::nullopt;
    last.remove_prefix(1);
    return takeNumber(last) && last.empty() ? process : std::nullopt;
}

bool isOrphan(const fs::path& file) {
    const std::optional<pid_t> process = processOf(file.filename().string());
    if (!process)
        return false;
    // In a container, every run of the program may have the same process number.
    if (*process == ::getpid())
        return !isUnfinished(file);
    return ::kill(*process, 0) != 0 && errno == ESRCH;
}

} // namespace

std::string partName(const fs::path& target, int number) {
    return stemOf(target) + std::to_string(::getpid()) + '-' + std::to_string(number) + std::string(ending);
}

bool isPartOf(const fs::path& part, const fs::path& target) {
    const std::string name = part.filename().string();
    const std::string stem = stemOf(target);
    // Only process and number between the two.
    return name.starts_with(stem) && name.find('.', stem.size()) == name.size() - ending.size();
}

std::vector<fs::path> orphanedParts(const fs::path& folder) {
    std::vector<fs::path> orphans;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (isOrphan(entry->path()))
            orphans.push_back(entry->path());
    return orphans;
}

} // namespace tilewright
