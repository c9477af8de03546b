#include "editor/designer/tile_canvas.h"

#include "editor/designer/canvas_access.h"
#include "editor/designer/door_actions.h"
#include "editor/document/door_palette.h"
#include "editor/document/tile_list_model.h"
#include "editor/document/tileset_document.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/art/art.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

/// The part of the canvas's shorter side that the tile takes when neighbours are shown, and when not.
constexpr double shareWithNeighbours = 0.58;
constexpr double shareAlone = 0.86;
constexpr double neighbourOpacity = 0.22;

} // namespace

TileCanvas::TileCanvas(const DoorActions& doors, QWidget* parent) : QWidget(parent), doors_(doors) {
    installCanvasAccess();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    connect(&doors, &DoorActions::chosenChanged, this, [this] {
        updatePictures();
        updateHint();
    });
}

void TileCanvas::showTile(TileSetDocument* document, int index) {
    const int shown = document == nullptr ? -1 : index;
    // A change of the same tile is told by the document.
    if (document == document_ && shown == index_)
        return;
    if (document != document_) {
        disconnect(following_);
        if (document != nullptr)
            following_ = connect(document, &TileSetDocument::changed, this, [this] {
                updatePictures();
                updateHint();
            });
    }
    document_ = document;
    index_ = shown;
    updatePictures();
    updateHint();
}

void TileCanvas::setFocusedSide(Direction side) {
    if (side == focused_)
        return;
    focused_ = side;
    describe();
    update();
    if (hasFocus()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(tilewright::index(side));
        QAccessible::updateAccessibility(&event);
    }
    emit focusedSideChanged();
}

Side TileCanvas::afterClick(Direction side) const {
    const Side now = document_->tile(index_).sides[static_cast<std::size_t>(tilewright::index(side))];
    return now == doors_.chosen() ? Side::Earth : doors_.chosen();
}

QString TileCanvas::sideInWords(Direction side) const {
    const Side now = document_->tile(index_).sides[static_cast<std::size_t>(tilewright::index(side))];
    //: a side of a tile, and the door there
    return tr("%1: %2").arg(translated(name(side)), doorName(now));
}

Side TileCanvas::coming() const {
    return dragged_.value_or(afterClick(*hovered_));
}

void TileCanvas::setShowsNeighbours(bool on) {
    showsNeighbours_ = on;
    updatePictures();
}

void TileCanvas::chooseOtherNeighbours() {
    ++neighbourSeed_;
    updatePictures();
}

QRectF TileCanvas::tileRect() const {
    const double share = showsNeighbours_ ? shareWithNeighbours : shareAlone;
    const double side = std::floor(share * std::min(width(), height()));
    return {std::round((width() - side) / 2), std::round((height() - side) / 2), side, side};
}

QRectF TileCanvas::doorRect(Direction side) const {
    const QRectF tile = tileRect();
    const double unit = tile.width() / 100;
    const QRectF north(tile.left() + 32 * unit, tile.top() + 2 * unit, 36 * unit, 32 * unit);
    QTransform turn;
    turn.translate(tile.center().x(), tile.center().y());
    turn.rotate(90.0 * tilewright::index(side));
    turn.translate(-tile.center().x(), -tile.center().y());
    return turn.mapRect(north);
}

std::optional<Direction> TileCanvas::sideAt(QPointF position) const {
    const QRectF tile = tileRect();
    if (index_ < 0 || !tile.contains(position))
        return std::nullopt;
    const QPointF d = position - tile.center();
    if (std::abs(d.x()) > std::abs(d.y()))
        return d.x() > 0 ? Direction::East : Direction::West;
    return d.y() > 0 ? Direction::South : Direction::North;
}

void TileCanvas::setHovered(std::optional<Direction> side) {
    if (side == hovered_)
        return;
    hovered_ = side;
    setCursor(side ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updatePictures();
    updateHint();
}

void TileCanvas::updateHint() {
    if (!hovered_ || index_ < 0) {
        emit hintChanged({});
        return;
    }
    const Side now = document_->tile(index_).sides[static_cast<std::size_t>(tilewright::index(*hovered_))];
    const QString side = translated(name(*hovered_));
    //: %1 north, east, south or west
    const QString sentence =
        dragged_ ? tr("Drop: %1 becomes %2 (now %3)") : tr("Click: %1 becomes %2 (now %3)");
    emit hintChanged(now == coming() ? tr("%1 is %2 already").arg(side, doorName(now))
                                     : sentence.arg(side, doorName(coming()), doorName(now)));
}

void TileCanvas::Painted::become(const Tile& tile) {
    if (!picture.isNull() && id == tile.id && sides == tile.sides)
        return;
    id = tile.id;
    sides = tile.sides;
    picture = PaintedPicture(art::tilePicture(tile));
}

void TileCanvas::updatePictures() {
    previews_ = false;
    // A tile that was just deleted is replaced by the next choice a moment later.
    if (document_ != nullptr && index_ >= document_->size())
        index_ = -1;
    if (index_ >= 0) {
        Tile tile = document_->tile(index_);
        picture_.become(tile);
        if (hovered_) {
            Side& side = tile.sides[static_cast<std::size_t>(tilewright::index(*hovered_))];
            if (side != coming()) {
                side = coming();
                preview_.become(tile);
                previews_ = true;
            }
        }
        if (showsNeighbours_) {
            const TileSet& set = document_->tileSet();
            const auto chosen = chooseNeighbours(set, index_, neighbourSeed_);
            for (std::size_t side = 0; side < chosen.size(); ++side) {
                if (!chosen[side]) {
                    neighbours_[side].reset();
                    continue;
                }
                if (!neighbours_[side])
                    neighbours_[side] = PaintedNeighbour{};
                neighbours_[side]->tile.become(set.tiles[static_cast<std::size_t>(chosen[side]->tile)]);
                neighbours_[side]->rotation = chosen[side]->rotation;
            }
        } else {
            neighbours_ = {};
        }
    }
    describe();
    update();
}

void TileCanvas::describe() {
    if (index_ < 0) {
        setAccessibleName(tr("Tile"));
        setAccessibleDescription({});
        return;
    }
    setAccessibleName(tr("Tile, side %1").arg(sideInWords(focused_)));
    setAccessibleDescription(tileInWords(*document_, index_));
}

void TileCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto side = sideAt(event->position());
    if (side != pressedSide_)
        pressedSide_.reset();
    setHovered(pressedSide_ ? std::nullopt : side);
}

void TileCanvas::leaveEvent(QEvent* event) {
    pressedSide_.reset();
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void TileCanvas::mousePressEvent(QMouseEvent* event) {
    const auto side = sideAt(event->position());
    if (!side || event->button() != Qt::LeftButton)
        return;
    setFocusedSide(*side);
    pressSide(*side);
    // What was just done is shown, not what the next click would do.
    setHovered(std::nullopt);
    pressedSide_ = side;
}

void TileCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    // The first click has set the chosen door; the second offers all of them.
    const auto side = sideAt(event->position());
    if (!side || event->button() != Qt::LeftButton)
        return;
    setFocusedSide(*side);
    showMenu(event->globalPosition().toPoint());
}

void TileCanvas::dragEnterEvent(QDragEnterEvent* event) {
    dragged_ = index_ < 0 ? std::nullopt : draggedDoor(*event->mimeData());
    if (dragged_)
        event->acceptProposedAction();
}

void TileCanvas::dragMoveEvent(QDragMoveEvent* event) {
    const auto side = sideAt(event->position());
    setHovered(side);
    event->setAccepted(dragged_ && side);
}

void TileCanvas::dragLeaveEvent(QDragLeaveEvent*) {
    dragged_.reset();
    setHovered(std::nullopt);
}

void TileCanvas::dropEvent(QDropEvent* event) {
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

void TileCanvas::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    if (byMouse) {
        const auto side = sideAt(event->pos());
        if (!side)
            return;
        setFocusedSide(*side);
    }
    if (index_ >= 0)
        showMenu(byMouse ? event->globalPos() : mapToGlobal(doorRect(focused_).center().toPoint()));
}

void TileCanvas::showMenu(QPoint globalPosition) {
    // As a popup, not as a loop of its own: what it does comes by its actions.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(translated(name(focused_)));
    menu->addActions(doors_.actions());
    menu->addSeparator();
    menu->addActions(menuActions_);
    menu->popup(globalPosition);
}

void TileCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up:
        return setFocusedSide(Direction::North);
    case Qt::Key_Right:
        return setFocusedSide(Direction::East);
    case Qt::Key_Down:
        return setFocusedSide(Direction::South);
    case Qt::Key_Left:
        return setFocusedSide(Direction::West);
    default:
        QWidget::keyPressEvent(event);
    }
}

void TileCanvas::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void TileCanvas::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void TileCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), deskColour(palette()));
    if (index_ < 0) {
        painter.setPen(quietTextColour(palette()));
        painter.drawText(
            rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
            document_ == nullptr
                ? tr("Nothing is open. Open a tile set from the File menu, or drop one here.")
                : tr("No tile is chosen. Choose one at the left, or add one with the + below the list."));
        return;
    }
    const QRectF tile = tileRect();
    paintNeighbours(painter, tile);
    picture_.picture.paint(painter, tile);
    if (hovered_ && previews_) {
        // The coming door, where it will be.
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
    painter.setPen(QPen(accentColour(), 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(tile.adjusted(-2.5, -2.5, 2.5, 2.5));
    paintFocus(painter, tile);
}

void TileCanvas::paintNeighbours(QPainter& painter, const QRectF& tile) const {
    for (std::size_t side = 0; side < neighbours_.size(); ++side) {
        if (!neighbours_[side])
            continue;
        const Cell step = neighbour({0, 0}, directionAt(static_cast<int>(side)));
        const QRectF place = tile.translated(step.x * tile.width(), step.y * tile.height());
        painter.save();
        painter.setClipRect(place);
        painter.setOpacity(neighbourOpacity);
        painter.translate(place.center());
        painter.rotate(degrees(neighbours_[side]->rotation));
        neighbours_[side]->tile.picture.paint(
            painter, {-place.width() / 2, -place.height() / 2, place.width(), place.height()});
        painter.restore();
    }
}

void TileCanvas::paintFocus(QPainter& painter, const QRectF& tile) const {
    const double radius = tile.width() / 50;
    const QRectF door = doorRect(focused_);
    painter.setPen(QPen(QColor(0, 0, 0, 120), 4));
    painter.drawRoundedRect(door, radius, radius);
    painter.setPen(QPen(Qt::white, 2, hasFocus() ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(door, radius, radius);
}

} // namespace tilewright
