#include "editor/designer/browser/tile_list_view.h"

#include "editor/common/theme.h"
#include "editor/designer/browser/tile_clipboard.h"
#include "editor/designer/browser/tile_delegate.h"

#include <QDrag>
#include <QDropEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace tilewright {

TileListView::TileListView(QWidget* parent) : QListView(parent) {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    // The table of the same tiles shares the selection.
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    // Static icons can neither be dragged nor dropped on; here they can.
    setDragEnabled(true);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setItemDelegate(new TileDelegate(this));
    setThumbnailSize(defaultThumbnail);
}

void TileListView::setThumbnailSize(int points) {
    thumbnail_ = std::clamp(points, leastThumbnail, greatestThumbnail);
    static_cast<TileDelegate*>(itemDelegate())->setThumbnail(thumbnail_);
    scheduleDelayedItemsLayout();
    scrollTo(currentIndex());
    emit thumbnailSizeChanged(thumbnail_);
}

void TileListView::setHeat(const std::optional<TileHeat>& heat) {
    static_cast<TileDelegate*>(itemDelegate())->setHeat(heat);
    viewport()->update();
}

int TileListView::rowAt(QPoint position) const {
    const int rows = model() == nullptr ? 0 : model()->rowCount();
    for (int row = 0; row < rows; ++row) {
        const QRect place = visualRect(model()->index(row, 0));
        if (position.y() < place.top())
            return row;
        if (position.y() <= place.bottom() && position.x() < place.center().x())
            return row;
    }
    return rows;
}

void TileListView::startDrag(Qt::DropActions) {
    if (!dragData_ || selectionModel()->selectedRows().isEmpty())
        return;
    auto* drag = new QDrag(this); // deleted after the drag, with its data
    drag->setMimeData(dragData_().release());
    const QModelIndex shown = currentIndex();
    drag->setPixmap(viewport()->grab(visualRect(shown)));
    drag->setHotSpot(QPoint(visualRect(shown).width() / 2, visualRect(shown).height() / 2));
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
    showDropRow(-1);
}

void TileListView::dragEnterEvent(QDragEnterEvent* event) {
    if (holdsTiles(*event->mimeData()))
        event->acceptProposedAction();
}

void TileListView::dragMoveEvent(QDragMoveEvent* event) {
    if (!holdsTiles(*event->mimeData()))
        return event->ignore();
    showDropRow(rowAt(event->position().toPoint()));
    // Continues near an edge; elsewhere it stops by itself.
    startAutoScroll();
    event->acceptProposedAction();
}

void TileListView::dragLeaveEvent(QDragLeaveEvent*) {
    stopAutoScroll();
    showDropRow(-1);
}

void TileListView::dropEvent(QDropEvent* event) {
    const int row = rowAt(event->position().toPoint());
    stopAutoScroll();
    showDropRow(-1);
    event->acceptProposedAction();
    if (event->source() == this && event->dropAction() == Qt::MoveAction)
        emit moveWanted(row);
    else
        emit dropped(*event->mimeData(), row);
}

void TileListView::showDropRow(int row) {
    dropRow_ = row;
    viewport()->update();
}

void TileListView::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier))
        return QListView::wheelEvent(event);
    constexpr int step = 8;
    setThumbnailSize(thumbnail_ + (event->angleDelta().y() > 0 ? step : -step));
    event->accept();
}

void TileListView::focusInEvent(QFocusEvent* event) {
    // The table may have left the current cell in another column, from which a list can't continue.
    if (const QModelIndex current = currentIndex(); current.column() > 0)
        selectionModel()->setCurrentIndex(current.siblingAtColumn(0), QItemSelectionModel::NoUpdate);
    QListView::focusInEvent(event);
}

void TileListView::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (dropRow_ < 0 || model() == nullptr || model()->rowCount() == 0)
        return;
    const bool atEnd = dropRow_ >= model()->rowCount();
    const QRect place = visualRect(model()->index(atEnd ? model()->rowCount() - 1 : dropRow_, 0));
    QPainter painter(viewport());
    painter.setPen(QPen(accentColour(), 3, Qt::SolidLine, Qt::RoundCap));
    const int x = atEnd ? place.right() + 1 : place.left();
    painter.drawLine(x, place.top() + 4, x, place.bottom() - 4);
}

} // namespace tilewright
