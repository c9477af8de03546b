#include "app/cli/failure.h"

#include "app/cli/cli.h"
#include "app/cli/process/terminal.h"
#include "engine/base/files/file.h"

namespace tilewright::cli {

Issues inFile(Issues issues, const std::string& file) {
    for (Issue& issue : issues)
        if (issue.file.empty())
            issue.file = file;
    return issues;
}

void print(const Issues& issues) {
    for (const Issue& issue : issues)
        TerminalLine(StandardStream::Errors) << format(issue);
}

Json toJson(const Issue& issue) {
    Json json;
    json["severity"] = issue.severity == Severity::Error ? "error" : "warning";
    json["code"] = issue.code;
    json["file"] = issue.file;
    json["pointer"] = issue.pointer;
    if (issue.line > 0) {
        json["line"] = issue.line;
        json["column"] = issue.column;
    }
    if (!issue.tile.empty())
        json["tile"] = issue.tile;
    if (issue.cell)
        json["cell"] = {{"x", issue.cell->x}, {"y", issue.cell->y}};
    json["message"] = issue.message.english();
    json["remedy"] = issue.remedy.english();
    return json;
}

void print(const Json& document) {
    printJson(document.dump(2, ' ', false, Json::error_handler_t::replace));
}

bool isPage(const std::string& file) {
    return file.ends_with(".html");
}

void requireNoPage(const std::string& file) {
    if (!isPage(file))
        return;
    Issue issue;
    issue.code = "output-page";
    issue.file = file;
    issue.message =
        QT_TRANSLATE_NOOP("Engine", "found a page for the output, expected a JSON file: only playtest, "
                                    "merge, figures and compare write pages, and none can be continued");
    throw Failure(WrongUsage, {issue});
}

std::string read(const std::string& file) {
    Loaded<std::string> text = readFile(file);
    if (!text.value)
        throw Failure(FileError, inFile(std::move(text.issues), file));
    return std::move(*text.value);
}

void write(const std::string& file, const std::string& bytes) {
    Issues issues = writeFile(file, bytes);
    if (!issues.empty())
        throw Failure(FileError, inFile(std::move(issues), file));
}

} // namespace tilewright::cli
