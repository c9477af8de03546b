#pragma once

#include "editor/window/window_interface.h"

#include <QAction>
#include <QActionGroup>
#include <QObject>
#include <QTabBar>
#include <QWidget>

class QLabel;
class QMenu;
class QStatusBar;
class QVBoxLayout;

namespace tilewright {

class ElidedLabel;
class FileCommands;
class OpenDocuments;
struct Workspace;

/// The strip of modes at the left edge.
class ModeRail : public QWidget {
    Q_OBJECT
public:
    explicit ModeRail(QWidget* parent = nullptr);

    /// `icon` is one of resources/icons, and names the action.
    QAction* addMode(Mode mode, const char* icon, const QString& name, const QString& toolTip);
    void setMode(Mode mode);
    QList<QAction*> actions() const { return group_.actions(); }

signals:
    void modeChosen(tilewright::Mode mode);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QActionGroup group_;
    QVBoxLayout* column_;
};

/// The open files as tabs: brought to the front, moved, closed.
class DocumentTabs : public QTabBar {
    Q_OBJECT
public:
    /// Both outlive the tabs.
    DocumentTabs(OpenDocuments& documents, FileCommands& files);

    /// To the tab at the left, and at the right.
    void addActionsTo(QMenu& menu);
    /// Names, and which of them are modified.
    void refresh();
    void showCurrent();

protected:
    /// Enough of a name to tell the files apart; where there is no room for all tabs, they scroll.
    QSize minimumTabSizeHint(int index) const override;

private:
    void addFile(int index);
    void showMenu(const QPoint& position);
    void stepBy(int step);

    OpenDocuments& documents_;
    FileCommands& files_;
};

/// What the lower edge of the window says: which game the file in front makes, or is played; how that goes;
/// what is under the cursor of a map.
class StatusBarLabels : public QObject {
    Q_OBJECT
public:
    /// Its labels go into the bar, which outlives this, as the workspace does.
    StatusBarLabels(const Workspace& workspace, QStatusBar& bar);

    void refresh(Mode mode);

public slots:
    void tellOfGame(const QString& text);
    void tellOfMap(const QString& text);

private:
    const Workspace& workspace_;
    ElidedLabel* setup_;
    QLabel* game_;
    QLabel* map_;
};

} // namespace tilewright
