#include "editor/map/map_tool_controller.h"

#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <variant>

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

MapToolController::MapToolController(QObject* parent) : QObject(parent), tools_(makeMapTools(*this)) {
    brush_.sides.fill(SideContent::Open);
}

void MapToolController::setDocument(MapDocument* document) {
    cancel();
    document_ = document;
    floatingSelection_.reset();
    setSelection({});
}

void MapToolController::setTool(MapTool tool) {
    current().cancel();
    if (tool != tool_) {
        tool_ = tool;
        emit toolChanged();
    }
    emit previewChanged();
}

void MapToolController::setBrush(const Chamber& brush) {
    brush_ = brush;
    brush_.extra = nullptr;
    emit brushChanged();
}

void MapToolController::setFitsNeighbours(bool fits) {
    fitsNeighbours_ = fits;
    emit brushChanged();
}

Chamber MapToolController::brushAt(Cell cell) const {
    Chamber chamber = brush_;
    chamber.cell = cell;
    if (!chamber.isRoom() || !fitsNeighbours_ || document_ == nullptr)
        return chamber;
    for (const Direction d : allDirections) {
        const auto beyond = document_->sidesAt(neighbour(cell, d));
        if (!beyond)
            continue;
        SideContent& side = chamber.sides[at(d)];
        const bool opens = isPassage((*beyond)[at(opposite(d))]);
        if (!opens)
            side = SideContent::Earth;
        else if (!isPassage(side))
            side = ownDoor(chamber.room).value_or(SideContent::Open);
    }
    return chamber;
}

void MapToolController::setKeys(const QString& brush, const QString& turn) {
    brushKey_ = brush;
    turnKey_ = turn;
}

void MapToolController::setDoor(SideContent door) {
    if (door == door_)
        return;
    door_ = door;
    emit doorChanged();
}

void MapToolController::setCursor(Cell cell, std::optional<Direction> side) {
    cell = withinLimits(cell);
    const Direction wanted = side.value_or(side_);
    if (cell == cursor_ && wanted == side_)
        return;
    cursor_ = cell;
    side_ = wanted;
    emit cursorChanged();
}

void MapToolController::setSelection(const QRegion& selection) {
    if (selection == selection_)
        return;
    selection_ = selection;
    emit selectionChanged();
}

QRegion MapToolController::target() const {
    return selection_.isEmpty() ? QRegion(QRect(toPoint(cursor_), QSize(1, 1))) : selection_;
}

QString MapToolController::hint(Cell cell, Direction side) const {
    return document_ == nullptr ? QString() : currentTool().hint(cell, side);
}

void MapToolController::press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) {
    if (document_ == nullptr || !insideLimits(cell))
        return;
    setCursor(cell, side);
    anchor_ = cell;
    current().press(cell, side, modifiers);
    emit previewChanged();
}

void MapToolController::dragTo(Cell cell) {
    const auto at = currentTool().pressedAt();
    if (!at || cell == *at)
        return;
    const Cell inside = withinLimits(cell);
    setCursor(inside);
    current().dragTo(inside);
    emit previewChanged();
}

void MapToolController::release() {
    if (!currentTool().pressedAt())
        return;
    current().release();
    emit previewChanged();
}

std::optional<SideContent> doorFor(const Chamber& room, SideContent door) {
    return door == SideContent::CellDoor ? ownDoor(room.room) : door;
}

bool MapToolController::setSide(Cell cell, Direction side, SideContent door) {
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
    return document_->edit(document_->replacementEdit(*chamber, after),
                           [door = *wanted] { return tr("door: %1").arg(sideInWords(door)); });
}

void MapToolController::moveCursor(Direction direction) {
    setCursor(neighbour(cursor_, direction));
    emit previewChanged();
}

void MapToolController::setFocusedDoor(SideContent door) {
    setDoor(door);
    setSide(cursor_, side_, door);
}

void MapToolController::applyAtCursor() {
    if (document_ == nullptr)
        return;
    current().applyAtCursor();
    emit previewChanged();
}

void MapToolController::pickBrush(Cell cell) {
    const Chamber* chamber = document_ == nullptr ? nullptr : document_->chamberAt(cell);
    if (chamber == nullptr) {
        emit message(tr("There is nothing to pick up in this cell."));
        return;
    }
    setBrush(*chamber);
    setTool(MapTool::Brush);
}

bool MapToolController::cancel() {
    const bool begun = current().cancel();
    emit previewChanged();
    if (begun)
        return true;
    if (selection_.isEmpty())
        return false;
    setSelection({});
    return true;
}

void MapToolController::selectAll() {
    if (document_ != nullptr)
        setSelection(boundsOf(*document_));
}

void MapToolController::extendSelection(Direction direction) {
    // From the start of the selection to the cursor.
    const QRect now = selection_.boundingRect();
    const bool continues = selection_.rectCount() == 1 && selection_.contains(toPoint(cursor_)) &&
                           (now.topLeft() == toPoint(anchor_) || now.topRight() == toPoint(anchor_) ||
                            now.bottomLeft() == toPoint(anchor_) || now.bottomRight() == toPoint(anchor_));
    if (!continues)
        anchor_ = cursor_;
    setCursor(neighbour(cursor_, direction));
    setSelection(rectBetween(anchor_, cursor_));
}

void MapToolController::nudge(Direction direction) {
    if (document_ == nullptr)
        return;
    if (selection_.isEmpty()) {
        if (document_->chamberAt(cursor_) == nullptr) {
            emit message(tr("Nothing is selected to move."));
            return;
        }
        setSelection(QRect(toPoint(cursor_), QSize(1, 1)));
    }
    if (moveSelection(toPoint(neighbour({0, 0}, direction))))
        setCursor(neighbour(cursor_, direction));
}

/// The chambers of the selection, or under the cursor. While nothing else is done, these are the ones lifted
/// first, so that moving them destroys nothing on the way.
MapToolController::FloatingSelection MapToolController::lift(EditName name, Step step) const {
    const QRegion region = target();
    if (!floatingSelection_ ||
        floatingSelection_->selection.translated(floatingSelection_->offset) != region ||
        floatingSelection_->revision != document_->revision())
        return {copyFragment(*document_, region), region, region, {}, -1, 0, false, std::move(name)};
    FloatingSelection next = *floatingSelection_;
    // Moving a pasted copy keeps the edit's name.
    if (step == Step::Change || !next.placed || !next.lifted.isEmpty())
        next.name = std::move(name);
    return next;
}

/// Moves it from its previous place. If it can't lie there, returns false and leaves the map unchanged.
bool MapToolController::lay(FloatingSelection&& next, Step step) {
    const QRect all = next.selection.boundingRect().translated(next.offset);
    const QRect limits(QPoint(minCoordinate, minCoordinate), QPoint(maxCoordinate, maxCoordinate));
    if (!limits.contains(all)) {
        emit message(
            tr("The map ends here: coordinates go from %L1 to %L2.").arg(minCoordinate).arg(maxCoordinate));
        return false;
    }
    const auto make = [&] { return layingEdit(*document_, next.lifted, next.fragment, next.offset); };
    const bool instead = next.placed && step == Step::Move;
    const int top = document_->undoStack().index();
    if (!(next.edits > 0 ? document_->replaceLastEdits(make, next.name, {next.edits, !instead})
                         : document_->edit(make(), next.name))) {
        // It is back at its place, but the attempt changed the document's revision.
        if (next.edits > 0)
            floatingSelection_->revision = document_->revision();
        return false;
    }
    const int more = document_->undoStack().index() - top;
    next.edits += more;
    if (more != 0)
        next.placed = more > 0 && step == Step::Move;
    next.revision = document_->revision();
    floatingSelection_ = std::move(next);
    return true;
}

bool MapToolController::moveSelection(QPoint by) {
    FloatingSelection next = lift([] { return tr("move"); }, Step::Move);
    next.offset += by;
    if (!lay(std::move(next), Step::Move))
        return false;
    setSelection(floatingSelection_->selection.translated(floatingSelection_->offset));
    return true;
}

void MapToolController::copySelection(QPoint by) {
    if (lay({copyFragment(*document_, selection_),
             {},
             selection_,
             by,
             -1,
             0,
             false,
             [] { return tr("copy to another place"); }},
            Step::Move))
        setSelection(floatingSelection_->selection.translated(floatingSelection_->offset));
}

void MapToolController::turn(Rotation by) {
    if (currentTool().usesBrush()) {
        Chamber turnedBrush = brush_;
        if (brush_.isRoom())
            turnedBrush.sides = turned(brush_.sides, by);
        else
            turnedBrush.rotation = brush_.rotation + by;
        setBrush(turnedBrush);
        return;
    }
    if (document_ == nullptr)
        return;
    FloatingSelection next = by == Rotation::R270 ? lift([] { return tr("turn back"); }, Step::Change)
                                                  : lift([] { return tr("turn"); }, Step::Change);
    for (int quarter = 0; quarter < tilewright::index(by); ++quarter) {
        const QRect frame = next.selection.boundingRect();
        next.fragment = turnedFragment(next.fragment, frame);
        next.selection = turnedRegion(next.selection, frame);
    }
    if (lay(std::move(next), Step::Change) && !selection_.isEmpty())
        setSelection(floatingSelection_->selection.translated(floatingSelection_->offset));
}

void MapToolController::mirror(Mirror mirror) {
    if (document_ == nullptr)
        return;
    FloatingSelection next = lift(
        [mirror] {
            return mirror == Mirror::LeftRight ? tr("mirror left to right") : tr("mirror top to bottom");
        },
        Step::Change);
    const QRect frame = next.selection.boundingRect();
    MirroredFragment made = mirroredFragment(next.fragment, frame, mirror, *document_);
    next.fragment = std::move(made.fragment);
    next.selection = mirroredRegion(next.selection, frame, mirror);
    if (!lay(std::move(next), Step::Change))
        return;
    if (!selection_.isEmpty())
        setSelection(floatingSelection_->selection.translated(floatingSelection_->offset));
    if (made.unlike > 0)
        emit message(tr("Tiles whose mirror image is not in the set: %L1. They were turned to match as "
                        "closely as possible.")
                         .arg(made.unlike));
}

void MapToolController::erase() {
    if (document_ == nullptr)
        return;
    MapEdit edit;
    for (const Chamber* chamber : chambersIn(*document_, target()))
        edit.clear(chamber->cell);
    document_->edit(edit, [] { return tr("clear cells"); });
}

void MapToolController::copy() const {
    if (document_ == nullptr)
        return;
    const MapFragment fragment = copyFragment(*document_, target());
    if (!fragment.empty())
        QGuiApplication::clipboard()->setMimeData(toMimeData(fragment).release());
}

void MapToolController::cut() {
    copy();
    erase();
}

void MapToolController::paste() {
    if (document_ == nullptr)
        return;
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    MapFragment fragment = data == nullptr ? MapFragment() : fromMimeData(*data);
    if (fragment.empty()) {
        emit message(tr("There are no chambers on the clipboard."));
        return;
    }
    const QRect bounds = fragment.bounds();
    QRegion region;
    // A region of very many single cells is slow, and its gaps are not visible.
    constexpr std::size_t many = 2000;
    if (fragment.chambers.size() > many)
        region = bounds;
    else
        for (const Chamber& chamber : fragment.chambers)
            region += QRect(toPoint(chamber.cell), QSize(1, 1));
    const QPoint offset = toPoint(cursor_) - bounds.topLeft();
    if (!lay({std::move(fragment), {}, region, offset, -1, 0, false, [] { return tr("paste"); }}, Step::Move))
        return;
    setTool(MapTool::Select);
    setSelection(region.translated(offset));
}

QString sideInWords(SideContent side) {
    switch (side) {
    case SideContent::Earth:
        return MapToolController::tr("earth");
    case SideContent::Open:
        return MapToolController::tr("open passage");
    case SideContent::Special:
        return MapToolController::tr("special door");
    case SideContent::CellDoor:
        return MapToolController::tr("cell door");
    case SideContent::KeyRoomDoor:
        return MapToolController::tr("key room door");
    case SideContent::GuardhouseDoor:
        return MapToolController::tr("guardhouse door");
    default:
        //: %1 is a colour
        return MapToolController::tr("%1 skull").arg(translated(name(side)));
    }
}

QString chamberName(const Chamber& chamber) {
    if (!chamber.isRoom())
        return MapToolController::tr("tile %1").arg(toQString(chamber.tile));
    const QString room = translated(name(chamber.room)).replace(u'-', u' ');
    return chamber.seat == 0 ? room : MapToolController::tr("%1, seat %2").arg(room).arg(chamber.seat);
}

QString chamberInWords(const MapDocument& document, const Chamber& chamber) {
    QString words = chamberName(chamber);
    const int tile = document.tileOf(chamber);
    if (!chamber.isRoom() && chamber.rotation != Rotation::R0)
        words += MapToolController::tr(", turned by %1°").arg(degrees(chamber.rotation));
    if (tile >= 0)
        if (const auto* land =
                std::get_if<Landscape>(&document.tileSet()->tiles[static_cast<std::size_t>(tile)].face))
            return words + QStringLiteral(": ") + landscapeInWords(turned(*land, chamber.rotation));
    const auto sides = document.sidesOf(chamber);
    if (!sides)
        return words + MapToolController::tr(": not in the tile set");
    QStringList list;
    for (const Direction d : allDirections) {
        //: a side of a chamber and what is there: "north open passage"
        QString side = MapToolController::tr("%1 %2").arg(
            translated(name(d)), sideInWords((*sides)[static_cast<std::size_t>(index(d))]));
        if (const auto marker = document.markerAt(chamber.cell, d))
            side += MapToolController::tr(" with a %1 marker").arg(translated(name(*marker)));
        list << side;
    }
    return words + QStringLiteral(": ") + list.join(MapToolController::tr(", "));
}

} // namespace tilewright
