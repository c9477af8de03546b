#include "engine/base/files/staged_files.h"

#include "engine/base/files/file.h"
#include "engine/base/files/stream.h"
#include "engine/base/files/unfinished_files.h"

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

/// The final target of links, even if it does not exist yet; nothing if they form a circle.
std::optional<fs::path> resolved(fs::path path) {
    constexpr int maxLinks = 40;
    for (int links = 0; links < maxLinks; ++links) {
        std::error_code error;
        const fs::path next = fs::read_symlink(path, error);
        if (error)
            return path;
        path = path.parent_path() / next;
    }
    return std::nullopt;
}

/// Copies the mode of the existing file; ignores errors, as some file systems have no modes.
void keepMode(int file, const fs::path& target) {
    struct stat old {};
    if (::stat(target.c_str(), &old) == 0 && ::fchmod(file, old.st_mode & 07777) != 0)
        errno = 0;
}

/// Makes the new names durable; returns the system's error, or 0. Some systems don't support it, and some
/// folders can't be opened.
int syncFolder(const fs::path& folder) {
    const FileDescriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.get() < 0 || ::fsync(descriptor.get()) == 0 || errno == EINVAL || errno == ENOTSUP)
        return 0;
    return errno;
}

Issue unsynced(const fs::path& folder, int error) {
    Issue issue = unwritableFile(folder, error);
    issue.remedy = QT_TRANSLATE_NOOP(
        "Engine", "The file was written, but a power cut may still bring back the old one; write it again.");
    return issue;
}

/// Files of any size; an unreadable one equals no other.
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

/// Makes sure that a part has only one name.
fs::path absoluteFolderOf(const fs::path& target) {
    std::error_code error;
    const fs::path folder = fs::absolute(folderOf(target), error);
    return error ? folderOf(target) : folder;
}

} // namespace

StagedFiles::~StagedFiles() {
    discard();
}

void StagedFiles::discard() {
    for (const Staged& file : staged_)
        if (!file.partFile.empty())
            ::unlink(file.partFile.c_str());
    staged_.clear();
    // Removes only empty ones.
    for (; !newFolders_.empty(); newFolders_.pop_back())
        ::rmdir(newFolders_.back().c_str());
}

void StagedFiles::removeOrphans(const fs::path& target) {
    const fs::path folder = absoluteFolderOf(target);
    auto known = orphans_.find(folder);
    if (known == orphans_.end())
        known = orphans_.emplace(folder, orphanedParts(folder)).first;
    for (const fs::path& orphan : known->second)
        if (isPartOf(orphan, target))
            ::unlink(orphan.c_str());
}

/// Opens a new file beside its target; -1 with errno on failure.
int StagedFiles::openPartFile(Staged& staged) {
    removeOrphans(staged.target);
    constexpr int attempts = 1000;
    const fs::path folder = absoluteFolderOf(staged.target);
    int file = -1;
    errno = EEXIST;
    for (int i = 0; i < attempts && file < 0 && errno == EEXIST; ++i) {
        staged.partFile = folder / partName(staged.target, i);
        // Listed before it exists, as a signal may arrive in between.
        staged.unfinished.emplace(staged.partFile);
        file = ::open(staged.partFile.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
    return file;
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
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "the folder can't be created: %1"), {error.message()});
    return {issue};
}

Issues StagedFiles::add(const fs::path& target, std::string_view bytes) {
    return add(target, [bytes](const Sink& sink) { return sink(bytes); });
}

Issues StagedFiles::add(const fs::path& named, const Writer& writer) {
    if (isStream(named))
        return addStream(named, writer);
    const std::optional<fs::path> target = resolved(named);
    if (!target)
        return {unwritableFile(named, ELOOP)};
    std::error_code ignored;
    if (fs::is_directory(*target, ignored))
        return {unwritableFile(named, EISDIR)};
    // A file without write permission is meant to be kept, though it could be replaced.
    if (::faccessat(AT_FDCWD, target->c_str(), W_OK, AT_EACCESS) != 0 && errno != ENOENT)
        return {unwritableFile(named, errno)};
    Staged staged{named, *target};
    FileDescriptor file(openPartFile(staged));
    if (file.get() < 0)
        return {unwritableFolder(absoluteFolderOf(staged.target), named, errno)};
    staged_.push_back(std::move(staged));
    keepMode(file.get(), *target);

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
    ::unlink(staged_.back().partFile.c_str());
    staged_.pop_back();
    return {error == 0 ? stopped(named) : unwritableFile(named, error)};
}

/// Kept until all files are ready, because written output can't be taken back.
Issues StagedFiles::addStream(const fs::path& named, const Writer& writer) {
    if (Issues issues = checkStream(named); !issues.empty())
        return issues;
    Staged staged{named, named};
    const Sink sink = [&staged](std::string_view bytes) {
        staged.streamBytes.append(bytes);
        return true;
    };
    if (!writer(sink))
        return {stopped(named)};
    staged_.push_back(std::move(staged));
    return {};
}

Issues StagedFiles::commit() {
    // First what is more likely to fail: files are still unchanged then.
    for (const Staged& file : staged_)
        if (file.isStream())
            if (Issues issues = writeStream(file.named, file.streamBytes); !issues.empty())
                return issues;
    std::size_t done = 0;
    std::set<fs::path> folders;
    for (Staged& file : staged_) {
        if (file.isStream())
            continue;
        if (::rename(file.partFile.c_str(), file.target.c_str()) != 0) {
            Issue issue = unwritableFile(file.named, errno);
            if (done > 0)
                issue.remedy = {QT_TRANSLATE_NOOP("Engine", "Files written before this one: %1."), {done}};
            return {issue};
        }
        file.unfinished.reset();
        folders.insert(folderOf(file.target));
        ++done;
    }
    staged_.clear();
    newFolders_.clear();
    Issues issues;
    for (const fs::path& folder : folders)
        if (const int error = syncFolder(folder); error != 0)
            issues.push_back(unsynced(folder, error));
    return issues;
}

std::vector<fs::path> StagedFiles::changed() const {
    std::vector<fs::path> all;
    std::error_code ignored;
    for (const Staged& file : staged_)
        if (!file.isStream() && fs::exists(file.target, ignored) && !sameContent(file.target, file.partFile))
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
