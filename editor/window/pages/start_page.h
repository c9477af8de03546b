#pragma once

#include <QWidget>

class QAction;
class QListWidget;

namespace tilewright {

class RecentFiles;

/// Shown while nothing is open: ways to start, and the recent files with their pictures.
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
