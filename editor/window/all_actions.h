#pragma once

#include <QList>
#include <QString>

class QAction;
class QMenuBar;

namespace tilewright {

/// Each action of the menus once, including submenus, in their order; without unnamed ones (separators,
/// recent files).
QList<QAction*> allActions(const QMenuBar& menus);
/// "File ▸ New from Example": the menus that contain the action.
QString menuPath(const QAction& action);

} // namespace tilewright
