#include "engine/base/issue.h"

#include <algorithm>
#include <utility>

namespace tilewright {

Issue errorIssue(const char* code, Text message, Text remedy) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    issue.remedy = std::move(remedy);
    return issue;
}

Issue warningIssue(const char* code, Text message, Text remedy) {
    Issue issue = errorIssue(code, std::move(message), std::move(remedy));
    issue.severity = Severity::Warning;
    return issue;
}

bool hasErrors(const Issues& issues) {
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue& i) { return i.severity == Severity::Error; });
}

std::string format(const Issue& issue) {
    std::string out = issue.file;
    if (issue.line > 0) {
        out += (out.empty() ? "" : ":") + std::to_string(issue.line);
        if (issue.column > 0)
            out += ":" + std::to_string(issue.column);
    }
    if (!out.empty())
        out += ": ";
    out += issue.severity == Severity::Error ? "error: " : "warning: ";
    out += issue.message.english() + " [" + issue.code + "]";
    if (!issue.pointer.empty())
        out += " at " + issue.pointer;
    if (!issue.tile.empty())
        out += " (tile " + issue.tile + ")";
    if (issue.cell)
        out += " (cell " + std::to_string(issue.cell->x) + ", " + std::to_string(issue.cell->y) + ")";
    if (!issue.remedy.empty())
        out += ": " + issue.remedy.english();
    return out;
}

} // namespace tilewright
