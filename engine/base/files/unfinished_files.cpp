#include "engine/base/files/unfinished_files.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <unistd.h>
#include <utility>

namespace tilewright {

namespace {

/// More than the files of a set of single tiles with backs.
constexpr std::size_t maxUnfinished = 4096;

std::array<std::atomic<char*>, maxUnfinished> unfinished{};
std::atomic<bool> isEnding{false};
/// Held by all except the signal handler, which must not wait.
std::mutex changing;

static_assert(std::atomic<char*>::is_always_lock_free, "a signal handler reads it");

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

} // namespace tilewright
