#pragma once

#include "editor/window/mode.h"

#include <QList>
#include <QString>

class QAction;
class QMenuBar;

namespace tilewright {

/// Each action of the menus once, submenus included, in their order; what has no name (separators, recent
/// files) is left out.
QList<QAction*> allActions(const QMenuBar& menus);
/// Those of them that are there in that mode: what another one is about isn't changed unseen.
QList<QAction*> actionsIn(Mode mode, QList<QAction*> actions);
/// "File ▸ New from Example": the menus that lead to the action.
QString menuPath(const QAction& action);

} // namespace tilewright
