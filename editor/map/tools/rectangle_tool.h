#pragma once

#include "editor/map/tools/map_tool.h"

namespace tilewright {

/// Fills a rectangle with the brush, drawn with the pointer or by the keys for two of its corners.
class RectangleTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers held) override;
    std::optional<Cell> pressedAt() const override;
    void dragTo(Cell cell) override { begun_->to = cell; }
    void release() override { finish(); }
    void applyAtCursor() override;
    bool cancel() override;
    std::optional<QRect> rubberBand() const override;
    QString hint(Cell cell, Direction side) const override;
    bool usesBrush() const override { return true; }

private:
    void finish();

    struct Begun {
        Cell from;
        /// The pointer's cell; none if begun by key: then it goes to the cell cursor.
        std::optional<Cell> to;
    };
    std::optional<Begun> begun_;
};

} // namespace tilewright
