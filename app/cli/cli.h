#pragma once

#include "engine/base/files/exception_issue.h"

#include <string>
#include <vector>

namespace tilewright::cli {

/// Exit codes of all verbs.
enum ExitCode {
    Success = 0,
    /// The input was read, but has errors or can't be played together.
    InputErrors = 1,
    WrongUsage = 2,
    /// FileError or unwritable, or not of its format.
    FileError = 3,
    /// Out of memory, or an internal error.
    InternalError = exceptionExitCode
};

/// Whether the arguments (without the program's name) are for the command line instead of the window.
bool isCommand(const std::vector<std::string>& arguments);

/// Runs one verb; prints to standard output and standard error. Needs no display. Returns FileError if the
/// output could not be written. `version` is what --version prints.
int run(const std::vector<std::string>& arguments, const std::string& version);

} // namespace tilewright::cli
