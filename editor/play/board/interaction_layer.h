#pragma once

#include "editor/play/board/board_layers.h"
#include "editor/play/board/board_moves.h"

#include <optional>
#include <vector>

namespace tilewright {

/// What can be taken hold of, what is held, and where it may go: marks over the board.
class InteractionLayer : public BoardLayer {
public:
    struct Target {
        Cell cell;
        /// The moves that lead there; several are a choice.
        std::vector<const OfferedMove*> moves;
    };
    struct Entry {
        PaintedPicture picture;
        QRectF place;
    };
    struct Marks {
        /// Around what can be moved.
        std::vector<QRectF> movable;
        std::vector<Entry> entries;
        /// Around what is held.
        std::optional<QRectF> held;
        std::vector<Target> targets;
        /// Whether targets tell what they cost.
        bool priced = true;
        std::vector<QPointF> sides;
        /// Where the keys are.
        std::optional<QRectF> cursor;
        /// What is dragged, at the pointer.
        std::optional<Entry> dragged;
    };
    InteractionLayer() : BoardLayer(2.5) {}
    void setMarks(Marks marks);
    const Marks& marks() const { return marks_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintTarget(QPainter& painter, const Target& target) const;

    Marks marks_;
};

/// Where a piece out of the supply is shown that may enter there.
QRectF entryPlace(Cell cell);

} // namespace tilewright
