#include "editor/play/setup/proposal.h"

#include "engine/games/kit.h"
#include "engine/model/map/start_map.h"

#include <utility>

namespace tilewright {

bool isOfferedFor(const game::Ruleset& rules, const TileSet& set) {
    if (set.ruleset != rules.setRuleset())
        return false;
    return game::rulesetsFor(rulesets(), set.ruleset).front() == &rules || rules.suits(set);
}

GameSetup withSetForRules(const GameSetup& setup, const TileSet& set) {
    GameSetup with = withSet(setup, set);
    with.seats = setup.seats;
    if (with.ruleset != setup.ruleset) {
        with.ruleset = setup.ruleset;
        with.options = with.variantOptions = optionsOfVariant(with);
    }
    return with;
}

Proposal startable(const GameSetup& wanted) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), wanted.ruleset);
    auto game = compileGame(wanted);
    if (rules == nullptr || (game && isOfferedFor(*rules, wanted.tileSet)))
        return {wanted, {}};
    Issues instead = std::move(game.issues);
    if (instead.empty())
        instead.push_back(errorIssue(
            "not-this-game",
            QT_TRANSLATE_NOOP("Engine", "the set has nothing that this game adds to the basic one")));
    std::vector<GameSetup> nearest{wanted};
    nearest.back().map = startMapOf(wanted.tileSet);
    nearest.push_back(nearest.back());
    nearest.back().options = Json::object();
    nearest.back().variant = "";
    nearest.push_back(withSetForRules(wanted, game::bundledTiles(*rules)));
    for (GameSetup& setup : nearest)
        if (isOfferedFor(*rules, setup.tileSet) && compileGame(setup))
            return {std::move(setup), std::move(instead)};
    return {wanted, {}};
}

} // namespace tilewright
