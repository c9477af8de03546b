#pragma once

#include "engine/playtest/number_reader.h"
#include "engine/playtest/statistics/distribution.h"

#include <functional>
#include <map>
#include <string>

namespace tilewright::playtest {

using Distributions = std::map<std::string, Distribution, std::less<>>;

/// By name, lists by value and by block: fields of a report's file.
Json toJson(const Distributions& distributions);
/// `blocks`: the length of lists by block.
Distributions readDistributions(const Json& in, std::size_t blocks, NumberReader& reader);

} // namespace tilewright::playtest
