#pragma once

#include "engine/model/tileset.h"

#include <string_view>

namespace tilewright {

/// The bundled tile set of that name, without the checks that files of others need: tests make them. Pre:
/// there is one.
TileSet bundledSet(std::string_view name);

} // namespace tilewright
