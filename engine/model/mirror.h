#pragma once

#include "engine/model/sides.h"

#include <cstdint>
#include <utility>

namespace tilewright {

enum class Mirror : std::uint8_t { LeftRight, TopBottom };

/// Mirrors the sides: swaps east and west, or north and south.
constexpr Sides mirrored(Sides sides, Mirror mirror) {
    if (mirror == Mirror::LeftRight)
        std::swap(sides[1], sides[3]);
    else
        std::swap(sides[0], sides[2]);
    return sides;
}

} // namespace tilewright
