#pragma once

#include "engine/grid/text.h"
#include "engine/playtest/goals.h"

#include <QString>

#include <optional>
#include <vector>

namespace tilewright {

/// A goal as the settings keep it.
struct KeptGoal {
    playtest::Goal goal;
    bool isShare = false;
    /// What the figure means; empty where no playtest has told it yet.
    Text definition;
};

/// Nothing where none were ever kept, or where one of them can't be: then all are ignored.
std::optional<std::vector<KeptGoal>> keptGoals(const QString& key);
void keepGoals(const QString& key, const std::vector<KeptGoal>& goals);

} // namespace tilewright
