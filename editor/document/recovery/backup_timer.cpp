#include "editor/document/recovery/backup_timer.h"

namespace tilewright {

namespace {

constexpr std::chrono::milliseconds restWait{1'500};

} // namespace

BackupTimer::BackupTimer(QObject* parent) : QObject(parent) {
    rest_.setSingleShot(true);
    rest_.setInterval(restWait);
    longest_.setSingleShot(true);
    longest_.setTimerType(Qt::PreciseTimer);
    longest_.setInterval(longestWait);
    connect(&rest_, &QTimer::timeout, this, &BackupTimer::due);
    connect(&longest_, &QTimer::timeout, this, &BackupTimer::due);
}

void BackupTimer::changed() {
    rest_.start();
    // Counts from the first change without a copy; later ones don't delay it.
    if (!longest_.isActive())
        longest_.start();
}

void BackupTimer::stop() {
    rest_.stop();
    longest_.stop();
}

} // namespace tilewright
