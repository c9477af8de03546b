#pragma once

#include "engine/game/game.h"
#include "engine/game/kinds.h"
#include "engine/game/milestones.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tilewright::game {

/// One switch of the rules, as files, command line and dialogs show it.
struct OptionSpec {
    enum class Type { Integer, Boolean, Choice, Set };
    std::string name;
    Type type = Type::Integer;
    Json defaultValue;
    /// Integer only, both inclusive.
    int minimum = 0;
    int maximum = 0;
    /// Choice: one of them. Set: any of them, each once, as an array.
    std::vector<std::string> choices;
    Text label;
    Text explanation;
    /// Integer only: what lies between two values, counted from the minimum.
    int step = 1;
};

/// What a quick look holds the sets of a rule system to.
struct Yardstick {
    /// Turns of the middle game, both inclusive.
    double fewestTurns = 0;
    double mostTurns = 0;
    /// Of all games, those that end before the tiles run out.
    std::optional<double> wantedEscapes;
    /// Whether colours of picks shall be earned alike.
    bool balancesColours = false;
    /// Of all turns, those that the player begins with none in hand of the first of Game::returningPieces().
    std::optional<double> mostEmptyHands;
    /// Of all points, those of one of Game::sources().
    std::optional<double> mostOfSource;
};

/// A rule system: what the shared rooms need to know of it. Stateless.
class Ruleset {
public:
    virtual ~Ruleset() = default;
    /// As in the files: "beneath".
    virtual std::string_view id() const = 0;
    /// `ruleset` of the tile sets and maps that it is played with.
    virtual std::string_view setRuleset() const { return id(); }
    /// Bundled sets that it is played with where none is named; without any, the first of their kind.
    virtual std::span<const std::string_view> ownSets() const { return {}; }
    /// Whether the set bears what this rule system adds to the plain game of its tiles.
    virtual bool suits(const TileSet& /*set*/) const { return false; }
    /// What the game is called: "The Tunnel".
    virtual Text label() const = 0;
    virtual int minPlayers() const = 0;
    virtual int maxPlayers() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    /// Whether that option changes anything here. Rules that share options keep all of them in their records,
    /// but people are asked only about these.
    virtual bool heeds(std::string_view /*option*/) const { return true; }
    /// Kinds of pieces, tokens and sources of points, each once.
    virtual Kinds kinds() const = 0;
    /// What timelines mark, the most important first.
    virtual std::span<const MilestoneSpec> milestones() const { return {}; }
    virtual Yardstick yardstick() const = 0;
    /// `options` may leave out any; unknown names, wrong types and values out of range are errors with
    /// pointers
    /// "/options/NAME". Set and map that can't be played together, or not by so many, are errors too.
    virtual Loaded<std::shared_ptr<const Game>> compile(const TileSet& set, const Map& map,
                                                        const Json& options, int players) const = 0;
};

/// Rule systems by id; each program says once which it has (rulesets.h).
using Rulesets = std::span<const Ruleset* const>;
const Ruleset* findRuleset(Rulesets rulesets, std::string_view id);
/// Those that tile sets and maps of this kind are played with, the plain game first.
std::vector<const Ruleset*> rulesetsFor(Rulesets rulesets, std::string_view setRuleset);
/// The one of them that a set is played with if nobody says: the last that it suits, else the plain game.
/// Null where there is none of its kind.
const Ruleset* rulesetOf(Rulesets rulesets, const TileSet& set);

/// Fills in defaults and checks names, types and ranges against the specs; appends issues.
Json completeOptions(std::span<const OptionSpec> specs, const Json& given, Issues& issues);
/// "name=value" of a command line to a value of the option's type; a Set is written "name=one,two".
Loaded<Json> parseOption(std::span<const OptionSpec> specs, std::string_view assignment);

} // namespace tilewright::game
