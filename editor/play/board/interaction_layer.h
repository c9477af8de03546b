#pragma once

#include "editor/play/board/board_layers.h"
#include "editor/play/board/board_moves.h"

#include <optional>
#include <vector>

namespace tilewright {

/// Marks over the board: what can be picked up, what is held, and where it may go.
class InteractionLayer : public BoardLayer {
public:
    struct Target {
        Cell cell;
        /// The moves to this place; if there are several, a choice is needed.
        std::vector<const OfferedMove*> moves;
    };
    struct Entry {
        PicturePainter picture;
        QRectF place;
    };
    struct Marks {
        /// Around pieces that can be moved.
        std::vector<QRectF> movable;
        std::vector<Entry> entries;
        /// Around the held piece.
        std::optional<QRectF> held;
        std::vector<Target> targets;
        /// Whether targets show their costs.
        bool priced = true;
        std::vector<QPointF> sides;
        /// The keyboard cursor.
        std::optional<QRectF> cursor;
        /// The dragged piece, at the pointer.
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

/// The place for a piece of the supply that may enter there.
QRectF entryPlace(Cell cell);

} // namespace tilewright
