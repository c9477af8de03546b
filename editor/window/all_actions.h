#pragma once

#include "editor/window/mode.h"

#include <QList>
#include <QString>

#include <optional>

class QAction;
class QMenuBar;

namespace tilewright {

/// Each action of the menus once, including submenus, in their order; without unnamed ones (separators,
/// recent files).
QList<QAction*> allActions(const QMenuBar& menus);
/// The mode that the action is about; none if it is there in all of them.
std::optional<Mode> modeOfCommand(const QAction& action);
/// "File ▸ New from Example": the menus that lead to the action.
QString menuPath(const QAction& action);

} // namespace tilewright
