#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace tilewright {

/// All actions of the window by name: type a few letters, Enter runs the selected one.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(const QList<QAction*>& actions, QWidget* parent);

    /// The actions shown, best first.
    QStringList shown() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& typed);
    void run();

    QList<QAction*> actions_;
    QLineEdit* typed_;
    QListView* list_;
    QStandardItemModel* model_;
};

/// How well `typed` matches `name`: 0 not at all; beginnings of words rank above letters in order anywhere.
int fitness(const QString& typed, const QString& name);

} // namespace tilewright
