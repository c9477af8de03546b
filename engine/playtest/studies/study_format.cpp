#include "engine/playtest/studies/study.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"

#include <algorithm>
#include <array>
#include <set>

namespace tilewright::playtest {

namespace {

constexpr std::size_t mostPoints = 1000;
constexpr std::size_t mostValues = 1000;
constexpr std::size_t mostOptions = 100;
constexpr std::size_t mostIssues = 50;
constexpr std::string_view optionPrefix = "options/";
constexpr const char* setSeed = "setSeed";
/// Settings of all studies; the others are fields of a generator.
constexpr std::array<std::string_view, 3> ofAll{"tileset", "map", "variant"};

bool isOfGenerator(std::string_view name) {
    return !name.starts_with(optionPrefix) && std::ranges::find(ofAll, name) == ofAll.end();
}

void add(Issues& issues, const char* code, std::string pointer, Text message) {
    Issue issue;
    issue.code = code;
    issue.pointer = std::move(pointer);
    issue.message = std::move(message);
    issues.push_back(std::move(issue));
}

/// The lists of values under /vary/options have no schema: the rules know the values of options.
void checkValues(const Json& values, const std::string& pointer, Issues& issues) {
    if (!values.is_array() || values.empty() || values.size() > mostValues)
        return add(issues, "wrong-type", pointer,
                   {QT_TRANSLATE_NOOP("Engine", "Found %1, expected a list of 1 to %2 values."),
                    {describe(values), mostValues}});
    const auto before = [](const Json* a, const Json* b) { return *a < *b; };
    std::set<const Json*, decltype(before)> seen(before);
    for (std::size_t i = 0; i < values.size() && issues.size() < mostIssues; ++i)
        if (!seen.insert(&values[i]).second)
            add(issues, "entry-twice", pointerTo(pointer, i),
                {QT_TRANSLATE_NOOP("Engine", "Found %1 twice in the list, expected different entries."),
                 {describe(values[i])}});
}

void readAxes(const Json& vary, Study& study, Issues& issues) {
    for (const auto& [name, values] : vary.items()) {
        if (name != "options") {
            study.axes.push_back({name, values});
            continue;
        }
        for (const auto& [option, list] : values.items()) {
            checkValues(list, pointerTo("/vary/options", option), issues);
            study.axes.push_back({std::string(optionPrefix) + option, list});
        }
    }
}

/// "tiles", "options/silverCost" of all that is fixed.
std::vector<std::string> fixedNames(const Json& fixed) {
    std::vector<std::string> names;
    for (const auto& [name, value] : fixed.items()) {
        if (name != "options")
            names.push_back(name);
        else
            for (const auto& [option, one] : value.items())
                names.push_back(std::string(optionPrefix) + option);
    }
    return names;
}

/// More than any rules have; each would be searched in the lists of the others.
bool fewOptions(const Json& options, const char* pointer, Issues& issues) {
    if (options.size() <= mostOptions)
        return true;
    add(issues, "too-many-options", pointer,
        {QT_TRANSLATE_NOOP("Engine", "Found %1 options, expected at most %2."),
         {options.size(), mostOptions}});
    return false;
}

std::string pointerOf(const std::vector<std::string>& fixed, const std::string& name) {
    return pointerTo(std::ranges::find(fixed, name) != fixed.end() ? "/fixed" : "/vary", name);
}

/// Fields of the generator of other rules would have no effect.
void checkFields(const std::vector<std::string>& all, const std::vector<std::string>& fixed,
                 const SetGenerator& generator, const std::string& ruleset, Issues& issues) {
    for (const std::string& name : all)
        if (isOfGenerator(name) && name != setSeed && !generator.has(name))
            add(issues, "generator-other", pointerOf(fixed, name),
                {QT_TRANSLATE_NOOP("Engine", "Found %1, expected fields of the generator of sets for %2."),
                 {name, ruleset}});
}

void checkNames(const Study& study, const std::vector<std::string>& fixed, const SetGenerator& generator,
                Issues& issues) {
    std::vector<std::string> all = fixed;
    for (const StudyAxis& axis : study.axes) {
        if (std::find(fixed.begin(), fixed.end(), axis.name) != fixed.end())
            add(issues, "fixed-and-varied", "/fixed/" + axis.name,
                {QT_TRANSLATE_NOOP("Engine",
                                   "Found %1 both under “fixed” and under “vary”, expected it once."),
                 {axis.name}});
        all.push_back(axis.name);
    }
    checkFields(all, fixed, generator, study.ruleset, issues);
    if (std::find(all.begin(), all.end(), "tileset") == all.end())
        return;
    for (const std::string& name : all)
        if (isOfGenerator(name))
            add(issues, "set-and-generator", pointerOf(fixed, name),
                {QT_TRANSLATE_NOOP("Engine", "Found %1 together with “tileset”, expected only one of them: a "
                                             "set from a file isn't generated."),
                 {name}});
}

/// With a complete specification if a set is generated.
void readFixed(const Json& fixed, const game::Ruleset& ruleset, Study& study) {
    const SetGenerator& generator = generatorOf(ruleset);
    const bool varies = std::ranges::any_of(
        study.axes, [&](const StudyAxis& axis) { return axis.name == setSeed || generator.has(axis.name); });
    if (varies || generatesByDefault(ruleset))
        study.fixed.specification = generator.defaults();
    for (const auto& [name, value] : fixed.items())
        if (name != "options")
            apply(study.fixed, name, value, generator);
    study.fixed.options = fixed.value("options", Json::object());
}

void checkSize(const Study& study, Issues& issues) {
    std::size_t points = 1;
    for (const StudyAxis& axis : study.axes) {
        points *= axis.values.size();
        if (points > mostPoints)
            return add(
                issues, "too-many-points", "/vary",
                {QT_TRANSLATE_NOOP("Engine",
                                   "Found more than %1 combinations of values, expected at most that many."),
                 {mostPoints}});
    }
}

Json fixedJson(const Study& study) {
    Json out = Json::object();
    const auto isVaried = [&study](std::string_view name) {
        return std::any_of(study.axes.begin(), study.axes.end(),
                           [name](const StudyAxis& axis) { return axis.name == name; });
    };
    const StudySettings& fixed = study.fixed;
    const auto write = [&](const std::string& name, const Json& value) {
        if (!isVaried(name))
            out[name] = value;
    };
    if (!fixed.tileSet.empty())
        write("tileset", fixed.tileSet);
    if (fixed.variant)
        write("variant", *fixed.variant);
    if (!fixed.map.empty())
        write("map", fixed.map);
    if (fixed.tileSet.empty() && !isVaried("tileset") && !fixed.specification.empty()) {
        for (const auto& [name, value] : fixed.specification.items())
            write(name, value);
        write(setSeed, fixed.setSeed);
    }
    if (!fixed.options.empty())
        out["options"] = fixed.options;
    return out;
}

} // namespace

const SetGenerator& generatorOf(const game::Ruleset& ruleset) {
    return familyOf(ruleset.setRuleset()).generator();
}

bool generatesByDefault(const game::Ruleset& ruleset) {
    return ruleset.setRuleset() == defaultRuleset;
}

void apply(StudySettings& settings, std::string_view name, const Json& value, const SetGenerator& generator) {
    if (name.starts_with(optionPrefix)) {
        settings.options[std::string(name.substr(optionPrefix.size()))] = value;
    } else if (name == "tileset") {
        settings.tileSet = value.get<std::string>();
    } else if (name == "variant") {
        settings.variant = value.get<std::string>();
    } else if (name == "map") {
        settings.map = value.get<std::string>();
    } else {
        if (settings.specification.empty())
            settings.specification = generator.defaults();
        if (name == setSeed)
            settings.setSeed = value.get<std::uint64_t>();
        else
            generator.set(settings.specification, name, value);
    }
}

std::vector<std::string> settingNames(const game::Ruleset& ruleset) {
    std::vector<std::string> names{"tileset", "map", "variant"};
    for (const SpecificationField& field : generatorOf(ruleset).fields())
        names.emplace_back(field.name);
    names.emplace_back("setSeed");
    for (const OptionSpec& option : ruleset.options())
        if (!option.idle)
            names.push_back(std::string(optionPrefix) + option.name);
    return names;
}

Loaded<Study> readStudy(std::string_view text, game::Rulesets rulesets) {
    Loaded<Json> document = parseJson(text);
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    Issues issues;
    if (!checkFormat(*document.value, Schema::Study, issues))
        return {std::nullopt, std::move(issues)};
    const Json& in = *document.value;
    const Json fixed = in.value("fixed", Json::object());
    if (!fewOptions(fixed.value("options", Json::object()), "/fixed/options", issues) ||
        !fewOptions(in["vary"].value("options", Json::object()), "/vary/options", issues))
        return {std::nullopt, std::move(issues)};
    Study study;
    study.ruleset = in["ruleset"].get<std::string>();
    const game::Ruleset* ruleset = game::findRuleset(rulesets, study.ruleset);
    if (ruleset == nullptr)
        return {std::nullopt, {game::unknownRuleset(rulesets, study.ruleset, "/ruleset")}};
    study.name = in["name"].get<std::string>();
    study.description = in.value("description", std::string());
    study.players = in["players"].get<std::vector<std::string>>();
    study.games = in["games"].get<std::uint64_t>();
    study.seed = in.value("seed", std::uint64_t{1});
    study.fixed.setSeed = study.seed;
    readAxes(in["vary"], study, issues);
    if (!hasErrors(issues))
        checkNames(study, fixedNames(fixed), generatorOf(*ruleset), issues);
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    readFixed(fixed, *ruleset, study);
    for (const Json& entry : in["goals"]) {
        Goal goal;
        goal.figure = entry["figure"].get<std::string>();
        if (entry.contains("min"))
            goal.least = entry["min"].get<double>();
        if (entry.contains("max"))
            goal.most = entry["max"].get<double>();
        goal.weight = entry.value("weight", 1.0);
        study.goals.push_back(std::move(goal));
    }
    checkSize(study, issues);
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    return {std::move(study), std::move(issues)};
}

Json toJson(const Study& study) {
    Json out = {{"format", "tilewright-study"},
                {"version", 1},
                {"ruleset", study.ruleset},
                {"name", study.name},
                {"description", study.description},
                {"players", study.players},
                {"games", study.games},
                {"seed", study.seed}};
    out["fixed"] = fixedJson(study);
    out["vary"] = Json::object();
    for (const StudyAxis& axis : study.axes) {
        if (axis.name.starts_with(optionPrefix))
            out["vary"]["options"][axis.name.substr(optionPrefix.size())] = axis.values;
        else
            out["vary"][axis.name] = axis.values;
    }
    out["goals"] = Json::array();
    for (const Goal& goal : study.goals)
        out["goals"].push_back(toJson(goal));
    return out;
}

} // namespace tilewright::playtest
