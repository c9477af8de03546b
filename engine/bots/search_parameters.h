#pragma once

#include "engine/base/translatable_text.h"
#include "engine/bots/search_bot.h"

#include <string_view>

namespace tilewright::bots {

/// Changes settings by what follows the name of a search, "iterations=200:threads=2". Returns what is wrong
/// and what was expected; empty if nothing is. `seconds` and `iterations` say how long it thinks; the other
/// parameters serve to measure what parts of the search gain (tests/benchmarks/README.md).
Text applyParameters(std::string_view parameters, SearchSettings& settings);

} // namespace tilewright::bots
