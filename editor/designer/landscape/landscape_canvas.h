#pragma once

#include "editor/designer/landscape/landscape_gesture.h"
#include "editor/designer/large_tile.h"
#include "engine/base/issue.h"
#include "engine/games/landscape/tiles/landscape_edit.h"

#include <QPainterPath>

#include <vector>

namespace tilewright {

class LandscapeActions;

/// A landscape tile. A click chooses the feature and the side at that place; a second click at the middle of
/// that side changes its edge, which the pointer shows before; a line drawn from one side to another joins or
/// parts their features. The chosen feature is highlighted; errors of the tile are shown below it.
class LandscapeCanvas : public LargeTile {
    Q_OBJECT
public:
    explicit LandscapeCanvas(const LandscapeActions& actions, QWidget* parent = nullptr);

    /// The last side, if an inner field is focused.
    Direction focusedSide() const override { return side_; }
    /// Focuses the middle of the side.
    void setFocusedSide(Direction side) override { focusPart(rimPlace(side, Along::Middle)); }

    /// The edge after a click on the middle of the chosen side.
    Edge afterClick(Direction side) const;

    /// Holds the focused place; if one is held already, joins or parts the two.
    void holdOrLink();
    std::optional<int> held() const { return gesture_.held(); }
    const Issues& issues() const { return issues_; }

    /// The places of landscape_rim.h: of the rim, clockwise, then inner fields.
    int partCount() const override;
    void focusPart(int part) override;
    QString partInWords(int part) const override;
    QString afterPressInWords(int part) const override;
    QString heldInWords() const override;
    QRectF partRect(int part) const override;
    std::optional<int> partAt(QPointF position) const override;
    void pressPart(int part) override;

signals:
    void edgeWanted(tilewright::Direction side, tilewright::Edge edge);
    void linkWanted(int from, int to, tilewright::Link link);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    void fillMenu(QMenu& menu) const override;
    void tileChanged() override;
    QString hint() const override;
    void paintOver(QPainter& painter, const QRectF& tile) const override;

private:
    /// Pre: a tile is shown.
    const Landscape& land() const;
    /// Whether it is a separate place: the halves of a field's side are one.
    bool isPlace(int place) const;
    /// Whether a click there changes the side: the click before chose it.
    bool isGrip(QPointF position, int place) const;
    /// The feature that the picture shows there, if it has a place.
    std::optional<int> featureShownAt(QPointF position) const;
    /// A rectangle beside the north side, turned to another.
    QRectF besideSide(Direction side, const QRectF& ofNorth) const;
    void stepPlace(int step);
    void link(int from, int to);
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
    /// Paints what a click makes of that side.
    void paintComing(QPainter& painter, int place) const;
    void paintIssues(QPainter& painter, const QRectF& tile) const;

    const LandscapeActions& actions_;
    Direction side_ = Direction::North;
    LandscapeGesture gesture_;
    /// Whether a click at the pointer's place changes the side.
    bool overGrip_ = false;
    /// The place that the last click chose, if nothing else was chosen since.
    std::optional<int> clicked_;
    /// The tile it is on.
    int clickedTile_ = -1;
    /// By the number of the feature, in units of the picture. Empty for an inner field without room.
    std::vector<QPainterPath> areas_;
    std::vector<QPointF> anchors_;
    Issues issues_;
};

} // namespace tilewright
