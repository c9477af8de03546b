#pragma once

#include "engine/playtest/intervals.h"
#include "engine/tileset/tileset.h"

#include <cstdint>
#include <string>

namespace tilewright::playtest {

/// Null where it is infinite: an interval of which nothing is known has no ends.
Json numberJson(double value);
/// {"value", "low", "high"}
Json toJson(const Estimate& estimate);
/// For people: "12.3 %" of a share, else "12.3"; four digits, or as many as stand before the point.
std::string shown(double value, bool isShare);
/// Rounded up to two digits, of which the second may be 0 below 100; 0 of what is less than 1.
std::uint64_t roughly(std::int64_t number);
/// What is between two values, in two digits of half its interval: "2.4 points" of shares, which is
/// percentage points, else "2.4". `of`: the difference or an end of its interval.
std::string shownDifference(double of, const Estimate& difference, bool isShare);
/// "2.4 points [0.3, 4.5]"
std::string shownDifference(const Estimate& difference, bool isShare);
/// "12.3 % [10.1, 14.7]"
std::string shown(const Estimate& estimate, bool isShare);

} // namespace tilewright::playtest
