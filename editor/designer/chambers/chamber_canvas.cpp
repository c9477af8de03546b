#include "editor/designer/chambers/chamber_canvas.h"

#include "editor/designer/chambers/door_actions.h"
#include "editor/document/door_palette.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace tilewright {

ChamberCanvas::ChamberCanvas(const DoorActions& doors, QWidget* parent) : LargeTile(parent), doors_(doors) {
    setAcceptDrops(true);
    connect(&doors, &DoorActions::chosenChanged, this, [this] {
        updatePictures();
        updateHint();
    });
}

void ChamberCanvas::setFocusedSide(Direction side) {
    if (side == focused_)
        return;
    focused_ = side;
    announceFocus();
    emit focusedSideChanged();
}

Side ChamberCanvas::afterClick(Direction side) const {
    const Side now = document()->tile(tileIndex()).sides()[static_cast<std::size_t>(tilewright::index(side))];
    return now == doors_.chosen() ? Side::Earth : doors_.chosen();
}

QString ChamberCanvas::sideInWords(Direction side) const {
    const Side now = document()->tile(tileIndex()).sides()[static_cast<std::size_t>(tilewright::index(side))];
    //: a side of a tile, and the door there
    return tr("%1: %2").arg(translated(name(side)), doorName(now));
}

QString ChamberCanvas::afterPressInWords(int part) const {
    return doorName(afterClick(directionAt(part)));
}

Side ChamberCanvas::coming() const {
    return dragged_.value_or(afterClick(*hovered_));
}

QRectF ChamberCanvas::doorRect(Direction side) const {
    const QRectF tile = tileRect();
    const double unit = tile.width() / 100;
    const QRectF north(tile.left() + 32 * unit, tile.top() + 2 * unit, 36 * unit, 32 * unit);
    QTransform turn;
    turn.translate(tile.center().x(), tile.center().y());
    turn.rotate(90.0 * tilewright::index(side));
    turn.translate(-tile.center().x(), -tile.center().y());
    return turn.mapRect(north);
}

std::optional<Direction> ChamberCanvas::sideAt(QPointF position) const {
    const QRectF tile = tileRect();
    if (tileIndex() < 0 || !tile.contains(position))
        return std::nullopt;
    const QPointF d = position - tile.center();
    if (std::abs(d.x()) > std::abs(d.y()))
        return d.x() > 0 ? Direction::East : Direction::West;
    return d.y() > 0 ? Direction::South : Direction::North;
}

void ChamberCanvas::setHovered(std::optional<Direction> side) {
    if (side == hovered_)
        return;
    hovered_ = side;
    setCursor(side ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updatePictures();
    updateHint();
}

QString ChamberCanvas::hint() const {
    if (!hovered_)
        return {};
    const Side now =
        document()->tile(tileIndex()).sides()[static_cast<std::size_t>(tilewright::index(*hovered_))];
    const QString side = translated(name(*hovered_));
    //: %1 north, east, south or west
    const QString sentence =
        dragged_ ? tr("Drop: %1 becomes %2 (now %3)") : tr("Click: %1 becomes %2 (now %3)");
    return now == coming() ? tr("%1 is already %2").arg(side, doorName(now))
                           : sentence.arg(side, doorName(coming()), doorName(now));
}

void ChamberCanvas::tileChanged() {
    previews_ = false;
    if (tileIndex() < 0 || !hovered_)
        return;
    Tile tile = document()->tile(tileIndex());
    Side& side = std::get<Sides>(tile.face)[static_cast<std::size_t>(tilewright::index(*hovered_))];
    if (side == coming())
        return;
    side = coming();
    preview_.become(tile);
    previews_ = true;
}

void ChamberCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto side = sideAt(event->position());
    if (side != pressedSide_)
        pressedSide_.reset();
    setHovered(pressedSide_ ? std::nullopt : side);
}

void ChamberCanvas::leaveEvent(QEvent* event) {
    pressedSide_.reset();
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void ChamberCanvas::mousePressEvent(QMouseEvent* event) {
    const auto side = sideAt(event->position());
    if (!side || event->button() != Qt::LeftButton)
        return;
    setFocusedSide(*side);
    pressSide(*side);
    // Shows the result of the click, not the effect of the next one.
    setHovered(std::nullopt);
    pressedSide_ = side;
}

void ChamberCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    // The first click has set the chosen door; a double click offers all of them.
    const auto side = sideAt(event->position());
    if (!side || event->button() != Qt::LeftButton)
        return;
    setFocusedSide(*side);
    showMenu(event->globalPosition().toPoint());
}

void ChamberCanvas::dragEnterEvent(QDragEnterEvent* event) {
    dragged_ = tileIndex() < 0 ? std::nullopt : draggedDoor(*event->mimeData());
    if (dragged_)
        event->acceptProposedAction();
}

void ChamberCanvas::dragMoveEvent(QDragMoveEvent* event) {
    const auto side = sideAt(event->position());
    setHovered(side);
    event->setAccepted(dragged_ && side);
}

void ChamberCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    dragged_.reset();
    setHovered(std::nullopt);
}

void ChamberCanvas::dropEvent(QDropEvent* event) {
    const auto door = draggedDoor(*event->mimeData());
    const auto side = sideAt(event->position());
    dragged_.reset();
    setHovered(std::nullopt);
    if (!door || !side)
        return event->ignore();
    event->acceptProposedAction();
    setFocusedSide(*side);
    emit doorWanted(*side, *door);
}

bool ChamberCanvas::focusAt(QPointF position) {
    const auto side = sideAt(position);
    if (side)
        setFocusedSide(*side);
    return side.has_value();
}

void ChamberCanvas::fillMenu(QMenu& menu) const {
    menu.addActions(doors_.actions());
}

void ChamberCanvas::paintOver(QPainter& painter, const QRectF& tile) const {
    if (!hovered_ || !previews_)
        return;
    // The new door, at its place.
    const double radius = tile.width() / 50;
    const QRectF door = doorRect(*hovered_);
    QPainterPath there;
    there.addRoundedRect(door, radius, radius);
    painter.save();
    painter.setClipRect(door.adjusted(-radius, -radius, radius, radius).intersected(tile));
    preview_.picture.paint(painter, tile);
    painter.restore();
    painter.setPen(QPen(accentColour(), 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(there);
}

void ChamberCanvas::paintFocus(QPainter& painter, const QRectF& tile) const {
    const double radius = tile.width() / 50;
    const QRectF door = doorRect(focused_);
    painter.setPen(QPen(QColor(0, 0, 0, 120), 4));
    painter.drawRoundedRect(door, radius, radius);
    painter.setPen(QPen(Qt::white, 2, hasFocus() ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(door, radius, radius);
}

} // namespace tilewright
