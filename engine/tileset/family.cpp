#include "engine/tileset/family.h"

#include "engine/tileset/chambers/beneath_family.h"
#include "engine/tileset/landscape/landscape_family.h"

#include <algorithm>
#include <array>

namespace tilewright {

std::span<const TileFamily* const> tileFamilies() {
    static const BeneathFamily beneath;
    static const LandscapeFamily landscape;
    static const std::array<const TileFamily*, 2> all{&beneath, &landscape};
    return all;
}

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
