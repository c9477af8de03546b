#include "engine/model/io/bundled_set.h"

#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

namespace tilewright {

TileSet bundledSet(std::string_view name) {
    return tileSetFromJson(*parseJson(bundledText(name)).value);
}

} // namespace tilewright
