#pragma once

#include "engine/grid/cell.h"

#include <optional>
#include <vector>

namespace tilewright {

// Arrow keys between scattered cells.

/// The nearest of `cells` in that direction, preferring those straight ahead.
std::optional<Cell> nextCell(const std::vector<Cell>& cells, Cell from, Direction direction);
/// The nearest to a point, in cells.
std::optional<Cell> nearestCell(const std::vector<Cell>& cells, double x, double y);

} // namespace tilewright
