#include "engine/sheet/pieces/game_parts.h"

#include "engine/games/kit.h"

namespace tilewright::sheet {

const GameParts* partsOf(const TileSet& set) {
    const game::Ruleset* rules = game::defaultRulesetOf(rulesets(), set);
    return (rules == nullptr ? *game::kits().front() : *game::findKit(rules->id())).parts;
}

} // namespace tilewright::sheet
