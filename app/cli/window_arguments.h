#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tilewright::cli {

/// What a start of the window is asked for.
struct WindowArguments {
    std::vector<std::string> files;
    /// Even if a window is open that could take the files.
    bool newWindow = false;
    bool newTileSet = false;
    /// A game with the file in front.
    bool play = false;
};

/// All but the files.
void addWindowOptions(CLI::App& app, WindowArguments& arguments);

/// Of what is left when the window system has taken its own options. Prints what is wrong, and is then empty.
std::optional<WindowArguments> windowArguments(const std::vector<std::string>& arguments);

} // namespace tilewright::cli
