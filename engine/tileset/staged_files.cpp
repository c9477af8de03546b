#include "engine/tileset/staged_files.h"

#include "engine/tileset/descriptor.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <set>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace tilewright {

namespace fs = std::filesystem;

namespace {

Issue unwritable(const fs::path& path, int error) {
    Issue issue;
    issue.code = "file-unwritable";
    issue.file = path.string();
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "“%1” can't be written: %2."),
                         {path.string(), std::generic_category().message(error)});
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Nothing was changed; save in another place or make room.");
    return issue;
}

Issue stopped(const fs::path& path) {
    Issue issue;
    issue.code = "stopped";
    issue.file = path.string();
    issue.message = QT_TRANSLATE_NOOP("Engine", "Stopped before the end; nothing was changed.");
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

/// What a link leads to, and the path itself where it is none.
fs::path resolved(const fs::path& path) {
    std::error_code ignored;
    fs::path target;
    if (fs::is_symlink(path, ignored))
        target = fs::weakly_canonical(path, ignored);
    return target.empty() ? path : target;
}

/// A new file beside `target`, whose name goes to `beside`; -1 and errno.
int openBeside(const fs::path& target, fs::path& beside) {
    std::string stem(1, '.');
    stem.append(target.filename().string(), 0, 100).append(1, '.');
    stem.append(std::to_string(::getpid())).append(1, '-');
    constexpr int attempts = 1000;
    int file = -1;
    errno = EEXIST;
    for (int i = 0; i < attempts && file < 0 && errno == EEXIST; ++i) {
        beside = target.parent_path() / (stem + std::to_string(i) + ".part");
        file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
    return file;
}

void syncFolder(const fs::path& folder) {
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.get() >= 0)
        ::fsync(descriptor.get());
}

/// Files of any size; one that can't be read is like no other.
bool sameContent(const fs::path& a, const fs::path& b) {
    std::error_code error;
    if (fs::file_size(a, error) != fs::file_size(b, error) || error)
        return false;
    std::ifstream one(a, std::ios::binary);
    std::ifstream two(b, std::ios::binary);
    return one && two &&
           std::equal(std::istreambuf_iterator<char>(one), {}, std::istreambuf_iterator<char>(two), {});
}

fs::path folderOf(const fs::path& target) {
    return target.parent_path().empty() ? fs::path(".") : target.parent_path();
}

} // namespace

StagedFiles::~StagedFiles() {
    discard();
}

void StagedFiles::discard() {
    for (const Staged& file : staged_)
        ::unlink(file.beside.c_str());
    staged_.clear();
    std::error_code ignored;
    // Only empty ones go.
    for (; !newFolders_.empty(); newFolders_.pop_back())
        ::rmdir(newFolders_.back().c_str());
}

Issues StagedFiles::makeFolder(const fs::path& folder) {
    if (folder.empty())
        return {};
    std::error_code ignored;
    std::vector<fs::path> missing;
    for (fs::path path = folder; !path.empty() && !fs::exists(path, ignored); path = path.parent_path())
        missing.push_back(path);
    newFolders_.insert(newFolders_.end(), missing.rbegin(), missing.rend());
    std::error_code error;
    fs::create_directories(folder, error);
    if (!error)
        return {};
    Issue issue;
    issue.code = "folder-not-made";
    issue.file = folder.string();
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "the folder can't be made: %1"), {error.message()});
    return {issue};
}

Issues StagedFiles::add(const fs::path& target, std::string_view bytes) {
    return add(target, [bytes](const Sink& sink) { return sink(bytes); });
}

Issues StagedFiles::add(const fs::path& named, const Writer& writer) {
    const fs::path target = resolved(named);
    std::error_code ignored;
    if (fs::is_directory(target, ignored))
        return {unwritable(named, EISDIR)};
    fs::path beside;
    Descriptor file(openBeside(target, beside));
    if (file.get() < 0)
        return {unwritable(named, errno)};
    staged_.push_back({named, target, beside});
    struct stat old {};
    if (::stat(target.c_str(), &old) == 0 && ::fchmod(file.get(), old.st_mode & 07777) != 0)
        errno = 0; // the mode of the old file is a courtesy, some file systems have none

    int error = 0;
    const Sink sink = [&](std::string_view bytes) {
        if (error == 0 && !writeAll(file.get(), bytes))
            error = errno;
        return error == 0;
    };
    const bool whole = writer(sink);
    if (error == 0 && whole && (::fsync(file.get()) != 0 || !file.close()))
        error = errno;
    if (error == 0 && whole)
        return {};
    ::unlink(beside.c_str());
    staged_.pop_back();
    return {error == 0 ? stopped(named) : unwritable(named, error)};
}

Issues StagedFiles::commit() {
    std::size_t done = 0;
    std::set<fs::path> folders;
    for (const Staged& file : staged_) {
        if (::rename(file.beside.c_str(), file.target.c_str()) != 0) {
            Issue issue = unwritable(file.named, errno);
            if (done > 0)
                issue.remedy = {QT_TRANSLATE_NOOP("Engine", "The files before it were written: %1."), {done}};
            return {issue};
        }
        folders.insert(folderOf(file.target));
        ++done;
    }
    for (const fs::path& folder : folders)
        syncFolder(folder);
    staged_.clear();
    newFolders_.clear();
    return {};
}

std::vector<fs::path> StagedFiles::changed() const {
    std::vector<fs::path> all;
    std::error_code ignored;
    for (const Staged& file : staged_)
        if (fs::exists(file.target, ignored) && !sameContent(file.target, file.beside))
            all.push_back(file.named);
    return all;
}

std::vector<fs::path> StagedFiles::targets() const {
    std::vector<fs::path> all;
    for (const Staged& file : staged_)
        all.push_back(file.named);
    return all;
}

} // namespace tilewright
