#include "tests/soak/widget_paths.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace tilewright::soak {

namespace {

const QString step = QStringLiteral(" > ");

QList<QWidget*> childrenOf(const QWidget& parent) {
    return parent.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

QString className(const QWidget& widget) {
    return QString::fromLatin1(widget.metaObject()->className());
}

bool hasOwnName(const QWidget& widget) {
    const QWidgetList all = QApplication::allWidgets();
    return !widget.objectName().isEmpty() && std::count_if(all.begin(), all.end(), [&](const QWidget* other) {
                                                 return other->objectName() == widget.objectName();
                                             }) == 1;
}

/// The name, or class and number among its like.
QString partOf(const QWidget& widget) {
    if (!widget.objectName().isEmpty() || widget.parentWidget() == nullptr)
        return widget.objectName().isEmpty() ? className(widget) : widget.objectName();
    int number = 0;
    for (const QWidget* child : childrenOf(*widget.parentWidget())) {
        if (child == &widget)
            break;
        number += className(*child) == className(widget) ? 1 : 0;
    }
    return QStringLiteral("%1:%2").arg(className(widget)).arg(number);
}

QWidget* rootAt(const QString& name) {
    if (name == QLatin1String("popup"))
        return QApplication::activePopupWidget();
    if (name == QLatin1String("modal"))
        return QApplication::activeModalWidget();
    QWidget* found = nullptr;
    for (QWidget* widget : QApplication::allWidgets())
        if (widget->objectName() == name || (widget->isWindow() && className(*widget) == name))
            if (found == nullptr || widget->isVisible())
                found = widget;
    return found;
}

} // namespace

QString widgetPathOf(const QWidget& widget) {
    QStringList parts;
    for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget()) {
        if (at == QApplication::activePopupWidget() || at == QApplication::activeModalWidget()) {
            parts.prepend(at == QApplication::activePopupWidget() ? QStringLiteral("popup")
                                                                  : QStringLiteral("modal"));
            break;
        }
        parts.prepend(partOf(*at));
        if (hasOwnName(*at))
            break;
    }
    return parts.join(step);
}

QWidget* widgetAt(const QString& place) {
    const QStringList parts = place.split(step);
    QWidget* at = rootAt(parts.first());
    for (int i = 1; i < parts.size() && at != nullptr; ++i) {
        const QList<QWidget*> children = childrenOf(*at);
        const auto found = std::find_if(children.begin(), children.end(),
                                        [&](const QWidget* child) { return partOf(*child) == parts[i]; });
        at = found == children.end() ? nullptr : *found;
    }
    return at != nullptr && at->isVisible() ? at : nullptr;
}

QList<QWidget*> windowsInReach() {
    if (QWidget* popup = QApplication::activePopupWidget())
        return {popup};
    if (QWidget* modal = QApplication::activeModalWidget())
        return {modal};
    QList<QWidget*> windows;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->windowType() != Qt::ToolTip)
            windows << window;
    // The order in which Qt lists them differs from run to run.
    std::sort(windows.begin(), windows.end(), [](const QWidget* a, const QWidget* b) {
        return a->width() * a->height() > b->width() * b->height();
    });
    return windows;
}

QList<QWidget*> leavesOf(const QWidget& window) {
    QList<QWidget*> leaves;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->width() < 4 || widget->height() < 4 ||
            widget->window() != &window)
            continue;
        const QList<QWidget*> children = childrenOf(*widget);
        if (std::none_of(children.begin(), children.end(), [](const QWidget* c) { return c->isVisible(); }))
            leaves << widget;
    }
    return leaves;
}

QPoint pointIn(const QWidget& widget, double x, double y) {
    return {static_cast<int>(x * widget.width()), static_cast<int>(y * widget.height())};
}

} // namespace tilewright::soak
