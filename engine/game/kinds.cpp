#include "engine/game/kinds.h"

#include <algorithm>

namespace tilewright::game {

const KindSpec* findKind(Kinds kinds, Kind id) {
    const auto found = std::ranges::find(kinds, id, &KindSpec::id);
    return found == kinds.end() ? nullptr : &*found;
}

std::string_view plural(Kinds kinds, Kind id) {
    const KindSpec* spec = findKind(kinds, id);
    return spec == nullptr || *spec->plural == '\0' ? id : std::string_view(spec->plural);
}

std::string_view pluralInHand(Kinds kinds, Kind id) {
    const KindSpec* spec = findKind(kinds, id);
    return spec == nullptr || *spec->pluralInHand == '\0' ? plural(kinds, id)
                                                          : std::string_view(spec->pluralInHand);
}

} // namespace tilewright::game
