#include "editor/charts/panel_chart.h"

#include "editor/common/accessibility.h"
#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "engine/art/palette.h"

#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QtCharts/QAbstractAxis>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>

#include <algorithm>
#include <array>
#include <cstddef>

namespace tilewright {

namespace {
constexpr int minLightnessOnDark = 135;
constexpr int maxLightnessOnLight = 115;

constexpr std::array seatShapes{
    QScatterSeries::MarkerShapeCircle,           QScatterSeries::MarkerShapeRectangle,
    QScatterSeries::MarkerShapeTriangle,         QScatterSeries::MarkerShapeStar,
    QScatterSeries::MarkerShapeRotatedRectangle, QScatterSeries::MarkerShapePentagon};
constexpr double seatMarkSize = 9;
constexpr qsizetype marksOnACurve = 8;

/// Lengths of dashes and gaps, in widths of the line; none for a solid one.
QList<qreal> seatDashes(std::size_t number) {
    const std::array<QList<qreal>, seatShapes.size()> dashes{
        {{}, {6, 2}, {2, 2}, {8, 2, 2, 2}, {12, 4}, {8, 2, 2, 2, 2, 2}}};
    return dashes[number];
}

std::size_t seatNumber(int seat) {
    return static_cast<std::size_t>(seat) % seatShapes.size();
}
} // namespace

PanelChart::PanelChart(QWidget* parent) : QChartView(parent) {
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Chart);
    // As curves do in every language.
    setLayoutDirection(Qt::LeftToRight);
    chart()->setLayoutDirection(Qt::LeftToRight);
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
}

void PanelChart::keyPressEvent(QKeyEvent* event) {
    event->ignore();
}

void PanelChart::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        recolour();
}

void styleAxes(QChartView& view) {
    const QPalette& palette = view.palette();
    const QColor text = palette.color(QPalette::WindowText);
    const QFont small = smallFont(view.font());
    QLegend& legend = *view.chart()->legend();
    legend.setMarkerShape(QLegend::MarkerShapeFromSeries);
    legend.setLabelColor(text);
    legend.setFont(small);
    for (QAbstractAxis* axis : view.chart()->axes()) {
        axis->setLabelsColor(text);
        axis->setLabelsFont(small);
        axis->setTitleBrush(text);
        axis->setTitleFont(small);
        axis->setLinePenColor(borderColour(palette));
        axis->setGridLineColor(borderColour(palette));
    }
}

double tickInterval(double range) {
    double power = 1;
    while (power * 50 < range)
        power *= 10;
    for (const double step : {1.0, 2.0, 5.0})
        if (5 * step * power >= range)
            return step * power;
    return 10 * power;
}

QColor curveColour(Colour colour, const QPalette& palette) {
    const art::Rgb c = art::fillOf(colour);
    const QColor fill(c.red, c.green, c.blue);
    const bool dark = isDark(palette);
    int lightness = dark ? std::max(fill.lightness(), minLightnessOnDark)
                         : std::min(fill.lightness(), maxLightnessOnLight);
    const QColor ground = palette.color(QPalette::Base);
    const auto curve = [&] { return QColor::fromHsl(fill.hslHue(), fill.hslSaturation(), lightness); };
    // Yellow and green are much lighter to the eye than blue of the same lightness.
    while (contrast(curve(), ground) < graphicsContrast && lightness > 0 && lightness < 255)
        lightness += dark ? 1 : -1;
    return curve();
}

QColor seatCurveColour(int seat, const QPalette& palette) {
    return curveColour(colourAt(seat % colourCount), palette);
}

QPen seatPen(int seat, const QPalette& palette) {
    QPen pen(seatCurveColour(seat, palette), 2);
    if (const QList<qreal> dashes = seatDashes(seatNumber(seat)); !dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

QScatterSeries::MarkerShape seatShape(int seat) {
    return seatShapes[seatNumber(seat)];
}

QScatterSeries* addSeatMarks(QChart& chart, QXYSeries& line, int seat) {
    auto* marks = new QScatterSeries;
    marks->setMarkerShape(seatShape(seat));
    marks->setMarkerSize(seatMarkSize);
    chart.addSeries(marks);
    for (QAbstractAxis* axis : line.attachedAxes())
        marks->attachAxis(axis);
    for (QLegendMarker* marker : chart.legend()->markers(&line))
        marker->setVisible(false);
    return marks;
}

QList<QPointF> markedPoints(const QList<QPointF>& curve, int seat) {
    const qsizetype step = std::max<qsizetype>(1, curve.size() / marksOnACurve);
    const auto seats = static_cast<qsizetype>(seatShapes.size());
    QList<QPointF> marked;
    for (qsizetype i = seat % seats * step / seats; i < curve.size(); i += step)
        marked << curve[i];
    return marked;
}

void styleSeatCurve(QXYSeries& line, QScatterSeries& marks, int seat, const QPalette& palette) {
    const QPen pen = seatPen(seat, palette);
    line.setPen(pen);
    marks.setColor(pen.color());
    marks.setPen(Qt::NoPen);
}

} // namespace tilewright
