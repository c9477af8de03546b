#include "editor/common/wheel_guard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace tilewright {

namespace {

bool isField(const QObject* object) {
    return qobject_cast<const QAbstractSpinBox*>(object) != nullptr ||
           qobject_cast<const QComboBox*>(object) != nullptr ||
           (qobject_cast<const QAbstractSlider*>(object) != nullptr &&
            qobject_cast<const QScrollBar*>(object) == nullptr);
}

} // namespace

WheelGuard::WheelGuard() {
    qApp->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if ((event->type() != QEvent::Polish && event->type() != QEvent::Wheel) || !isField(watched))
        return false;
    auto& field = *static_cast<QWidget*>(watched);
    // Otherwise the wheel itself would give it the focus.
    if (event->type() == QEvent::Polish && field.focusPolicy() == Qt::WheelFocus)
        field.setFocusPolicy(Qt::StrongFocus);
    if (event->type() != QEvent::Wheel || field.hasFocus())
        return false;
    event->ignore();
    return true;
}

} // namespace tilewright
