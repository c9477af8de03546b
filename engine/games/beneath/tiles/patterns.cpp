#include "engine/games/beneath/tiles/patterns.h"

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
        std::transform(p.begin(), p.end(), order.begin(), [](Beside beside) {
            return beside == Beside::Passage ? 0 : beside == Beside::Earth ? 1 : 2;
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

auto number(const HolePattern& pattern, Beside beside) {
    return std::count(pattern.begin(), pattern.end(), beside);
}

std::vector<HolePattern> makePatterns() {
    constexpr std::array kinds{Beside::Passage, Beside::Earth, Beside::Free};
    std::vector<HolePattern> patterns;
    for (const Beside north : kinds)
        for (const Beside east : kinds)
            for (const Beside south : kinds)
                for (const Beside west : kinds) {
                    const HolePattern pattern{north, east, south, west};
                    if (number(pattern, Beside::Passage) > 0 && isCanonical(pattern))
                        patterns.push_back(pattern);
                }
    std::stable_sort(patterns.begin(), patterns.end(), [](const HolePattern& a, const HolePattern& b) {
        return std::pair(-number(a, Beside::Passage), number(a, Beside::Free)) <
               std::pair(-number(b, Beside::Passage), number(b, Beside::Free));
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
        return std::equal(laid.begin(), laid.end(), pattern.begin(), [](Side side, Beside beside) {
            return beside == Beside::Free || isPassage(side) == (beside == Beside::Passage);
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
