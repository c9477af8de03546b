#include "editor/designer/beneath/beneath_canvas.h"

#include "editor/common/theme.h"
#include "editor/common/tiles/door_palette.h"
#include "editor/designer/beneath/door_actions.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"

#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace tilewright {

BeneathCanvas::BeneathCanvas(const DoorActions& doors, QWidget* parent)
    : TileCanvas(tilewright::index(Direction::North), parent), doors_(doors) {
    setAcceptDrops(true);
    connect(&doors, &DoorActions::chosenChanged, this, [this] {
        updatePictures();
        updateHint();
    });
}

SideContent BeneathCanvas::doorOf(int side) const {
    return document()->tile(tileIndex()).sides()[static_cast<std::size_t>(side)];
}

SideContent BeneathCanvas::doorAfterClick(Direction side) const {
    return doorOf(tilewright::index(side)) == doors_.chosen() ? SideContent::Earth : doors_.chosen();
}

QString BeneathCanvas::sideInWords(Direction side) const {
    //: a side of a tile, and the door there
    return tr("%1: %2").arg(translated(name(side)), doorName(doorOf(tilewright::index(side))));
}

QString BeneathCanvas::afterPressInWords(int part) const {
    return doorName(doorAfterClick(directionAt(part)));
}

SideContent BeneathCanvas::previewedDoor() const {
    return dragged_.value_or(doorAfterClick(directionAt(*hovered())));
}

QRectF BeneathCanvas::doorRect(Direction side) const {
    const QRectF tile = tileRect();
    const double unit = tile.width() / 100;
    const QRectF north(tile.left() + 32 * unit, tile.top() + 2 * unit, 36 * unit, 32 * unit);
    QTransform turn;
    turn.translate(tile.center().x(), tile.center().y());
    turn.rotate(90.0 * tilewright::index(side));
    turn.translate(-tile.center().x(), -tile.center().y());
    return turn.mapRect(north);
}

std::optional<int> BeneathCanvas::partAt(QPointF position) const {
    const QRectF tile = tileRect();
    if (tileIndex() < 0 || !tile.contains(position))
        return std::nullopt;
    const QPointF d = position - tile.center();
    if (std::abs(d.x()) > std::abs(d.y()))
        return tilewright::index(d.x() > 0 ? Direction::East : Direction::West);
    return tilewright::index(d.y() > 0 ? Direction::South : Direction::North);
}

QString BeneathCanvas::hint() const {
    if (!hovered())
        return {};
    const SideContent now = doorOf(*hovered());
    const QString side = translated(name(directionAt(*hovered())));
    //: %1 north, east, south or west
    const QString sentence =
        dragged_ ? tr("Drop: %1 becomes %2 (now %3)") : tr("Click: %1 becomes %2 (now %3)");
    return now == previewedDoor() ? tr("%1 is already %2").arg(side, doorName(now))
                                  : sentence.arg(side, doorName(previewedDoor()), doorName(now));
}

void BeneathCanvas::tileChanged() {
    if (tileIndex() < 0 || !hovered() || doorOf(*hovered()) == previewedDoor()) {
        preview_.reset();
        return;
    }
    Tile tile = document()->tile(tileIndex());
    std::get<Sides>(tile.face)[static_cast<std::size_t>(*hovered())] = previewedDoor();
    if (!preview_)
        preview_.emplace();
    preview_->setTile(tile);
}

void BeneathCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto side = partAt(event->position());
    if (side != pressed_)
        pressed_.reset();
    setHovered(pressed_ ? std::nullopt : side);
}

void BeneathCanvas::leaveEvent(QEvent* event) {
    pressed_.reset();
    TileCanvas::leaveEvent(event);
}

void BeneathCanvas::mousePressEvent(QMouseEvent* event) {
    const auto side = partAt(event->position());
    if (!side || event->button() != Qt::LeftButton)
        return;
    focusPart(*side);
    pressPart(*side);
    // Shows the result of the click, not the effect of the next one.
    setHovered(std::nullopt);
    pressed_ = side;
}

void BeneathCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    // The first click has set the chosen door; a double click offers all of them.
    const auto side = partAt(event->position());
    if (!side || event->button() != Qt::LeftButton)
        return;
    focusPart(*side);
    showMenu(event->globalPosition().toPoint());
}

void BeneathCanvas::dragEnterEvent(QDragEnterEvent* event) {
    dragged_ = tileIndex() < 0 ? std::nullopt : draggedDoor(*event->mimeData());
    if (dragged_)
        event->acceptProposedAction();
}

void BeneathCanvas::dragMoveEvent(QDragMoveEvent* event) {
    const auto side = partAt(event->position());
    setHovered(side);
    event->setAccepted(dragged_ && side);
}

void BeneathCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    dragged_.reset();
    setHovered(std::nullopt);
}

void BeneathCanvas::dropEvent(QDropEvent* event) {
    const auto door = draggedDoor(*event->mimeData());
    const auto side = partAt(event->position());
    dragged_.reset();
    setHovered(std::nullopt);
    if (!door || !side)
        return event->ignore();
    event->acceptProposedAction();
    focusPart(*side);
    emit doorWanted(directionAt(*side), *door);
}

void BeneathCanvas::fillMenu(QMenu& menu) const {
    menu.addActions(doors_.actions());
}

void BeneathCanvas::paintOver(QPainter& painter, const QRectF& tile) const {
    if (!preview_)
        return;
    // The new door, at its place.
    const double radius = tile.width() / 50;
    const QRectF door = partRect(*hovered());
    QPainterPath there;
    there.addRoundedRect(door, radius, radius);
    painter.save();
    painter.setClipRect(door.adjusted(-radius, -radius, radius, radius).intersected(tile));
    preview_->picture.paint(painter, tile);
    painter.restore();
    painter.setPen(QPen(accentColour(), 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(there);
}

} // namespace tilewright
