#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace tilewright::exchange {

/// Portable file names for any text: letters, digits, dot, minus and underscore stay, a space becomes a
/// minus, other bytes two hexadecimal digits after an underscore. Names that differ only in case get a
/// number.
class FileNames {
public:
    std::string nameFor(std::string_view text, std::string_view ending);

private:
    std::unordered_set<std::string> taken_;
};

/// The same for a single name.
std::string fileNameFor(std::string_view text, std::string_view ending = {});

} // namespace tilewright::exchange
