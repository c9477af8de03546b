#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace tilewright {

/// "sets/mine.tileset.json" gives "mine".
std::string baseNameOf(const std::string& path);

/// Whether letters beyond ASCII stay. In names that a person chose they do; those made of ids stand in links
/// and archives, where programs disagree about them.
enum class Letters { Ascii, All };

/// A file name for any text that is safe on every system: letters, digits, dot, minus and underscore stay, a
/// space becomes a minus. With Letters::Ascii other bytes become two hexadecimal digits after an underscore,
/// so that different texts have different names; with Letters::All signs become a minus.
std::string fileNameFor(std::string_view text, std::string_view ending = {}, Letters = Letters::Ascii);

/// File names of one folder, of Letters::Ascii: names that differ only in case get a number.
class UniqueFileNames {
public:
    std::string nameFor(std::string_view text, std::string_view ending);

private:
    std::unordered_set<std::string> taken_;
};

} // namespace tilewright
