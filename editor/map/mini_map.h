#pragma once

#include <QWidget>

namespace tilewright {

class MapOverview;
class MapView;

/// The whole map, small, with a frame around the part in the view. Click, drag and arrow keys move the view.
class MiniMap : public QWidget {
    Q_OBJECT
public:
    MiniMap(MapOverview& overview, MapView& view, QWidget* parent = nullptr);
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

    MapOverview& overview_;
    MapView& view_;
};

} // namespace tilewright
