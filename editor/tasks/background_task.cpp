#include "editor/tasks/background_task.h"

#include <QThread>

#include <utility>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace tilewright {

BackgroundTask::BackgroundTask(QObject* parent) : QObject(parent) {
    pool_.setMaxThreadCount(1);
}

BackgroundTask::~BackgroundTask() {
    cancel();
    pool_.waitForDone();
}

void BackgroundTask::start(Work work) {
    cancel();
    busy_ = true;
    stop_ = {};
    task_ = std::make_shared<TaskControl>();
    task_->stop = stop_.get_token();
    pool_.start([this, ticket = ticket_, task = task_, work = std::move(work)] {
        Report report = work(*task);
        QMetaObject::invokeMethod(
            this,
            [this, ticket, report = std::move(report)] {
                if (ticket != ticket_)
                    return;
                busy_ = false;
                report();
            },
            Qt::QueuedConnection);
    });
}

void BackgroundTask::hurry() {
    stop_.request_stop();
}

void BackgroundTask::cancel() {
    ++ticket_;
    stop_.request_stop();
    busy_ = false;
    pool_.clear();
}

double BackgroundTask::progress() const {
    return busy_ ? task_->progress.load() : 0;
}

void lowerThreadPriority(ThreadPriority priority) {
#ifdef Q_OS_LINUX
    // QThread's priorities have no effect with Linux' usual scheduling, where each thread has a niceness.
    setpriority(PRIO_PROCESS, 0, priority == ThreadPriority::Low ? 10 : 19);
#else
    QThread::currentThread()->setPriority(priority == ThreadPriority::Low ? QThread::LowPriority
                                                                          : QThread::IdlePriority);
#endif
}

} // namespace tilewright
