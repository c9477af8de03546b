// Acting on the board: pointer and keys control the hand, and its messages are shown.
#include "editor/play/board/board_view.h"

#include "editor/play/board/board_access.h"

#include <QKeyEvent>
#include <QLabel>

namespace tilewright {

void BoardView::connectHand() {
    connect(interaction_, &InteractionController::moveChosen, this, &BoardView::actionChosen);
    connect(interaction_, &InteractionController::marksChanged, access_, &BoardAccess::tell);
    connect(interaction_, &InteractionController::choiceNeeded, this, &BoardView::choiceNeeded);
    connect(interaction_, &InteractionController::cursorMoved, this,
            [this](const QRectF& at) { ensureVisible(at); });
    connect(interaction_, &InteractionController::said, this,
            [this](const QString& words, Cell beside, bool refused) {
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
    interaction_->hover(point);
    if (interaction_->catches(point)) {
        viewport()->setCursor(Qt::PointingHandCursor);
        return;
    }
    viewport()->unsetCursor();
    if (const auto part = scene_->featureAt(point); part != pointed_)
        showRegion(part);
}

void BoardView::carry(QPoint global, QWidget& by) {
    const Grip* held = interaction_->held();
    const QPoint at = viewport()->mapFromGlobal(global);
    if (viewport()->rect().contains(at)) {
        interaction_->drag(mapToScene(at));
        by.unsetCursor();
    } else if (held != nullptr) {
        interaction_->dragElsewhere();
        constexpr int size = 44;
        const PaintedPicture picture = scene_->figure(held->piece);
        by.setCursor(QCursor(squarePixmap(picture, size, devicePixelRatioF())));
    }
}

void BoardView::putDown(QPoint global, QWidget& by) {
    by.unsetCursor();
    const QPoint at = viewport()->mapFromGlobal(global);
    const game::Kind space = spaceAt_ ? spaceAt_(global) : game::Kind();
    if (!space.empty())
        interaction_->dropInSpace(space);
    else if (viewport()->rect().contains(at))
        interaction_->drop(mapToScene(at));
    else
        interaction_->letGo();
}

bool BoardView::actingKey(QKeyEvent* event) {
    if (!laying_.empty() || !interaction_->active() || (event->modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    switch (event->key()) {
    case Qt::Key_Up:
        interaction_->step(Direction::North);
        return true;
    case Qt::Key_Right:
        interaction_->step(Direction::East);
        return true;
    case Qt::Key_Down:
        interaction_->step(Direction::South);
        return true;
    case Qt::Key_Left:
        interaction_->step(Direction::West);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return interaction_->choose();
    case Qt::Key_Escape:
        return interaction_->letGo();
    default:
        return false;
    }
}

bool BoardView::focusNextPrevChild(bool next) {
    if (!laying_.empty() ? nextPlace(next) : interaction_->next(next))
        return true;
    return QGraphicsView::focusNextPrevChild(next);
}

} // namespace tilewright
