#include "editor/map/tools/select_tool.h"

#include "editor/map/map_hand.h"

#include <utility>

namespace tilewright {

void SelectTool::press(Cell cell, Direction, Qt::KeyboardModifiers held) {
    const bool moves = hand().selection().contains(toPoint(cell)) && (held & Qt::ShiftModifier) == 0;
    drag_ = Drag{cell, cell, held, moves};
}

std::optional<Cell> SelectTool::pressedAt() const {
    return drag_ ? std::optional(drag_->at) : std::nullopt;
}

void SelectTool::release() {
    const Drag drag = *std::exchange(drag_, std::nullopt);
    const bool withControl = (drag.held & Qt::ControlModifier) != 0;
    const QRect cells = rectBetween(drag.from, drag.at);
    if (drag.moves) {
        const QPoint by = toPoint(drag.at) - toPoint(drag.from);
        if (by.isNull())
            hand().setSelection(cells);
        else if (withControl)
            hand().copySelection(by);
        else
            hand().moveSelection(by);
    } else if ((drag.held & Qt::ShiftModifier) != 0) {
        hand().setSelection(hand().selection() + cells);
    } else if (withControl) {
        hand().setSelection(hand().selection() - cells);
    } else {
        hand().setSelection(cells);
    }
}

void SelectTool::applyAtCursor() {
    const QPoint cursor = toPoint(hand().cursor());
    const QRegion& selection = hand().selection();
    const QRect cell(cursor, QSize(1, 1));
    hand().setSelection(selection.contains(cursor) ? selection - cell : selection + cell);
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
    return hand().selection().contains(toPoint(cell))
               ? MapHand::tr("Drag to move the selection, Ctrl+drag to copy it")
               : MapHand::tr("Click or drag to select; Shift adds, Ctrl removes");
}

} // namespace tilewright
