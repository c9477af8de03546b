#pragma once

#include "engine/games/ruleset.h"

#include <span>
#include <string_view>

namespace tilewright {

class TileFamily;

namespace bots {
struct BotFactory;
}
namespace art {
class Look;
}
namespace sheet {
class GameParts;
struct Leaflet;
} // namespace sheet

namespace game {

/// All that one rule system is made of. What shared rooms do differently for each game they ask its kit, and
/// name no game.
struct Kit {
    const Ruleset& rules;
    /// Of the tiles that it is played with.
    const TileFamily& family;
    const art::Look& look;
    /// Null if only the random player knows these rules.
    const bots::BotFactory* bots = nullptr;
    /// What is printed besides tiles; null if that is nothing, as in web pages.
    const sheet::GameParts* parts = nullptr;
    /// Null if there is no rule sheet.
    const sheet::Leaflet* leaflet = nullptr;
};

/// All games of this program, in the order in which they are offered: engine/games/games.cpp, the only list.
std::span<const Kit* const> kits();
/// By the id of the rule system; null if there is none.
const Kit* findKit(std::string_view ruleset);

} // namespace game

/// Those of all kits.
game::Rulesets rulesets();

} // namespace tilewright
