#pragma once

#include <QAccessible>

class QWidget;

namespace tilewright {

/// Tells screen readers what a widget is that paints itself; they take it for a plain area otherwise. Its
/// name is its accessibleName(), which may be set before or after.
void setAccessibleRole(QWidget& widget, QAccessible::Role role);

} // namespace tilewright
