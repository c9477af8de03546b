// Operations on a selection: moving, turning, mirroring, the clipboard.
#include "editor/map/map_hand.h"

#include <QClipboard>
#include <QGuiApplication>

namespace tilewright {

void MapHand::selectAll() {
    if (document_ != nullptr)
        setSelection(boundsOf(*document_));
}

void MapHand::extendSelection(Direction direction) {
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

void MapHand::nudge(Direction direction) {
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
MapHand::Floating MapHand::lift(EditName name, Step step) const {
    const QRegion region = target();
    if (!floating_ || floating_->selection.translated(floating_->offset) != region ||
        floating_->revision != document_->revision())
        return {copyOf(*document_, region), region, region, {}, -1, 0, false, std::move(name)};
    Floating next = *floating_;
    // Moving a pasted copy keeps the edit's name.
    if (step == Step::Change || !next.placed || !next.lifted.isEmpty())
        next.name = std::move(name);
    return next;
}

/// Moves it from its previous place. If it can't lie there, returns false and leaves the map unchanged.
bool MapHand::lay(Floating&& next, Step step) {
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
    if (!(next.edits > 0 ? document_->editInstead(make, next.name, {next.edits, !instead})
                         : document_->edit(make(), next.name))) {
        // It is back at its place, but the attempt changed the document's revision.
        if (next.edits > 0)
            floating_->revision = document_->revision();
        return false;
    }
    const int more = document_->undoStack().index() - top;
    next.edits += more;
    if (more != 0)
        next.placed = more > 0 && step == Step::Move;
    next.revision = document_->revision();
    floating_ = std::move(next);
    return true;
}

bool MapHand::moveSelection(QPoint by) {
    Floating next = lift([] { return tr("move"); }, Step::Move);
    next.offset += by;
    if (!lay(std::move(next), Step::Move))
        return false;
    setSelection(floating_->selection.translated(floating_->offset));
    return true;
}

void MapHand::copySelection(QPoint by) {
    if (lay({copyOf(*document_, selection_),
             {},
             selection_,
             by,
             -1,
             0,
             false,
             [] { return tr("copy to another place"); }},
            Step::Move))
        setSelection(floating_->selection.translated(floating_->offset));
}

void MapHand::turn(Rotation by) {
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
    Floating next = by == Rotation::R270 ? lift([] { return tr("turn back"); }, Step::Change)
                                         : lift([] { return tr("turn"); }, Step::Change);
    for (int quarter = 0; quarter < tilewright::index(by); ++quarter) {
        const QRect frame = next.selection.boundingRect();
        next.fragment = turnedFragment(next.fragment, frame);
        next.selection = turnedRegion(next.selection, frame);
    }
    if (lay(std::move(next), Step::Change) && !selection_.isEmpty())
        setSelection(floating_->selection.translated(floating_->offset));
}

void MapHand::mirror(Mirror mirror) {
    if (document_ == nullptr)
        return;
    Floating next = lift(
        [mirror] {
            return mirror == Mirror::LeftRight ? tr("mirror left to right") : tr("mirror top to bottom");
        },
        Step::Change);
    const QRect frame = next.selection.boundingRect();
    Mirrored made = mirroredFragment(next.fragment, frame, mirror, *document_);
    next.fragment = std::move(made.fragment);
    next.selection = mirroredRegion(next.selection, frame, mirror);
    if (!lay(std::move(next), Step::Change))
        return;
    if (!selection_.isEmpty())
        setSelection(floating_->selection.translated(floating_->offset));
    if (made.unlike > 0)
        emit message(tr("Tiles whose mirror image is not in the set: %L1. They were turned to match as "
                        "closely as possible.")
                         .arg(made.unlike));
}

void MapHand::erase() {
    if (document_ == nullptr)
        return;
    MapEdit edit;
    for (const Chamber* chamber : chambersIn(*document_, target()))
        edit.clear(chamber->cell);
    document_->edit(edit, [] { return tr("clear cells"); });
}

void MapHand::copy() const {
    if (document_ == nullptr)
        return;
    const MapFragment fragment = copyOf(*document_, target());
    if (!fragment.empty())
        QGuiApplication::clipboard()->setMimeData(toMimeData(fragment).release());
}

void MapHand::cut() {
    copy();
    erase();
}

void MapHand::paste() {
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

} // namespace tilewright
