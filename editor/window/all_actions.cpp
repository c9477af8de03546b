#include "editor/window/all_actions.h"

#include "editor/common/action.h"

#include <QMenu>
#include <QMenuBar>

#include <utility>

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

std::optional<Mode> modeOfCommand(const QAction& action) {
    constexpr std::pair<const char*, Mode> prefixes[] = {
        {"tile/", Mode::Design}, {"map/", Mode::Map}, {"play/", Mode::Play}, {"playtest/", Mode::Playtest}};
    for (const auto& [prefix, mode] : prefixes)
        if (action.objectName().startsWith(QLatin1String(prefix)))
            return mode;
    return std::nullopt;
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
