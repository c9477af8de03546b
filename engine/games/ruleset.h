#pragma once

#include "engine/base/options/option.h"
#include "engine/games/game.h"
#include "engine/games/kind_spec.h"
#include "engine/games/milestones.h"
#include "engine/games/quality_targets.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tilewright::game {

/// A rule system: what the shared rooms need to know of it. Stateless.
class Ruleset {
public:
    virtual ~Ruleset() = default;
    /// The id in files: "beneath".
    virtual std::string_view id() const = 0;
    /// `ruleset` of the tile sets and maps that it is played with.
    virtual std::string_view setRuleset() const { return id(); }
    /// Bundled sets to use if none is named; if empty, the first sets of their kind.
    virtual std::span<const std::string_view> defaultSets() const { return {}; }
    /// Whether the set has what this rule system adds to the plain game of its tiles.
    virtual bool suits(const TileSet& /*set*/) const { return false; }
    /// The game's name: "The Tunnel".
    virtual Text label() const = 0;
    virtual int minPlayers() const = 0;
    virtual int maxPlayers() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    /// Kinds of pieces, tokens and sources of points, each once.
    virtual Kinds kinds() const = 0;
    /// What timelines mark, the most important first.
    virtual std::span<const MilestoneSpec> milestones() const { return {}; }
    virtual QualityTargets qualityTargets() const = 0;
    /// `options` may be incomplete; unknown names, wrong types and values out of range are errors with
    /// pointers "/options/NAME". A set and a map that don't go together or don't allow this number of players
    /// are errors too.
    virtual Loaded<std::shared_ptr<const Game>> compile(const TileSet& set, const Map& map,
                                                        const Json& options, int players) const = 0;
};

/// Rule systems by id; each program has one list of them (rulesets.h).
using Rulesets = std::span<const Ruleset* const>;
const Ruleset* findRuleset(Rulesets rulesets, std::string_view id);
/// The issue of a file or question whose rule system is none of these.
Issue unknownRuleset(Rulesets rulesets, std::string_view found, std::string pointer);
/// Rule systems for tile sets and maps of this kind, the plain game first.
std::vector<const Ruleset*> rulesetsFor(Rulesets rulesets, std::string_view setRuleset);
/// The bundled tiles that it is played with if nobody names any: defaultSets() combined, or the default set
/// of its family.
TileSet bundledTiles(const Ruleset& ruleset);
/// The default rule system of a set: the last one that suits it, else the plain game. Null if there is none
/// of its kind.
const Ruleset* defaultRulesetOf(Rulesets rulesets, const TileSet& set);

} // namespace tilewright::game
