#pragma once

#include "engine/grid/cell.h"

#include <optional>
#include <vector>

namespace tilewright {

// Where arrow keys lead among scattered cells.

/// The nearest of `cells` in that direction, straight ahead before aside.
std::optional<Cell> nextCell(const std::vector<Cell>& cells, Cell from, Direction direction);
/// The one nearest to a point, in cells.
std::optional<Cell> nearestCell(const std::vector<Cell>& cells, double x, double y);

} // namespace tilewright
