#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace tilewright {

/// All actions of the window by name: type a few letters, Enter runs the chosen one.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(const QList<QAction*>& actions, QWidget* parent);

    /// What is shown now, best first.
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

/// How well `typed` fits `name`: 0 not at all; whole words' beginnings before letters in order anywhere.
int fitness(const QString& typed, const QString& name);

} // namespace tilewright
