#pragma once

#include <QString>

#include <string_view>

namespace tilewright {

/// The name of a tile set or a map, for labels and lists: in the language of the window if it is that of one
/// that comes with the program, and else as its maker wrote it. Of sets played together, "A + B", each by
/// itself.
QString nameInWords(std::string_view name);

} // namespace tilewright
