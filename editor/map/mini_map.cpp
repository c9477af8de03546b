#include "editor/map/mini_map.h"

#include "editor/common/access/accessible_role.h"
#include "editor/common/theme.h"
#include "editor/map/map_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tilewright {

MiniMap::MiniMap(MapOverview& overview, MapView& view, QWidget* parent)
    : QWidget(parent), overview_(overview), view_(view) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleRole(*this, QAccessible::Graphic);
    setAccessibleName(tr("Mini-map"));
    setAccessibleDescription(tr("Click, drag or use the arrow keys to move the view"));
    setToolTip(tr("Click or drag to move the view"));
    connect(&overview, &MapOverview::changed, this, qOverload<>(&QWidget::update));
    connect(&view, &MapView::viewChanged, this, qOverload<>(&QWidget::update));
}

double MiniMap::scale() const {
    const QRect cells = overview_.bounds().adjusted(-1, -1, 1, 1);
    // Maximum size of a cell: a single room should not fill it.
    constexpr double most = 24;
    return std::min({double(width()) / cells.width(), double(height()) / cells.height(), most});
}

QPointF MiniMap::toWidget(QPointF cell) const {
    const QRectF cells = overview_.bounds();
    return QRectF(rect()).center() + (cell - cells.center()) * scale();
}

QPointF MiniMap::toCell(QPointF position) const {
    const QRectF cells = overview_.bounds();
    return cells.center() + (position - QRectF(rect()).center()) / scale();
}

void MiniMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), deskColour(palette()));
    const QRect cells = overview_.cells();
    if (!cells.isNull()) {
        const QImage& image = overview_.image();
        const double pixel = scale() * overview_.cellsPerPixel();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, pixel < 1);
        painter.drawImage(QRectF(toWidget(cells.topLeft()), QSizeF(image.size()) * pixel), image);
    }
    const QRectF shown = view_.visibleCells();
    painter.setPen(QPen(accentColour(), hasFocus() ? 2.5 : 1.5));
    painter.drawRect(QRectF(toWidget(shown.topLeft()), toWidget(shown.bottomRight()))
                         .intersected(QRectF(rect()).adjusted(1, 1, -1, -1)));
}

void MiniMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        view_.centreOn(toCell(event->position()));
}

void MiniMap::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0)
        view_.centreOn(toCell(event->position()));
}

void MiniMap::keyPressEvent(QKeyEvent* event) {
    const QSizeF step = QSizeF(view_.visibleCells().size()) / 4;
    QPointF by;
    switch (event->key()) {
    case Qt::Key_Left:
        by = {-step.width(), 0};
        break;
    case Qt::Key_Right:
        by = {step.width(), 0};
        break;
    case Qt::Key_Up:
        by = {0, -step.height()};
        break;
    case Qt::Key_Down:
        by = {0, step.height()};
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    view_.centreOn(view_.centre() + by);
}

} // namespace tilewright
