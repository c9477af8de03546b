#pragma once

#include "engine/base/issue_collector.h"
#include "engine/base/json/json.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <algorithm>
#include <cstdint>

namespace tilewright {

/// Collects the issues of one map, with pointer and cell.
class MapIssueCollector {
public:
    explicit MapIssueCollector(const Map& map) : map_(map) {}

    void error(const char* code, std::string pointer, Text message, Text remedy) {
        add(Severity::Error, code, std::move(pointer), std::nullopt, {}, std::move(message),
            std::move(remedy));
    }
    void warning(const char* code, std::string pointer, Text message, Text remedy) {
        add(Severity::Warning, code, std::move(pointer), std::nullopt, {}, std::move(message),
            std::move(remedy));
    }
    /// `field` is a pointer within the chamber, or empty.
    void chamberError(const char* code, std::size_t i, const std::string& field, Text message, Text remedy) {
        addChamber(Severity::Error, code, i, field, std::move(message), std::move(remedy));
    }
    void chamberWarning(const char* code, std::size_t i, const std::string& field, Text message,
                        Text remedy) {
        addChamber(Severity::Warning, code, i, field, std::move(message), std::move(remedy));
    }
    void markerError(const char* code, std::size_t i, Text message, Text remedy) {
        addMarker(Severity::Error, code, i, std::move(message), std::move(remedy));
    }
    void markerWarning(const char* code, std::size_t i, Text message, Text remedy) {
        addMarker(Severity::Warning, code, i, std::move(message), std::move(remedy));
    }

    Issues take() { return found_.take(); }

private:
    void addChamber(Severity severity, const char* code, std::size_t i, const std::string& field,
                    Text message, Text remedy) {
        add(severity, code, pointerTo("/chambers", i) + field, map_.chambers[i].cell, map_.chambers[i].tile,
            std::move(message), std::move(remedy));
    }
    void addMarker(Severity severity, const char* code, std::size_t i, Text message, Text remedy) {
        add(severity, code, pointerTo("/markers", i), map_.markers[i].cell, {}, std::move(message),
            std::move(remedy));
    }
    void add(Severity severity, const char* code, std::string pointer, std::optional<Cell> cell,
             const std::string& tile, Text message, Text remedy) {
        Issue issue;
        issue.severity = severity;
        issue.code = code;
        issue.pointer = std::move(pointer);
        issue.tile = tile;
        issue.cell = cell;
        issue.message = std::move(message);
        issue.remedy = std::move(remedy);
        found_.add(std::move(issue));
    }

    const Map& map_;
    IssueCollector found_;
};

/// The number that an option of the rules has when a game with the set begins, by its first variant; `usual`
/// where that leaves it, or without a set.
inline int firstVariantNumber(const TileSet* set, const char* option, int usual) {
    if (set == nullptr || set->rules.empty())
        return usual;
    const Json& options = set->rules.front().options;
    const auto found = options.find(option);
    if (found == options.end() || !found->is_number_integer())
        return usual; // a word, or an error that is reported for the variant
    constexpr std::int64_t most = 1'000'000;
    return static_cast<int>(std::clamp(found->get<std::int64_t>(), -most, most));
}

} // namespace tilewright
