#include "app/cli/output_target.h"

#include "app/cli/cli.h"
#include "app/cli/failure.h"

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

} // namespace tilewright::cli
