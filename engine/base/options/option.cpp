#include "engine/base/options/option.h"

#include "engine/base/issue_collector.h"
#include "engine/base/json/describe_value.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

namespace tilewright {

namespace {

using Type = OptionSpec::Type;

const OptionSpec* findSpec(std::span<const OptionSpec> specs, std::string_view name) {
    const auto it = std::ranges::find(specs, name, &OptionSpec::name);
    return it == specs.end() ? nullptr : &*it;
}

std::string listed(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words)
        all.append(all.empty() ? "" : ", ").append(word);
    return all;
}

std::string knownNames(std::span<const OptionSpec> specs) {
    std::vector<std::string> names;
    for (const OptionSpec& spec : specs)
        if (!spec.idle)
            names.push_back(spec.name);
    return listed(names);
}

/// A web address: a server after http:// or https://, and no spaces.
bool isAddress(std::string_view text) {
    for (const std::string_view scheme : {"http://", "https://"})
        if (text.starts_with(scheme)) {
            const std::string_view rest = text.substr(scheme.size());
            return !rest.empty() && rest.front() != '/' && rest.front() != ':' &&
                   rest.find_first_of(" \t\r\n\"<>") == std::string_view::npos;
        }
    return false;
}

bool isChoice(const OptionSpec& spec, const Json& value) {
    return value.is_string() &&
           std::ranges::find(spec.choices, value.get_ref<const std::string&>()) != spec.choices.end();
}

bool isSetOfChoices(const OptionSpec& spec, const Json& value) {
    if (!value.is_array())
        return false;
    for (auto it = value.begin(); it != value.end(); ++it)
        if (!isChoice(spec, *it) || std::find(value.begin(), it, *it) != it)
            return false;
    return true;
}

/// False also for a number of more than 63 bits, which would be read as a negative one.
bool isBetween(const Json& value, int least, int greatest) {
    if (!value.is_number_integer() ||
        (value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t{INT64_MAX}))
        return false;
    const auto number = value.get<std::int64_t>();
    return number >= least && number <= greatest;
}

bool accepts(const OptionSpec& spec, const Json& value) {
    switch (spec.type) {
    case Type::Integer:
        if (!spec.word.empty() && value == spec.word)
            return true;
        return isBetween(value, spec.minimum, spec.maximum) &&
               (value.get<int>() - spec.minimum) % spec.step == 0;
    case Type::Millimetres:
    case Type::Degrees:
        return value.is_number() && value >= spec.minimum && value <= spec.maximum;
    case Type::Boolean:
        return value.is_boolean();
    case Type::Choice:
        return isChoice(spec, value);
    case Type::Set:
        return isSetOfChoices(spec, value);
    case Type::Text:
    case Type::Address:
        break;
    }
    if (!value.is_string())
        return false;
    const std::string& text = value.get_ref<const std::string&>();
    return text.empty() ? !spec.required : spec.type == Type::Text || isAddress(text);
}

Issue optionIssue(const char* code, const std::string& name, Text message) {
    Issue issue;
    issue.code = code;
    issue.pointer = "/options/" + name;
    issue.message = std::move(message);
    return issue;
}

std::string shown(const Json& value) {
    std::string text = value.is_string() ? value.get<std::string>()
                                         : value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return shortened(text);
}

/// Pre: the option does not accept the value.
Issue wrongValue(const OptionSpec& spec, const Json& value) {
    const char* const code = "option-out-of-range";
    const std::string& name = spec.name;
    switch (spec.type) {
    case Type::Integer:
    case Type::Millimetres:
    case Type::Degrees:
        if (spec.isOneOfTwo())
            return optionIssue(code, name,
                               {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected %3 or %4"),
                                {name, shown(value), spec.minimum, spec.maximum}});
        if (!spec.word.empty())
            return optionIssue(
                code, name,
                {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected a number from %3 to %4, or %5"),
                 {name, shown(value), spec.minimum, spec.maximum, spec.word}});
        return optionIssue(code, name,
                           {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected a number from %3 to %4"),
                            {name, shown(value), spec.minimum, spec.maximum}});
    case Type::Boolean:
        return optionIssue(
            code, name,
            {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected true or false"), {name, shown(value)}});
    case Type::Choice:
        return optionIssue(code, name,
                           {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected one of %3"),
                            {name, shown(value), listed(spec.choices)}});
    case Type::Set:
        return optionIssue(
            code, name,
            {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected a list of any of %3, each at most once"),
             {name, shown(value), listed(spec.choices)}});
    case Type::Text:
    case Type::Address:
        break;
    }
    if (value.is_string() && value.get_ref<const std::string&>().empty())
        return optionIssue("option-missing", name,
                           {QT_TRANSLATE_NOOP("Engine", "%1: found nothing, expected text such as %2"),
                            {name, spec.example}});
    return optionIssue("option-address", name,
                       {QT_TRANSLATE_NOOP("Engine", "%1: found %2, expected an address that begins with "
                                                    "http:// or https://, such as %3"),
                        {name, shown(value), spec.example}});
}

Issue unknownOption(std::span<const OptionSpec> specs, const std::string& name) {
    if (specs.empty())
        return optionIssue(
            "option-unknown", name,
            {QT_TRANSLATE_NOOP("Engine", "found the option %1, expected none"), {shortened(name)}});
    return optionIssue("option-unknown", name,
                       {QT_TRANSLATE_NOOP("Engine", "found the option %1, expected one of %2"),
                        {shortened(name), knownNames(specs)}});
}

Json namesBetweenCommas(std::string_view text) {
    Json names = Json::array();
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        names.push_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return names;
}

/// The text itself if it is not a number.
template <class Number>
Json numberIn(std::string_view text) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? Json(number) : Json(std::string(text));
}

/// The text itself if it is no value of the type.
Json valueOf(Type type, std::string_view text) {
    if (type == Type::Set)
        return namesBetweenCommas(text);
    if (type == Type::Integer)
        return numberIn<int>(text);
    if (type == Type::Millimetres || type == Type::Degrees)
        return numberIn<double>(text);
    if (type == Type::Boolean && (text == "true" || text == "false"))
        return text == "true";
    return std::string(text);
}

} // namespace

const Json& optionValue(const OptionSpec& spec, const Json& values) {
    const auto it = values.find(spec.name);
    return it == values.end() ? spec.defaultValue : *it;
}

Json completeOptions(std::span<const OptionSpec> specs, const Json& given, Issues& issues) {
    Json values = Json::object();
    for (const OptionSpec& spec : specs)
        if (!spec.omittedIfDefault)
            values[spec.name] = spec.defaultValue;
    IssueCollector found;
    for (const auto& [name, value] : given.items()) {
        const OptionSpec* spec = findSpec(specs, name);
        if (spec == nullptr)
            found.add(unknownOption(specs, name));
        else if (!accepts(*spec, value))
            found.add(wrongValue(*spec, value));
        else if (!spec->omittedIfDefault || value != spec->defaultValue)
            values[name] = value;
    }
    for (const OptionSpec& spec : specs)
        if (spec.required && !given.contains(spec.name))
            found.add(wrongValue(spec, spec.defaultValue));
    for (Issue& issue : found.take())
        issues.push_back(std::move(issue));
    return values;
}

Loaded<Json> parseOption(std::span<const OptionSpec> specs, std::string_view assignment) {
    const std::size_t equals = assignment.find('=');
    const std::string name(assignment.substr(0, equals));
    if (equals == std::string_view::npos)
        return {std::nullopt,
                {optionIssue("option-malformed", name,
                             {QT_TRANSLATE_NOOP("Engine", "found %1, expected name=value"), {name}})}};
    const OptionSpec* spec = findSpec(specs, name);
    if (spec == nullptr)
        return {std::nullopt, {unknownOption(specs, name)}};
    Json value = valueOf(spec->type, assignment.substr(equals + 1));
    if (!accepts(*spec, value))
        return {std::nullopt, {wrongValue(*spec, value)}};
    return {Json{{name, std::move(value)}}, {}};
}

} // namespace tilewright
