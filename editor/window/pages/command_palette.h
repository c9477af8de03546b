#pragma once

#include "editor/window/window_interface.h"

#include <QDialog>
#include <QList>

#include <functional>
#include <optional>

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

    /// The mode in front, and what runs a command: those of other modes are offered too, whatever they could
    /// do here. Without it, commands run where the window is.
    void setModes(Mode here, std::function<void(QAction&)> run);

    /// The actions shown, best first.
    QStringList shown() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& typed);
    void run();

    bool mayRun(const QAction& action) const;

    QList<QAction*> actions_;
    std::optional<Mode> here_;
    std::function<void(QAction&)> run_;
    QLineEdit* typed_;
    QListView* list_;
    QStandardItemModel* model_;
};

/// How well `typed` matches `name`: 0 not at all; beginnings of words rank above letters in order anywhere.
int matchScore(const QString& typed, const QString& name);

} // namespace tilewright
