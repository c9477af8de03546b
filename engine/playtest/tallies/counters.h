#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace tilewright::playtest {

/// Whole numbers by name; what is not there is 0.
using Counters = std::map<std::string, std::int64_t, std::less<>>;

} // namespace tilewright::playtest
