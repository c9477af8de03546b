#pragma once

#include "editor/window/mode.h"

#include <QList>
#include <QString>

class QAction;
class QMenuBar;

namespace tilewright {

/// Each action of the menus once, including submenus, in their order; without unnamed ones (separators,
/// recent files).
QList<QAction*> allActions(const QMenuBar& menus);
/// Those of them that are there in that mode: what another one is about isn't changed unseen.
QList<QAction*> actionsIn(Mode mode, QList<QAction*> actions);
/// "File ▸ New from Example": the menus that lead to the action.
QString menuPath(const QAction& action);

} // namespace tilewright
