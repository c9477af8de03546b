#include "editor/tasks/background_task.h"

#include "editor/common/plain_text.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QThread>

#include <utility>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace tilewright {

namespace {

constexpr int milliseconds = 100;

} // namespace

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

TaskProgress::TaskProgress(const BackgroundTask& task, const QString& what, const QString& buttonText,
                           const QString& buttonTip, QWidget* parent)
    : QWidget(parent), task_(task), what_(what), words_(new PlainLabel(this)), bar_(new QProgressBar(this)) {
    bar_->setRange(0, 100);
    bar_->setTextVisible(false);
    bar_->setFixedHeight(8);
    bar_->setAccessibleName(what);
    auto* button = new QPushButton(buttonText, this);
    button->setObjectName(QStringLiteral("endTask"));
    button->setToolTip(buttonTip);
    words_->setMinimumWidth(words_->fontMetrics().horizontalAdvance(tr("%1 %2 %").arg(what).arg(100)));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(words_);
    row->addWidget(bar_, 1);
    row->addWidget(button);
    timer_.setInterval(milliseconds);
    connect(&timer_, &QTimer::timeout, this, &TaskProgress::showProgress);
    connect(button, &QPushButton::clicked, this, &TaskProgress::endWanted);
    hide();
}

void TaskProgress::refresh() {
    setVisible(task_.busy());
    if (task_.busy())
        timer_.start();
    else
        timer_.stop();
    showProgress();
}

void TaskProgress::showProgress() {
    const int percent = qRound(100 * task_.progress());
    bar_->setValue(percent);
    words_->setText(tr("%1 %2 %").arg(what_).arg(percent));
}

} // namespace tilewright
