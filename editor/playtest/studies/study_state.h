#pragma once

#include "editor/playtest/studies/long_run.h"
#include "engine/playtest/studies/study.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

/// A study as far as it is played; immutable, shared by threads and views.
struct StudyState {
    playtest::Study study;
    std::shared_ptr<const std::vector<playtest::StudyPoint>> points;
    /// By points, all there, though without games at first.
    std::vector<std::shared_ptr<const playtest::Results>> results;
    /// By points; empty without games.
    std::vector<std::vector<playtest::GoalResult>> judged;
    /// By points, from 0; none without games.
    std::vector<std::optional<std::size_t>> rank;
    /// Figures that the games have, by id and definition; empty before the first game.
    std::vector<std::pair<std::string, Text>> figures;

    std::size_t size() const { return points->size(); }
    /// Whether every point has all its games.
    bool isComplete() const;
    std::size_t games() const;
};
using StudyStatePointer = std::shared_ptr<const StudyState>;

/// Ranks the points that have games.
void rankPoints(StudyState& state);
/// "tiles 150, colours 4", with the words of the rules' options.
QString pointInWords(const StudyState& state, std::size_t point);
/// "Median number of turns: 60 to 90, weight 2"
QString goalInWords(const playtest::Goal& goal);
/// What is known of a goal at a point: "62 (58 to 66) ✓ met".
QString judgedInWords(const playtest::GoalResult& judged);
/// "✓ met", "✗ missed", "? not known yet".
QString goalMetInWords(playtest::GoalResult::Met met);
/// The answer so far, in a sentence; what is missing if not all points have games.
QString answerInWords(const StudyState& state);

/// What a study is played from.
struct StudyTask {
    playtest::Study study;
    /// Reads the files that it names.
    playtest::FileReader read;
    /// A report to show and to continue from; empty: what was played of the same study before, if anything.
    std::string report;
    /// Whether games are played; else only what is there is shown.
    bool plays = true;
};

/// Plays a study on other threads, and keeps what it plays. `grown` and `failed` are called on the window's
/// thread.
LongRun::Work studyWork(StudyTask task, RunCache cache, std::function<void(StudyStatePointer)> grown,
                        std::function<void(const Issues&)> failed);
/// The bytes of a report, as the command line writes it. Takes a moment.
std::string reportOf(const StudyState& state, const std::stop_token& stop);

} // namespace tilewright
