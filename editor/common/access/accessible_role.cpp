#include "editor/common/access/accessible_role.h"

#include <QAccessibleWidget>
#include <QWidget>

#include <memory>

namespace tilewright {

namespace {

const char* const roleProperty = "tilewright-role";

class RoleAccess : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;
};

QAccessibleInterface* makeWithRole(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget == nullptr ? QVariant() : widget->property(roleProperty);
    if (!role.isValid())
        return nullptr;
    return std::make_unique<RoleAccess>(widget, static_cast<QAccessible::Role>(role.toInt())).release();
}

} // namespace

void setAccessibleRole(QWidget& widget, QAccessible::Role role) {
    static const bool installed = (QAccessible::installFactory(makeWithRole), true);
    Q_UNUSED(installed)
    widget.setProperty(roleProperty, static_cast<int>(role));
    // A name that was given before has made Qt keep an interface without the role.
    if (QAccessibleInterface* kept = QAccessible::queryAccessibleInterface(&widget);
        kept != nullptr && kept->role() != role)
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(kept));
}

} // namespace tilewright
