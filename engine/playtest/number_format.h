#pragma once

#include "engine/model/tileset.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/statistics/intervals.h"

#include <cstdint>
#include <string>

namespace tilewright::playtest {

/// Null if infinite: an unknown interval has no ends.
Json numberJson(double value);
/// {"value", "low", "high"}
Json toJson(const Estimate& estimate);
/// For people: a share as "12.3 %", otherwise "12.3"; four digits, or all digits before the point.
std::string formatted(double value, bool isShare);
/// Formats with a point and a fixed number of decimals, in every locale; "–" if it is not finite.
std::string decimal(double value, int decimals);
/// "42,000"
std::string withThousandsSeparators(std::uint64_t number);
/// Rounded up to two digits, of which the second may be 0 below 100; 0 for less than 1.
std::uint64_t roundedUp(std::int64_t number);
/// A difference with two digits of half its interval: "2.4 points" for shares (percentage points), else
/// "2.4". `of`: the difference or an end of its interval.
std::string formattedDifference(double of, const Estimate& difference, bool isShare);
/// The same without the unit: "2.4".
std::string differenceNumber(double of, const Estimate& difference, bool isShare);
/// "2.4 points [0.3, 4.5]"
std::string formattedDifference(const Estimate& difference, bool isShare);
/// An estimate with as many decimals as its interval warrants: at least one, but none for integers.
struct FormattedEstimate {
    /// "12.3 %"
    std::string value;
    /// "10.1" and "14.7"; "?" if unknown.
    std::string low;
    std::string high;

    /// "[10.1, 14.7]"
    std::string interval() const;
};
FormattedEstimate formattedEstimate(const Estimate& estimate, bool isShare, bool isWhole = false);
FormattedEstimate formattedFigure(const Figure& figure);
/// "12.3 % [10.1, 14.7]"
std::string formatted(const Estimate& estimate, bool isShare);

} // namespace tilewright::playtest
