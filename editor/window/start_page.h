#pragma once

#include <QWidget>

class QAction;
class QListWidget;

namespace tilewright {

class RecentFiles;

/// What the window shows while nothing is open: ways to begin, and the files of late with their pictures.
class StartPage : public QWidget {
    Q_OBJECT
public:
    StartPage(const RecentFiles& recent, const QList<QAction*>& beginnings, QWidget* parent = nullptr);

    void refresh();

signals:
    void fileChosen(const QString& path);

private:
    const RecentFiles& recent_;
    QListWidget* list_;
    QWidget* recentBox_;
};

} // namespace tilewright
