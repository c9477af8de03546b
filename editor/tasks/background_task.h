#pragma once

#include "engine/base/threads.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <stop_token>

class QLabel;
class QProgressBar;

namespace tilewright {

/// Runs a slow task on another thread. One task at a time; a cancelled one is never reported. The destructor
/// waits until the task reacts to its stop.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    /// Called on this object's thread with the results.
    using Report = std::function<void()>;
    /// Called on the other thread. Must return soon after a stop is requested.
    using Work = std::function<Report(TaskControl&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    ~BackgroundTask() override;

    /// Cancels an earlier task.
    void start(Work work);
    /// Requests the results so far, which are reported soon.
    void hurry();
    void cancel();
    bool busy() const { return busy_; }
    /// From 0 to 1.
    double progress() const;

private:
    // A single thread, so that a task's data is never used twice at once, not even after a cancelled task.
    QThreadPool pool_;
    std::stop_source stop_;
    std::shared_ptr<TaskControl> task_;
    quint64 ticket_ = 0;
    bool busy_ = false;
};

enum class ThreadPriority {
    Low, ///< below anything that people wait for at a window
    Idle ///< only otherwise unused time
};
/// Applies to this thread, and to those that it starts from now on.
void lowerThreadPriority(ThreadPriority priority);

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
