#pragma once

#include "engine/grid/text.h"
#include "engine/playtest/results.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace tilewright::playtest {

/// A sentence in the reader's language.
using Words = std::function<std::string(const Text&)>;

/// Files of the command that repeats a playtest, as far as they are known; empty where not.
struct RepeatPaths {
    std::vector<std::string> tileSets;
    std::string map;
    /// Folder for records.
    std::string records;
    std::string report;
};

/// The report as one page that needs nothing else: charts as SVG, all figures with intervals and definitions,
/// the tiles, the command that repeats it. Light or dark as the reader's system; fit for paper. The same
/// results give the same bytes. `notes`: sentences that follow from more than the results. `paths`: for the
/// command; where a set or map is needed and not known, SET and MAP stand for it. Once a stop is asked for,
/// it returns soon, with numbers that mean nothing.
std::string reportHtml(const Results& results, const Words& words = &Text::english,
                       const std::vector<Text>& notes = {}, const RepeatPaths& paths = {},
                       const std::stop_token& stop = {});

} // namespace tilewright::playtest
