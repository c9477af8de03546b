#pragma once

#include "engine/base/text.h"
#include "engine/playtest/goals.h"

#include <QString>

#include <optional>
#include <vector>

namespace tilewright {

/// A goal as stored in the settings.
struct KeptGoal {
    playtest::Goal goal;
    bool isShare = false;
    /// The meaning of the figure; empty if no playtest has provided it yet.
    Text definition;
    friend bool operator==(const KeptGoal&, const KeptGoal&) = default;
};

/// Empty if none were stored, or if one of them is invalid: then all are ignored.
std::optional<std::vector<KeptGoal>> keptGoals(const QString& key);
void keepGoals(const QString& key, const std::vector<KeptGoal>& goals);

} // namespace tilewright
