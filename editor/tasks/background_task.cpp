#include "editor/tasks/background_task.h"

#include <utility>

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

} // namespace tilewright
