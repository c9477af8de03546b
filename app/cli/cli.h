#pragma once

#include "engine/base/files/exception_issue.h"

#include <optional>
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

/// What a start of the window is asked for.
struct WindowArguments {
    std::vector<std::string> files;
    /// Even if a window is open that could take the files.
    bool newWindow = false;
    bool newTileSet = false;
    /// A game with the file in front.
    bool play = false;
};

/// Of what is left when the window system has taken its own options. Prints what is wrong, and is then empty.
std::optional<WindowArguments> windowArguments(const std::vector<std::string>& arguments);

/// Runs one verb; prints to standard output and standard error. Needs no display. Returns FileError if the
/// output could not be written. `version` is what --version prints.
int run(const std::vector<std::string>& arguments, const std::string& version);

} // namespace tilewright::cli
