#pragma once

#include "engine/base/issue.h"
#include "engine/playtest/run.h"

#include <string>
#include <string_view>

namespace tilewright::playtest {

// Games stored in reports other than a playtest's, to continue from.

/// Whether run() can continue from these games.
bool areFromPlan(const Results& results, const Plan& plan);
/// Reads a report with that `format` and version 1.
Loaded<Json> readStoredReport(std::string_view report, const char* format);
/// The raw counts in the field `name` of `parts`, whose pointer is `pointer`. Errors: missing, not in the
/// form of a playtest report, or games of another plan.
Loaded<Results> readStoredResults(const Json& parts, const std::string& name, const std::string& pointer,
                                  const Plan& plan);
/// "playtest-other"
Issue otherGamesIssue(std::string pointer);

} // namespace tilewright::playtest
