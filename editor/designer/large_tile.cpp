#include "editor/designer/large_tile.h"

#include "editor/common/theme.h"
#include "editor/designer/canvas_access.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/text.h"
#include "engine/art/art.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

/// The fraction of the shorter side that the tile takes with neighbours, and without.
constexpr double shareWithNeighbours = 0.58;
constexpr double shareAlone = 0.86;
constexpr double neighbourOpacity = 0.22;

} // namespace

LargeTile::LargeTile(int focusedPart, QWidget* parent)
    : QWidget(parent), focused_(focusedPart), access_(new CanvasAccess(*this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void LargeTile::showTile(TileSetDocument* document, int index) {
    const int shown = document == nullptr ? -1 : index;
    // The document reports changes of the same tile.
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

void LargeTile::setShowsNeighbours(bool on) {
    showsNeighbours_ = on;
    updatePictures();
}

void LargeTile::chooseOtherNeighbours() {
    ++neighbourSeed_;
    updatePictures();
}

QRectF LargeTile::tileRect() const {
    const double share = showsNeighbours_ ? shareWithNeighbours : shareAlone;
    const double side = std::floor(share * std::min(width(), height()));
    return {std::round((width() - side) / 2), std::round((height() - side) / 2), side, side};
}

void LargeTile::Painted::become(const Tile& shown) {
    const auto drawn = [](const Tile& t) { return t.picture ? t.picture->loaded : nullptr; };
    if (!picture.isNull() && tile.id == shown.id && tile.face == shown.face &&
        tile.picture == shown.picture && drawn(tile) == drawn(shown))
        return;
    tile = shown;
    picture = PaintedPicture(art::tilePicture(shown));
}

void LargeTile::updatePictures() {
    // A tile that was just deleted is replaced by the next choice a moment later.
    if (document_ != nullptr && index_ >= document_->size())
        index_ = -1;
    if (index_ >= 0) {
        picture_.become(document_->tile(index_));
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
    tileChanged();
    describe();
    update();
}

void LargeTile::updateHint() {
    emit hintChanged(index_ < 0 ? QString() : hint());
    access_->tell();
}

void LargeTile::describe() {
    if (index_ < 0) {
        setAccessibleName(tr("Tile"));
        setAccessibleDescription({});
        access_->tell();
        return;
    }
    setAccessibleName(tr("Tile, side %1").arg(partInWords(focusedPart())));
    setAccessibleDescription(tileInWords(*document_, index_));
    access_->tell();
}

void LargeTile::focusPart(int part) {
    if (part == focused_)
        return;
    focused_ = part;
    describe();
    update();
    emit focusedSideChanged();
}

void LargeTile::setHovered(std::optional<int> part) {
    if (part == hovered_)
        return;
    hovered_ = part;
    setCursor(part ? Qt::PointingHandCursor : Qt::ArrowCursor);
    hoverChanged();
    update();
    updateHint();
}

void LargeTile::leaveEvent(QEvent* event) {
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void LargeTile::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto part = byMouse ? partAt(event->pos()) : focused_;
    if (index_ < 0 || !part)
        return;
    focusPart(*part);
    showMenu(byMouse ? event->globalPos() : mapToGlobal(partRect(focusedPart()).center().toPoint()));
}

void LargeTile::showMenu(QPoint globalPosition) {
    // As a popup instead of a nested event loop; its actions do the rest.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(partInWords(focusedPart()));
    fillMenu(*menu);
    menu->addSeparator();
    menu->addActions(menuActions_);
    menu->popup(globalPosition);
}

void LargeTile::keyPressEvent(QKeyEvent* event) {
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

void LargeTile::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void LargeTile::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void LargeTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), deskColour(palette()));
    if (index_ < 0) {
        painter.setPen(quietTextColour(palette()));
        painter.drawText(
            rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
            document_ == nullptr
                ? tr("Nothing is open. Open a tile set from the File menu, or drop one here.")
                : tr("No tile is chosen. Choose one on the left, or add one with the + below the list."));
        return;
    }
    const QRectF tile = tileRect();
    paintNeighbours(painter, tile);
    picture_.picture.paint(painter, tile);
    paintOver(painter, tile);
    painter.setPen(QPen(accentColour(), 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(tile.adjusted(-2.5, -2.5, 2.5, 2.5));
    paintFocus(painter, tile);
}

void LargeTile::paintFocus(QPainter& painter, const QRectF& tile) const {
    const double radius = tile.width() / 50;
    const QRectF part = partRect(focused_);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 120), 4));
    painter.drawRoundedRect(part, radius, radius);
    painter.setPen(QPen(Qt::white, 2, hasFocus() ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(part, radius, radius);
}

void LargeTile::paintNeighbours(QPainter& painter, const QRectF& tile) const {
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

} // namespace tilewright
