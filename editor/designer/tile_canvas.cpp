#include "editor/designer/tile_canvas.h"

#include "editor/common/theme.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"
#include "engine/art/picture_dispatch.h"
#include "engine/base/random.h"
#include "engine/model/tile_family.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tilewright {

namespace {

/// The fraction of the shorter side that the tile takes with neighbours, and without.
constexpr double shareWithNeighbours = 0.58;
constexpr double shareAlone = 0.86;
constexpr double neighbourOpacity = 0.22;

} // namespace

std::array<std::optional<NeighbourTile>, 4> chooseNeighbourTiles(const TileSet& set, int index,
                                                                 std::uint64_t seed) {
    std::array<std::optional<NeighbourTile>, 4> chosen;
    const TileFamily& family = familyOf(set.ruleset);
    const Tile& middle = set.tiles[static_cast<std::size_t>(index)];
    for (Direction direction : allDirections) {
        const auto side = static_cast<std::size_t>(tilewright::index(direction));
        std::vector<NeighbourTile> fitting;
        for (std::size_t tile = 0; tile < set.tiles.size(); ++tile) {
            if (static_cast<int>(tile) == index || set.tiles[tile].count == 0)
                continue;
            for (Rotation rotation : allRotations)
                if (family.mayTouch(middle, Rotation::R0, direction, set.tiles[tile], rotation))
                    fitting.push_back({static_cast<int>(tile), rotation});
        }
        if (fitting.empty())
            continue;
        Random random(seed, static_cast<std::uint64_t>(index), Purpose::Art, side);
        chosen[side] = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
    }
    return chosen;
}

TileCanvas::TileCanvas(int focusedPart, QWidget* parent)
    : QWidget(parent), focused_(focusedPart), access_(new TileCanvasAccess(*this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void TileCanvas::showTile(TileSetDocument* document, int index) {
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

void TileCanvas::PaintedTile::setTile(const Tile& shown) {
    const auto drawn = [](const Tile& t) { return t.picture ? t.picture->loaded : nullptr; };
    if (!picture.isNull() && tile.id == shown.id && tile.face == shown.face &&
        tile.picture == shown.picture && drawn(tile) == drawn(shown))
        return;
    tile = shown;
    picture = PicturePainter(art::tilePicture(shown));
}

void TileCanvas::updatePictures() {
    // A tile that was just deleted is replaced by the next choice a moment later.
    if (document_ != nullptr && index_ >= document_->size())
        index_ = -1;
    if (index_ >= 0) {
        picture_.setTile(document_->tile(index_));
        if (showsNeighbours_) {
            const TileSet& set = document_->tileSet();
            const auto chosen = chooseNeighbourTiles(set, index_, neighbourSeed_);
            for (std::size_t side = 0; side < chosen.size(); ++side) {
                if (!chosen[side]) {
                    neighbours_[side].reset();
                    continue;
                }
                if (!neighbours_[side])
                    neighbours_[side] = PaintedNeighbour{};
                neighbours_[side]->tile.setTile(set.tiles[static_cast<std::size_t>(chosen[side]->tile)]);
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

void TileCanvas::updateHint() {
    emit hintChanged(index_ < 0 ? QString() : hint());
    access_->tell();
}

void TileCanvas::describe() {
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

void TileCanvas::focusPart(int part) {
    if (part == focused_)
        return;
    focused_ = part;
    describe();
    update();
    emit focusedSideChanged();
}

void TileCanvas::setHovered(std::optional<int> part) {
    if (part == hovered_)
        return;
    hovered_ = part;
    setCursor(part ? Qt::PointingHandCursor : Qt::ArrowCursor);
    hoverChanged();
    update();
    updateHint();
}

void TileCanvas::leaveEvent(QEvent* event) {
    setHovered(std::nullopt);
    QWidget::leaveEvent(event);
}

void TileCanvas::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto part = byMouse ? partAt(event->pos()) : focused_;
    if (index_ < 0 || !part)
        return;
    focusPart(*part);
    showMenu(byMouse ? event->globalPos() : mapToGlobal(partRect(focusedPart()).center().toPoint()));
}

void TileCanvas::showMenu(QPoint globalPosition) {
    // As a popup instead of a nested event loop; its actions do the rest.
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(partInWords(focusedPart()));
    fillMenu(*menu);
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
    painter.fillRect(rect(), canvasColour(palette()));
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

void TileCanvas::paintFocus(QPainter& painter, const QRectF& tile) const {
    const double radius = tile.width() / 50;
    const QRectF part = partRect(focused_);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 120), 4));
    painter.drawRoundedRect(part, radius, radius);
    painter.setPen(QPen(Qt::white, 2, hasFocus() ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(part, radius, radius);
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

TileCanvasAccess::TileCanvasAccess(TileCanvas& canvas) : PaintedChildren(canvas), canvas_(canvas) {}

std::vector<PaintedChildren::Key> TileCanvasAccess::keys() const {
    std::vector<Key> parts(canvas_.tileIndex() < 0 ? 0 : static_cast<std::size_t>(canvas_.partCount()));
    std::iota(parts.begin(), parts.end(), 0);
    return parts;
}

std::optional<PaintedChildren::Item> TileCanvasAccess::item(Key part) const {
    if (canvas_.tileIndex() < 0 || part >= canvas_.partCount())
        return std::nullopt;
    const int number = static_cast<int>(part);
    const QString after = canvas_.afterPressInWords(number);
    const QString held = number == canvas_.focusedPart() ? canvas_.heldInWords() : QString();
    return Item{.role = QAccessible::Button,
                .name = canvas_.partInWords(number),
                .description = !held.isEmpty()   ? held
                               : after.isEmpty() ? QString()
                                                 : TileCanvas::tr("Press to change it to %1").arg(after),
                .place = canvas_.partRect(number).toRect(),
                .pressable = true};
}

std::optional<PaintedChildren::Key> TileCanvasAccess::focused() const {
    return canvas_.tileIndex() < 0 ? std::nullopt : std::optional<Key>(canvas_.focusedPart());
}

void TileCanvasAccess::focusItem(Key part) {
    canvas_.focusPart(static_cast<int>(part));
}

void TileCanvasAccess::pressItem(Key part) {
    canvas_.pressPart(static_cast<int>(part));
}

} // namespace tilewright
