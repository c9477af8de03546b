#include "editor/window/all_actions.h"

#include "editor/theme/action.h"

#include <QMenu>
#include <QMenuBar>

namespace tilewright {

namespace {

void gather(const QList<QAction*>& from, QList<QAction*>& into) {
    for (QAction* action : from) {
        if (action->menu() != nullptr)
            gather(action->menu()->actions(), into);
        else if (!action->isSeparator() && !action->objectName().isEmpty() && action->isVisible() &&
                 !into.contains(action))
            into << action;
    }
}

} // namespace

QList<QAction*> allActions(const QMenuBar& menus) {
    QList<QAction*> actions;
    gather(menus.actions(), actions);
    return actions;
}

QList<QAction*> actionsIn(Mode mode, QList<QAction*> actions) {
    actions.removeIf([mode](const QAction* action) {
        const QString name = action->objectName();
        return (name.startsWith(QLatin1String("tile/")) && mode != Mode::Design) ||
               (name.startsWith(QLatin1String("map/")) && mode != Mode::Map) ||
               (name.startsWith(QLatin1String("play/")) && mode != Mode::Play) ||
               (name.startsWith(QLatin1String("playtest/")) && mode != Mode::Playtest);
    });
    return actions;
}

QString menuPath(const QAction& action) {
    QStringList path;
    const QAction* at = &action;
    while (at != nullptr) {
        const QMenu* menu = nullptr;
        for (const QObject* object : at->associatedObjects())
            // A context menu has no name.
            if (const auto* one = qobject_cast<const QMenu*>(object);
                one != nullptr && !one->title().isEmpty()) {
                menu = one;
                break;
            }
        if (menu == nullptr)
            break;
        at = menu->menuAction();
        path.prepend(plainName(*at));
    }
    return path.join(QStringLiteral(" ▸ "));
}

} // namespace tilewright
