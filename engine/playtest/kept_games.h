#pragma once

#include "engine/playtest/run.h"
#include "engine/tileset/issue.h"

#include <string>
#include <string_view>

namespace tilewright::playtest {

// Games that another report than that of a playtest keeps, so that one can go on from it.

/// Whether run() can go on from these games.
bool areOf(const Results& results, const Plan& plan);
/// A report whose `format` that is, of version 1.
Loaded<Json> readKept(std::string_view report, const char* format);
/// The raw counts in the field `name` of `parts`, which stands at `pointer`. Errors: none are there, or not
/// in the form of a playtest report; games of another plan.
Loaded<Results> keptGames(const Json& parts, const std::string& name, const std::string& pointer,
                          const Plan& plan);
/// "playtest-other"
Issue otherGames(std::string pointer);

} // namespace tilewright::playtest
