#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace tilewright::playtest {

/// Integers by name; missing ones are 0.
using Counters = std::map<std::string, std::int64_t, std::less<>>;
/// One value of a game by name; every game has the same names.
using Samples = std::map<std::string, std::int32_t, std::less<>>;

} // namespace tilewright::playtest
