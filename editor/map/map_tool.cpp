#include "editor/map/map_tool.h"

#include "editor/map/map_tool_controller.h"
#include "editor/words/translated_text.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace tilewright {

namespace {

bool sameKind(const Chamber& a, const Chamber& b) {
    return a.isRoom() == b.isRoom() && (a.isRoom() ? a.room == b.room && a.seat == b.seat : a.tile == b.tile);
}

/// Selects rectangles of cells; moves or copies what is selected.
class SelectTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) override;
    std::optional<Cell> pressedAt() const override;
    void dragTo(Cell cell) override { drag_->at = cell; }
    void release() override;
    void applyAtCursor() override;
    bool cancel() override;
    std::optional<QRect> rubberBand() const override;
    QPoint dragOffset() const override;
    QString hint(Cell cell, Direction side) const override;

private:
    struct Drag {
        Cell from;
        Cell at;
        Qt::KeyboardModifiers modifiers;
        /// Whether it drags what is selected, instead of selecting.
        bool moves = false;
    };
    std::optional<Drag> drag_;
};

/// A tool that edits cell by cell along the pointer's way; a stroke is one edit.
class StrokeTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) override;
    std::optional<Cell> pressedAt() const override;
    void dragTo(Cell cell) override;
    void release() override { stroke_.reset(); }
    bool cancel() override;

protected:
    virtual void editCell(MapEdit& edit, Cell cell) const = 0;
    virtual EditName editName() const = 0;

private:
    struct Stroke {
        /// As the document calls it.
        QString name;
        Cell at;
    };
    std::optional<Stroke> stroke_;
};

/// Paints with the brush.
class BrushTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

    ToolPreview preview(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool usesBrush() const override { return true; }

protected:
    void editCell(MapEdit& edit, Cell cell) const override;
    EditName editName() const override;
};

/// Clears cells.
class EraserTool : public StrokeTool {
public:
    using StrokeTool::StrokeTool;

    QString hint(Cell cell, Direction side) const override;

protected:
    void editCell(MapEdit& edit, Cell cell) const override { edit.clear(cell); }
    EditName editName() const override;
};

/// Fills a rectangle with the brush, drawn with the pointer or by the keys for two of its corners.
class RectangleTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) override;
    std::optional<Cell> pressedAt() const override;
    void dragTo(Cell cell) override { pending_->to = cell; }
    void release() override { finish(); }
    void applyAtCursor() override;
    bool cancel() override;
    std::optional<QRect> rubberBand() const override;
    QString hint(Cell cell, Direction side) const override;
    bool usesBrush() const override { return true; }

private:
    void finish();

    struct PendingRectangle {
        Cell from;
        /// The pointer's cell; none if begun by key: then it goes to the cell cursor.
        std::optional<Cell> to;
    };
    std::optional<PendingRectangle> pending_;
};

/// Fills the connected cells of one kind, within the selection if there is one.
class FillTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) override;
    ToolPreview preview(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool usesBrush() const override { return true; }

private:
    /// Tells why not, and returns none, if they are too many.
    std::optional<std::vector<Cell>> connectedCells(Cell start) const;
};

/// Sets the chosen door on the sides of rooms; a second click removes it.
class DoorTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) override;
    ToolPreview preview(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool worksOnSides() const override { return true; }
};

/// Puts markers on passageways: first black, then white, then none.
class MarkerTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) override;
    ToolPreview preview(Cell cell, Direction side) const override;
    QString hint(Cell cell, Direction side) const override;
    bool worksOnSides() const override { return true; }
};

void SelectTool::press(Cell cell, Direction, Qt::KeyboardModifiers modifiers) {
    const bool moves =
        toolController().selection().contains(toPoint(cell)) && (modifiers & Qt::ShiftModifier) == 0;
    drag_ = Drag{cell, cell, modifiers, moves};
}

std::optional<Cell> SelectTool::pressedAt() const {
    return drag_ ? std::optional(drag_->at) : std::nullopt;
}

void SelectTool::release() {
    const Drag drag = *std::exchange(drag_, std::nullopt);
    const bool withControl = (drag.modifiers & Qt::ControlModifier) != 0;
    const QRect cells = rectBetween(drag.from, drag.at);
    if (drag.moves) {
        const QPoint by = toPoint(drag.at) - toPoint(drag.from);
        if (by.isNull())
            toolController().setSelection(cells);
        else if (withControl)
            toolController().copySelection(by);
        else
            toolController().moveSelection(by);
    } else if ((drag.modifiers & Qt::ShiftModifier) != 0) {
        toolController().setSelection(toolController().selection() + cells);
    } else if (withControl) {
        toolController().setSelection(toolController().selection() - cells);
    } else {
        toolController().setSelection(cells);
    }
}

void SelectTool::applyAtCursor() {
    const QPoint cursor = toPoint(toolController().cursor());
    const QRegion& selection = toolController().selection();
    const QRect cell(cursor, QSize(1, 1));
    toolController().setSelection(selection.contains(cursor) ? selection - cell : selection + cell);
}

bool SelectTool::cancel() {
    return std::exchange(drag_, std::nullopt).has_value();
}

std::optional<QRect> SelectTool::rubberBand() const {
    return drag_ && !drag_->moves ? std::optional(rectBetween(drag_->from, drag_->at)) : std::nullopt;
}

QPoint SelectTool::dragOffset() const {
    return drag_ && drag_->moves ? toPoint(drag_->at) - toPoint(drag_->from) : QPoint();
}

QString SelectTool::hint(Cell cell, Direction) const {
    return toolController().selection().contains(toPoint(cell))
               ? MapToolController::tr("Drag to move the selection, Ctrl+drag to copy it")
               : MapToolController::tr("Click or drag to select; Shift adds, Ctrl removes");
}

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

void DoorTool::press(Cell cell, Direction side, Qt::KeyboardModifiers) {
    const Chamber* chamber = document().chamberAt(cell);
    const bool there =
        chamber != nullptr && chamber->isRoom() &&
        doorFor(*chamber, toolController().door()) == chamber->sides[static_cast<std::size_t>(index(side))];
    toolController().setSide(cell, side, there ? SideContent::Earth : toolController().door());
}

ToolPreview DoorTool::preview(Cell cell, Direction) const {
    const Chamber* chamber = document().chamberAt(cell);
    if (chamber == nullptr || !chamber->isRoom())
        return SidePreview{};
    return SidePreview{doorFor(*chamber, toolController().door()).value_or(SideContent::Earth)};
}

QString DoorTool::hint(Cell cell, Direction side) const {
    const Chamber* chamber = document().chamberAt(cell);
    if (chamber == nullptr)
        return MapToolController::tr("No chamber here");
    if (!chamber->isRoom())
        return MapToolController::tr("The sides of a tile belong to its set; %1 turns it")
            .arg(toolController().turnKey());
    const auto wanted = doorFor(*chamber, toolController().door());
    if (!wanted)
        return MapToolController::tr("A room of this kind has no door of its own");
    const SideContent now = chamber->sides[static_cast<std::size_t>(index(side))];
    return MapToolController::tr("Click: %1 becomes %2 (now %3)")
        .arg(translated(name(side)), sideInWords(now == *wanted ? SideContent::Earth : *wanted),
             sideInWords(now));
}

void MarkerTool::press(Cell cell, Direction side, Qt::KeyboardModifiers) {
    const auto now = document().markerAt(cell, side);
    if (!now && !document().isPassageway(cell, side)) {
        emit toolController().message(
            MapToolController::tr("Markers lie on passageways: both chambers need a passage there."));
        return;
    }
    std::optional<Marker> next;
    if (!now)
        next = Marker::Black;
    else if (*now == Marker::Black)
        next = Marker::White;
    document().setMarker(cell, side, next);
}

ToolPreview MarkerTool::preview(Cell, Direction) const {
    return PassagewayPreview{};
}

QString MarkerTool::hint(Cell cell, Direction side) const {
    const auto marker = document().markerAt(cell, side);
    if (!marker && !document().isPassageway(cell, side))
        return MapToolController::tr("No passageway here");
    return !marker                    ? MapToolController::tr("Click to place a black marker")
           : *marker == Marker::Black ? MapToolController::tr("Click to make the marker white")
                                      : MapToolController::tr("Click to remove the marker");
}

} // namespace

MapDocument& AbstractMapTool::document() const {
    return *toolController_.document();
}

void AbstractMapTool::applyAtCursor() {
    toolController_.press(toolController_.cursor(), toolController_.side(), {});
    toolController_.release();
}

ToolPreview AbstractMapTool::preview(Cell, Direction) const {
    return CellPreview{};
}

std::vector<std::unique_ptr<AbstractMapTool>> makeMapTools(MapToolController& toolController) {
    std::vector<std::unique_ptr<AbstractMapTool>> tools;
    tools.push_back(std::make_unique<SelectTool>(toolController));
    tools.push_back(std::make_unique<BrushTool>(toolController));
    tools.push_back(std::make_unique<RectangleTool>(toolController));
    tools.push_back(std::make_unique<FillTool>(toolController));
    tools.push_back(std::make_unique<EraserTool>(toolController));
    tools.push_back(std::make_unique<DoorTool>(toolController));
    tools.push_back(std::make_unique<MarkerTool>(toolController));
    return tools;
}

} // namespace tilewright
