#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/inputs.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "engine/games/kit.h"

namespace tilewright::cli {

namespace {

std::string plain(const Json& value) {
    if (value.is_boolean())
        return value.get<bool>() ? "true" : "false";
    if (value.is_string())
        return value.get<std::string>();
    return value.is_array() && value.empty() ? "" : value.dump();
}

/// "0 to 8", "2 to 4 in steps of 2", "true or false", "any of large, mayor".
std::string valuesOf(const OptionSpec& spec) {
    using Type = OptionSpec::Type;
    if (spec.type == Type::Boolean)
        return "true or false";
    if (spec.type == Type::Integer)
        return std::to_string(spec.minimum) + (spec.isOneOfTwo() ? " or " : " to ") +
               std::to_string(spec.maximum) + (spec.word.empty() ? "" : ", or " + spec.word) +
               (spec.word.empty() && !spec.words.empty()
                    ? "; " + std::to_string(spec.minimum) + ": " + spec.words.front()
                    : "");
    std::string all = spec.type == Type::Set ? "any of " : "";
    for (std::size_t i = 0; i < spec.choices.size(); ++i)
        all.append(i == 0 ? "" : ", ").append(spec.choices[i]);
    return all;
}

Json toJson(const OptionSpec& spec) {
    Json out{{"name", spec.name}, {"group", spec.group.english()}, {"default", spec.defaultValue}};
    if (spec.type == OptionSpec::Type::Integer) {
        out["minimum"] = spec.minimum;
        out["maximum"] = spec.maximum;
        if (spec.step != 1)
            out["step"] = spec.step;
    }
    if (!spec.word.empty())
        out["word"] = spec.word;
    if (!spec.choices.empty())
        out["choices"] = spec.choices;
    out["explanation"] = spec.explanation.english();
    return out;
}

} // namespace

int listRuleOptions(const std::string& ruleset, bool json) {
    const game::Ruleset& rules = rulesetNamed(ruleset);
    Json all = Json::array();
    std::string group;
    for (const OptionSpec& spec : rules.options()) {
        if (spec.idle)
            continue;
        if (json) {
            all.push_back(toJson(spec));
            continue;
        }
        if (spec.group.english() != group) {
            if (!group.empty())
                TerminalLine();
            group = spec.group.english();
            TerminalLine() << group;
        }
        TerminalLine() << "  " << spec.name << "=" << plain(spec.defaultValue) << "  (" << valuesOf(spec)
                       << ")";
        TerminalLine() << "      " << spec.explanation.english();
    }
    if (json)
        print(Json{{"ruleset", ruleset}, {"options", all}});
    return Success;
}

} // namespace tilewright::cli
