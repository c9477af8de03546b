#pragma once

#include "engine/model/sides.h"

#include <QList>
#include <QPen>
#include <QPointF>
#include <QtCharts/QChartView>
#include <QtCharts/QScatterSeries>

namespace tilewright {

/// A chart that is part of its panel: without frame, background or margins of its own; reachable with the Tab
/// key.
class PanelChart : public QChartView {
    Q_OBJECT
public:
    explicit PanelChart(QWidget* parent = nullptr);

protected:
    /// Called when the palette has changed.
    virtual void recolour() = 0;
    /// Ignores the keys of QChartView, which zoom.
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
};

/// Sets axes and legend to the colours and the small letters of the view's palette and font. Call again when
/// these or the axes change.
void styleAxes(QChartView& view);
/// Returns 1, 2 or 5 times a power of ten, for about five ticks at round numbers over the range.
double tickInterval(double range);
/// A colour of the game for a visible line on this palette's background: dark ones become lighter on dark,
/// light ones darker on light.
QColor curveColour(Colour colour, const QPalette& palette);
/// The curve colour of a seat; seats count from 0.
QColor seatCurveColour(int seat, const QPalette& palette);

// The pattern of the line and the shape of the marks tell the curves of seats apart without colours too.

QPen seatPen(int seat, const QPalette& palette);
QScatterSeries::MarkerShape seatShape(int seat);
/// Adds the marks of a line that has its axes. They stand for it in the legend, so the name is theirs.
QScatterSeries* addSeatMarks(QChart& chart, QXYSeries& line, int seat);
/// Which points of a curve bear marks: 8 to 15 of a long one, others than those of another seat with the same
/// curve.
QList<QPointF> markedPoints(const QList<QPointF>& curve, int seat);
void styleSeatCurve(QXYSeries& line, QScatterSeries& marks, int seat, const QPalette& palette);

} // namespace tilewright
