#pragma once

#include "engine/playtest/run.h"

#include <functional>

namespace tilewright::playtest {

/// Plays as run() does, but a few blocks at a time, and more where they are quick. After each portion but the
/// last, `kept` gets what there is, so that it can be written before something ends the program.
Results runInPortions(const Plan& plan, const RunSettings& settings, Results before,
                      const std::function<void(const Results&)>& kept);

} // namespace tilewright::playtest
