#pragma once

#include "engine/playtest/studies/tune.h"

#include <string>
#include <string_view>

namespace tilewright::playtest {

/// What a tuning's file says of its task. The file names set and map and doesn't hold them.
struct TuningFile {
    /// With an empty set and map.
    TuneTask task;
    std::string ruleset;
    struct Named {
        std::string name;
        std::string hash;
    };
    Named set;
    Named map;
    /// Whether the search is over: the file then has its result, and no games to go on from.
    bool isOver = false;
};

/// Reads the task of the file of a tuning, finished or not. Errors: not of its format, a field that is
/// missing or of another kind. check() has yet to tell whether it can be tuned.
Loaded<TuningFile> readTuning(std::string_view text);

} // namespace tilewright::playtest
