#include "app/cli/overwriting.h"

#include "app/cli/cli.h"
#include "app/cli/report.h"

#include <algorithm>

namespace tilewright::cli {

void refuseToOverwrite(const std::vector<std::filesystem::path>& files) {
    constexpr std::size_t most = 5;
    std::string names;
    for (std::size_t i = 0; i < std::min(files.size(), most); ++i)
        names.append(i == 0 ? "" : ", ").append(files[i].string());
    if (files.size() > most)
        names.append(", …");
    Issue issue;
    issue.code = "files-there";
    if (files.size() == 1)
        issue.message = {
            QT_TRANSLATE_NOOP("Engine", "found a file there that would be overwritten, expected none: %1"),
            {names}};
    else
        issue.message = {
            QT_TRANSLATE_NOOP("Engine", "%1 of the files already exist with different content: %2"),
            {files.size(), names}};
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Nothing was written; with --force they are overwritten.");
    throw Failure(WrongUsage, {std::move(issue)});
}

} // namespace tilewright::cli
