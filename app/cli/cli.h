#pragma once

#include "engine/tileset/io/fault.h"

#include <string>
#include <vector>

namespace tilewright::cli {

/// Exit codes of every verb.
enum ExitCode {
    Well = 0,
    /// The input was read, but has errors, or can't be played together.
    Findings = 1,
    WrongUsage = 2,
    /// Unreadable or unwritable, or not of its format.
    Unreadable = 3,
    /// Memory ran out, or a fault of the program itself.
    Failed = faultExitCode
};

/// Whether the arguments (without the program's name) are for the command line, not for the window.
bool isCommand(const std::vector<std::string>& arguments);

/// Runs one verb; prints to standard output and standard error. Needs no display. Unreadable where what was
/// printed did not arrive.
int run(const std::vector<std::string>& arguments);

} // namespace tilewright::cli
