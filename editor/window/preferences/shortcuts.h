#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QWidget>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tilewright {

/// The keys of all actions as set by the user; stored in the settings by the action's name. Unchanged ones
/// have their default keys.
class Shortcuts : public QObject {
    Q_OBJECT
public:
    /// Applies the settings; actions that are destroyed are forgotten. Pre: each action has a unique name.
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

/// All actions with their keys; that of the selected one can be changed. Shows conflicts at once.
class ShortcutEditor : public QWidget {
    Q_OBJECT
public:
    explicit ShortcutEditor(Shortcuts& shortcuts, QWidget* parent = nullptr);

private:
    void fill();
    void refresh();
    void showChosen();
    QAction* chosen() const;
    void change(const QKeySequence& keys);

    Shortcuts& shortcuts_;
    QLineEdit* filter_;
    QTreeWidget* list_;
    QKeySequenceEdit* keys_;
    QPushButton* none_;
    QPushButton* reset_;
    QLabel* conflict_;
};

} // namespace tilewright
