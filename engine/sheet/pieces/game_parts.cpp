#include "engine/sheet/pieces/game_parts.h"

#include <algorithm>
#include <array>

namespace tilewright::sheet {

namespace {

struct Entry {
    std::string_view ruleset;
    const GameParts& (*parts)();
};
constexpr std::array<Entry, 2> all{{{"beneath", beneathParts}, {"landscape", landscapeParts}}};

} // namespace

const GameParts& partsOf(std::string_view ruleset) {
    const auto* const found = std::find_if(
        all.begin(), all.end(), [ruleset](const Entry& entry) { return entry.ruleset == ruleset; });
    return (found == all.end() ? all.front() : *found).parts();
}

} // namespace tilewright::sheet
