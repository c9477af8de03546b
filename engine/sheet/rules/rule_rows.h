#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

// The sentences of a rule sheet, as data: what each says, of which values, and when it is said.
namespace tilewright::sheet {

/// A test of one value of a variant (RuleValues).
struct RuleCondition {
    enum class Is : std::uint8_t { Equal, Different, Above };
    std::string_view value;
    Is is = Is::Equal;
    int number = 0;
    /// Compared in place of the number, if not empty.
    std::string_view word = {};
};

inline RuleCondition is(std::string_view value, int number) {
    return {value, RuleCondition::Is::Equal, number};
}
inline RuleCondition is(std::string_view value, std::string_view word) {
    return {value, RuleCondition::Is::Equal, 0, word};
}
inline RuleCondition isNot(std::string_view value, int number) {
    return {value, RuleCondition::Is::Different, number};
}
inline RuleCondition isNot(std::string_view value, std::string_view word) {
    return {value, RuleCondition::Is::Different, 0, word};
}
inline RuleCondition above(std::string_view value, int number) {
    return {value, RuleCondition::Is::Above, number};
}
inline RuleCondition on(std::string_view value) {
    return is(value, 1);
}
inline RuleCondition off(std::string_view value) {
    return is(value, 0);
}

using RuleArguments = std::vector<std::string_view>;
using RuleConditions = std::vector<RuleCondition>;

/// One sentence, or a few that always go together.
struct RuleRow {
    /// A heading is left out if nothing follows it. More continues the paragraph before.
    enum class Kind : std::uint8_t { Heading, Paragraph, Item, More };
    Kind kind = Kind::Paragraph;
    /// English, marked for translation in the context "Engine".
    const char* source = "";
    /// The values for %1, %2 ...
    RuleArguments arguments = {};
    /// All of them must hold.
    RuleConditions when = {};
    /// What is drawn beside an item (rulePicture); empty: a dot.
    std::string_view picture = {};
};

inline RuleRow heading(const char* source) {
    return {RuleRow::Kind::Heading, source};
}
inline RuleRow paragraph(const char* source, RuleArguments arguments = {}, RuleConditions when = {}) {
    return {RuleRow::Kind::Paragraph, source, std::move(arguments), std::move(when)};
}
inline RuleRow item(const char* source, RuleArguments arguments = {}, RuleConditions when = {}) {
    return {RuleRow::Kind::Item, source, std::move(arguments), std::move(when)};
}
inline RuleRow more(const char* source, RuleArguments arguments = {}, RuleConditions when = {}) {
    return {RuleRow::Kind::More, source, std::move(arguments), std::move(when)};
}
inline RuleRow shown(std::string_view picture, const char* source, RuleArguments arguments = {},
                     RuleConditions when = {}) {
    return {RuleRow::Kind::Item, source, std::move(arguments), std::move(when), picture};
}

using RuleRows = std::vector<RuleRow>;

/// The rows in one list.
inline RuleRows concatenated(std::vector<RuleRows> parts) {
    RuleRows rows;
    for (RuleRows& part : parts)
        std::ranges::move(part, std::back_inserter(rows));
    return rows;
}

} // namespace tilewright::sheet
