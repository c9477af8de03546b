#pragma once

#include "engine/base/issue_collector.h"
#include "engine/model/tileset.h"

namespace tilewright {

/// Collects the issues of one tile set, with pointer and tile.
class SetIssueCollector {
public:
    void error(const char* code, std::string pointer, Text message, Text remedy) {
        add(Severity::Error, code, std::move(pointer), {}, std::move(message), std::move(remedy));
    }
    void warning(const char* code, std::string pointer, Text message, Text remedy) {
        add(Severity::Warning, code, std::move(pointer), {}, std::move(message), std::move(remedy));
    }
    void tileError(const char* code, std::string pointer, const Tile& tile, Text message, Text remedy) {
        add(Severity::Error, code, std::move(pointer), tile.id, std::move(message), std::move(remedy));
    }
    void tileWarning(const char* code, std::string pointer, const Tile& tile, Text message, Text remedy) {
        add(Severity::Warning, code, std::move(pointer), tile.id, std::move(message), std::move(remedy));
    }

    void add(Issue issue) { found_.add(std::move(issue)); }

    Issues take() { return found_.take(); }

private:
    void add(Severity severity, const char* code, std::string pointer, const std::string& tile, Text message,
             Text remedy) {
        Issue issue;
        issue.severity = severity;
        issue.code = code;
        issue.pointer = std::move(pointer);
        issue.tile = tile;
        issue.message = std::move(message);
        issue.remedy = std::move(remedy);
        found_.add(std::move(issue));
    }

    IssueCollector found_;
};

} // namespace tilewright
