#pragma once

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tilewright {

class Shortcuts;

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
