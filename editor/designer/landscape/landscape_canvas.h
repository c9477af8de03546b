#pragma once

#include "editor/designer/large_tile.h"
#include "engine/tileset/issue.h"
#include "engine/tileset/landscape/landscape_edit.h"

#include <QPainterPath>

#include <vector>

namespace tilewright {

class LandscapeActions;

/// A landscape tile. A click chooses the feature and the side at that place; a click at the middle of the
/// chosen side changes its edge; a line drawn from one side to another joins or parts their features. The
/// chosen feature is highlighted; errors of the tile are shown below it.
class LandscapeCanvas : public LargeTile {
    Q_OBJECT
public:
    explicit LandscapeCanvas(const LandscapeActions& actions, QWidget* parent = nullptr);

    /// A place of landscape_rim.h.
    int focusedPlace() const { return focused_; }
    void setFocusedPlace(int place);
    /// The last side, if an inner field is focused.
    Direction focusedSide() const override { return side_; }
    /// Focuses the middle of the side.
    void setFocusedSide(Direction side) override { setFocusedPlace(rimPlace(side, Along::Middle)); }

    /// The area for pointing at a place.
    QRectF placeRect(int place) const;
    std::optional<int> placeAt(QPointF position) const;
    /// The edge after a click on the middle of the chosen side.
    Edge afterClick(Direction side) const;

    /// Holds the focused place; if one is held already, joins or parts the two.
    void holdOrLink();
    std::optional<int> held() const { return held_; }
    const Issues& issues() const { return issues_; }

    /// The places of the rim, clockwise, then inner fields.
    int partCount() const override;
    int focusedPart() const override { return focused_; }
    void focusPart(int part) override { setFocusedPlace(part); }
    QString partInWords(int part) const override;
    QString afterPressInWords(int part) const override;
    QRectF partRect(int part) const override { return placeRect(part); }
    void pressPart(int part) override;

signals:
    void edgeWanted(tilewright::Direction side, tilewright::Edge edge);
    void linkWanted(int from, int to, tilewright::Link link);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

    bool focusAt(QPointF position) override;
    void fillMenu(QMenu& menu) const override;
    void tileChanged() override;
    QString hint() const override;
    void paintOver(QPainter& painter, const QRectF& tile) const override;
    void paintFocus(QPainter& painter, const QRectF& tile) const override;

private:
    /// Pre: a tile is shown.
    const Landscape& land() const;
    /// Whether it is a separate place: the halves of a field's side are one.
    bool isPlace(int place) const;
    /// Whether a click there changes the side: the side is chosen, as shown by the keyboard's focus.
    bool isGrip(QPointF position, int place) const;
    void stepPlace(int step);
    void setHovered(std::optional<int> place, bool grip);
    void linkTo(int place);
    QString linkInWords(int from, int to) const;
    QString keyOfLink() const;
    QRectF innerRect(int place) const;
    /// Whether it is an inner field without room in the picture.
    bool isRoomless(int place) const;
    void paintFeature(QPainter& painter, const QRectF& tile, std::optional<int> feature, int fill,
                      double width) const;
    /// Paints the sign of an inner field; nothing if the picture has room for it.
    void paintRoomless(QPainter& painter, int place) const;
    void paintLink(QPainter& painter, int from, QPointF to, Link link) const;
    void paintIssues(QPainter& painter, const QRectF& tile) const;

    const LandscapeActions& actions_;
    int focused_ = rimPlace(Direction::North, Along::Middle);
    Direction side_ = Direction::North;
    std::optional<int> hovered_;
    bool overGrip_ = false;
    std::optional<int> held_;
    std::optional<int> pressed_;
    bool changes_ = false;
    /// Whether a click that is still being handled set the focus.
    bool focusedByMouse_ = false;
    QPointF pressedAt_;
    QPointF pointer_;
    bool draws_ = false;
    /// By the number of the feature, in units of the picture. Empty for an inner field without room.
    std::vector<QPainterPath> areas_;
    std::vector<QPointF> anchors_;
    Issues issues_;
};

} // namespace tilewright
