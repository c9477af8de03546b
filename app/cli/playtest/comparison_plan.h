#pragma once

#include "app/cli/verbs.h"
#include "engine/playtest/run.h"

namespace tilewright::cli {

/// The games of a comparison with this set, board and options, stack by stack; throws Failure if they can't
/// be played.
playtest::Plan comparisonPlan(const CompareArguments& arguments, const GameArguments& game);

} // namespace tilewright::cli
