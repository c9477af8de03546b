// Mouse and keys in the map view.
#include "editor/map/map_view.h"

#include "editor/common/beside.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <utility>

namespace tilewright {

void MapView::wheelEvent(QWheelEvent* event) {
    const QPoint delta = event->angleDelta();
    if ((event->modifiers() & Qt::ShiftModifier) != 0 || delta.x() != 0) {
        const int across = delta.x() != 0 ? delta.x() : delta.y();
        panBy({across, 0});
    } else if (delta.y() != 0) {
        zoomTo(stepped(delta.y() > 0), event->position());
    }
    hover(event->position());
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    cursorByKeys_ = false;
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && space_ != Space::Up)) {
        pan_ = event->pos();
        if (space_ == Space::Down)
            space_ = Space::Panned;
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        hand_.press(cellAt(event->position()), sideAt(event->position()), event->modifiers());
    } else if (event->button() == Qt::RightButton) {
        // As in other map editors: the right button picks the brush.
        hand_.setCursor(cellAt(event->position()), sideAt(event->position()));
        if (hand_.currentTool().pressedAt())
            hand_.cancel();
        else
            hand_.pick(cellAt(event->position()));
    }
    event->accept();
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    if (pan_) {
        panBy(event->pos() - *pan_);
        pan_ = event->pos();
    } else if (hand_.currentTool().pressedAt()) {
        hand_.dragTo(cellAt(event->position()));
        // Dragging beyond the edge brings the rest of the map into sight.
        if (!viewport()->rect().contains(event->pos()))
            ensureVisible(hand_.cursor());
    }
    hover(event->position());
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (pan_) {
        pan_.reset();
        viewport()->setCursor(space_ != Space::Up ? Qt::OpenHandCursor : Qt::ArrowCursor);
    } else if (event->button() == Qt::LeftButton) {
        hand_.release();
    }
    event->accept();
}

void MapView::hover(QPointF position) {
    const Cell cell = cellAt(position);
    const Direction side = sideAt(position);
    if (hovered_ == cell && hoveredSide_ == side)
        return;
    hovered_ = cell;
    hoveredSide_ = side;
    viewport()->update();
    emit hoverChanged();
}

void MapView::leave() {
    hovered_.reset();
    viewport()->update();
    emit hoverChanged();
}

bool MapView::arrow(QKeyEvent* event) {
    Direction direction = Direction::North;
    switch (event->key()) {
    case Qt::Key_Up:
        break;
    case Qt::Key_Right:
        direction = Direction::East;
        break;
    case Qt::Key_Down:
        direction = Direction::South;
        break;
    case Qt::Key_Left:
        direction = Direction::West;
        break;
    default:
        return false;
    }
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (held == (Qt::ControlModifier | Qt::ShiftModifier)) {
        const Cell step = neighbour({0, 0}, direction);
        panBy(QPoint(-step.x, -step.y) * (viewport()->width() / 8));
        return true;
    }
    cursorByKeys_ = true;
    if (held == Qt::AltModifier)
        hand_.setCursor(hand_.cursor(), direction);
    else if (held == Qt::ShiftModifier)
        hand_.extendSelection(direction);
    else if (held == Qt::ControlModifier)
        hand_.nudge(direction);
    else if (held == Qt::NoModifier)
        hand_.moveCursor(direction);
    else
        return false;
    ensureVisible(hand_.cursor());
    return true;
}

void MapView::keyPressEvent(QKeyEvent* event) {
    if (document_ == nullptr) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    if (arrow(event))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        hand_.applyAtCursor();
        return;
    case Qt::Key_Space:
        // While held, it pans with the mouse; pressed and released, it uses the tool.
        if (!event->isAutoRepeat()) {
            space_ = Space::Down;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return;
    case Qt::Key_Escape:
        if (hand_.cancel())
            return;
        break;
    case Qt::Key_Home:
        cursorByKeys_ = true;
        hand_.setCursor({0, 0});
        ensureVisible({0, 0});
        return;
    case Qt::Key_Equal:
        zoomIn();
        return;
    default:
        break;
    }
    // The base class would scroll on arrow and page keys.
    event->ignore();
}

void MapView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) {
        QAbstractScrollArea::keyReleaseEvent(event);
        return;
    }
    const Space before = std::exchange(space_, Space::Up);
    if (!pan_)
        viewport()->setCursor(Qt::ArrowCursor);
    if (before == Space::Down)
        hand_.applyAtCursor();
}

void MapView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void MapView::focusOutEvent(QFocusEvent* event) {
    space_ = Space::Up;
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void MapView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        viewport()->update();
    QAbstractScrollArea::changeEvent(event);
}

bool MapView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        leave();
    if (event->type() == QEvent::ToolTip && document_ != nullptr) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Chamber* chamber = document_->chamberAt(cellAt(help->pos()));
        QString words = chamber == nullptr ? QString() : chamberInWords(*document_, *chamber);
        if (heat_)
            for (const BoardHeat::Entry& entry : heat_->cells)
                if (entry.cell == cellAt(help->pos()))
                    words += QStringLiteral("\n%1: %2").arg(heat_->name, entry.words);
        showToolTipBeside(*viewport(), cellRect(cellAt(help->pos())).toAlignedRect(), words);
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace tilewright
