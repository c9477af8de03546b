#include "editor/playtest/studies/difference_picture.h"

#include "editor/common/access/accessible_role.h"
#include "editor/common/theme.h"
#include "editor/playtest/health/findings.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tilewright {

DifferencePicture::DifferencePicture(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    setAccessibleName(tr("Difference, B minus A"));
    setToolTip(tr("B minus A with its 95 % interval; inside the band the difference is too small to matter"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize DifferencePicture::sizeHint() const {
    return {240, 5 * fontMetrics().height()};
}

void DifferencePicture::setDifference(const std::optional<playtest::Difference>& difference, double margin) {
    difference_ = difference;
    margin_ = margin;
    const Unit unit = difference && difference->isShare ? Unit::Share : Unit::Number;
    setAccessibleDescription(difference
                                 ? tr("%1, interval %2")
                                       .arg(differenceInWords(difference->difference.value, unit),
                                            differenceIntervalInWords(difference->difference.interval, unit))
                                 : tr("not known yet"));
    update();
}

void DifferencePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const QRectF whole = QRectF(rect()).adjusted(8, 0, -8, 0);
    painter.setPen(quietTextColour(palette()));
    if (!difference_) {
        painter.drawText(whole, Qt::AlignCenter, tr("not known yet"));
        return;
    }
    const auto [low, high] = difference_->difference.interval;
    const double value = difference_->difference.value;
    double most = std::max(std::abs(value), margin_) * 1.5;
    for (const double end : {low, high})
        if (std::isfinite(end))
            most = std::max(most, std::abs(end) * 1.15);
    if (most <= 0)
        most = 1;
    const auto x = [&](double of) {
        return whole.center().x() + std::clamp(of / most, -1.0, 1.0) * whole.width() / 2;
    };
    const double half = 1.1 * fontMetrics().height();
    // The band of what doesn't matter, zero, the interval and the value.
    painter.fillRect(QRectF(QPointF(x(-margin_), middle - half), QPointF(x(margin_), middle + half)),
                     heatColour(0.25, palette()));
    painter.drawLine(QPointF(whole.left(), middle), QPointF(whole.right(), middle));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1, Qt::DashLine));
    painter.drawLine(QPointF(x(0), middle - half), QPointF(x(0), middle + half));
    painter.setPen(QPen(accentColour(palette()), 4));
    painter.drawLine(QPointF(x(low), middle), QPointF(x(high), middle));
    painter.setPen(Qt::NoPen);
    painter.setBrush(accentColour(palette()));
    painter.drawEllipse(QPointF(x(value), middle), 6, 6);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(whole, Qt::AlignTop | Qt::AlignLeft, tr("B is lower"));
    painter.drawText(whole, Qt::AlignTop | Qt::AlignRight, tr("B is higher"));
    painter.drawText(whole, Qt::AlignBottom | Qt::AlignHCenter, accessibleDescription());
}

} // namespace tilewright
