#include "web/design.h"

#include "engine/base/json/json.h"
#include "engine/games/compile_checks.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/companions.h"
#include "engine/model/io/file_formats.h"

#include <utility>
#include <vector>

namespace tilewright::web {

namespace {

/// Whether the part of the design at `pointer` fits its schema.
bool fits(const Json& part, Schema schema, const std::string& pointer, Issues& issues) {
    Issues found;
    const bool good = checkFormat(part, schema, found);
    for (Issue& issue : found) {
        issue.pointer.insert(0, pointer);
        issues.push_back(std::move(issue));
    }
    return good;
}

std::optional<TileSet> setOf(const Json& part, const std::string& pointer, Issues& issues) {
    if (!fits(part, Schema::TileSet, pointer, issues))
        return std::nullopt;
    return tileSetFromJson(part);
}

/// The set with what it is played together with.
std::optional<TileSet> setsOf(const Json& document, Issues& issues) {
    const Json* first = partOf(document, "tileset", Json::value_t::object, issues);
    std::optional<TileSet> set = first == nullptr ? std::nullopt : setOf(*first, "/tileset", issues);
    const auto others = document.find("companions");
    if (!set || others == document.end() || !others->is_array())
        return set;
    std::vector<TileSet> companions;
    for (const Json& other : *others) {
        std::optional<TileSet> companion = setOf(other, pointerTo("/companions", companions.size()), issues);
        if (!companion)
            return std::nullopt;
        companions.push_back(std::move(*companion));
    }
    Loaded<TileSet> all = combineWithCompanions(*set, companions);
    issues.insert(issues.end(), all.issues.begin(), all.issues.end());
    return all.value;
}

std::optional<Map> mapOf(const Json& document, Issues& issues) {
    const Json* map = partOf(document, "map", Json::value_t::object, issues);
    if (map == nullptr || !fits(*map, Schema::Map, "/map", issues))
        return std::nullopt;
    return mapFromJson(*map);
}

const game::Ruleset* rulesetFor(const TileSet& set, const std::string& name, Issues& issues) {
    const game::Ruleset* ruleset =
        name.empty() ? game::defaultRulesetOf(rulesets(), set) : game::findRuleset(rulesets(), name);
    if (ruleset == nullptr)
        issues.push_back(game::unknownRuleset(rulesets(), name, "/ruleset"));
    return ruleset;
}

Json optionsOf(const Json& document, const TileSet& set, const game::Ruleset& ruleset) {
    const RuleVariant* variant = document.contains("variant") ? findVariant(set, textOf(document, "variant"))
                                                              : game::firstVariant(set);
    Json options = game::variantOptions(ruleset, variant);
    if (const auto own = document.find("options"); own != document.end() && own->is_object())
        options.update(*own);
    return options;
}

} // namespace

const Json* partOf(const Json& document, const char* name, Json::value_t type, Issues& issues) {
    const auto part = document.find(name);
    if (part != document.end() && part->type() == type)
        return &*part;
    issues.push_back(
        game::errorAt("design-incomplete", std::string("/") + name,
                      {QT_TRANSLATE_NOOP("Engine", "found no usable “%1” in the design"), {name}}, {}));
    return nullptr;
}

std::string textOf(const Json& object, const char* name) {
    const auto field = object.find(name);
    return field != object.end() && field->is_string() ? field->get<std::string>() : std::string();
}

std::optional<Design> readDesign(const Json& document, Issues& issues) {
    std::optional<TileSet> set = setsOf(document, issues);
    std::optional<Map> map = mapOf(document, issues);
    const game::Ruleset* ruleset = set ? rulesetFor(*set, textOf(document, "ruleset"), issues) : nullptr;
    if (!set || !map || ruleset == nullptr)
        return std::nullopt;
    Json options = optionsOf(document, *set, *ruleset);
    return Design{std::move(*set), std::move(*map), ruleset, std::move(options)};
}

} // namespace tilewright::web
