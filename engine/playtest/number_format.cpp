#include "engine/playtest/number_format.h"

#include <algorithm>
#include <array>
#include <charconv>
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

std::string withDecimals(double value, int decimals) {
    if (!std::isfinite(value))
        return "?";
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
    return text.data();
}

/// Decimals that an interval of that width warrants.
std::string warranted(double value, const Interval& interval, double factor) {
    const double half = (interval.high - interval.low) / 2 * factor;
    if (!std::isfinite(value) || !std::isfinite(half) || half <= 0)
        return digits(value * factor);
    constexpr int most = 6;
    const int decimals = std::clamp(1 - static_cast<int>(std::floor(std::log10(half))), 0, most);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", decimals, value * factor);
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

std::string decimal(double value, int decimals) {
    if (!std::isfinite(value))
        return "–";
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::fixed, decimals);
    return end.ec == std::errc() ? std::string(buffer.data(), end.ptr) : std::string("–");
}

std::string withThousandsSeparators(std::uint64_t number) {
    std::string text = std::to_string(number);
    constexpr std::size_t together = 3;
    for (std::size_t at = text.size(); at > together;)
        text.insert(at -= together, 1, ',');
    return text;
}

std::uint64_t roundedUp(std::int64_t number) {
    if (number < 1)
        return 0;
    constexpr std::uint64_t ten = 10;
    const auto exact = static_cast<std::uint64_t>(number);
    std::uint64_t step = ten;
    while (exact / step >= ten * ten)
        step *= ten;
    if (exact / step >= ten)
        return (exact + step - 1) / step * step;
    return (exact + ten - 1) / ten * ten;
}

std::string formatted(double value, bool isShare) {
    return isShare ? digits(value * 100) + " %" : digits(value);
}

std::string differenceNumber(double of, const Estimate& difference, bool isShare) {
    return warranted(of, difference.interval, isShare ? 100 : 1);
}

std::string formattedDifference(double of, const Estimate& difference, bool isShare) {
    return differenceNumber(of, difference, isShare) + (isShare ? " points" : "");
}

std::string formattedDifference(const Estimate& difference, bool isShare) {
    const double factor = isShare ? 100 : 1;
    return formattedDifference(difference.value, difference, isShare) + " [" +
           warranted(difference.interval.low, difference.interval, factor) + ", " +
           warranted(difference.interval.high, difference.interval, factor) + "]";
}

FormattedEstimate formattedEstimate(const Estimate& estimate, bool isShare, bool isWhole) {
    const double factor = isShare ? 100 : 1;
    const auto [low, high] = estimate.interval;
    const double half = (high - low) / 2 * factor;
    int decimals = isWhole ? 0 : 1;
    constexpr int most = 6;
    if (!isWhole && std::isfinite(half) && half > 0)
        decimals = std::clamp(1 - static_cast<int>(std::floor(std::log10(half))), 1, most);
    const auto text = [&](double value) { return withDecimals(value * factor, decimals); };
    return {text(estimate.value) + (isShare ? " %" : ""), text(low), text(high)};
}

std::string FormattedEstimate::interval() const {
    return "[" + low + ", " + high + "]";
}

FormattedEstimate formattedFigure(const Figure& figure) {
    return formattedEstimate(figure.estimate, figure.isShare, figure.isWhole());
}

std::string formatted(const Estimate& estimate, bool isShare) {
    const double factor = isShare ? 100 : 1;
    return formatted(estimate.value, isShare) + " [" + digits(estimate.interval.low * factor) + ", " +
           digits(estimate.interval.high * factor) + "]";
}

} // namespace tilewright::playtest
