#include "app/cli/overwriting.h"

#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "engine/base/files/stale_outputs.h"

#include <algorithm>

namespace tilewright::cli {

namespace {

/// The first of them.
std::string listed(const std::vector<std::filesystem::path>& files) {
    constexpr std::size_t most = 5;
    std::string names;
    for (std::size_t i = 0; i < std::min(files.size(), most); ++i)
        names.append(i == 0 ? "" : ", ").append(files[i].string());
    return files.size() > most ? names + ", …" : names;
}

} // namespace

void refuseToOverwrite(const std::vector<std::filesystem::path>& files) {
    const std::string names = listed(files);
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
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Nothing was written; use --force to overwrite them.");
    throw Failure(WrongUsage, {std::move(issue)});
}

Leftovers::Leftovers(const std::vector<std::filesystem::path>& written, bool remove)
    : files_(staleOutputs(written)), remove_(remove) {}

void Leftovers::settle() const {
    if (files_.empty())
        return;
    Issue issue;
    issue.severity = Severity::Warning;
    issue.code = "files-left";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "files of an earlier run are still there (%1): %2"),
                     {files_.size(), listed(files_)}};
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "With --remove-leftovers they are removed.");
    if (!remove_) {
        print({std::move(issue)});
        return;
    }
    Issues kept;
    for (const std::filesystem::path& file : files_) {
        std::error_code error;
        if (!std::filesystem::remove(file, error) && error)
            kept.push_back(
                errorIssue("file-unwritable", {QT_TRANSLATE_NOOP("Engine", "%1 can't be removed: %2"),
                                               {file.string(), error.message()}}));
    }
    if (!kept.empty())
        throw Failure(FileError, std::move(kept));
}

void Leftovers::addTo(Json& document) const {
    for (const std::filesystem::path& file : files_)
        document[remove_ ? "removed" : "leftovers"].push_back(file.string());
}

} // namespace tilewright::cli
