#pragma once

#include "engine/base/issue.h"
#include "engine/base/options/option.h"
#include "engine/games/game.h"
#include "engine/model/map/map.h"
#include "engine/model/tileset.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

/// A person's kind of player.
inline constexpr const char* personKind = "human";

struct SeatSetup {
    /// Empty: the name of the seat's colour.
    QString name;
    /// personKind, or the name of a bot ("greedy").
    QString kind;
    /// Unknown fields of this player in a record.
    Json extra = Json::object();
};

/// Everything that a new game needs. Seats are in seat order; their number is the number of players.
struct GameSetup {
    /// Id of the rule system that is played; several may be played with one set.
    std::string ruleset = defaultRuleset;
    TileSet tileSet;
    Map map;
    /// The set's variant of the rules by which it is played: the first if none was chosen; empty: the rules
    /// without a variant.
    std::optional<std::string> variant;
    /// Those of the variant when the options were made, so that what the user changed is known when the set's
    /// variant changes.
    Json variantOptions = Json::object();
    /// With those of the variant. May be incomplete; missing options have their defaults.
    Json options = Json::object();
    quint64 seed = 1;
    std::vector<SeatSetup> seats;
};

/// The variant of its set that a setup is played by; null for none.
const RuleVariant* variantOf(const GameSetup& setup);
/// Options of the variant of its set that a setup is played by; none without a variant.
Json optionsOfVariant(const GameSetup& setup);

/// The same setup with other tiles, and with those of bundled sets that they are played together with. Rules,
/// variant, options, map and seats (two bots) that don't go with them are reset; options that the user
/// changed stay on top of the variant's.
GameSetup withSet(GameSetup setup, const TileSet& set);

/// The same setup by that variant of its set's rules; options that the user changed stay on top.
GameSetup withVariant(GameSetup setup, const std::string& variant);

/// The game of a setup, or why there is none: errors of the set, of the map, or between them.
Loaded<std::shared_ptr<const game::Game>> compileGame(const GameSetup& setup);

/// The name of the player at a seat, in the language of the window.
QString seatName(const GameSetup& setup, int seat);

/// Of a game that nobody asked to be the same as another.
quint64 newSeed();

/// The next game with a set: map, options and seats of the last game; initially the bundled board,
/// the defaults, and two bots. The seed is new each time.
GameSetup gameFor(const TileSet& set, const GameSetup* last);

/// The same with bots on the seats of persons.
GameSetup withBots(GameSetup setup);

/// The game's name: "The Tunnel". Empty for rules that this program lacks.
QString gameInWords(const GameSetup& setup);

// The options of the rules in the words of the window.

/// "on", "large, mayor", "4", "one for each player".
QString optionValueInWords(const OptionSpec& spec, const Json& value);
/// Names the variant of the rules and the options that differ from it; says so where all have their defaults.
QString optionsInBrief(const GameSetup& setup);
/// One line for each option that the rules use, with its value.
QString optionsInFull(const GameSetup& setup);

} // namespace tilewright
