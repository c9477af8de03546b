#pragma once

#include "editor/play/board/interaction_controller.h"

#include "engine/games/table.h"

#include <QPoint>
#include <QWidget>

#include <optional>
#include <vector>

namespace tilewright {

/// A space beside the tiles that is everybody's: the ground, the pieces in it by player, and those that may
/// enter. Marks the hand's possible actions; clicks and drags work as on the board.
class SpaceView : public QWidget {
    Q_OBJECT

public:
    explicit SpaceView(InteractionController& interaction, QWidget* parent = nullptr);

    void setSpace(const game::Space& space);
    game::Kind kind() const { return space_.kind; }
    /// The rectangle of a piece in the space, or of one that may enter; empty if it isn't drawn.
    QRectF placeOf(const game::Piece& piece) const;
    /// Pieces not drawn while they are animated.
    void setInFlight(std::vector<game::Piece> pieces);
    QSize sizeHint() const override;

public slots:
    /// Call when the hand's possible actions may have changed.
    void refreshMarks();

signals:
    /// A piece is dragged out of here, at a point of the screen.
    void dragged(QPoint global);
    void dropped(QPoint global);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Item {
        game::Piece piece;
        QRectF place;
        /// Still in the supply.
        bool arrives = false;
    };
    void arrange();
    const Item* itemAt(QPointF at) const;
    void paintItem(QPainter& painter, const Item& item) const;

    InteractionController& interaction_;
    game::Space space_;
    InteractionController::SpaceMarks marks_;
    std::vector<Item> items_;
    std::vector<game::Piece> inFlight_;
    std::optional<QPoint> pressed_;
    bool dragging_ = false;
};

} // namespace tilewright
