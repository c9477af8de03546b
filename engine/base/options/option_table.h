#pragma once

#include "engine/base/options/option.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace tilewright {

/// An option of rules, and how its value comes into the struct that holds all of them.
template <class Options>
struct OptionRow {
    OptionSpec spec;
    /// `value` fits the spec. Empty for options without effect.
    std::function<void(const Json& value, Options& options)> read;
};

template <class Options>
OptionRow<Options> withoutEffect(OptionRow<Options> row) {
    row.spec.idle = true;
    row.read = nullptr;
    return row;
}

/// The row of a member: its type and its default are those of the member in a new struct, unless the spec has
/// a default of its own. A number without a value is the word of the spec; a switch or an enumeration with
/// choices is the choice of that number.
template <class Options, class Member>
OptionRow<Options> optionRow(Member Options::*member, OptionSpec spec) {
    const Member standard = Options().*member;
    if constexpr (std::is_same_v<Member, std::optional<int>> || std::is_same_v<Member, int>) {
        spec.type = OptionSpec::Type::Integer;
        if (spec.defaultValue.is_null()) {
            if constexpr (std::is_same_v<Member, int>)
                spec.defaultValue = standard;
            else if (standard)
                spec.defaultValue = *standard;
            else
                spec.defaultValue = spec.word;
        }
        return {std::move(spec), [member](const Json& value, Options& options) {
                    if (value.is_number())
                        options.*member = value.get<int>();
                }};
    } else {
        if constexpr (std::is_same_v<Member, bool>)
            if (spec.choices.empty()) {
                spec.type = OptionSpec::Type::Boolean;
                if (spec.defaultValue.is_null())
                    spec.defaultValue = standard;
                return {std::move(spec), [member](const Json& value, Options& options) {
                            options.*member = value.get<bool>();
                        }};
            }
        spec.type = OptionSpec::Type::Choice;
        if (spec.defaultValue.is_null())
            spec.defaultValue = spec.choices[static_cast<std::size_t>(standard)];
        return {spec, [member, choices = spec.choices](const Json& value, Options& options) {
                    const auto found = std::ranges::find(choices, value.get_ref<const std::string&>());
                    options.*member = static_cast<Member>(found - choices.begin());
                }};
    }
}

/// The row of a set of words, each a bit of the member; `first` is the bit of the first.
template <class Options>
OptionRow<Options> optionSetRow(unsigned Options::*member, unsigned first, OptionSpec spec) {
    spec.type = OptionSpec::Type::Set;
    spec.defaultValue = Json::array();
    return {spec, [member, first, choices = spec.choices](const Json& value, Options& options) {
                for (std::size_t i = 0; i < choices.size(); ++i)
                    if (std::find(value.begin(), value.end(), Json(choices[i])) != value.end())
                        options.*member |= first << i;
            }};
}

/// All options of a rule system, in the order of records and forms.
template <class Options>
class OptionTable {
public:
    explicit OptionTable(std::vector<OptionRow<Options>> rows) : rows_(std::move(rows)) {
        for (const auto& row : rows_)
            specs_.push_back(row.spec);
    }
    std::span<const OptionSpec> specs() const { return specs_; }
    /// Row by row; what is left out stays. Pre: valid (completeOptions).
    void read(const Json& values, Options& options) const {
        for (const auto& row : rows_)
            if (const auto value = values.find(row.spec.name); value != values.end() && row.read)
                row.read(*value, options);
    }

private:
    std::vector<OptionRow<Options>> rows_;
    std::vector<OptionSpec> specs_;
};

/// One list after the other.
template <class Row>
std::vector<Row> joinedRows(std::vector<std::vector<Row>> lists) {
    std::vector<Row> all;
    for (std::vector<Row>& list : lists)
        std::ranges::move(list, std::back_inserter(all));
    return all;
}

} // namespace tilewright
