#pragma once

#include "editor/playtest/health/findings.h"
#include "editor/playtest/health/health_lamp.h"

#include <limits>

namespace tilewright {

inline constexpr double noLimit = std::numeric_limits<double>::infinity();

/// Good within the range, bad if the interval lies outside of it.
HealthLamp::State judgedBy(const playtest::Estimate& found, double least, double most);
/// The value, and its interval in brackets.
QString toldWithInterval(const playtest::Estimate& found, Unit unit);

} // namespace tilewright
