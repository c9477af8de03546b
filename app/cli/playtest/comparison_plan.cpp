#include "app/cli/playtest/comparison_plan.h"

#include "app/cli/inputs.h"

namespace tilewright::cli {

playtest::Plan comparisonPlan(const CompareArguments& arguments, const GameArguments& game) {
    const PreparedGame prepared = prepare(game, static_cast<int>(arguments.players.size()));
    playtest::Plan plan;
    plan.ruleset = prepared.ruleset->id();
    plan.game = prepared.game;
    plan.players = arguments.players;
    plan.seed = game.seed;
    plan.games = arguments.games;
    plan.maxGamesByStack = playtest::alwaysByStack;
    return plan;
}

} // namespace tilewright::cli
