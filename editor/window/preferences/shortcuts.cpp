#include "editor/window/preferences/shortcuts.h"

#include "editor/common/action.h"
#include "editor/common/kept_settings.h"

#include <QAction>
#include <QSettings>

#include <optional>

namespace tilewright {

namespace {
QString keyOf(const QAction& action) {
    return QStringLiteral("shortcuts/") + action.objectName();
}

/// "map" of "map/turn"; empty for actions of all modes.
QString modeOf(const QAction& action) {
    const QString name = action.objectName();
    return name.contains(u'/') ? name.section(u'/', 0, 0) : QString();
}

/// As written by set(): empty keys if an action has lost its own. Nothing for invalid values.
std::optional<QKeySequence> keptKeys(const QString& key) {
    const QString text = QSettings().value(key).toString();
    const QKeySequence keys(text, QKeySequence::PortableText);
    bool good = text.isEmpty() || !keys.isEmpty();
    for (int i = 0; i < keys.count(); ++i)
        good = good && keys[static_cast<uint>(i)].key() != Qt::Key_unknown;
    return good ? std::optional(keys) : std::nullopt;
}
} // namespace

Shortcuts::Shortcuts(const QList<QAction*>& actions, QObject* parent) : QObject(parent), actions_(actions) {
    const QSettings settings;
    for (QAction* action : actions_) {
        defaults_.insert(action, action->shortcuts());
        if (!settings.contains(keyOf(*action)))
            continue;
        if (const auto keys = keptKeys(keyOf(*action)))
            action->setShortcut(*keys);
        else
            ignoreSetting(keyOf(*action));
    }
}

QKeySequence Shortcuts::defaultOf(const QAction& action) const {
    return defaults_.value(&action).value(0);
}

bool Shortcuts::isDefault(const QAction& action) const {
    return action.shortcuts() == defaults_.value(&action);
}

QList<QAction*> Shortcuts::conflicts(const QAction& action) const {
    QList<QAction*> others;
    if (action.shortcut().isEmpty())
        return others;
    for (QAction* other : actions_) {
        // Keys of one mode don't conflict with those of another.
        const QString here = modeOf(action);
        const QString there = modeOf(*other);
        const QString ownFamily = action.property(familyProperty).toString();
        const QString otherFamily = other->property(familyProperty).toString();
        // Nor do those of different families.
        const bool apart = (!here.isEmpty() && !there.isEmpty() && here != there) ||
                           (!ownFamily.isEmpty() && !otherFamily.isEmpty() && ownFamily != otherFamily);
        if (other != &action && !apart && other->shortcuts().contains(action.shortcut()))
            others << other;
    }
    return others;
}

void Shortcuts::set(QAction& action, const QKeySequence& keys) {
    QSettings settings;
    if (keys == defaultOf(action)) {
        action.setShortcuts(defaults_.value(&action));
        settings.remove(keyOf(action));
        return;
    }
    action.setShortcut(keys);
    settings.setValue(keyOf(action), keys.toString(QKeySequence::PortableText));
}

void Shortcuts::resetAll() {
    for (QAction* action : actions_) {
        action->setShortcuts(defaults_.value(action));
        QSettings().remove(keyOf(*action));
    }
}

QList<QKeySequence> Shortcuts::keys() const {
    QList<QKeySequence> keys;
    for (const QAction* action : actions_)
        keys << action->shortcut();
    return keys;
}

void Shortcuts::setKeys(const QList<QKeySequence>& keys) {
    for (qsizetype i = 0; i < actions_.size(); ++i)
        if (actions_[i]->shortcut() != keys[i])
            set(*actions_[i], keys[i]);
}

} // namespace tilewright
