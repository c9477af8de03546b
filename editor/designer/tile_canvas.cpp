#include "editor/designer/tile_canvas.h"

#include "editor/designer/door_actions.h"
#include "editor/document/tile_list_model.h"
#include "editor/document/tileset_document.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/art/art.h"

#include <QContextMenuEvent>
#include <QMenu>
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
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    addActions(doors.actions());
    connect(&doors, &DoorActions::chosenChanged, this, [this] {
        updatePictures();
        updateHint();
    });
}

void TileCanvas::showTile(TileSetDocument* document, int index) {
    if (document != document_) {
        disconnect(following_);
        if (document != nullptr)
            following_ = connect(document, &TileSetDocument::changed, this, [this] {
                updatePictures();
                updateHint();
            });
    }
    document_ = document;
    index_ = document == nullptr ? -1 : index;
    updatePictures();
    updateHint();
}

void TileCanvas::setFocusedSide(Direction side) {
    if (side == focused_)
        return;
    focused_ = side;
    describe();
    update();
    emit focusedSideChanged();
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
    emit hintChanged(
        now == doors_.chosen()
            ? tr("%1 has the chosen door already: %2").arg(side, doorName(now))
            : tr("Click: %1 becomes %2 (now %3)").arg(side, doorName(doors_.chosen()), doorName(now)));
}

void TileCanvas::updatePictures() {
    picture_ = {};
    preview_ = {};
    neighbours_ = {};
    // A tile that was just deleted is replaced by the next choice a moment later.
    if (document_ != nullptr && index_ >= document_->size())
        index_ = -1;
    if (index_ >= 0) {
        Tile tile = document_->tile(index_);
        picture_ = PaintedPicture(art::tilePicture(tile));
        if (hovered_) {
            Side& side = tile.sides[static_cast<std::size_t>(tilewright::index(*hovered_))];
            if (side != doors_.chosen()) {
                side = doors_.chosen();
                preview_ = PaintedPicture(art::tilePicture(tile));
            }
        }
        if (showsNeighbours_) {
            const TileSet& set = document_->tileSet();
            const auto chosen = chooseNeighbours(set, index_, neighbourSeed_);
            for (std::size_t side = 0; side < chosen.size(); ++side)
                if (chosen[side])
                    neighbours_[side] =
                        PaintedNeighbour{PaintedPicture(art::tilePicture(
                                             set.tiles[static_cast<std::size_t>(chosen[side]->tile)])),
                                         chosen[side]->rotation};
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
    const Side now = document_->tile(index_).sides[static_cast<std::size_t>(tilewright::index(focused_))];
    setAccessibleName(tr("Tile, side %1: %2").arg(translated(name(focused_)), doorName(now)));
    setAccessibleDescription(tileInWords(*document_, index_));
}

void TileCanvas::mouseMoveEvent(QMouseEvent* event) {
    setHovered(sideAt(event->position()));
}

void TileCanvas::leaveEvent(QEvent* event) {
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void TileCanvas::mousePressEvent(QMouseEvent* event) {
    const auto side = sideAt(event->position());
    if (!side || event->button() != Qt::LeftButton)
        return;
    setFocusedSide(*side);
    emit sideClicked(*side);
}

void TileCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse) {
        const auto side = sideAt(event->pos());
        if (!side)
            return;
        setFocusedSide(*side);
    }
    if (index_ < 0)
        return;
    QMenu menu(this);
    menu.addSection(translated(name(focused_)));
    menu.addActions(doors_.actions());
    menu.exec(event->reason() == QContextMenuEvent::Mouse
                  ? event->globalPos()
                  : mapToGlobal(doorRect(focused_).center().toPoint()));
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
    picture_.paint(painter, tile);
    if (hovered_ && !preview_.isNull()) {
        // The coming door, where it will be.
        const double radius = tile.width() / 50;
        const QRectF door = doorRect(*hovered_);
        QPainterPath there;
        there.addRoundedRect(door, radius, radius);
        painter.save();
        painter.setClipRect(door.adjusted(-radius, -radius, radius, radius).intersected(tile));
        preview_.paint(painter, tile);
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
        neighbours_[side]->picture.paint(
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
