#pragma once

#include "engine/playtest/run.h"

#include <functional>

namespace tilewright::playtest {

/// Plays like run(), but a few blocks at a time, and more if they are quick. After each portion `save` gets
/// the results so far, to save them in case the program is ended.
Results runInPortions(const Plan& plan, const RunSettings& settings, Results before,
                      const std::function<void(const Results&)>& save);

} // namespace tilewright::playtest
