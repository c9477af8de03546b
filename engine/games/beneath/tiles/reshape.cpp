#include "engine/games/beneath/tiles/tile_doors.h"

namespace tilewright {

namespace {

int shared(const Sides& a, const Sides& b) {
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += isPassage(a[i]) && isPassage(b[i]) ? 1 : 0;
    return count;
}

/// The configuration with open passages, in the rotation with the most in common with the tile.
Sides nearest(const Sides& sides, Configuration configuration) {
    Sides plain{};
    for (const Direction d : passages(configuration))
        plain[static_cast<std::size_t>(index(d))] = SideContent::Open;
    Sides best = plain;
    for (const Rotation r : allRotations)
        if (shared(turned(plain, r), sides) > shared(best, sides))
            best = turned(plain, r);
    return best;
}

} // namespace

Sides reshaped(const Sides& sides, Configuration wanted) {
    if (configuration(sides) == wanted)
        return sides;
    Sides result = nearest(sides, wanted);
    std::size_t homeless = 0;
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (!isPassage(result[i]))
            continue;
        if (isPassage(sides[i])) {
            result[i] = sides[i];
            continue;
        }
        while (homeless < sides.size() && (!isPassage(sides[homeless]) || isPassage(result[homeless])))
            ++homeless;
        if (homeless < sides.size())
            result[i] = sides[homeless++];
    }
    return result;
}

} // namespace tilewright
