// Tools. Selection and clipboard are in map_hand_selection.cpp, descriptions in map_words.cpp.
#include "editor/map/map_hand.h"

#include <algorithm>
#include <cstdlib>

namespace tilewright {

namespace {

/// Maximum number of cells that rectangle and bucket fill at once.
constexpr int mostCells = 1'000'000;

std::size_t at(Direction d) {
    return static_cast<std::size_t>(index(d));
}

bool sameKind(const Chamber& a, const Chamber& b) {
    return a.isRoom() == b.isRoom() && (a.isRoom() ? a.room == b.room && a.seat == b.seat : a.tile == b.tile);
}

QRect rectOf(Cell a, Cell b) {
    return {QPoint(std::min(a.x, b.x), std::min(a.y, b.y)), QPoint(std::max(a.x, b.x), std::max(a.y, b.y))};
}

} // namespace

MapHand::MapHand(QObject* parent) : QObject(parent) {
    brush_.sides.fill(Side::Open);
}

void MapHand::setDocument(MapDocument* document) {
    cancel();
    document_ = document;
    floating_.reset();
    setSelection({});
}

void MapHand::setTool(MapTool tool) {
    cornerSet_ = false;
    pressed_ = false;
    moving_ = false;
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
    cell.x = std::clamp(cell.x, minCoordinate, maxCoordinate);
    cell.y = std::clamp(cell.y, minCoordinate, maxCoordinate);
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

std::optional<QRect> MapHand::rubberBand() const {
    if (pressed_ && !moving_ && (tool_ == MapTool::Select || tool_ == MapTool::Rectangle))
        return rectOf(from_, at_);
    if (cornerSet_)
        return rectOf(from_, cursor_);
    return std::nullopt;
}

void MapHand::press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) {
    if (document_ == nullptr || !insideLimits(cell))
        return;
    setCursor(cell, side);
    modifiers_ = modifiers;
    from_ = at_ = cell;
    cornerSet_ = false;
    pressed_ = true;
    switch (tool_) {
    case MapTool::Select:
        moving_ = selection_.contains(toPoint(cell)) && (modifiers & Qt::ShiftModifier) == 0;
        copying_ = (modifiers & Qt::ControlModifier) != 0;
        break;
    case MapTool::Brush:
    case MapTool::Eraser:
        stroke_ = document_->newStroke();
        paintLine(cell, cell);
        break;
    case MapTool::Fill:
        bucket(cell);
        pressed_ = false;
        break;
    case MapTool::Door:
        pressed_ = false;
        if (const Chamber* chamber = document_->chamberAt(cell); chamber && chamber->isRoom()) {
            const auto wanted = resolved(door_, *chamber);
            // A second click removes the door.
            const bool there = wanted && chamber->sides[at(side)] == *wanted;
            setSide(cell, side, there ? Side::Earth : door_);
        } else {
            setSide(cell, side, door_);
        }
        break;
    case MapTool::Marker:
        pressed_ = false;
        cycleMarker(cell, side);
        break;
    case MapTool::Rectangle:
        break;
    }
    emit sketchChanged();
}

void MapHand::dragTo(Cell cell) {
    if (!pressed_ || cell == at_)
        return;
    const Cell before = at_;
    at_ = {std::clamp(cell.x, minCoordinate, maxCoordinate),
           std::clamp(cell.y, minCoordinate, maxCoordinate)};
    setCursor(at_);
    if (tool_ == MapTool::Brush || tool_ == MapTool::Eraser)
        paintLine(before, at_);
    emit sketchChanged();
}

void MapHand::release() {
    if (!std::exchange(pressed_, false) || document_ == nullptr)
        return;
    if (tool_ == MapTool::Rectangle) {
        fillRectangle(rectOf(from_, at_));
    } else if (tool_ == MapTool::Select && std::exchange(moving_, false)) {
        const QPoint by = toPoint(at_) - toPoint(from_);
        if (by.isNull()) {
            setSelection(QRect(toPoint(at_), QSize(1, 1)));
        } else if (copying_) {
            floating_ = Floating{
                copyOf(*document_, selection_), {}, selection_, {},
                document_->revision(),          0,  false,      [] {
                    return tr("copy to another place"); }};
            if (!layFloating(by))
                floating_.reset();
        } else {
            layFloating(by);
        }
    } else if (tool_ == MapTool::Select) {
        const QRect cells = rectOf(from_, at_);
        if ((modifiers_ & Qt::ShiftModifier) != 0)
            setSelection(selection_ + cells);
        else if ((modifiers_ & Qt::ControlModifier) != 0)
            setSelection(selection_ - cells);
        else
            setSelection(cells);
    }
    emit sketchChanged();
}

void MapHand::paintLine(Cell from, Cell to) {
    MapEdit edit;
    const int steps = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    for (int i = 0; i <= steps; ++i) {
        const double share = steps == 0 ? 0 : double(i) / steps;
        const Cell cell{from.x + qRound((to.x - from.x) * share), from.y + qRound((to.y - from.y) * share)};
        if (tool_ == MapTool::Eraser)
            edit.clear(cell);
        else
            edit.set(cell, brushAt(cell));
    }
    document_->edit(
        edit,
        [eraser = tool_ == MapTool::Eraser, brush = brush_] {
            return eraser ? tr("erase") : tr("paint %1").arg(chamberName(brush));
        },
        stroke_);
}

void MapHand::fillRectangle(const QRect& cells) {
    if (qint64(cells.width()) * cells.height() > mostCells) {
        emit message(tr("That rectangle has more than %L1 cells; choose a smaller one.").arg(mostCells));
        return;
    }
    MapEdit edit;
    for (int y = cells.top(); y <= cells.bottom(); ++y)
        for (int x = cells.left(); x <= cells.right(); ++x)
            // Inside, the rooms must fit each other.
            edit.set({x, y}, cells.width() == 1 && cells.height() == 1 ? brushAt({x, y}) : brush_);
    document_->edit(edit, [brush = brush_] { return tr("rectangle of %1").arg(chamberName(brush)); });
}

void MapHand::bucket(Cell cell) {
    const Chamber* start = document_->chamberAt(cell);
    const bool bounded = selection_.contains(toPoint(cell));
    const QRect bounds = boundsOf(document_->map());
    const auto belongs = [&](Cell c) {
        const Chamber* chamber = document_->chamberAt(c);
        if (start == nullptr)
            return chamber == nullptr;
        return chamber != nullptr && sameKind(*chamber, *start);
    };
    std::vector<Cell> found{cell};
    CellIndex seen;
    seen.set(cell, 0);
    for (std::size_t next = 0; next < found.size(); ++next) {
        const Cell from = found[next];
        if (start == nullptr && !bounded && !bounds.contains(toPoint(from))) {
            emit message(tr("This area is not closed off, so it can't be filled. Select the cells to fill "
                            "first, or draw a border."));
            return;
        }
        for (const Direction d : allDirections) {
            const Cell c = neighbour(from, d);
            if (seen.at(c) != CellIndex::none || (bounded && !selection_.contains(toPoint(c))) || !belongs(c))
                continue;
            seen.set(c, 0);
            found.push_back(c);
        }
        if (found.size() > std::size_t{mostCells}) {
            emit message(tr("That area has more than %L1 cells; select a part of it first.").arg(mostCells));
            return;
        }
    }
    MapEdit edit;
    for (const Cell c : found)
        edit.set(c, found.size() == 1 ? brushAt(c) : brush_);
    document_->edit(edit, [brush = brush_] { return tr("fill with %1").arg(chamberName(brush)); });
}

std::optional<Side> MapHand::resolved(Side door, const Chamber& chamber) const {
    if (door != Side::CellDoor)
        return door;
    return ownDoor(chamber.room);
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
    const auto wanted = resolved(door, *chamber);
    if (!wanted) {
        emit message(tr("A room of this kind (%1) has no door of its own.").arg(chamberName(*chamber)));
        return false;
    }
    Chamber after = *chamber;
    after.sides[at(side)] = *wanted;
    return document_->edit(document_->replacing(*chamber, after),
                           [door = *wanted] { return tr("door: %1").arg(sideInWords(door)); });
}

void MapHand::cycleMarker(Cell cell, Direction side) {
    if (document_ == nullptr)
        return;
    const auto now = document_->markerAt(cell, side);
    if (!now && !document_->isPassageway(cell, side)) {
        emit message(tr("Markers lie on passageways: both chambers need a passage there."));
        return;
    }
    std::optional<Marker> next;
    if (!now)
        next = Marker::Black;
    else if (*now == Marker::Black)
        next = Marker::White;
    document_->setMarker(cell, side, next);
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
    if (tool_ == MapTool::Rectangle) {
        if (!std::exchange(cornerSet_, !cornerSet_))
            from_ = cursor_;
        else
            fillRectangle(rectOf(from_, cursor_));
        emit sketchChanged();
        return;
    }
    if (tool_ == MapTool::Select) {
        const QRect cell(toPoint(cursor_), QSize(1, 1));
        setSelection(selection_.contains(toPoint(cursor_)) ? selection_ - cell : selection_ + cell);
        return;
    }
    press(cursor_, side_, {});
    release();
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
    const bool begun = pressed_ || cornerSet_;
    pressed_ = moving_ = cornerSet_ = false;
    emit sketchChanged();
    if (begun)
        return true;
    if (selection_.isEmpty())
        return false;
    setSelection({});
    return true;
}

} // namespace tilewright
