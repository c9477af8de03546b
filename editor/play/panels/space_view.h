#pragma once

#include "editor/play/board/interaction_controller.h"

#include "engine/game/table.h"

#include <QPoint>
#include <QWidget>

#include <optional>
#include <vector>

namespace tilewright {

/// A space beside the tiles that is everybody's: the ground, who is in it, by player, and who may come in.
/// Marks what the hand can do there; a person clicks and drags here as on the board.
class SpaceView : public QWidget {
    Q_OBJECT

public:
    explicit SpaceView(InteractionController& hand, QWidget* parent = nullptr);

    void setSpace(const game::Space& space);
    game::Kind kind() const { return space_.kind; }
    /// Where a piece of the space, or one that may come in, is drawn; empty if it isn't.
    QRectF placeOf(const game::Piece& piece) const;
    /// Not drawn for now: they are on their way.
    void setAway(std::vector<game::Piece> pieces);
    QSize sizeHint() const override;

public slots:
    /// What the hand can do may be another.
    void refreshMarks();

signals:
    /// A piece is dragged out of here, at a point of the screen.
    void carried(QPoint global);
    void putDown(QPoint global);

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
        /// In the supply still.
        bool arrives = false;
    };
    void arrange();
    const Item* itemAt(QPointF at) const;
    void paintItem(QPainter& painter, const Item& item) const;

    InteractionController& interaction_;
    game::Space space_;
    InteractionController::SpaceMarks marks_;
    std::vector<Item> items_;
    std::vector<game::Piece> away_;
    std::optional<QPoint> pressed_;
    bool dragging_ = false;
};

} // namespace tilewright
