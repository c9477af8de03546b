#pragma once

#include "engine/games/ruleset.h"
#include "engine/playtest/studies/study.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// A study's report without the files of the study: enough to merge, to rank and to show its points.
struct StudyReport {
    Study study;
    /// Settings only; plans are empty.
    std::vector<StudyPoint> points;
    std::vector<Results> results;

    std::uint64_t gamesDone() const;
    std::uint64_t gamesWanted() const;
    bool isWhole() const;
};

/// Errors name the place: not of the format, games that can't be.
Loaded<StudyReport> readStudyReport(std::string_view text, game::Rulesets rulesets);

/// Reports of parts of one study, in any order: the same bytes as if one machine had played all. Errors name
/// the number of the part from 1: another study, the same games twice. Pre: there is a part.
Loaded<StudyReport> mergeStudies(const std::vector<StudyReport>& parts);

} // namespace tilewright::playtest
