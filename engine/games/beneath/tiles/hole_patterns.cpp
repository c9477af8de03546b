#include "engine/games/beneath/tiles/hole_patterns.h"

#include <algorithm>

namespace tilewright {

namespace {

HolePattern turnedOnce(HolePattern pattern) {
    std::rotate(pattern.begin(), pattern.begin() + 3, pattern.end());
    return pattern;
}

bool isCanonical(const HolePattern& pattern) {
    // Passages first if possible, so that drawings begin in the north.
    const auto rank = [](const HolePattern& p) {
        std::array<int, 4> order{};
        std::transform(p.begin(), p.end(), order.begin(), [](HoleSide beside) {
            return beside == HoleSide::Passage ? 0 : beside == HoleSide::Earth ? 1 : 2;
        });
        return order;
    };
    HolePattern other = pattern;
    for (int turn = 0; turn < 3; ++turn) {
        other = turnedOnce(other);
        if (rank(other) < rank(pattern))
            return false;
    }
    return true;
}

auto number(const HolePattern& pattern, HoleSide beside) {
    return std::count(pattern.begin(), pattern.end(), beside);
}

std::vector<HolePattern> makePatterns() {
    constexpr std::array kinds{HoleSide::Passage, HoleSide::Earth, HoleSide::Free};
    std::vector<HolePattern> patterns;
    for (const HoleSide north : kinds)
        for (const HoleSide east : kinds)
            for (const HoleSide south : kinds)
                for (const HoleSide west : kinds) {
                    const HolePattern pattern{north, east, south, west};
                    if (number(pattern, HoleSide::Passage) > 0 && isCanonical(pattern))
                        patterns.push_back(pattern);
                }
    std::stable_sort(patterns.begin(), patterns.end(), [](const HolePattern& a, const HolePattern& b) {
        return std::pair(-number(a, HoleSide::Passage), number(a, HoleSide::Free)) <
               std::pair(-number(b, HoleSide::Passage), number(b, HoleSide::Free));
    });
    return patterns;
}

} // namespace

const std::vector<HolePattern>& holePatterns() {
    static const std::vector<HolePattern> patterns = makePatterns();
    return patterns;
}

bool fits(const HolePattern& pattern, const Sides& sides) {
    return std::any_of(allRotations.begin(), allRotations.end(), [&](Rotation rotation) {
        const Sides laid = turned(sides, rotation);
        return std::equal(laid.begin(), laid.end(), pattern.begin(), [](SideContent side, HoleSide beside) {
            return beside == HoleSide::Free || isPassage(side) == (beside == HoleSide::Passage);
        });
    });
}

std::vector<PatternFit> patternFits(const TileSet& set) {
    std::vector<PatternFit> all;
    for (const HolePattern& pattern : holePatterns()) {
        PatternFit fit{pattern, 0, 0};
        for (const Tile& tile : set.tiles) {
            if (tile.count <= 0 || !fits(pattern, tile.sides()))
                continue;
            ++fit.kinds;
            fit.copies += tile.count;
        }
        all.push_back(fit);
    }
    return all;
}

} // namespace tilewright
