#pragma once

#include <QList>
#include <QPoint>
#include <QString>

class QWidget;

namespace tilewright::soak {

/// How to find a widget again, also in another run: from the nearest ancestor whose name no other has, down
/// by name or by class and number. What opened last is "popup" or "modal", as those come and go.
QString widgetPathOf(const QWidget& widget);
/// Null where there is none now.
QWidget* widgetAt(const QString& place);

/// What a mouse can reach: the open popup, else the open dialog, else all windows.
QList<QWidget*> windowsInReach();
/// Those of its widgets that show something themselves.
QList<QWidget*> leavesOf(const QWidget& window);
/// A point by its shares of width and height, which may lie outside.
QPoint pointIn(const QWidget& widget, double x, double y);

} // namespace tilewright::soak
