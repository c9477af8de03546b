#pragma once

#include "editor/designer/tile_canvas.h"

namespace tilewright {

class DoorActions;

/// A tile of Beneath: arrows and clicks choose a side, a click sets the chosen door (or removes it), a door
/// can be dropped on a side, and a ghost under the pointer shows the effect.
class BeneathCanvas : public TileCanvas {
    Q_OBJECT
public:
    explicit BeneathCanvas(const DoorActions& doors, QWidget* parent = nullptr);

    Direction focusedSide() const override { return directionAt(focusedPart()); }
    void setFocusedSide(Direction side) override { focusPart(tilewright::index(side)); }

    /// The area of a side's door.
    QRectF doorRect(Direction side) const;

    /// The result of a click on a side: the chosen door, or earth if the side has that door already.
    SideContent doorAfterClick(Direction side) const;
    /// Acts like a click on the side.
    void pressSide(Direction side) { emit doorWanted(side, doorAfterClick(side)); }
    /// "north: red skull"
    QString sideInWords(Direction side) const;

    /// The sides, north first.
    int partCount() const override { return 4; }
    QString partInWords(int part) const override { return sideInWords(directionAt(part)); }
    QString afterPressInWords(int part) const override;
    QRectF partRect(int part) const override { return doorRect(directionAt(part)); }
    std::optional<int> partAt(QPointF position) const override;
    void pressPart(int part) override { pressSide(directionAt(part)); }

signals:
    /// A click or a drop on a side requests that door.
    void doorWanted(tilewright::Direction side, tilewright::SideContent door);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void leaveEvent(QEvent* event) override;

    void fillMenu(QMenu& menu) const override;
    void tileChanged() override;
    void hoverChanged() override { tileChanged(); }
    QString hint() const override;
    void paintOver(QPainter& painter, const QRectF& tile) const override;

private:
    SideContent doorOf(int side) const;
    /// The door that the hovered side would get.
    SideContent previewedDoor() const;

    const DoorActions& doors_;
    /// The side that was clicked, until the pointer leaves it.
    std::optional<int> pressed_;
    /// The door being dragged over the tile.
    std::optional<SideContent> dragged_;
    /// The tile after a click, unless that changes nothing.
    std::optional<PaintedTile> preview_;
};

} // namespace tilewright
