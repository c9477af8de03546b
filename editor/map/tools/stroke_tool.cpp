#include "editor/map/tools/stroke_tool.h"

#include "editor/map/map_hand.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tilewright {

void StrokeTool::press(Cell cell, Direction, Qt::KeyboardModifiers) {
    stroke_ = Stroke{document().newStroke(), cell};
    dragTo(cell);
}

std::optional<Cell> StrokeTool::pressedAt() const {
    return stroke_ ? std::optional(stroke_->at) : std::nullopt;
}

void StrokeTool::dragTo(Cell cell) {
    const Cell from = std::exchange(stroke_->at, cell);
    // The pointer may have jumped over cells.
    MapEdit edit;
    const int steps = std::max(std::abs(cell.x - from.x), std::abs(cell.y - from.y));
    for (int i = 0; i <= steps; ++i) {
        const double share = steps == 0 ? 0 : double(i) / steps;
        editCell(edit,
                 {from.x + qRound((cell.x - from.x) * share), from.y + qRound((cell.y - from.y) * share)});
    }
    document().edit(edit, editName(), stroke_->name);
}

bool StrokeTool::cancel() {
    return std::exchange(stroke_, std::nullopt).has_value();
}

} // namespace tilewright
