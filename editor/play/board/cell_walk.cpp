#include "editor/play/board/cell_walk.h"

#include <cstdlib>
#include <limits>

namespace tilewright {

std::optional<Cell> nextCell(const std::vector<Cell>& cells, Cell from, Direction direction) {
    const Cell step = neighbour({0, 0}, direction);
    std::optional<Cell> best;
    int bestCost = std::numeric_limits<int>::max();
    for (Cell cell : cells) {
        const int dx = cell.x - from.x;
        const int dy = cell.y - from.y;
        const int ahead = dx * step.x + dy * step.y;
        const int aside = std::abs(dx * step.y) + std::abs(dy * step.x);
        if (ahead > 0 && ahead + 2 * aside < bestCost) {
            best = cell;
            bestCost = ahead + 2 * aside;
        }
    }
    return best;
}

std::optional<Cell> nearestCell(const std::vector<Cell>& cells, double x, double y) {
    std::optional<Cell> best;
    double bestDistance = std::numeric_limits<double>::max();
    for (Cell cell : cells) {
        const double dx = cell.x - x;
        const double dy = cell.y - y;
        if (dx * dx + dy * dy < bestDistance) {
            best = cell;
            bestDistance = dx * dx + dy * dy;
        }
    }
    return best;
}

} // namespace tilewright
