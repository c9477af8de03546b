// What the tools share. Selection and clipboard are in map_hand_selection.cpp, descriptions in map_words.cpp.
#include "editor/map/map_hand.h"

#include "editor/map/tools/all_map_tools.h"

#include <algorithm>

namespace tilewright {

namespace {

std::size_t at(Direction d) {
    return static_cast<std::size_t>(index(d));
}

Cell withinLimits(Cell cell) {
    return {std::clamp(cell.x, minCoordinate, maxCoordinate),
            std::clamp(cell.y, minCoordinate, maxCoordinate)};
}

} // namespace

MapHand::MapHand(QObject* parent) : QObject(parent), tools_(makeMapTools(*this)) {
    brush_.sides.fill(Side::Open);
}

void MapHand::setDocument(MapDocument* document) {
    cancel();
    document_ = document;
    floating_.reset();
    setSelection({});
}

void MapHand::setTool(MapTool tool) {
    current().cancel();
    if (tool != tool_) {
        tool_ = tool;
        emit toolChanged();
    }
    emit sketchChanged();
}

void MapHand::setBrush(const Chamber& brush) {
    brush_ = brush;
    brush_.extra = nullptr;
    emit brushChanged();
}

void MapHand::setFitsNeighbours(bool fits) {
    fitsNeighbours_ = fits;
    emit brushChanged();
}

Chamber MapHand::brushAt(Cell cell) const {
    Chamber chamber = brush_;
    chamber.cell = cell;
    if (!chamber.isRoom() || !fitsNeighbours_ || document_ == nullptr)
        return chamber;
    for (const Direction d : allDirections) {
        const auto beyond = document_->sidesAt(neighbour(cell, d));
        if (!beyond)
            continue;
        Side& side = chamber.sides[at(d)];
        const bool opens = isPassage((*beyond)[at(opposite(d))]);
        if (!opens)
            side = Side::Earth;
        else if (!isPassage(side))
            side = ownDoor(chamber.room).value_or(Side::Open);
    }
    return chamber;
}

void MapHand::setKeys(const QString& brush, const QString& turn) {
    brushKey_ = brush;
    turnKey_ = turn;
}

void MapHand::setDoor(Side door) {
    if (door == door_)
        return;
    door_ = door;
    emit doorChanged();
}

void MapHand::setCursor(Cell cell, std::optional<Direction> side) {
    cell = withinLimits(cell);
    const Direction wanted = side.value_or(side_);
    if (cell == cursor_ && wanted == side_)
        return;
    cursor_ = cell;
    side_ = wanted;
    emit cursorChanged();
}

void MapHand::setSelection(const QRegion& selection) {
    if (selection == selection_)
        return;
    selection_ = selection;
    emit selectionChanged();
}

QRegion MapHand::target() const {
    return selection_.isEmpty() ? QRegion(QRect(toPoint(cursor_), QSize(1, 1))) : selection_;
}

QString MapHand::hint(Cell cell, Direction side) const {
    return document_ == nullptr ? QString() : currentTool().hint(cell, side);
}

void MapHand::press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) {
    if (document_ == nullptr || !insideLimits(cell))
        return;
    setCursor(cell, side);
    anchor_ = cell;
    current().press(cell, side, modifiers);
    emit sketchChanged();
}

void MapHand::dragTo(Cell cell) {
    const auto at = currentTool().pressedAt();
    if (!at || cell == *at)
        return;
    const Cell inside = withinLimits(cell);
    setCursor(inside);
    current().dragTo(inside);
    emit sketchChanged();
}

void MapHand::release() {
    if (!currentTool().pressedAt())
        return;
    current().release();
    emit sketchChanged();
}

std::optional<Side> doorFor(const Chamber& room, Side door) {
    return door == Side::CellDoor ? ownDoor(room.room) : door;
}

bool MapHand::setSide(Cell cell, Direction side, Side door) {
    const Chamber* chamber = document_ == nullptr ? nullptr : document_->chamberAt(cell);
    if (chamber == nullptr) {
        emit message(tr("There is no chamber in this cell. Lay a room first (%1, then Enter or a click).")
                         .arg(brushKey_));
        return false;
    }
    if (!chamber->isRoom()) {
        emit message(tr("The sides of a tile belong to its tile set: change them in Design, or turn the tile "
                        "here with %1.")
                         .arg(turnKey_));
        return false;
    }
    const auto wanted = doorFor(*chamber, door);
    if (!wanted) {
        emit message(tr("A room of this kind (%1) has no door of its own.").arg(chamberName(*chamber)));
        return false;
    }
    Chamber after = *chamber;
    after.sides[at(side)] = *wanted;
    return document_->edit(document_->replacing(*chamber, after),
                           [door = *wanted] { return tr("door: %1").arg(sideInWords(door)); });
}

void MapHand::moveCursor(Direction direction) {
    setCursor(neighbour(cursor_, direction));
    emit sketchChanged();
}

void MapHand::setFocusedDoor(Side door) {
    setDoor(door);
    setSide(cursor_, side_, door);
}

void MapHand::applyAtCursor() {
    if (document_ == nullptr)
        return;
    current().applyAtCursor();
    emit sketchChanged();
}

void MapHand::pick(Cell cell) {
    const Chamber* chamber = document_ == nullptr ? nullptr : document_->chamberAt(cell);
    if (chamber == nullptr) {
        emit message(tr("There is nothing to pick up in this cell."));
        return;
    }
    setBrush(*chamber);
    setTool(MapTool::Brush);
}

bool MapHand::cancel() {
    const bool begun = current().cancel();
    emit sketchChanged();
    if (begun)
        return true;
    if (selection_.isEmpty())
        return false;
    setSelection({});
    return true;
}

} // namespace tilewright
