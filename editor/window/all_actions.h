#pragma once

#include <QList>
#include <QString>

class QAction;
class QMenuBar;

namespace tilewright {

/// Each action of the menus once, submenus included, in their order; what has no name (separators, recent
/// files) is left out.
QList<QAction*> allActions(const QMenuBar& menus);
/// "File ▸ New from Example": the menus that lead to the action.
QString menuPath(const QAction& action);

} // namespace tilewright
