#pragma once

#include "editor/designer/neighbours.h"
#include "editor/print/picture_painter.h"

#include <QWidget>

namespace tilewright {

class DoorActions;
class TileSetDocument;

/// One tile, large, edited where it is seen: arrows and clicks choose a side, a click sets the chosen door,
/// and a ghost under the pointer shows what it would do. Around it, faintly, tiles of the set that fit.
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

    bool showsNeighbours() const { return showsNeighbours_; }
    QSize sizeHint() const override { return {480, 420}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

public slots:
    void setShowsNeighbours(bool on);
    void chooseOtherNeighbours();

signals:
    void focusedSideChanged();
    /// A click on a side asks for the chosen door there.
    void sideClicked(tilewright::Direction side);
    /// What a click would do now; empty when the pointer is on no side.
    void hintChanged(const QString& hint);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    std::optional<Direction> sideAt(QPointF position) const;
    void setHovered(std::optional<Direction> side);
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
    bool showsNeighbours_ = true;
    std::uint64_t neighbourSeed_ = 1;
    PaintedPicture picture_;
    /// The tile as a click would leave it; null when that is as it is now.
    PaintedPicture preview_;
    struct PaintedNeighbour {
        PaintedPicture picture;
        Rotation rotation = Rotation::R0;
    };
    std::array<std::optional<PaintedNeighbour>, 4> neighbours_;
};

} // namespace tilewright
