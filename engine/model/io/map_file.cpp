#include "engine/base/files/file.h"
#include "engine/base/files/stream.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/io/map_scanner.h"

#include <cerrno>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace tilewright {

namespace {

bool isSame(const struct stat& a, const struct stat& b) {
    return a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
           a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

/// Nothing if it is no plain file, was written meanwhile, or holds anything unusual.
std::optional<Map> scanFile(const std::filesystem::path& path) {
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat before {};
    if (file.get() < 0 || ::fstat(file.get(), &before) != 0 || !S_ISREG(before.st_mode))
        return std::nullopt;
    bool failed = false;
    const auto source = [&](std::span<char> room) -> std::size_t {
        ssize_t got = 0;
        do
            got = ::read(file.get(), room.data(), room.size());
        while (got < 0 && errno == EINTR);
        failed = failed || got < 0;
        return got < 0 ? 0 : static_cast<std::size_t>(got);
    };
    std::optional<Map> map = scanMap(source, static_cast<std::size_t>(before.st_size));
    struct stat after {};
    if (failed || ::fstat(file.get(), &after) != 0 || !isSame(before, after))
        return std::nullopt;
    return map;
}

} // namespace

Loaded<Map> readMapFile(const std::filesystem::path& path) {
    if (std::optional<Map> map = scanFile(path))
        return {std::move(map), {}};
    Loaded<std::string> text = readFile(path);
    if (!text)
        return {std::nullopt, std::move(text.issues)};
    return readMap(*text.value);
}

} // namespace tilewright
