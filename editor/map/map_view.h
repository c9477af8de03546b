#pragma once

#include "editor/document/heat.h"
#include "editor/map/chamber_pixmap_cache.h"
#include "editor/map/map_overview.h"
#include "editor/map/map_tool_controller.h"

#include <QAbstractScrollArea>

#include <optional>

namespace tilewright {

class MapAccess;

/// The endless grid: zooms, pans, and draws only what is visible. MapToolController handles the mouse and
/// keys.
class MapView : public QAbstractScrollArea {
    Q_OBJECT
public:
    MapView(MapToolController& toolController, MapOverviewImage& overview, QWidget* parent = nullptr);

    void setDocument(MapDocument* document);
    MapDocument* document() const { return document_; }
    MapToolController& toolController() const { return toolController_; }

    /// Device pixels per cell; integers from 6 on.
    double pixelsPerCell() const { return pixels_; }
    /// Pixels per cell at true size, if the screen's size is known.
    double truePixelsPerCell() const;
    /// Visible cells, including partly visible ones.
    QRect visibleCells() const;
    QPointF centre() const;
    void centreOn(QPointF cell);
    void ensureVisible(Cell cell);
    /// The rectangle of a cell in the viewport, in logical pixels.
    QRectF cellRect(Cell cell) const;
    QRectF doorRect(Cell cell, Direction side) const;
    Cell cellAt(QPointF position) const;
    Direction sideAt(QPointF position) const;
    std::optional<Cell> hovered() const { return hovered_; }
    Direction hoveredSide() const { return hoveredSide_; }

    /// Marks cells that nothing fits.
    void setHighlighted(std::vector<Cell> cells);
    /// Tints chambers, and shows their figures if there is room; empty: no tints.
    void setHeat(std::optional<BoardHeat> heat);
    /// Whether keys moved the cell cursor last, instead of a click.
    bool cursorMovedByKeys() const { return cursorMovedByKeys_; }

    QByteArray state() const;
    void restoreState(const QByteArray& state);

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToTrueSize();
    void fit();
    void setShowsGrid(bool on);

signals:
    void viewChanged();
    void hoverChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void zoomTo(double pixels, QPointF anchor);
    double nextZoom(bool in) const;
    void clearFitted();
    void setOrigin(QPoint origin);
    void updateScrollBars();
    void panBy(QPoint by);
    bool handleArrowKey(QKeyEvent* event);
    void hover(QPointF position);
    void leave();
    /// Height of the rulers with coordinates along the upper and the left edge.
    static constexpr int rulerHeight = 17;
    int rulerWidth() const;
    QPoint deviceSize() const;
    /// The same in device pixels.
    QRect deviceRect(Cell cell) const;

    void paintGrid(QPainter& painter, const QRect& cells) const;
    void paintOverview(QPainter& painter);
    void paintPlain(QPainter& painter, const QRect& cells) const;
    void paintChambers(QPainter& painter, const QRect& cells);
    void paintMarkers(QPainter& painter, const QRect& cells);
    void paintDisagreements(QPainter& painter, const QRect& cells) const;
    void paintHighlighted(QPainter& painter, const QRect& cells) const;
    void paintHeat(QPainter& painter, const QRect& cells) const;
    void paintSelection(QPainter& painter) const;
    void paintPreview(QPainter& painter);
    /// Pre: the pointer is over a side.
    void paintDoorPreview(QPainter& painter, SideContent side) const;
    void paintCursor(QPainter& painter) const;
    void paintRulers(QPainter& painter, const QRect& cells) const;
    template <class Each>
    void forEachIn(const QRect& cells, Each each) const;

    MapToolController& toolController_;
    MapOverviewImage& overview_;
    MapAccess* access_;
    ChamberPixmapCache chamberPixmaps_;
    MapDocument* document_ = nullptr;
    QMetaObject::Connection following_;
    QMetaObject::Connection followingSet_;

    double pixels_ = 64;
    /// The upper left corner of the viewport, in device pixels from that of cell 0, 0.
    QPoint origin_;
    bool updatingScrollBars_ = false;
    /// Whether nothing was moved since the whole map was fitted: then it stays fitted at any size.
    bool fitted_ = false;
    /// The restored centre: kept during layout until the user moves elsewhere.
    std::optional<QPointF> restoredCentre_;
    bool grid_ = true;
    std::optional<Cell> hovered_;
    Direction hoveredSide_ = Direction::North;
    std::vector<Cell> highlighted_;
    std::optional<BoardHeat> heat_;
    bool cursorMovedByKeys_ = false;
    /// The space bar: held, it pans with the mouse; released without having panned, it uses the tool.
    enum class Space { Up, Down, Panned };
    Space space_ = Space::Up;
    /// The pointer's place while it pans.
    std::optional<QPoint> pan_;
};

} // namespace tilewright
