#pragma once

#include "editor/map/tools/map_tool.h"

#include <optional>
#include <vector>

namespace tilewright {

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

} // namespace tilewright
