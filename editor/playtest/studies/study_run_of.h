#pragma once

#include "editor/playtest/studies/kept_runs.h"
#include "editor/playtest/studies/long_run.h"
#include "editor/playtest/studies/study_state.h"

#include <functional>
#include <string>

namespace tilewright {

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
LongRun::Work studyWork(StudyTask task, KeptRuns kept, std::function<void(StudyStatePointer)> grown,
                        std::function<void(const Issues&)> failed);
/// The bytes of a report, as the command line writes it. Takes a moment.
std::string reportOf(const StudyState& state, const std::stop_token& stop);

} // namespace tilewright
