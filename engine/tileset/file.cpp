#include "engine/tileset/file.h"

#include "engine/tileset/format.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace tilewright {

namespace fs = std::filesystem;

namespace {

/// A file descriptor that is closed when it goes out of scope.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }
    int get() const { return number_; }
    /// False when the system only now says that the bytes did not arrive.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

Issue problem(const char* code, const fs::path& path, const char* sentence, int error) {
    Issue issue;
    issue.code = code;
    issue.file = path.string();
    issue.message = Text(sentence, {path.string(), std::generic_category().message(error)});
    return issue;
}

Issue unreadable(const fs::path& path, int error) {
    return problem("file-unreadable", path, QT_TRANSLATE_NOOP("Engine", "“%1” can't be read: %2."), error);
}

Issue unwritable(const fs::path& path, int error) {
    Issue issue =
        problem("file-unwritable", path, QT_TRANSLATE_NOOP("Engine", "“%1” can't be written: %2."), error);
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Nothing was changed; save in another place or make room.");
    return issue;
}

bool writeAll(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// 0 or an errno. `beside` must be new, and is left there only on success.
int writeBeside(const fs::path& beside, const fs::path& target, std::string_view bytes) {
    Descriptor file(::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (file.get() < 0)
        return errno;
    struct stat old {};
    if (::stat(target.c_str(), &old) == 0 && ::fchmod(file.get(), old.st_mode & 07777) != 0)
        errno = 0; // the mode of the old file is a courtesy, some file systems have none
    const bool done = writeAll(file.get(), bytes) && ::fsync(file.get()) == 0 && file.close() &&
                      ::rename(beside.c_str(), target.c_str()) == 0;
    const int error = done ? 0 : errno;
    if (!done)
        ::unlink(beside.c_str());
    return error;
}

int replaceFile(const fs::path& target, std::string_view bytes) {
    std::string stem(1, '.');
    stem.append(target.filename().string(), 0, 100).append(1, '.');
    stem.append(std::to_string(::getpid())).append(1, '-');
    constexpr int attempts = 1000;
    int error = EEXIST;
    for (int i = 0; i < attempts && error == EEXIST; ++i)
        error = writeBeside(target.parent_path() / (stem + std::to_string(i) + ".part"), target, bytes);
    return error;
}

void syncFolder(const fs::path& target) {
    const fs::path folder = target.parent_path().empty() ? fs::path(".") : target.parent_path();
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.get() >= 0)
        ::fsync(descriptor.get());
}

} // namespace

Loaded<std::string> readFile(const fs::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0)
        return {std::nullopt, {unreadable(path, errno)}};
    std::string bytes;
    // So that a large one isn't moved again and again; what is there in the end decides.
    if (struct stat known{}; ::fstat(file.get(), &known) == 0 && known.st_size > 0)
        bytes.reserve(std::min(static_cast<std::size_t>(known.st_size), maxFileBytes) + 1);
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t got = ::read(file.get(), buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return {std::nullopt, {unreadable(path, errno)}};
        if (got == 0)
            return {std::move(bytes), {}};
        bytes.append(buffer.data(), static_cast<std::size_t>(got));
        if (bytes.size() > maxFileBytes) {
            Issue issue = unreadable(path, EFBIG);
            issue.code = "file-too-large";
            issue.message =
                Text(QT_TRANSLATE_NOOP("Engine", "“%1” is larger than %2 MiB, the most that is read."),
                     {path.string(), maxFileBytes / 1024 / 1024});
            return {std::nullopt, {issue}};
        }
    }
}

Issues writeFile(const fs::path& path, std::string_view bytes) {
    // A link stays a link: what it leads to is replaced.
    std::error_code ignored;
    fs::path target = path;
    if (fs::is_symlink(path, ignored))
        target = fs::weakly_canonical(path, ignored);
    if (target.empty())
        target = path;
    if (fs::is_directory(target, ignored))
        return {unwritable(path, EISDIR)};
    if (const int error = replaceFile(target, bytes))
        return {unwritable(path, error)};
    syncFolder(target);
    return {};
}

} // namespace tilewright
