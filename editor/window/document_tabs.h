#pragma once

#include <QTabBar>

class QMenu;

namespace tilewright {

class FileCommands;
class OpenDocuments;

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

} // namespace tilewright
