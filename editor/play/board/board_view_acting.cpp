// Acting on the board: pointer and keys lead the hand, and what it says is shown.
#include "editor/play/board/board_view.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

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

void BoardView::carry(QPoint global, QWidget& by) {
    const Grip* held = hand_->held();
    const QPoint at = viewport()->mapFromGlobal(global);
    if (viewport()->rect().contains(at)) {
        hand_->drag(mapToScene(at));
        by.unsetCursor();
    } else if (held != nullptr) {
        hand_->dragElsewhere();
        constexpr int size = 44;
        QPixmap pixmap(QSize(size, size) * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        kindPicture(held->piece.kind, held->piece.player).paint(painter, QRectF(0, 0, size, size));
        painter.end();
        by.setCursor(QCursor(pixmap));
    }
}

void BoardView::putDown(QPoint global, QWidget& by) {
    by.unsetCursor();
    const QPoint at = viewport()->mapFromGlobal(global);
    const game::Kind space = spaceAt_ ? spaceAt_(global) : game::Kind();
    if (!space.empty())
        hand_->dropInSpace(space);
    else if (viewport()->rect().contains(at))
        hand_->drop(mapToScene(at));
    else
        hand_->letGo();
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
