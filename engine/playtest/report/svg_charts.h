#pragma once

#include "engine/grid/cell.h"
#include "engine/playtest/intervals.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// For element content and for attributes in double quotes.
std::string escapedHtml(std::string_view text);
/// With a point and so many decimals, in every locale; "–" where there is no number.
std::string decimal(double value, int decimals);

// SVG elements to stand in an HTML page, whose style sheet has the classes band, dot, line, bar, axis and
// label. The same numbers give the same bytes.

struct IntervalRow {
    std::string label;
    Estimate estimate;
    std::string words;
};
/// Shares from 0 to 1, one row each, with their intervals as bands and, where given, a line to compare with.
std::string intervalChart(const std::vector<IntervalRow>& rows, std::optional<double> compareWith,
                          std::string_view title);
/// One such row without words, as high as a line of text.
std::string intervalBar(const Estimate& share);

/// How often which values came. Pre: not empty.
std::string histogram(std::span<const std::int32_t> values, double median, std::string_view title);

struct TintedCell {
    Cell cell;
    double value = 0;
    std::string words;
};
/// Cells where they lie, tinted by their value, the greatest most; their words come as tooltips. Pre: not
/// empty.
std::string cellChart(const std::vector<TintedCell>& cells, std::string_view title);

} // namespace tilewright::playtest
