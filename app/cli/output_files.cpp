#include "app/cli/output_files.h"

#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/inputs.h"
#include "app/cli/process/terminal.h"
#include "engine/base/files/file.h"
#include "engine/base/files/staged_files.h"
#include "engine/base/files/stream.h"

#include <algorithm>
#include <array>

namespace tilewright::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 12> endings{".csv", ".dxf", ".html", ".json", ".pdf", ".png",
                                                   ".svg", ".tmj", ".tmx",  ".tsj",  ".tsx", ".vmod"};

bool namesFile(const fs::path& path) {
    std::error_code ignored;
    return path.has_filename() && !fs::is_directory(path, ignored) &&
           std::find(endings.begin(), endings.end(), path.extension().string()) != endings.end();
}

[[noreturn]] void refuse(Text message) {
    throw Failure(WrongUsage, {errorIssue("folder-expected", std::move(message))});
}

/// The first of them.
std::string listed(const std::vector<std::filesystem::path>& files) {
    constexpr std::size_t most = 5;
    std::string names;
    for (std::size_t i = 0; i < std::min(files.size(), most); ++i)
        names.append(i == 0 ? "" : ", ").append(files[i].string());
    return files.size() > most ? names + ", …" : names;
}

} // namespace

OutputTarget outputTarget(const std::string& output, std::string_view ending) {
    const fs::path path(output);
    if (!namesFile(path))
        return {path, {}};
    if (ending.empty())
        refuse({QT_TRANSLATE_NOOP("Engine",
                                  "found the file name %1, expected a folder: several files are written"),
                {output}});
    if (path.extension() != ending)
        refuse(
            {QT_TRANSLATE_NOOP("Engine", "found the file name %1, expected one that ends in %2, or a folder"),
             {output, std::string(ending)}});
    return {path.parent_path(), path.filename().string()};
}

void requireFolder(const OutputTarget& place, const std::string& output) {
    std::error_code ignored;
    if (place.file.empty() || place.folder.empty() || fs::is_directory(place.folder, ignored))
        return;
    Issue issue = errorIssue(
        "folder-missing", {QT_TRANSLATE_NOOP("Engine", "there is no folder “%1”"), {place.folder.string()}});
    throw Failure(FileError, inFile({std::move(issue)}, output));
}

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

void requireWritable(const std::string& file) {
    // Tried in the same way as the real write: beside it, then renamed over it.
    StagedFiles probe;
    if (Issues issues = probe.add(file, std::string_view()); !issues.empty())
        throw Failure(FileError, inFile(std::move(issues), file));
}

void requireFreeOutput(const std::string& output, const std::vector<std::string>& inputs,
                       std::string_view format) {
    std::error_code error;
    if (output.empty())
        return;
    if (isStream(output)) {
        reserveStandardOutputFor(output);
        return requireWritable(output);
    }
    if (!std::filesystem::exists(output, error))
        return requireWritable(output);
    Issue issue;
    issue.file = output;
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Nothing was written; name another file for the output.");
    for (const std::string& input : inputs)
        if (!input.empty() && std::filesystem::equivalent(input, output, error)) {
            issue.code = "output-is-input";
            issue.message = {
                QT_TRANSLATE_NOOP("Engine", "the output is the input “%1”, expected another file"), {input}};
            throw Failure(WrongUsage, {issue});
        }
    const Loaded<std::string> there = readFile(output);
    const std::string other = there ? formatOf(*there.value) : std::string();
    if (other.starts_with("tilewright-") && other != format) {
        issue.code = "output-other";
        issue.message = {
            QT_TRANSLATE_NOOP("Engine", "found a %1 there, expected no file or one that may be overwritten"),
            {other}};
        throw Failure(WrongUsage, {issue});
    }
    requireWritable(output);
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
