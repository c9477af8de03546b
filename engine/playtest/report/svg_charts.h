#pragma once

#include "engine/grid/cell.h"
#include "engine/playtest/statistics/intervals.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// Escapes text for element content and for attributes in double quotes.
std::string escapedHtml(std::string_view text);

// SVG elements for an HTML page whose style sheet has the classes band, dot, line, bar, axis and label. The
// same numbers give the same bytes.

struct IntervalRow {
    std::string label;
    Estimate estimate;
    std::string words;
};
/// Shares from 0 to 1, one row each, with their intervals as bands and an optional reference line.
std::string intervalChart(const std::vector<IntervalRow>& rows, std::optional<double> compareWith,
                          std::string_view title);
/// A single row without text, as high as a line of text.
std::string intervalBar(const Estimate& share);

/// How often there is each value. Pre: not empty.
std::string histogram(const std::map<std::int32_t, std::int64_t>& values, double median,
                      std::string_view title);

struct TintedCell {
    Cell cell;
    double value = 0;
    std::string words;
};
/// A map of cells, tinted by their values, the greatest most; their texts are tooltips. Pre: not empty.
std::string cellChart(const std::vector<TintedCell>& cells, std::string_view title);

} // namespace tilewright::playtest
