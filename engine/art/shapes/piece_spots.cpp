#include "engine/art/shapes/piece_spots.h"

#include <algorithm>

namespace tilewright::art {

Spot spotBeside(Point anchor) {
    constexpr double size = 27;
    return {{anchor.x + 5 + size / 2, anchor.y - size * 0.3}, size};
}

std::vector<Spot> spotsOnTile(std::span<const PiecePlacement> pieces, const std::optional<Point>& tower,
                              double figure) {
    constexpr Point middle{50, 50};
    constexpr double storey = 22;
    constexpr double storeyHeight = 8;
    constexpr double feetBelowMiddle = 9;
    constexpr double over = 62;
    constexpr double beside = 30;
    const Point foot = tower.value_or(middle);
    double top = foot.y;
    std::vector<Spot> spots;
    for (const PiecePlacement placement : pieces)
        switch (placement) {
        case PiecePlacement::Storey:
            spots.push_back({{foot.x, top}, storey});
            top -= storeyHeight;
            break;
        case PiecePlacement::Beside: // a figure on the tower, or at a figure's former place
            spots.push_back({{foot.x + 18, std::min(top, foot.y - 6)}, beside});
            break;
        case PiecePlacement::Over:
            spots.push_back({middle, over});
            break;
        case PiecePlacement::Place:
            spots.push_back({{foot.x, top - feetBelowMiddle}, figure});
            break;
        }
    return spots;
}

} // namespace tilewright::art
