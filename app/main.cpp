#include "app/cli/cli.h"
#include "app/cli/last_net.h"
#include "app/cli/signals.h"
#include "app/cli/terminal.h"
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

int run(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (tilewright::cli::isCommand(arguments))
        return tilewright::cli::run(arguments);
    if (displayMissing(arguments)) {
        using tilewright::cli::Line, tilewright::cli::To;
        Line(To::Errors)
            << "tilewright: no display for the window (DISPLAY and WAYLAND_DISPLAY are not set); "
               "the command line works without one: tilewright --help";
        return tilewright::cli::WrongUsage;
    }
    return tilewright::runWindow(argc, argv);
}

} // namespace

int main(int argc, char** argv) {
    std::set_terminate(tilewright::cli::endWithWords);
    tilewright::cli::prepareProcess();
    try {
        return run(argc, argv);
    } catch (...) {
        return tilewright::cli::tellFault();
    }
}
