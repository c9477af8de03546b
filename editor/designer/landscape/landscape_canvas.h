#pragma once

#include "editor/designer/tile_canvas.h"
#include "engine/base/issue.h"
#include "engine/games/landscape/tiles/landscape_edit.h"

#include <QPainterPath>
#include <QPointF>

#include <optional>
#include <variant>
#include <vector>

namespace tilewright {

class LandscapeActions;

/// What has been begun on a tile of the landscape. The pointer presses a place, and draws a line from it when
/// it moves. Keys hold a place, which clicks on others don't end.
class LandscapeGesture {
public:
    struct Press {
        int place;
        QPointF at;
        /// Whether a click there does more than choosing.
        bool changesSide;
    };
    struct Line {
        int from;
        QPointF to;
    };
    struct Release {
        int from;
        /// Not after a line.
        bool changesSide;
    };

    void press(const Press& press) { pointer_ = press; }
    void moveTo(QPointF to);
    /// Empty if nothing was pressed.
    std::optional<Release> release();
    /// The line being drawn; null if there is none.
    const Line* line() const { return std::get_if<Line>(&pointer_); }

    void hold(std::optional<int> place) { held_ = place; }
    std::optional<int> held() const { return held_; }

private:
    std::variant<std::monostate, Press, Line> pointer_;
    std::optional<int> held_;
};

/// A landscape tile. A click chooses the feature and the side at that place; a second click at the middle of
/// that side changes its edge, which the pointer shows before; a line drawn from one side to another joins or
/// parts their features. The chosen feature is highlighted; errors of the tile are shown below it.
class LandscapeCanvas : public TileCanvas {
    Q_OBJECT
public:
    explicit LandscapeCanvas(const LandscapeActions& actions, QWidget* parent = nullptr);

    /// The last side, if an inner field is focused.
    Direction focusedSide() const override { return side_; }
    /// Focuses the middle of the side.
    void setFocusedSide(Direction side) override { focusPart(rimPlace(side, SidePart::Middle)); }

    /// The edge after a click on the middle of the chosen side.
    Edge edgeAfterClick(Direction side) const;

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
    const Landscape& shownLandscape() const;
    /// Whether it is a separate place: the halves of a field's side are one.
    bool isPlace(int place) const;
    /// Whether a click there changes the side: the click before chose it.
    bool isSideHandle(QPointF position, int place) const;
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
    bool isHiddenInnerField(int place) const;
    void paintFeature(QPainter& painter, const QRectF& tile, std::optional<int> feature, int fill,
                      double width) const;
    /// Paints the sign of an inner field; nothing if the picture has room for it.
    void paintHiddenInnerField(QPainter& painter, int place) const;
    void paintLink(QPainter& painter, int from, QPointF to, Link link) const;
    /// Paints what a click makes of that side.
    void paintClickPreview(QPainter& painter, int place) const;
    void paintIssues(QPainter& painter, const QRectF& tile) const;

    const LandscapeActions& actions_;
    Direction side_ = Direction::North;
    LandscapeGesture gesture_;
    /// Whether a click at the pointer's place changes the side.
    bool overSideHandle_ = false;
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
