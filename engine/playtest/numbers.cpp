#include "engine/playtest/numbers.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace tilewright::playtest {

namespace {

std::string digits(double value) {
    if (!std::isfinite(value))
        return value < 0 ? "-∞" : "∞";
    constexpr double thousand = 1000;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), std::abs(value) < thousand ? "%.4g" : "%.0f", value);
    return text.data();
}

} // namespace

Json numberJson(double value) {
    return std::isfinite(value) ? Json(value) : Json();
}

Json toJson(const Estimate& estimate) {
    return {{"value", numberJson(estimate.value)},
            {"low", numberJson(estimate.interval.low)},
            {"high", numberJson(estimate.interval.high)}};
}

std::string shown(double value, bool isShare) {
    return isShare ? digits(value * 100) + " %" : digits(value);
}

std::string shown(const Estimate& estimate, bool isShare) {
    const double factor = isShare ? 100 : 1;
    return shown(estimate.value, isShare) + " [" + digits(estimate.interval.low * factor) + ", " +
           digits(estimate.interval.high * factor) + "]";
}

} // namespace tilewright::playtest
