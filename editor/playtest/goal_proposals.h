#pragma once

#include "engine/game/ruleset.h"
#include "engine/playtest/goals.h"

#include <QString>

#include <string>
#include <vector>

namespace tilewright {

struct ProposedGoal {
    playtest::Goal goal;
    bool isShare;
};
/// What the yardstick asks of games; of seats, colours and escapes what the bundled studies ask.
std::vector<ProposedGoal> proposedGoals(const game::Yardstick& by);

/// Of those that are no figure of their own, or that no playtest has shown yet; else the id.
QString wellKnown(const std::string& figure);
/// Whether it has words before any game.
bool isWellKnown(const std::string& figure);

} // namespace tilewright
