#include "engine/base/files/file_issues.h"

#include <cerrno>
#include <system_error>

namespace tilewright {

namespace {

bool isForbidden(int error) {
    return error == EACCES || error == EPERM || error == EROFS;
}

} // namespace

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
