#include "engine/games/kind_spec.h"

#include <algorithm>

namespace tilewright::game {

const KindSpec* findKind(Kinds kinds, Kind id) {
    const auto found = std::ranges::find(kinds, id, &KindSpec::id);
    return found == kinds.end() ? nullptr : &*found;
}

const KindSpec* findCube(Kinds kinds, Colour colour) {
    const auto found = std::ranges::find_if(kinds, [colour](const KindSpec& kind) {
        return kind.category == KindSpec::Category::Cube && kind.colour == colour;
    });
    return found == kinds.end() ? nullptr : &*found;
}

std::string_view coloursOption(Kinds kinds) {
    const auto found =
        std::ranges::find_if(kinds, [](const KindSpec& kind) { return !kind.coloursOption.empty(); });
    return found == kinds.end() ? std::string_view() : found->coloursOption;
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
