#include "editor/map/tools/paint_tools.h"

#include "editor/map/map_tool_controller.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tilewright {

namespace {

bool sameKind(const Chamber& a, const Chamber& b) {
    return a.isRoom() == b.isRoom() && (a.isRoom() ? a.room == b.room && a.seat == b.seat : a.tile == b.tile);
}

} // namespace

void StrokeTool::press(Cell cell, Direction, Qt::KeyboardModifiers) {
    stroke_ = Stroke{document().newMergeKey(), cell};
    dragTo(cell);
}

std::optional<Cell> StrokeTool::pressedAt() const {
    return stroke_ ? std::optional(stroke_->at) : std::nullopt;
}

void StrokeTool::dragTo(Cell cell) {
    const Cell from = std::exchange(stroke_->at, cell);
    // The pointer may have jumped over cells.
    MapEdit edit;
    const int steps = std::max(std::abs(cell.x - from.x), std::abs(cell.y - from.y));
    for (int i = 0; i <= steps; ++i) {
        const double share = steps == 0 ? 0 : double(i) / steps;
        editCell(edit,
                 {from.x + qRound((cell.x - from.x) * share), from.y + qRound((cell.y - from.y) * share)});
    }
    document().edit(edit, editName(), stroke_->name);
}

bool StrokeTool::cancel() {
    return std::exchange(stroke_, std::nullopt).has_value();
}

void BrushTool::editCell(MapEdit& edit, Cell cell) const {
    edit.set(cell, toolController().brushAt(cell));
}

EditName BrushTool::editName() const {
    return [brush = toolController().brush()] {
        return MapToolController::tr("paint %1").arg(chamberName(brush));
    };
}

ToolPreview BrushTool::preview(Cell cell, Direction) const {
    return CellPreview{toolController().brushAt(cell)};
}

QString BrushTool::hint(Cell cell, Direction) const {
    const QString brush = chamberName(toolController().brush());
    const Chamber* chamber = document().chamberAt(cell);
    return chamber == nullptr
               ? MapToolController::tr("Click to lay %1 (%2 turns it)").arg(brush, toolController().turnKey())
               : MapToolController::tr("Click to replace %2 with %1").arg(brush, chamberName(*chamber));
}

EditName EraserTool::editName() const {
    return [] { return MapToolController::tr("erase"); };
}

QString EraserTool::hint(Cell cell, Direction) const {
    const Chamber* chamber = document().chamberAt(cell);
    return chamber == nullptr ? MapToolController::tr("Nothing here to erase")
                              : MapToolController::tr("Click to erase %1").arg(chamberName(*chamber));
}

void RectangleTool::press(Cell cell, Direction, Qt::KeyboardModifiers) {
    pending_ = PendingRectangle{cell, cell};
}

std::optional<Cell> RectangleTool::pressedAt() const {
    return pending_ ? pending_->to : std::nullopt;
}

void RectangleTool::applyAtCursor() {
    if (pending_)
        finish();
    else
        pending_ = PendingRectangle{toolController().cursor(), std::nullopt};
}

bool RectangleTool::cancel() {
    return std::exchange(pending_, std::nullopt).has_value();
}

std::optional<QRect> RectangleTool::rubberBand() const {
    return pending_
               ? std::optional(rectBetween(pending_->from, pending_->to.value_or(toolController().cursor())))
               : std::nullopt;
}

void RectangleTool::finish() {
    const QRect cells = *rubberBand();
    pending_.reset();
    if (qint64(cells.width()) * cells.height() > maxFilledCells) {
        emit toolController().message(
            MapToolController::tr("That rectangle has more than %L1 cells; choose a smaller one.")
                .arg(maxFilledCells));
        return;
    }
    MapEdit edit;
    const Chamber& brush = toolController().brush();
    for (int y = cells.top(); y <= cells.bottom(); ++y)
        for (int x = cells.left(); x <= cells.right(); ++x)
            // Inside, the rooms must fit each other.
            edit.set({x, y}, cells.size() == QSize(1, 1) ? toolController().brushAt({x, y}) : brush);
    document().edit(edit,
                    [brush] { return MapToolController::tr("rectangle of %1").arg(chamberName(brush)); });
}

QString RectangleTool::hint(Cell, Direction) const {
    return MapToolController::tr("Drag a rectangle to fill it with %1")
        .arg(chamberName(toolController().brush()));
}

void FillTool::press(Cell cell, Direction, Qt::KeyboardModifiers) {
    const auto found = connectedCells(cell);
    if (!found)
        return;
    MapEdit edit;
    const Chamber& brush = toolController().brush();
    for (const Cell c : *found)
        edit.set(c, found->size() == 1 ? toolController().brushAt(c) : brush);
    document().edit(edit, [brush] { return MapToolController::tr("fill with %1").arg(chamberName(brush)); });
}

std::optional<std::vector<Cell>> FillTool::connectedCells(Cell start) const {
    const Chamber* first = document().chamberAt(start);
    const QRegion& selection = toolController().selection();
    const bool bounded = selection.contains(toPoint(start));
    const QRect bounds = boundsOf(document());
    const auto belongs = [&](Cell c) {
        const Chamber* chamber = document().chamberAt(c);
        if (first == nullptr)
            return chamber == nullptr;
        return chamber != nullptr && sameKind(*chamber, *first);
    };
    std::vector<Cell> found{start};
    CellIndex seen;
    seen.set(start, 0);
    for (std::size_t next = 0; next < found.size(); ++next) {
        const Cell from = found[next];
        if (first == nullptr && !bounded && !bounds.contains(toPoint(from))) {
            emit toolController().message(MapToolController::tr(
                "This area is not closed off, so it can't be filled. Select the cells to fill "
                "first, or draw a border."));
            return std::nullopt;
        }
        for (const Direction d : allDirections) {
            const Cell c = neighbour(from, d);
            if (seen.at(c) != CellIndex::none || (bounded && !selection.contains(toPoint(c))) || !belongs(c))
                continue;
            seen.set(c, 0);
            found.push_back(c);
        }
        if (found.size() > std::size_t{maxFilledCells}) {
            emit toolController().message(
                MapToolController::tr("That area has more than %L1 cells; select a part of it first.")
                    .arg(maxFilledCells));
            return std::nullopt;
        }
    }
    return found;
}

ToolPreview FillTool::preview(Cell cell, Direction) const {
    return CellPreview{toolController().brushAt(cell)};
}

QString FillTool::hint(Cell cell, Direction) const {
    const QString brush = chamberName(toolController().brush());
    return document().chamberAt(cell) == nullptr
               ? MapToolController::tr("Click to fill the closed area with %1").arg(brush)
               : MapToolController::tr("Click to change all connected chambers of this kind to %1")
                     .arg(brush);
}

} // namespace tilewright
