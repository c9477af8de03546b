#include "app/manual/manual.h"

#include "engine/base/languages.h"
#include "engine/games/kit.h"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace tilewright::manual {

namespace {

/// "{svg,pdf}" or "FLOAT in [1 - 8]", as the library describes what it checks.
void readLimits(const std::string& check, OptionInfo& entry) {
    if (check.starts_with('{')) {
        std::istringstream words(check.substr(1, check.find('}') - 1));
        for (std::string word; std::getline(words, word, ',');)
            entry.choices.push_back(word);
    } else if (const auto open = check.find(" in ["); open != std::string::npos) {
        const auto between = check.find(" - ", open);
        entry.least = check.substr(open + 5, between - open - 5);
        entry.most = check.substr(between + 3, check.find(']', between) - between - 3);
    }
}

bool namesFile(const std::string& value) {
    static const char* const words[] = {"FILE", "SET", "GAME",  "REPORT", "DIR", "OUT",
                                        "PNG",  "CSV", "SHARD", "STUDY",  "A",   "B"};
    return std::ranges::find(words, value) != std::end(words);
}

/// Rules and languages are as many as there are, so the command line checks them itself.
void addWhatThereIs(OptionInfo& entry) {
    const auto isNamed = [&entry](const char* name) {
        return entry.choices.empty() && std::ranges::find(entry.names, name) != entry.names.end();
    };
    if (isNamed("--ruleset"))
        for (const game::Ruleset* ruleset : rulesets())
            entry.choices.emplace_back(ruleset->id());
    if (isNamed("--language"))
        for (const Language& language : languages())
            entry.choices.emplace_back(language.code);
}

OptionInfo optionInfoOf(const CLI::Option& option) {
    OptionInfo entry;
    for (const std::string& name : option.get_snames())
        entry.names.push_back('-' + name);
    for (const std::string& name : option.get_lnames())
        entry.names.push_back("--" + name);
    entry.description = option.get_description();
    entry.group = option.get_group();
    entry.defaultValue = option.get_default_str();
    entry.required = option.get_required();
    entry.several = option.get_items_expected_max() > 1;
    if (option.get_items_expected_max() > 0) {
        const std::string type = option.get_type_name();
        const auto colon = type.find(':');
        entry.value = entry.names.empty() ? option.get_name() : type.substr(0, colon);
        if (colon != std::string::npos)
            readLimits(type.substr(colon + 1), entry);
        addWhatThereIs(entry);
        entry.takesFile = entry.choices.empty() && namesFile(entry.value);
    }
    return entry;
}

} // namespace

std::vector<OptionInfo> optionInfosOf(const CLI::App& app) {
    std::vector<OptionInfo> entries;
    for (const CLI::Option* option : app.get_options({}))
        entries.push_back(optionInfoOf(*option));
    return entries;
}

std::vector<const CLI::App*> verbsOf(const CLI::App& app) {
    return app.get_subcommands({});
}

} // namespace tilewright::manual
