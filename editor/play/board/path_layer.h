#pragma once

#include "editor/play/board/board_layers.h"

#include <vector>

namespace tilewright {

/// The path of a piece, step by step: a line through the cells, a number in each.
class PathLayer : public BoardLayer {
public:
    PathLayer() : BoardLayer(2.2) {}
    /// The start, then the end of each step; with at most one cell, nothing is shown.
    void setPath(std::vector<Cell> cells);
    const std::vector<Cell>& path() const { return path_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<Cell> path_;
};

} // namespace tilewright
