#include "app/cli/window_arguments.h"

#include "app/cli/process/terminal.h"
#include "engine/base/translatable_text.h"

#include <CLI/CLI.hpp>

namespace tilewright::cli {

void addWindowOptions(CLI::App& app, WindowArguments& arguments) {
    constexpr const char* window = QT_TRANSLATE_NOOP("Engine", "Window, without a verb");
    app.add_flag("--new-window", arguments.newWindow,
                 QT_TRANSLATE_NOOP("Engine", "Open a window of its own, even if one is open that could take "
                                             "the files"))
        ->group(window);
    app.add_flag("--new-tile-set", arguments.newTileSet, QT_TRANSLATE_NOOP("Engine", "Create a new tile set"))
        ->group(window);
    app.add_flag("--play", arguments.play,
                 QT_TRANSLATE_NOOP("Engine", "Start a game with the current file, or with a bundled one"))
        ->group(window);
}

std::optional<WindowArguments> windowArguments(const std::vector<std::string>& arguments) {
    WindowArguments result;
    CLI::App app;
    app.set_help_flag();
    addWindowOptions(app, result);
    app.add_option("FILE", result.files);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        TerminalLine(StandardStream::Errors)
            << "tilewright: " << error.what() << "; tilewright --help lists all options";
        return std::nullopt;
    }
    return result;
}

} // namespace tilewright::cli
