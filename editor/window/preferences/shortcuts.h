#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace tilewright {

/// The keys of all actions as set by the user; stored in the settings by the action's name. Unchanged ones
/// have their default keys.
class Shortcuts : public QObject {
    Q_OBJECT
public:
    /// Applies the settings. Pre: each action has a unique name.
    explicit Shortcuts(const QList<QAction*>& actions, QObject* parent = nullptr);

    const QList<QAction*>& actions() const { return actions_; }
    QKeySequence defaultOf(const QAction& action) const;
    bool isDefault(const QAction& action) const;
    /// Others with the same key that are available at the same time.
    QList<QAction*> conflicts(const QAction& action) const;
    void set(QAction& action, const QKeySequence& keys);
    void resetAll();
    /// The present keys, for restoring them.
    QList<QKeySequence> keys() const;
    /// Pre: a result of keys().
    void setKeys(const QList<QKeySequence>& keys);

private:
    QList<QAction*> actions_;
    QHash<const QAction*, QList<QKeySequence>> defaults_;
};

} // namespace tilewright
