#pragma once

#include "editor/play/board/board_layers.h"

#include <vector>

namespace tilewright {

/// The way that a piece has come, step by step: a line through the cells, a number in each.
class PathLayer : public BoardLayer {
public:
    PathLayer() : BoardLayer(2.2) {}
    /// Where it began, then where each step led; no more than one: nothing is shown.
    void setPath(std::vector<Cell> cells);
    const std::vector<Cell>& path() const { return path_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<Cell> path_;
};

} // namespace tilewright
