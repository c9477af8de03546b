#include "app/cli/cli.h"
#include "app/cli/process/abnormal_end.h"
#include "app/cli/process/terminal.h"
#include "app/commit.h"
#include "app/gui.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

namespace {

/// Qt aborts if it finds no display; this checks earlier. Only X11 and Wayland need one.
bool displayMissing(const std::vector<std::string>& arguments) {
#ifdef __linux__
    const auto isSet = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    const bool platformChosen = std::find(arguments.begin(), arguments.end(), "-platform") != arguments.end();
    return !platformChosen && !isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY") && !isSet("QT_QPA_PLATFORM");
#else
    (void)arguments;
    return false;
#endif
}

/// Shows the commit too, which files that the program writes leave out: equal input gives equal bytes.
std::string version() {
    const std::string commit = tilewright::commit();
    return TILEWRIGHT_VERSION + (commit.empty() ? commit : " (" + commit + ")");
}

int run(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (tilewright::cli::isCommand(arguments))
        return tilewright::cli::run(arguments, "tilewright " + version());
    if (displayMissing(arguments)) {
        using tilewright::cli::TerminalLine, tilewright::cli::StandardStream;
        TerminalLine(StandardStream::Errors)
            << "tilewright: no display for the window (DISPLAY and WAYLAND_DISPLAY are not set); "
               "the command line works without one: tilewright --help";
        return tilewright::cli::WrongUsage;
    }
    return tilewright::runWindow(argc, argv, version());
}

} // namespace

int main(int argc, char** argv) {
    std::set_terminate(tilewright::cli::terminateHandler);
    tilewright::cli::prepareProcess();
    try {
        return run(argc, argv);
    } catch (...) {
        return tilewright::cli::reportException();
    }
}
