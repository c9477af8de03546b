#pragma once

#include "editor/map/tools/map_tool.h"

namespace tilewright {

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

} // namespace tilewright
