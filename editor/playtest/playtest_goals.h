#pragma once

#include "engine/base/translatable_text.h"
#include "engine/games/ruleset.h"
#include "engine/playtest/goals.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace tilewright {

struct ProposedGoal {
    playtest::Goal goal;
    bool isShare;
};
/// Goals from the quality targets; for seats, colours and escapes those of the bundled studies.
std::vector<ProposedGoal> proposedGoals(const game::QualityTargets& by);

/// A name for figures that aren't in a playtest's list or have no playtest yet; otherwise the id.
QString figureName(const std::string& figure);
/// Whether it has a name before any game.
bool hasFigureName(const std::string& figure);

/// A goal as stored in the settings.
struct StoredGoal {
    playtest::Goal goal;
    bool isShare = false;
    /// The meaning of the figure; empty if no playtest has provided it yet.
    Text definition;
    friend bool operator==(const StoredGoal&, const StoredGoal&) = default;
};

/// Empty if none were stored, or if one of them is invalid: then all are ignored.
std::optional<std::vector<StoredGoal>> loadGoals(const QString& key);
void storeGoals(const QString& key, const std::vector<StoredGoal>& goals);

} // namespace tilewright
