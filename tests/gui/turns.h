#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QTimer>

#include <chrono>

namespace tilewright {

// For tests that something does not happen: no time is long enough for that, but what comes later than it
// would tells.

/// Until all timers of up to that length that run now have gone off, and what was posted before them has
/// arrived: one that is started now goes off after all of them, on the slowest machine too.
inline void passTimers(std::chrono::milliseconds length) {
    QEventLoop loop;
    QTimer last;
    last.setSingleShot(true);
    last.setTimerType(Qt::PreciseTimer);
    QObject::connect(&last, &QTimer::timeout, &loop, &QEventLoop::quit);
    last.start(length);
    loop.exec();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// What is due now happens, what comes of that, and what comes of that again: events, timers of no length,
/// objects to be deleted later.
inline void passTurns() {
    for (int turn = 0; turn < 3; ++turn)
        passTimers(std::chrono::milliseconds(0));
}

} // namespace tilewright
