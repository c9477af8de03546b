#include "editor/map/tools/rectangle_tool.h"

#include "editor/map/map_hand.h"

#include <utility>

namespace tilewright {

void RectangleTool::press(Cell cell, Direction, Qt::KeyboardModifiers) {
    begun_ = Begun{cell, cell};
}

std::optional<Cell> RectangleTool::pressedAt() const {
    return begun_ ? begun_->to : std::nullopt;
}

void RectangleTool::applyAtCursor() {
    if (begun_)
        finish();
    else
        begun_ = Begun{hand().cursor(), std::nullopt};
}

bool RectangleTool::cancel() {
    return std::exchange(begun_, std::nullopt).has_value();
}

std::optional<QRect> RectangleTool::rubberBand() const {
    return begun_ ? std::optional(rectBetween(begun_->from, begun_->to.value_or(hand().cursor())))
                  : std::nullopt;
}

void RectangleTool::finish() {
    const QRect cells = *rubberBand();
    begun_.reset();
    if (qint64(cells.width()) * cells.height() > mostFilledCells) {
        emit hand().message(MapHand::tr("That rectangle has more than %L1 cells; choose a smaller one.")
                                .arg(mostFilledCells));
        return;
    }
    MapEdit edit;
    const Chamber& brush = hand().brush();
    for (int y = cells.top(); y <= cells.bottom(); ++y)
        for (int x = cells.left(); x <= cells.right(); ++x)
            // Inside, the rooms must fit each other.
            edit.set({x, y}, cells.size() == QSize(1, 1) ? hand().brushAt({x, y}) : brush);
    document().edit(edit, [brush] { return MapHand::tr("rectangle of %1").arg(chamberName(brush)); });
}

QString RectangleTool::hint(Cell, Direction) const {
    return MapHand::tr("Drag a rectangle to fill it with %1").arg(chamberName(hand().brush()));
}

} // namespace tilewright
