#include "editor/common/tiles/heat_legend.h"

#include "editor/common/accessibility.h"
#include "editor/common/theme.h"

#include <QFontMetrics>
#include <QLinearGradient>
#include <QPainter>

namespace tilewright {

namespace {

constexpr int barHeight = 10;
constexpr int gap = 6;

} // namespace

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("heatLegend"));
    setAccessibleRole(*this, QAccessible::Graphic);
}

void HeatLegend::setHeat(const QString& name, const QString& most, const QString& menu) {
    name_ = name;
    most_ = most;
    const QString words = tr("Heat map: %1, from none to %2").arg(name_, most_);
    setAccessibleName(words);
    setToolTip(tr("%1. To remove it: %2").arg(words, menu));
    updateGeometry();
    update();
}

QSize HeatLegend::sizeHint() const {
    const QMargins around = contentsMargins();
    return {120, QFontMetrics(smallFont(font())).height() + 2 + around.top() + around.bottom()};
}

void HeatLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont small = smallFont(font());
    const QFontMetrics metrics(small);
    painter.setFont(small);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect area = contentsRect();
    const QString none = QStringLiteral("0");
    // The scale grows to the right in every language.
    constexpr auto atLeft = Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute;
    painter.drawText(area, atLeft, name_);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute, most_);
    const int left = metrics.horizontalAdvance(name_) + gap;
    painter.drawText(area.adjusted(left, 0, 0, 0), atLeft, none);
    const QRectF bar(area.left() + left + metrics.horizontalAdvance(none) + gap,
                     area.center().y() - barHeight / 2.0,
                     area.width() - left - metrics.horizontalAdvance(none + most_) - 2 * gap, barHeight);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    gradient.setColorAt(0, heatColour(0, palette()));
    gradient.setColorAt(1, heatColour(1, palette()));
    painter.setPen(borderColour(palette()));
    painter.setBrush(gradient);
    painter.drawRect(bar);
}

} // namespace tilewright
