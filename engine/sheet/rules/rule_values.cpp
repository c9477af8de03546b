#include "engine/sheet/rules/rule_values.h"

#include "engine/games/kit.h"
#include "engine/sheet/rules/leaflet.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tilewright::sheet {

namespace {

RuleValue valueOf(const Json& json) {
    if (json.is_boolean())
        return {json.get<bool>() ? 1 : 0, {}};
    if (json.is_number())
        return {json.get<int>(), {}};
    return {std::nullopt, json.is_string() ? json.get<std::string>() : std::string()};
}

int roomsOf(const Map& map, Room room) {
    return static_cast<int>(std::ranges::count_if(
        map.chambers, [room](const Chamber& chamber) { return chamber.isRoom() && chamber.room == room; }));
}

/// A board has room for as many as have a cell.
int maxPlayersOf(const RuleSubject& variant) {
    const int cells = roomsOf(variant.map, Room::Cell);
    return cells == 0 ? variant.maxPlayers : std::min(variant.maxPlayers, cells);
}

/// That of a game on the same tiles, which this one lacks: there it is as the rules have it. Null if none has
/// it.
const OptionSpec* optionOfOtherGames(std::string_view ruleset, std::string_view name) {
    const game::Kit* kit = game::findKit(ruleset);
    if (kit == nullptr)
        return nullptr;
    for (const game::Ruleset* rules : game::rulesetsFor(rulesets(), kit->rules.setRuleset()))
        for (const OptionSpec& spec : rules->options())
            if (spec.name == name)
                return &spec;
    return nullptr;
}

std::set<std::string> keywordsOf(const Landscape& tile) {
    std::set<std::string> words;
    for (const Edge edge : tile.edges)
        words.emplace(name(edge));
    for (const Mark mark : tile.marks)
        words.emplace(name(mark));
    for (const Feature& feature : tile.features) {
        words.emplace(name(feature.kind));
        words.emplace(name(feature.goods));
        words.emplace(name(feature.tunnel));
        if (feature.pennants > 0)
            words.emplace("pennant");
        if (feature.inn)
            words.emplace("inn");
        if (feature.cathedral)
            words.emplace("cathedral");
        if (feature.princess)
            words.emplace("princess");
    }
    return words;
}

} // namespace

RuleValues::RuleValues(const RuleSubject& variant) : variant_(variant), leaflet_(leafletOf(variant.ruleset)) {
    for (const Tile& tile : variant.set.tiles)
        if (tile.count > 0)
            shown_.merge(keywordsOf(tile));
}

const OptionSpec* RuleValues::optionNamed(std::string_view name) const {
    const auto found = std::ranges::find(variant_.specs, name, &OptionSpec::name);
    return found == variant_.specs.end() ? nullptr : &*found;
}

const DerivedValue* RuleValues::derived(std::string_view name) const {
    if (leaflet_ == nullptr)
        return nullptr;
    const auto found = std::ranges::find(leaflet_->derived, name, &DerivedValue::name);
    return found == leaflet_->derived.end() ? nullptr : &*found;
}

bool RuleValues::hasOption(std::string_view name) const {
    return optionNamed(name) != nullptr;
}

std::optional<RuleValue> RuleValues::fact(std::string_view name) const {
    constexpr std::string_view has = "has.";
    if (name.starts_with(has))
        return RuleValue{shown_.contains(std::string(name.substr(has.size()))) ? 1 : 0, {}};
    if (name == "set.tiles")
        return RuleValue{tileCount(variant_.set), {}};
    if (name == "sheet.pictures")
        return RuleValue{variant_.pictures ? 1 : 0, {}};
    if (name == "board.guardRooms")
        return RuleValue{roomsOf(variant_.map, Room::GuardChamber), {}};
    if (name == "board.fourthCell")
        return RuleValue{roomsOf(variant_.map, Room::Cell) > 3 ? 1 : 0, {}};
    if (name == "players.fewest")
        return RuleValue{variant_.minPlayers, {}};
    if (name == "players.most")
        return RuleValue{maxPlayersOf(variant_), {}};
    return std::nullopt;
}

RuleValue RuleValues::of(std::string_view name) const {
    if (const OptionSpec* spec = optionNamed(name))
        return valueOf(optionValue(*spec, variant_.options));
    if (const DerivedValue* made = derived(name))
        return made->value(*this);
    if (std::optional<RuleValue> known = fact(name))
        return std::move(*known);
    const OptionSpec* elsewhere = optionOfOtherGames(variant_.ruleset, name);
    return elsewhere == nullptr ? RuleValue() : valueOf(elsewhere->defaultValue);
}

bool RuleValues::knows(std::string_view name) const {
    return hasOption(name) || derived(name) != nullptr || fact(name) ||
           optionOfOtherGames(variant_.ruleset, name) != nullptr;
}

std::set<std::string_view> RuleValues::optionsBehind(std::string_view name) const {
    std::set<std::string_view> behind;
    if (const OptionSpec* spec = optionNamed(name))
        behind.insert(spec->name);
    else if (const DerivedValue* made = derived(name))
        for (const std::string_view read : made->reads)
            behind.merge(optionsBehind(read));
    return behind;
}

bool RuleValues::holds(const RuleCondition& condition) const {
    const RuleValue value = of(condition.value);
    if (condition.is == RuleCondition::Is::Above)
        return value.number && *value.number > condition.number;
    const bool equal =
        condition.word.empty() ? value.number == condition.number : value.word == condition.word;
    return equal == (condition.is == RuleCondition::Is::Equal);
}

std::set<std::string> keywordsOf(const Tile& tile) {
    if (const auto* landscape = std::get_if<Landscape>(&tile.face))
        return keywordsOf(*landscape);
    std::set<std::string> words;
    for (const SideContent side : tile.sides())
        words.emplace(name(side));
    return words;
}

} // namespace tilewright::sheet
