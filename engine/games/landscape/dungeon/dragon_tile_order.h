#pragma once

#include "engine/base/random.h"

#include <cstdint>
#include <span>
#include <utility>

namespace tilewright::landscape {

/// L-6.1: shuffles dragon tiles before the first volcano into the stack behind it. Without a volcano the
/// order stays.
template <class IsDragon, class IsVolcano>
void moveDragonTilesBehindVolcano(std::span<std::uint16_t> stack, IsDragon isDragon, IsVolcano isVolcano,
                                  Random& random) {
    std::size_t volcano = 0;
    while (volcano < stack.size() && !isVolcano(stack[volcano]))
        ++volcano;
    if (volcano == stack.size())
        return;
    std::size_t others = 0;
    for (std::size_t i = 0; i < volcano; ++i)
        if (!isDragon(stack[i]))
            std::swap(stack[others++], stack[i]);
    if (others == volcano)
        return;
    std::swap(stack[others], stack[volcano]);
    std::span<std::uint16_t> behind = stack.subspan(others + 1);
    random.shuffle(behind);
}

} // namespace tilewright::landscape
