#include "engine/game/ruleset.h"

#include "engine/tileset/describe.h"
#include "engine/tileset/lint/collector.h"

#include <algorithm>
#include <charconv>

namespace tilewright::game {

namespace {

const OptionSpec* findSpec(std::span<const OptionSpec> specs, std::string_view name) {
    const auto it =
        std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.name == name; });
    return it == specs.end() ? nullptr : &*it;
}

std::string knownNames(std::span<const OptionSpec> specs) {
    std::string names;
    for (const OptionSpec& spec : specs)
        names += (names.empty() ? "" : ", ") + spec.name;
    return names;
}

Text expected(const OptionSpec& spec) {
    switch (spec.type) {
    case OptionSpec::Type::Integer:
        if (spec.step > 1)
            return {QT_TRANSLATE_NOOP("Engine", "a whole number from %1 to %2 in steps of %3"),
                    {spec.minimum, spec.maximum, spec.step}};
        return {QT_TRANSLATE_NOOP("Engine", "a whole number from %1 to %2"), {spec.minimum, spec.maximum}};
    case OptionSpec::Type::Boolean:
        return QT_TRANSLATE_NOOP("Engine", "true or false");
    case OptionSpec::Type::Choice:
    case OptionSpec::Type::Set:
        break;
    }
    std::string choices;
    for (const std::string& choice : spec.choices)
        choices += (choices.empty() ? "" : ", ") + choice;
    if (spec.type == OptionSpec::Type::Set)
        return {QT_TRANSLATE_NOOP("Engine", "a list of any of %1, each at most once"), {choices}};
    return {QT_TRANSLATE_NOOP("Engine", "one of %1"), {choices}};
}

bool isChoice(const OptionSpec& spec, const Json& value) {
    return value.is_string() && std::find(spec.choices.begin(), spec.choices.end(),
                                          value.get_ref<const std::string&>()) != spec.choices.end();
}

bool isSetOfChoices(const OptionSpec& spec, const Json& value) {
    if (!value.is_array())
        return false;
    for (auto it = value.begin(); it != value.end(); ++it)
        if (!isChoice(spec, *it) || std::find(value.begin(), it, *it) != it)
            return false;
    return true;
}

bool accepts(const OptionSpec& spec, const Json& value) {
    switch (spec.type) {
    case OptionSpec::Type::Integer:
        return value.is_number_integer() && value >= spec.minimum && value <= spec.maximum &&
               (value.get<int>() - spec.minimum) % spec.step == 0;
    case OptionSpec::Type::Boolean:
        return value.is_boolean();
    case OptionSpec::Type::Choice:
        return isChoice(spec, value);
    case OptionSpec::Type::Set:
        break;
    }
    return isSetOfChoices(spec, value);
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

Issue optionIssue(const char* code, const std::string& name, Text message) {
    Issue issue;
    issue.code = code;
    issue.pointer = "/options/" + name;
    issue.message = std::move(message);
    return issue;
}

std::string shown(const Json& value) {
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text.size() > 60 ? text.substr(0, 57) + "..." : text;
}

} // namespace

const Ruleset* findRuleset(Rulesets rulesets, std::string_view id) {
    const auto it =
        std::find_if(rulesets.begin(), rulesets.end(), [&](const Ruleset* r) { return r->id() == id; });
    return it == rulesets.end() ? nullptr : *it;
}

std::vector<const Ruleset*> rulesetsFor(Rulesets rulesets, std::string_view setRuleset) {
    std::vector<const Ruleset*> fitting;
    for (const Ruleset* rules : rulesets)
        if (rules->setRuleset() == setRuleset)
            fitting.push_back(rules);
    return fitting;
}

const Ruleset* rulesetOf(Rulesets rulesets, const TileSet& set) {
    const auto played = rulesetsFor(rulesets, set.ruleset);
    const auto found = std::find_if(played.rbegin(), played.rend(),
                                    [&set](const Ruleset* ruleset) { return ruleset->suits(set); });
    if (found != played.rend())
        return *found;
    return played.empty() ? nullptr : played.front();
}

Json completeOptions(std::span<const OptionSpec> specs, const Json& given, Issues& issues) {
    Json values = Json::object();
    for (const OptionSpec& spec : specs)
        values[spec.name] = spec.defaultValue;
    Collector found;
    for (const auto& [name, value] : given.items()) {
        const OptionSpec* spec = findSpec(specs, name);
        if (spec == nullptr)
            found.add(optionIssue("option-unknown", name,
                                  {QT_TRANSLATE_NOOP("Engine", "found the option %1, expected one of %2"),
                                   {shortened(name), knownNames(specs)}}));
        else if (!accepts(*spec, value))
            found.add(optionIssue("option-out-of-range", name,
                                  {QT_TRANSLATE_NOOP("Engine", "option %1: found %2, expected %3"),
                                   {name, shown(value), expected(*spec).english()}}));
        else
            values[name] = value;
    }
    for (Issue& issue : found.take())
        issues.push_back(std::move(issue));
    return values;
}

Loaded<Json> parseOption(std::span<const OptionSpec> specs, std::string_view assignment) {
    Loaded<Json> result;
    const std::size_t equals = assignment.find('=');
    const std::string name(assignment.substr(0, equals));
    if (equals == std::string_view::npos) {
        result.issues.push_back(
            optionIssue("option-malformed", name,
                        {QT_TRANSLATE_NOOP("Engine", "found %1, expected name=value"), {name}}));
        return result;
    }
    const std::string_view text = assignment.substr(equals + 1);
    Json value = std::string(text);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const OptionSpec* spec = findSpec(specs, name);
    if (spec != nullptr && spec->type == OptionSpec::Type::Set)
        value = namesBetweenCommas(text);
    else if (error == std::errc{} && end == text.data() + text.size())
        value = number;
    else if (text == "true" || text == "false")
        value = text == "true";
    const Json given{{name, value}};
    completeOptions(specs, given, result.issues);
    if (result.issues.empty())
        result.value = given;
    return result;
}

} // namespace tilewright::game
