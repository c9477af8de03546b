#pragma once

#include "engine/playtest/intervals.h"
#include "engine/tileset/tileset.h"

#include <string>

namespace tilewright::playtest {

/// Null where it is infinite: an interval of which nothing is known has no ends.
Json numberJson(double value);
/// {"value", "low", "high"}
Json toJson(const Estimate& estimate);
/// For people: "12.3 %" of a share, else "12.3"; four digits, or as many as stand before the point.
std::string shown(double value, bool isShare);
/// "12.3 % [10.1, 14.7]"
std::string shown(const Estimate& estimate, bool isShare);

} // namespace tilewright::playtest
