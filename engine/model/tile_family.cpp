#include "engine/model/tile_family.h"

#include <algorithm>

namespace tilewright {

const TileFamily* findFamily(std::string_view ruleset) {
    const auto all = tileFamilies();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const TileFamily* f) { return f->id() == ruleset; });
    return found == all.end() ? nullptr : *found;
}

const TileFamily& familyOf(std::string_view ruleset) {
    const TileFamily* family = findFamily(ruleset);
    return family == nullptr ? *tileFamilies().front() : *family;
}

} // namespace tilewright
