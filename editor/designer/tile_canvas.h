#pragma once

#include "editor/designer/neighbours.h"
#include "editor/print/picture_painter.h"

#include <QWidget>

namespace tilewright {

class DoorActions;
class TileSetDocument;

/// One tile, large, edited where it is seen: arrows and clicks choose a side, a click sets the chosen door
/// (or takes it away), a door can be dropped on a side, and a ghost under the pointer shows what would
/// happen. Around it, faintly, tiles of the set that fit.
class TileCanvas : public QWidget {
    Q_OBJECT
public:
    explicit TileCanvas(const DoorActions& doors, QWidget* parent = nullptr);

    /// Pre: the document outlives its being shown; null shows nothing.
    void showTile(TileSetDocument* document, int index);
    int tileIndex() const { return index_; }

    Direction focusedSide() const { return focused_; }
    void setFocusedSide(Direction side);

    /// Where the tile lies in the widget.
    QRectF tileRect() const;
    /// The door of a side lies here.
    QRectF doorRect(Direction side) const;

    /// What a click on a side does: the chosen door, or earth where it is already.
    Side afterClick(Direction side) const;
    /// As a click on it.
    void pressSide(Direction side) { emit doorWanted(side, afterClick(side)); }
    /// "north: red skull"
    QString sideInWords(Direction side) const;
    /// Stand in the context menu below the doors.
    void setMenuActions(const QList<QAction*>& actions) { menuActions_ = actions; }

    QSize sizeHint() const override { return {480, 420}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

public slots:
    void setShowsNeighbours(bool on);
    void chooseOtherNeighbours();

signals:
    void focusedSideChanged();
    /// A click or a drop on a side asks for that door there.
    void doorWanted(tilewright::Direction side, tilewright::Side door);
    /// What a click would do now; empty when the pointer is on no side.
    void hintChanged(const QString& hint);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    std::optional<Direction> sideAt(QPointF position) const;
    void setHovered(std::optional<Direction> side);
    /// What the hovered side would become.
    Side coming() const;
    void showMenu(QPoint globalPosition);
    void updateHint();
    void updatePictures();
    void describe();
    void paintNeighbours(QPainter& painter, const QRectF& tile) const;
    void paintFocus(QPainter& painter, const QRectF& tile) const;

    const DoorActions& doors_;
    TileSetDocument* document_ = nullptr;
    QMetaObject::Connection following_;
    int index_ = -1;
    Direction focused_ = Direction::North;
    std::optional<Direction> hovered_;
    /// Clicked, and not left since.
    std::optional<Direction> pressedSide_;
    /// While a door is dragged over the tile.
    std::optional<Side> dragged_;
    QList<QAction*> menuActions_;
    bool showsNeighbours_ = true;
    std::uint64_t neighbourSeed_ = 1;
    /// A tile made ready for painting, which takes longer than all else here: kept while the tile looks so.
    struct Painted {
        std::string id;
        Sides sides{};
        PaintedPicture picture;
        void become(const Tile& tile);
    };
    Painted picture_;
    /// The tile as a click would leave it, unless that is as it is now.
    Painted preview_;
    bool previews_ = false;
    struct PaintedNeighbour {
        Painted tile;
        Rotation rotation = Rotation::R0;
    };
    std::array<std::optional<PaintedNeighbour>, 4> neighbours_;
};

} // namespace tilewright
