#include "engine/base/files/unfinished_files.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <optional>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tilewright {

namespace fs = std::filesystem;

namespace {

/// More than the files of a set of single tiles with backs.
constexpr std::size_t maxUnfinished = 4096;

std::array<std::atomic<char*>, maxUnfinished> unfinished{};
std::atomic<bool> isEnding{false};
/// Held by all except the signal handler, which must not wait.
std::mutex changing;

static_assert(std::atomic<char*>::is_always_lock_free, "a signal handler reads it");

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

UnfinishedFile::UnfinishedFile(const std::filesystem::path& path) : place_(-1) {
    const std::lock_guard lock(changing);
    for (std::size_t i = 0; i < maxUnfinished && place_ < 0; ++i)
        if (unfinished[i] == nullptr) {
            unfinished[i] = ::strdup(path.c_str());
            place_ = static_cast<int>(i);
        }
}

UnfinishedFile::UnfinishedFile(UnfinishedFile&& other) noexcept : place_(std::exchange(other.place_, -1)) {}

UnfinishedFile::~UnfinishedFile() {
    if (place_ < 0)
        return;
    const std::lock_guard lock(changing);
    char* const name = unfinished[static_cast<std::size_t>(place_)].exchange(nullptr);
    // A handler on another thread may have read this name before. It sets the flag before it reads, so if
    // there is no flag here, no handler can see the name any more.
    if (!isEnding)
        std::free(name);
}

bool isUnfinished(const std::filesystem::path& path) {
    const std::lock_guard lock(changing);
    for (const std::atomic<char*>& name : unfinished)
        if (const char* one = name.load(); one != nullptr && path == one)
            return true;
    return false;
}

void removeUnfinishedFiles() noexcept {
    isEnding = true;
    for (const std::atomic<char*>& name : unfinished)
        if (const char* one = name.load(); one != nullptr)
            ::unlink(one);
}

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
