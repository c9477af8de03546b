#include "editor/charts/panel_chart.h"

#include "editor/common/accessibility.h"
#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "engine/art/palette.h"

#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QtCharts/QAbstractAxis>
#include <QtCharts/QLegend>

#include <algorithm>

namespace tilewright {

namespace {
constexpr int minLightnessOnDark = 135;
constexpr int maxLightnessOnLight = 115;
} // namespace

PanelChart::PanelChart(QWidget* parent) : QChartView(parent) {
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Chart);
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

} // namespace tilewright
