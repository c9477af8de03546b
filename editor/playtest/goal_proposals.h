#pragma once

#include "engine/games/ruleset.h"
#include "engine/playtest/goals.h"

#include <QString>

#include <string>
#include <vector>

namespace tilewright {

struct ProposedGoal {
    playtest::Goal goal;
    bool isShare;
};
/// Goals from the yardstick; for seats, colours and escapes those of the bundled studies.
std::vector<ProposedGoal> proposedGoals(const game::Yardstick& by);

/// A name for figures that aren't in a playtest's list or have no playtest yet; otherwise the id.
QString wellKnown(const std::string& figure);
/// Whether it has a name before any game.
bool isWellKnown(const std::string& figure);

} // namespace tilewright
