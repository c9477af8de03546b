#pragma once

#include "editor/map/tools/map_tool.h"

namespace tilewright {

/// A tool that edits cell by cell along the pointer's way; a stroke is one edit.
class StrokeTool : public AbstractMapTool {
public:
    using AbstractMapTool::AbstractMapTool;

    void press(Cell cell, Direction side, Qt::KeyboardModifiers held) override;
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

} // namespace tilewright
