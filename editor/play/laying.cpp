#include "editor/play/laying.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace tilewright {

Laying::Laying(const game::Position& position, const game::MoveList& moves) {
    for (game::Move move : moves) {
        const game::MoveInfo info = position.describe(move);
        if (info.lays && info.cell)
            places_[*info.cell].push_back({move, info.tile, info.rotation});
    }
    for (auto& [cell, choices] : places_)
        std::ranges::sort(choices, {}, [](const Choice& c) { return index(c.rotation); });
}

std::vector<Cell> Laying::cells() const {
    std::vector<Cell> cells;
    for (const auto& [cell, choices] : places_)
        cells.push_back(cell);
    return cells;
}

int Laying::turnsAt(Cell cell) const {
    const auto place = places_.find(cell);
    return place == places_.end() ? 0 : static_cast<int>(place->second.size());
}

Laying::Choice Laying::at(Cell cell) const {
    const auto& choices = places_.at(cell);
    // From the held turn on, clockwise, the first that is legal.
    return *std::ranges::min_element(
        choices, {}, [this](const Choice& c) { return (index(c.rotation) - index(held_)) & 3; });
}

void Laying::turn(Cell cell, bool clockwise) {
    const auto& choices = places_.at(cell);
    const Rotation now = at(cell).rotation;
    held_ = std::ranges::min_element(choices, {}, [now, clockwise](const Choice& c) {
                const int away = (index(c.rotation) - index(now)) & 3;
                return away == 0 ? 4 : (clockwise ? away : 4 - away);
            })->rotation;
}

std::optional<Cell> Laying::next(Cell from, Direction direction) const {
    const Cell step = neighbour({0, 0}, direction);
    std::optional<Cell> best;
    int bestCost = std::numeric_limits<int>::max();
    for (const auto& [cell, choices] : places_) {
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

std::optional<Cell> Laying::nearest(double x, double y) const {
    std::optional<Cell> best;
    double bestDistance = std::numeric_limits<double>::max();
    for (const auto& [cell, choices] : places_) {
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
