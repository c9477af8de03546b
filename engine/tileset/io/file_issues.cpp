#include "engine/tileset/io/file_issues.h"

#include <system_error>

namespace tilewright {

Issue unreadable(const std::filesystem::path& path, int error) {
    Issue issue;
    issue.code = "file-unreadable";
    issue.file = path.string();
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "“%1” can't be read: %2."),
                         {path.string(), std::generic_category().message(error)});
    return issue;
}

Issue unwritable(const std::filesystem::path& path, int error) {
    Issue issue;
    issue.code = "file-unwritable";
    issue.file = path.string();
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "“%1” can't be written: %2."),
                         {path.string(), std::generic_category().message(error)});
    issue.remedy =
        QT_TRANSLATE_NOOP("Engine", "Nothing was changed. Save in another place, or free some space.");
    return issue;
}

} // namespace tilewright
