// Laying the drawn tile by mouse and by keys.
#include "editor/common/tooltip_beside.h"
#include "editor/play/board/board_access.h"
#include "editor/play/board/board_view.h"
#include "editor/words/translated_text.h"

#include <QCursor>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace tilewright {

namespace {

/// The nearest to a point, in cells.
std::optional<Cell> nearestCell(const std::vector<Cell>& cells, double x, double y) {
    std::optional<Cell> best;
    double bestDistance = std::numeric_limits<double>::max();
    for (Cell cell : cells) {
        const double dx = cell.x - x;
        const double dy = cell.y - y;
        if (dx * dx + dy * dy < bestDistance) {
            best = cell;
            bestDistance = dx * dx + dy * dy;
        }
    }
    return best;
}

} // namespace

void BoardView::setDecision(std::shared_ptr<const game::Position> position, const game::MoveList& moves) {
    LegalLayings laying(*position, moves, scene_->tileSet());
    if (laying.tile() == layings_.tile())
        laying.hold(layings_.held());
    position_ = std::move(position);
    layings_ = std::move(laying);
    scene_->setPlaces(layings_.cells());
    place_.reset();
    access_->tell();
    hidePointerText();
    emit said({});
    // While a tile is to be laid, the pointer holds it.
    interaction_->offer(position_, layings_.empty() ? BoardMoves(*position_, moves) : BoardMoves());
    if (viewport()->underMouse())
        hover(viewport()->mapFromGlobal(QCursor::pos()));
}

void BoardView::clearDecision() {
    position_.reset();
    interaction_->clear();
    layings_ = {};
    scene_->setPlaces({});
    place_.reset();
    access_->tell();
    hidePointerText();
    emit said({});
}

void BoardView::setPreview(const game::MoveInfo* info) {
    scene_->setPreview(info ? highlightOf(*info) : MoveHighlight());
    const bool onFeature = info && info->cell && info->feature;
    if (onFeature || pointed_)
        showRegion(onFeature ? std::optional(game::Region::Part{*info->cell, *info->feature}) : std::nullopt);
    if (info && info->lays && info->cell) {
        hidePointerText();
        scene_->setGhost(PlacesLayer::Ghost{*info->cell, info->tile, info->rotation});
    } else {
        showGhost();
    }
}

void BoardView::hover(QPoint at) {
    if (layings_.empty()) {
        hoverInteraction(at);
        return;
    }
    const Cell cell = cellUnder(at);
    // The features there help to decide about the drawn tile.
    if (const auto part = scene_->featureAt(mapToScene(at)); part != pointed_)
        showRegion(part);
    if (scene_->occupied(cell))
        floatGhost(at);
    else if (place_ != cell || pointerText_->isHidden())
        setPlace(cell);
}

void BoardView::leaveEvent(QEvent* event) {
    hidePointerText();
    if (pointed_)
        showRegion(std::nullopt);
    if (!layings_.empty() && (!place_ || !layings_.legalAt(*place_)))
        setPlace(std::nullopt);
    QGraphicsView::leaveEvent(event);
}

void BoardView::setPlace(std::optional<Cell> place) {
    hidePointerText();
    place_ = place;
    showGhost();
}

void BoardView::floatGhost(QPoint at) {
    if (!pointed_)
        hidePointerText();
    place_.reset();
    emit said({});
    scene_->setGhost(
        PlacesLayer::Ghost{cellUnder(at), layings_.tile(), layings_.held(), false, mapToScene(at)});
    emit heldTurnChanged(layings_.held());
}

void BoardView::showGhost() {
    access_->tell();
    if (!place_ || layings_.empty()) {
        scene_->setGhost(std::nullopt);
        emit said({});
        return;
    }
    const bool legal = layings_.legalAt(*place_);
    const Rotation rotation = layings_.shownAt(*place_);
    scene_->setGhost(PlacesLayer::Ghost{*place_, layings_.tile(), rotation, legal});
    const QString words = layingInWords(*place_);
    showPointerText(words, *place_);
    setAccessibleDescription(tr("Place %1, %2, turned by %3 degrees. %4")
                                 .arg(place_->x)
                                 .arg(place_->y)
                                 .arg(degrees(rotation))
                                 .arg(words));
    emit said(legal ? QString() : words);
    emit heldTurnChanged(rotation);
}

QString BoardView::layingInWords(Cell cell) const {
    if (!layings_.legalAt(cell)) {
        const Text why = position_->whyNotLaid(cell, layings_.shownAt(cell));
        const bool dependsOnTurn = std::ranges::any_of(
            allRotations, [&](Rotation r) { return position_->whyNotLaid(cell, r) != why; });
        return dependsOnTurn
                   ? tr("%1. It doesn't fit here in any other orientation either.").arg(upperFirst(why))
                   : upperFirst(why);
    }
    const int turns = layings_.looksAt(cell);
    return turns > 1
               ? tr("Fits here in %1 orientations · R, wheel or right click to turn · click or Enter to lay")
                     .arg(turns)
               : tr("Fits here in one orientation only · click or Enter to lay");
}

void BoardView::setSituation(const QString& words, bool isNews) {
    access_->setSituation(words, isNews);
}

void BoardView::turnTile(bool clockwise) {
    if (layings_.empty())
        return;
    if (place_ && layings_.legalAt(*place_))
        layings_.turn(*place_, clockwise);
    else
        layings_.hold(layings_.held() + (clockwise ? Rotation::R90 : Rotation::R270));
    auto ghost = scene_->ghost();
    if (place_) {
        showGhost();
    } else if (ghost && ghost->floats) {
        ghost->rotation = layings_.held();
        scene_->setGhost(ghost);
        emit heldTurnChanged(layings_.held());
    }
}

void BoardView::layAt(Cell cell) {
    if (layings_.legalAt(cell))
        return emit layingChosen(layings_.at(cell).move);
    if (!scene_->occupied(cell)) {
        setPlace(cell); // explains why not
    } else {
        showPointerText(tr("Lay the drawn tile first, on a free cell next to a tile."), cell);
        emit said(pointerText_->text());
    }
    emit declined(pointerText_->text());
}

Cell BoardView::middleCell() const {
    return cellUnder(viewport()->rect().center());
}

void BoardView::goTo(Cell cell) {
    ensureVisible(cellRect(cell));
    setPlace(cell);
}

bool BoardView::nextPlace(bool forward) {
    const std::vector<Cell> cells = layings_.cells();
    if (!place_) {
        goTo(forward ? cells.front() : cells.back());
        return true;
    }
    // From any place of the cursor, continues in the order of the list.
    const auto next = std::ranges::upper_bound(cells, *place_);
    const auto before = std::ranges::lower_bound(cells, *place_);
    if (forward ? next == cells.end() : before == cells.begin()) {
        // From the last legal place the focus leaves the board; from elsewhere there are still those at the
        // other end.
        if (std::ranges::binary_search(cells, *place_))
            return false;
        goTo(forward ? cells.front() : cells.back());
        return true;
    }
    goTo(forward ? *next : *std::prev(before));
    return true;
}

void BoardView::startLaying() {
    if (layings_.empty() || (place_ && layings_.legalAt(*place_)))
        return;
    const Cell middle = middleCell();
    if (const auto to = nearestCell(layings_.cells(), middle.x, middle.y))
        goTo(*to);
}

bool BoardView::layingKey(QKeyEvent* event) {
    if (layings_.empty() || (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    const auto start = [this] { startLaying(); };
    const auto go = [&](Direction direction) {
        if (!place_)
            start();
        else if (const auto to = nextCell(scene_->rim(), *place_, direction))
            goTo(*to);
    };
    switch (event->key()) {
    case Qt::Key_Up:
        go(Direction::North);
        return true;
    case Qt::Key_Right:
        go(Direction::East);
        return true;
    case Qt::Key_Down:
        go(Direction::South);
        return true;
    case Qt::Key_Left:
        go(Direction::West);
        return true;
    case Qt::Key_R:
        // Over chambers, it turns in the hand.
        if (!place_ && !(scene_->ghost() && scene_->ghost()->floats))
            start();
        turnTile(!(event->modifiers() & Qt::ShiftModifier));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (place_)
            layAt(*place_);
        else
            start();
        return true;
    default:
        return false;
    }
}

QString BoardView::pointerText() const {
    return pointerText_->isHidden() ? QString() : pointerText_->text();
}

void BoardView::showPointerText(const QString& text, Cell beside) {
    pointerText_->setText(text);
    pointerText_->adjustSize();
    // Messages about things beside the board are shown at its lower edge.
    const QRect cell = beside == InteractionController::besideBoard
                           ? QRect(viewport()->width() / 2, viewport()->height(), 1, 1)
                           : mapFromScene(cellRect(beside)).boundingRect();
    pointerText_->move(placeBeside(pointerText_->size(), cell, viewport()->rect()));
    pointerText_->show();
}

void BoardView::hidePointerText() {
    pointerText_->hide();
}

} // namespace tilewright
