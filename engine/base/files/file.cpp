#include "engine/base/files/file.h"

#include "engine/base/files/staged_files.h"
#include "engine/base/files/stream.h"
#include "engine/base/json/json.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace tilewright {

namespace fs = std::filesystem;

namespace {

bool isForbidden(int error) {
    return error == EACCES || error == EPERM || error == EROFS;
}

} // namespace

Loaded<std::string> readFile(const fs::path& path) {
    Issues issues;
    const FileDescriptor file(openToRead(path, issues));
    if (file.get() < 0)
        return {std::nullopt, std::move(issues)};
    std::string bytes;
    // Avoids repeated copies of a large file; the actual size may differ.
    if (struct stat known{}; ::fstat(file.get(), &known) == 0 && known.st_size > 0)
        bytes.reserve(std::min(static_cast<std::size_t>(known.st_size), maxFileBytes) + 1);
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t got = ::read(file.get(), buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0 && errno == EAGAIN) {
            if (issues = waitToRead(file.get(), path, StreamTimeouts().between); !issues.empty())
                return {std::nullopt, std::move(issues)};
            continue;
        }
        if (got < 0)
            return {std::nullopt, {unreadableFile(path, errno)}};
        if (got == 0)
            return {std::move(bytes), {}};
        bytes.append(buffer.data(), static_cast<std::size_t>(got));
        if (bytes.size() > maxFileBytes) {
            Issue issue = unreadableFile(path, EFBIG);
            issue.code = "file-too-large";
            issue.message = Text(QT_TRANSLATE_NOOP("Engine", "“%1” is larger than the limit of %2 MiB."),
                                 {path.string(), maxFileBytes / 1024 / 1024});
            return {std::nullopt, {issue}};
        }
    }
}

Issues writeFile(const fs::path& path, std::string_view bytes) {
    StagedFiles files;
    Issues issues = files.add(path, bytes);
    return issues.empty() ? files.commit() : issues;
}

Issue unreadableFile(const std::filesystem::path& path, int error) {
    Issue issue;
    issue.code = "file-unreadable";
    issue.file = path.string();
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "“%1” can't be read: %2."),
                         {path.string(), std::generic_category().message(error)});
    return issue;
}

Issue unwritableFile(const std::filesystem::path& path, int error) {
    Issue issue;
    issue.code = "file-unwritable";
    issue.file = path.string();
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "“%1” can't be written: %2."),
                         {path.string(), std::generic_category().message(error)});
    if (error == ENOSPC || error == EDQUOT)
        issue.remedy =
            QT_TRANSLATE_NOOP("Engine", "Nothing was changed. Free some space, or save in another place.");
    else if (isForbidden(error))
        issue.remedy = QT_TRANSLATE_NOOP(
            "Engine", "Nothing was changed. Remove the file's write protection, or save in another place.");
    else
        issue.remedy = QT_TRANSLATE_NOOP("Engine", "Nothing was changed. Save in another place.");
    return issue;
}

Issue unwritableFolder(const std::filesystem::path& folder, const std::filesystem::path& path, int error) {
    Issue issue = unwritableFile(path, error);
    if (!isForbidden(error))
        return issue;
    issue.message =
        Text(QT_TRANSLATE_NOOP("Engine",
                               "“%1” can't be written because its folder “%2” doesn't accept new files: %3."),
             {path.string(), folder.string(), std::generic_category().message(error)});
    issue.remedy = QT_TRANSLATE_NOOP(
        "Engine", "Nothing was changed. Save in another folder, or allow writing in this one.");
    return issue;
}

} // namespace tilewright
