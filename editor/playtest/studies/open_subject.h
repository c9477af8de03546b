#pragma once

#include "editor/document/game_setup.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace tilewright {

/// An open file that can be studied, compared or tuned.
struct OpenSubject {
    QString title;
    /// As studies name it: a path, the name of a bundled file that it equals, or else its title.
    std::string name;
    bool isMap = false;
    /// Of a map, the set that it is played with, as studies name it; empty: no file.
    std::string setName;
    bool isInFront = false;
    /// Variants of the rules, by their names.
    std::vector<std::string> variants;
    /// The game with it, by bots; empty where the file has been closed.
    std::function<std::optional<GameSetup>()> setup;
    /// The text of its file as it is now.
    std::function<std::string()> text;
};
using OpenSubjects = std::vector<OpenSubject>;

} // namespace tilewright
