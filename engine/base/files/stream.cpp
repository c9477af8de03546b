#include "engine/base/files/stream.h"

#include "engine/base/files/file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace tilewright {

namespace fs = std::filesystem;

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

/// No timeout.
constexpr milliseconds endless{-1};
constexpr int maxLinks = 40;

Issue silentPipe(const fs::path& path, milliseconds timeout) {
    Issue issue;
    issue.code = "pipe-silent";
    issue.file = path.string();
    const auto seconds = static_cast<int>(std::chrono::round<std::chrono::seconds>(timeout).count());
    issue.message = Text(
        QT_TRANSLATE_NOOP("Engine", "“%1” is a pipe, and nothing happened at its other end for %2 seconds."),
        {path.string(), seconds});
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Start the program at the other end first.");
    return issue;
}

Issue noFile(const fs::path& path, mode_t mode) {
    Issue issue;
    issue.code = "file-unfit";
    issue.file = path.string();
    issue.message =
        Text(S_ISSOCK(mode)
                 ? QT_TRANSLATE_NOOP("Engine", "“%1” is a socket; expected a file, a device or a pipe.")
                 : QT_TRANSLATE_NOOP("Engine", "“%1” is a whole disk; expected a file, a device or a pipe."),
             {path.string()});
    return issue;
}

/// Output written before can't be taken back.
Issue broken(const fs::path& path, int error) {
    Issue issue = unwritableFile(path, error);
    issue.remedy = {};
    return issue;
}

bool isPipe(int descriptor) {
    struct stat known {};
    return ::fstat(descriptor, &known) == 0 && S_ISFIFO(known.st_mode);
}

/// False after the timeout.
bool waitFor(int descriptor, short events, milliseconds timeout) {
    pollfd one{descriptor, events, 0};
    int ready = 0;
    do
        ready = ::poll(&one, 1, static_cast<int>(timeout.count()));
    while (ready < 0 && errno == EINTR);
    return ready != 0;
}

int duplicate(int descriptor) {
    return ::fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
}

/// A pipe can only be opened for writing if there is a reader.
int openToWrite(const fs::path& path, milliseconds timeout) {
    const auto end = Clock::now() + timeout;
    for (;;) {
        const int file = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        if (file >= 0 || errno != ENXIO || Clock::now() >= end)
            return file;
        std::this_thread::sleep_for(milliseconds(20));
    }
}

} // namespace

std::optional<int> ownDescriptor(const fs::path& path) {
    std::error_code error;
    const fs::path own = fs::canonical("/proc/self/fd", error);
    if (error)
        return std::nullopt;
    fs::path at = path;
    for (int links = 0; links < maxLinks; ++links) {
        const fs::path folder = fs::canonical(at.has_parent_path() ? at.parent_path() : ".", error);
        if (error)
            return std::nullopt;
        const std::string name = at.filename().string();
        if (folder == own && !name.empty() && name.size() < 6 &&
            std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; })) {
            const int number = std::stoi(name);
            return ::fcntl(number, F_GETFD) < 0 ? std::nullopt : std::optional(number);
        }
        const fs::path next = fs::read_symlink(at, error);
        if (error)
            return std::nullopt;
        at = folder / next;
    }
    return std::nullopt;
}

bool isStream(const fs::path& path) {
    struct stat known {};
    return ::stat(path.c_str(), &known) == 0 &&
           ((!S_ISREG(known.st_mode) && !S_ISDIR(known.st_mode)) || ownDescriptor(path));
}

int openToRead(const fs::path& path, Issues& issues) {
    struct stat known {};
    const bool there = ::stat(path.c_str(), &known) == 0;
    if (there && S_ISSOCK(known.st_mode) && !ownDescriptor(path)) {
        issues.push_back(noFile(path, known.st_mode));
        return -1;
    }
    // A plain file is opened again, so that it can be read from its beginning twice.
    const std::optional<int> own =
        there && !S_ISREG(known.st_mode) ? ownDescriptor(path) : std::optional<int>();
    const int file =
        own ? duplicate(*own) : ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) {
        issues.push_back(unreadableFile(path, errno));
        return -1;
    }
    if (!own && isPipe(file))
        // Without a program at the other end, a pipe would read as an empty file.
        if (Issues silent = waitToRead(file, path, StreamTimeouts().opened); !silent.empty()) {
            issues = std::move(silent);
            ::close(file);
            return -1;
        }
    return file;
}

Issues waitToRead(int descriptor, const fs::path& path, milliseconds timeout) {
    const bool named = isPipe(descriptor) && !ownDescriptor(path);
    if (waitFor(descriptor, POLLIN, named ? timeout : endless))
        return {};
    return {silentPipe(path, timeout)};
}

Issues checkStream(const fs::path& path) {
    if (const std::optional<int> own = ownDescriptor(path)) {
        if ((::fcntl(*own, F_GETFL) & O_ACCMODE) == O_RDONLY)
            return {unwritableFile(path, EBADF)};
        return {};
    }
    struct stat known {};
    if (::stat(path.c_str(), &known) != 0)
        return {unwritableFile(path, errno)};
    if (S_ISSOCK(known.st_mode) || S_ISBLK(known.st_mode))
        return {noFile(path, known.st_mode)};
    if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        return {unwritableFile(path, errno)};
    return {};
}

Issues writeStream(const fs::path& path, std::string_view bytes, StreamTimeouts timeout) {
    if (Issues issues = checkStream(path); !issues.empty())
        return issues;
    const std::optional<int> own = ownDescriptor(path);
    FileDescriptor file(own ? duplicate(*own) : openToWrite(path, timeout.opened));
    if (file.get() < 0)
        return {errno == ENXIO ? silentPipe(path, timeout.opened) : unwritableFile(path, errno)};
    const milliseconds between = !own && isPipe(file.get()) ? timeout.between : endless;
    while (!bytes.empty()) {
        const ssize_t written = ::write(file.get(), bytes.data(), bytes.size());
        if (written >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno == EAGAIN && !waitFor(file.get(), POLLOUT, between))
            return {silentPipe(path, between)};
        else if (errno != EAGAIN && errno != EINTR)
            return {broken(path, errno)};
    }
    if (!file.close())
        return {broken(path, errno)};
    return {};
}

} // namespace tilewright
