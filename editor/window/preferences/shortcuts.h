#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace tilewright {

/// The keys of all actions, as the user has set them; kept in the settings by the action's name. What isn't
/// changed has the key that the program gives it.
class Shortcuts : public QObject {
    Q_OBJECT
public:
    /// Takes over what the settings say. Pre: each action has a name, no two the same.
    explicit Shortcuts(const QList<QAction*>& actions, QObject* parent = nullptr);

    const QList<QAction*>& actions() const { return actions_; }
    QKeySequence defaultOf(const QAction& action) const;
    bool isDefault(const QAction& action) const;
    /// Others with the same key that can be meant at the same time.
    QList<QAction*> conflicts(const QAction& action) const;
    void set(QAction& action, const QKeySequence& keys);
    void resetAll();
    /// The keys as they are, to be set again.
    QList<QKeySequence> keys() const;
    /// Pre: as keys() gave it.
    void setKeys(const QList<QKeySequence>& keys);

private:
    QList<QAction*> actions_;
    QHash<const QAction*, QList<QKeySequence>> defaults_;
};

} // namespace tilewright
