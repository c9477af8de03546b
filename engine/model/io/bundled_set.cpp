#include "engine/model/io/bundled_set.h"

#include "engine/model/io/bundled.h"
#include "engine/model/io/format.h"

namespace tilewright {

TileSet bundledSet(std::string_view name) {
    return tileSetFromJson(*parseJson(bundledText(name)).value);
}

} // namespace tilewright
