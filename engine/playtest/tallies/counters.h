#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace tilewright::playtest {

/// Integers by name; missing ones are 0.
using Counters = std::map<std::string, std::int64_t, std::less<>>;

} // namespace tilewright::playtest
