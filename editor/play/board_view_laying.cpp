// Laying the drawn tile by mouse and by keys.
#include "editor/play/board_view.h"

#include <QCursor>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace tilewright {

void BoardView::setLaying(Laying laying) {
    if (laying.tile() == laying_.tile())
        laying.hold(laying_.held());
    laying_ = std::move(laying);
    scene_->setPlaces(laying_.cells());
    place_.reset();
    hideHint();
    if (!laying_.empty() && viewport()->underMouse())
        hover(viewport()->mapFromGlobal(QCursor::pos()));
}

void BoardView::setPreview(const game::MoveInfo* info) {
    scene_->setPreview(info ? hintOf(*info) : BoardHint());
    if (info && info->lays && info->cell) {
        hideHint();
        scene_->setGhost(PlacesLayer::Ghost{*info->cell, info->tile, info->rotation});
    } else {
        showGhost();
    }
}

void BoardView::hover(QPoint at) {
    if (laying_.empty())
        return;
    const Cell cell = cellUnder(at);
    if (laying_.legalAt(cell)) {
        setPlace(cell);
        return;
    }
    setPlace(std::nullopt);
    if (!scene_->occupied(cell) && scene_->touchesDungeon(cell))
        showHint(tr("The drawn tile can't lie here, however it is turned"), cell);
}

void BoardView::leaveEvent(QEvent* event) {
    hideHint();
    QGraphicsView::leaveEvent(event);
}

void BoardView::setPlace(std::optional<Cell> place) {
    hideHint();
    place_ = place;
    showGhost();
}

void BoardView::showGhost() {
    if (!place_) {
        scene_->setGhost(std::nullopt);
        return;
    }
    const Laying::Choice choice = laying_.at(*place_);
    scene_->setGhost(PlacesLayer::Ghost{*place_, choice.tile, choice.rotation});
    const int turns = laying_.turnsAt(*place_);
    const QString keys =
        turns > 1 ? tr("%1 ways to lie here · R, wheel or right click turns · click or Enter lays").arg(turns)
                  : tr("Lies here one way only · click or Enter lays");
    showHint(keys, *place_);
    setAccessibleDescription(tr("Place %1, %2, turned by %3 degrees. %4")
                                 .arg(place_->x)
                                 .arg(place_->y)
                                 .arg(degrees(choice.rotation))
                                 .arg(keys));
    emit heldTurnChanged(choice.rotation);
}

void BoardView::turnTile(bool clockwise) {
    if (!place_ || !laying_.legalAt(*place_))
        return;
    laying_.turn(*place_, clockwise);
    showGhost();
}

void BoardView::layAt(Cell cell) {
    if (laying_.legalAt(cell))
        emit layingChosen(laying_.at(cell).move);
}

bool BoardView::layingKey(QKeyEvent* event) {
    if (laying_.empty() || (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    const auto go = [this](Direction direction) {
        const QPointF middle = mapToScene(viewport()->rect().center()) / BoardArt::unit - QPointF(0.5, 0.5);
        const auto to = place_ ? laying_.next(*place_, direction) : laying_.nearest(middle.x(), middle.y());
        if (!to)
            return;
        ensureVisible(cellRect(*to));
        setPlace(to);
    };
    switch (event->key()) {
    case Qt::Key_Up:
        go(Direction::North);
        return true;
    case Qt::Key_Right:
        go(Direction::East);
        return true;
    case Qt::Key_Down:
        go(Direction::South);
        return true;
    case Qt::Key_Left:
        go(Direction::West);
        return true;
    case Qt::Key_R:
        if (!place_)
            go(Direction::North);
        turnTile(!(event->modifiers() & Qt::ShiftModifier));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (place_)
            layAt(*place_);
        else
            go(Direction::North);
        return true;
    default:
        return false;
    }
}

void BoardView::showHint(const QString& text, Cell beside) {
    hint_->setText(text);
    hint_->adjustSize();
    const QRect cell = mapFromScene(cellRect(beside)).boundingRect();
    // Below the cell; above it where there is no room.
    QPoint at(cell.center().x() - hint_->width() / 2, cell.bottom() + 8);
    if (at.y() + hint_->height() > viewport()->height())
        at.setY(cell.top() - 8 - hint_->height());
    at.setX(std::clamp(at.x(), 4, std::max(4, viewport()->width() - hint_->width() - 4)));
    hint_->move(at);
    hint_->show();
}

void BoardView::hideHint() {
    hint_->hide();
}

} // namespace tilewright
