#pragma once

#include "editor/document/map/map_document.h"

#include <QImage>
#include <QObject>
#include <QRect>
#include <QWidget>

namespace tilewright {

class MapView;

/// A whole map as one small image of plain colours, for the mini-map and for distant views.
class MapOverviewImage : public QObject {
    Q_OBJECT
public:
    explicit MapOverviewImage(QObject* parent = nullptr);

    /// Pre: the document outlives its being shown; null: none.
    void setDocument(const MapDocument* document);
    /// The cells of the image, which include all chambers. Null if there are none.
    QRect cells();
    /// The bounds of the chambers; may be a little too large.
    QRect bounds();
    /// The number of cells along the edge of a pixel's square; any chamber in it counts.
    int cellsPerPixel() const { return scale_; }
    const QImage& image();

signals:
    void changed();

private:
    void rebuild();
    void update(const std::vector<Cell>& cells);

    const MapDocument* document_ = nullptr;
    QMetaObject::Connection following_;
    QImage image_;
    QRect cells_;
    QRect bounds_;
    int scale_ = 1;
    bool stale_ = true;
};

/// The whole map, small, with a frame around the part in the view. Click, drag and arrow keys move the view.
class MiniMap : public QWidget {
    Q_OBJECT
public:
    MiniMap(MapOverviewImage& overview, MapView& view, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {220, 150}; }
    QSize minimumSizeHint() const override { return {100, 80}; }
    /// The position of a cell, in pixels of the widget.
    QPointF toWidget(QPointF cell) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double scale() const;
    QPointF toCell(QPointF position) const;

    MapOverviewImage& overview_;
    MapView& view_;
};

} // namespace tilewright
