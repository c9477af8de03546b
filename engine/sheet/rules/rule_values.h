#pragma once

#include "engine/base/options/option.h"
#include "engine/base/translatable_text.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"
#include "engine/sheet/rules/rule_rows.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace tilewright::sheet {

/// A game whose rules are printed: rule system with its options, tiles and board.
struct RuleSubject {
    /// Id of the rule system, its name, its options and the numbers of players that it allows.
    std::string ruleset;
    Text name;
    std::span<const OptionSpec> specs;
    int minPlayers = 2;
    int maxPlayers = 2;
    /// May be incomplete.
    Json options = Json::object();
    TileSet set;
    Map map;
    /// The name of the set's variant; empty for none.
    std::string variant = {};
    /// Whether the pictures of its rows are shown beside them.
    bool pictures = true;
};

/// A switch is the number 1 or 0. A word has no number.
struct RuleValue {
    std::optional<int> number;
    std::string word;
};

struct DerivedValue;
struct Leaflet;

/// What the sentences of a rule sheet read, by name: options; facts about set and board ("set.tiles",
/// "has.inn": some tile shows an inn); and what follows from several of these ("silver.colours").
class RuleValues {
public:
    /// The variant must outlive this.
    explicit RuleValues(const RuleSubject& variant);

    /// Of an option that the rule system doesn't have: as the rules are without it. Pre: knows(name).
    RuleValue of(std::string_view name) const;
    bool knows(std::string_view name) const;
    int number(std::string_view name) const { return of(name).number.value_or(0); }
    /// The names of options on which a value depends.
    std::set<std::string_view> optionsBehind(std::string_view name) const;
    bool holds(const RuleCondition& condition) const;
    bool hasOption(std::string_view name) const;
    const RuleSubject& variant() const { return variant_; }

private:
    const OptionSpec* optionNamed(std::string_view name) const;
    const DerivedValue* derived(std::string_view name) const;
    std::optional<RuleValue> fact(std::string_view name) const;

    const RuleSubject& variant_;
    /// Null if its rule system has none.
    const Leaflet* leaflet_;
    /// What some tile shows, in words.
    std::set<std::string> shown_;
};

/// What a tile shows, in words: "special", "city", "inn", "volcano".
std::set<std::string> keywordsOf(const Tile& tile);

} // namespace tilewright::sheet
