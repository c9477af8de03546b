#include "app/cli/cli.h"
#include "app/gui.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

/// Qt ends the program hard when it finds no display; this tells it in time. Only X11 and Wayland need one.
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

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (tilewright::cli::isCommand(arguments))
        return tilewright::cli::run(arguments);
    if (displayMissing(arguments)) {
        std::cerr << "tilewright: no display for the window (DISPLAY and WAYLAND_DISPLAY are not set); "
                     "the command line works without one: tilewright --help\n";
        return tilewright::cli::WrongUsage;
    }
    return tilewright::runWindow(argc, argv);
}
