// Acting on the board: pointer and keys lead the hand, and what it says is shown.
#include "editor/play/board_view.h"

#include <QKeyEvent>
#include <QLabel>

namespace tilewright {

void BoardView::connectHand() {
    connect(hand_, &BoardHand::moveChosen, this, &BoardView::actionChosen);
    connect(hand_, &BoardHand::choiceNeeded, this, &BoardView::choiceNeeded);
    connect(hand_, &BoardHand::cursorMoved, this, [this](const QRectF& at) { ensureVisible(at); });
    connect(hand_, &BoardHand::said, this, [this](const QString& words, Cell beside, bool refused) {
        if (words.isEmpty()) {
            hideHint();
        } else {
            showHint(words, beside);
            setAccessibleDescription(words);
        }
        emit said(refused ? words : QString());
    });
}

void BoardView::hoverWithHand(QPoint at) {
    const QPointF point = mapToScene(at);
    hand_->hover(point);
    if (hand_->catches(point)) {
        viewport()->setCursor(Qt::PointingHandCursor);
        return;
    }
    viewport()->unsetCursor();
    if (const auto part = scene_->featureAt(point); part != pointed_)
        showRegion(part);
}

bool BoardView::actingKey(QKeyEvent* event) {
    if (!laying_.empty() || !hand_->active() || (event->modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    switch (event->key()) {
    case Qt::Key_Up:
        hand_->step(Direction::North);
        return true;
    case Qt::Key_Right:
        hand_->step(Direction::East);
        return true;
    case Qt::Key_Down:
        hand_->step(Direction::South);
        return true;
    case Qt::Key_Left:
        hand_->step(Direction::West);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return hand_->choose();
    case Qt::Key_Escape:
        return hand_->letGo();
    default:
        return false;
    }
}

bool BoardView::focusNextPrevChild(bool next) {
    if (!laying_.empty() ? nextPlace(next) : hand_->next(next))
        return true;
    return QGraphicsView::focusNextPrevChild(next);
}

} // namespace tilewright
