#pragma once

#include "engine/base/threads.h"
#include "engine/base/translatable_text.h"
#include "engine/playtest/results.h"

#include <string>
#include <vector>

namespace tilewright::playtest {

struct StudyReport;

/// Files for the command that repeats a playtest; empty if unknown.
struct RepeatPaths {
    std::vector<std::string> tileSets;
    std::string map;
    /// Folder for records.
    std::string records;
    std::string report;
};

/// The report as one self-contained page: charts as SVG, all figures with intervals and definitions, the
/// tiles, and the command that repeats it. Light or dark like the reader's system; suitable for paper. The
/// same results give the same bytes. `notes`: additional remarks from outside the results. `paths`: for the
/// command; SET and MAP stand for unknown ones. Once a stop is requested, returns soon, with meaningless
/// numbers.
std::string reportHtml(const Results& results, const Translator& words = &Text::english,
                       const std::vector<Text>& notes = {}, const RepeatPaths& paths = {},
                       const StopToken& stop = {});

/// Two playtests of one rule system side by side as a page, question by question: the answer of each, and all
/// figures with their differences, B less A. Those are compared block by block where both played the same
/// stacks (checkPaired()), else as of independent games. Once a stop is requested, returns soon, with
/// meaningless numbers.
std::string comparisonHtml(const Results& a, const Results& b, const Translator& words = &Text::english,
                           const StopToken& stop = {});

/// A study as a page: how far it is, its points by how they meet the goals, and the answer. While games are
/// missing, the page loads itself again every few seconds. The same report gives the same bytes.
std::string studyHtml(const StudyReport& report, const Translator& words = &Text::english);

} // namespace tilewright::playtest
