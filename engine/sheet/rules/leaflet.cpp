#include "engine/sheet/rules/leaflet.h"

#include "engine/games/kit.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tilewright::sheet {

namespace {

/// Less than nothing has a minus sign, which is wider than a hyphen.
std::string shownValue(const RuleValue& value) {
    if (!value.number)
        return value.word;
    return *value.number < 0 ? "\u2212" + std::to_string(-*value.number) : std::to_string(*value.number);
}

} // namespace

const Leaflet* leafletOf(std::string_view ruleset) {
    const game::Kit* kit = game::findKit(ruleset);
    return kit == nullptr ? nullptr : kit->leaflet;
}

const RuleRows& ruleRows(std::string_view ruleset) {
    static const RuleRows none;
    const Leaflet* leaflet = leafletOf(ruleset);
    return leaflet == nullptr ? none : leaflet->rows;
}

std::vector<std::optional<Text>> ruleSentences(const RuleRows& rows, const RuleValues& values) {
    std::vector<std::optional<Text>> said(rows.size());
    bool isFollowed = false;
    for (std::size_t i = rows.size(); i-- > 0;) {
        const RuleRow& row = rows[i];
        const bool isHeading = row.kind == RuleRow::Kind::Heading;
        const bool isSaid =
            isHeading ? isFollowed : std::ranges::all_of(row.when, [&values](const RuleCondition& condition) {
                return values.holds(condition);
            });
        isFollowed = !isHeading && (isFollowed || isSaid);
        if (!isSaid)
            continue;
        Text text(row.source);
        for (const std::string_view name : row.arguments)
            text.arguments.emplace_back(shownValue(values.of(name)));
        said[i] = std::move(text);
    }
    return said;
}

std::set<std::string_view> optionsOf(const RuleRow& row, const RuleValues& values) {
    std::set<std::string_view> names;
    for (const std::string_view name : row.arguments)
        names.merge(values.optionsBehind(name));
    for (const RuleCondition& condition : row.when)
        names.merge(values.optionsBehind(condition.value));
    return names;
}

std::vector<RuleParagraph> ruleParagraphs(const RuleSubject& variant) {
    const RuleRows& rows = ruleRows(variant.ruleset);
    std::vector<std::optional<Text>> said = ruleSentences(rows, RuleValues(variant));
    std::vector<RuleParagraph> paragraphs;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!said[i])
            continue;
        if (rows[i].kind != RuleRow::Kind::More || paragraphs.empty())
            paragraphs.push_back({rows[i].kind, {}, rows[i].picture});
        paragraphs.back().sentences.push_back(std::move(*said[i]));
    }
    return paragraphs;
}

} // namespace tilewright::sheet
