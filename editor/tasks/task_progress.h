#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tilewright {

class BackgroundTask;

/// The progress of a task, with a button that ends it. Visible only while the task is busy.
class TaskProgress : public QWidget {
    Q_OBJECT

public:
    /// The task must outlive this.
    TaskProgress(const BackgroundTask& task, const QString& what, const QString& buttonText,
                 const QString& buttonTip, QWidget* parent = nullptr);
    /// Call when the task has begun or ended.
    void refresh();

signals:
    void endWanted();

private:
    void showProgress();

    const BackgroundTask& task_;
    QString what_;
    QLabel* words_;
    QProgressBar* bar_;
    QTimer timer_;
};

} // namespace tilewright
