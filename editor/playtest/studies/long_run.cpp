#include "editor/playtest/studies/long_run.h"

#include "editor/tasks/low_priority.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace tilewright {

LongRun::LongRun(QObject* parent) : QObject(parent) {}

void LongRun::start(Work work) {
    done_ = 0;
    wanted_ = 0;
    since_.start();
    task_.start([this, work = std::move(work)](TaskControl& task) {
        lowerPriority(Priority::Low);
        Hands hands;
        hands.stop = task.stop;
        hands.threads = std::max(1, QThread::idealThreadCount());
        hands.progress = [this](std::uint32_t done, std::uint32_t wanted) {
            done_ = done;
            wanted_ = wanted;
        };
        hands.tell = [this](std::function<void()> there) {
            QMetaObject::invokeMethod(this, std::move(there), Qt::QueuedConnection);
        };
        work(hands);
        return [this] { emit ended(); };
    });
}

QString LongRun::timeLeft() const {
    const std::uint32_t done = done_;
    const std::uint32_t wanted = wanted_;
    if (!running() || done == 0 || wanted < done)
        return {};
    const double seconds = static_cast<double>(since_.elapsed()) / 1000 / done * (wanted - done);
    if (seconds < 90)
        return tr("%1 s").arg(qRound(seconds));
    return seconds < 5400 ? tr("%1 min").arg(qRound(seconds / 60)) : tr("%1 h").arg(qRound(seconds / 3600));
}

} // namespace tilewright
