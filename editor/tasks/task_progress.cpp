#include "editor/tasks/task_progress.h"

#include "editor/common/plain_text.h"
#include "editor/tasks/background_task.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace tilewright {

namespace {
constexpr int milliseconds = 100;
} // namespace

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
