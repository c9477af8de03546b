#pragma once

#include <QString>

#include <string_view>

namespace tilewright {

/// The name of a tile set or a map, for labels and lists: what comes with the program is called in the
/// language of the window, and others as their makers named them. Of sets played together, "A + B", each by
/// itself.
QString nameInWords(std::string_view name);

} // namespace tilewright
