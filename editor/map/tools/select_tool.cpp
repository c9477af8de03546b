#include "editor/map/tools/select_tool.h"

#include "editor/map/map_tool_controller.h"

#include <utility>

namespace tilewright {

void SelectTool::press(Cell cell, Direction, Qt::KeyboardModifiers modifiers) {
    const bool moves =
        toolController().selection().contains(toPoint(cell)) && (modifiers & Qt::ShiftModifier) == 0;
    drag_ = Drag{cell, cell, modifiers, moves};
}

std::optional<Cell> SelectTool::pressedAt() const {
    return drag_ ? std::optional(drag_->at) : std::nullopt;
}

void SelectTool::release() {
    const Drag drag = *std::exchange(drag_, std::nullopt);
    const bool withControl = (drag.modifiers & Qt::ControlModifier) != 0;
    const QRect cells = rectBetween(drag.from, drag.at);
    if (drag.moves) {
        const QPoint by = toPoint(drag.at) - toPoint(drag.from);
        if (by.isNull())
            toolController().setSelection(cells);
        else if (withControl)
            toolController().copySelection(by);
        else
            toolController().moveSelection(by);
    } else if ((drag.modifiers & Qt::ShiftModifier) != 0) {
        toolController().setSelection(toolController().selection() + cells);
    } else if (withControl) {
        toolController().setSelection(toolController().selection() - cells);
    } else {
        toolController().setSelection(cells);
    }
}

void SelectTool::applyAtCursor() {
    const QPoint cursor = toPoint(toolController().cursor());
    const QRegion& selection = toolController().selection();
    const QRect cell(cursor, QSize(1, 1));
    toolController().setSelection(selection.contains(cursor) ? selection - cell : selection + cell);
}

bool SelectTool::cancel() {
    return std::exchange(drag_, std::nullopt).has_value();
}

std::optional<QRect> SelectTool::rubberBand() const {
    return drag_ && !drag_->moves ? std::optional(rectBetween(drag_->from, drag_->at)) : std::nullopt;
}

QPoint SelectTool::dragOffset() const {
    return drag_ && drag_->moves ? toPoint(drag_->at) - toPoint(drag_->from) : QPoint();
}

QString SelectTool::hint(Cell cell, Direction) const {
    return toolController().selection().contains(toPoint(cell))
               ? MapToolController::tr("Drag to move the selection, Ctrl+drag to copy it")
               : MapToolController::tr("Click or drag to select; Shift adds, Ctrl removes");
}

} // namespace tilewright
