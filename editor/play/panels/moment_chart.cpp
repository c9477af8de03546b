#include "editor/play/panels/moment_chart.h"

#include "editor/common/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace tilewright {

int MomentChart::momentAt(QPointF place) const {
    return std::clamp(qRound(chart()->mapToValue(mapToScene(place.toPoint())).x()), 0, lastMoment());
}

void MomentChart::drawForeground(QPainter* painter, const QRectF&) {
    if (moment() > lastMoment())
        return;
    const QRectF plot = chart()->plotArea();
    const double x = chart()->mapToPosition(QPointF(moment(), 0)).x();
    painter->setPen(QPen(accentColour(), hasFocus() ? 2.5 : 1.5));
    painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
}

void MomentChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && lastMoment() >= 0)
        emit momentChosen(momentAt(event->position()));
}

void MomentChart::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) && lastMoment() >= 0)
        emit momentChosen(momentAt(event->position()));
}

void MomentChart::keyPressEvent(QKeyEvent* event) {
    if (lastMoment() < 0)
        return event->ignore();
    int wanted = moment();
    switch (event->key()) {
    case Qt::Key_Left:
        --wanted;
        break;
    case Qt::Key_Right:
        ++wanted;
        break;
    case Qt::Key_Home:
        wanted = 0;
        break;
    case Qt::Key_End:
        wanted = lastMoment();
        break;
    default:
        return PlainChart::keyPressEvent(event);
    }
    if (wanted >= 0 && wanted <= lastMoment())
        emit momentChosen(wanted);
}

} // namespace tilewright
