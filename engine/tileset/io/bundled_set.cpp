#include "engine/tileset/io/bundled_set.h"

#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/format.h"

namespace tilewright {

TileSet bundledSet(std::string_view name) {
    return tileSetFromJson(*parseJson(bundledText(name)).value);
}

} // namespace tilewright
