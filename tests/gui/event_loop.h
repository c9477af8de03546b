#pragma once

#include <QApplication>
#include <QByteArray>
#include <QEvent>
#include <QEventLoop>
#include <QList>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <map>

namespace tilewright {

// For tests that something does not happen: no time is long enough for that, but what comes later than it
// would tells.

/// Until all timers of up to that length that run now have gone off, and what was posted before them has
/// arrived: one that is started now goes off after all of them, on the slowest machine too.
inline void waitForTimers(std::chrono::milliseconds length) {
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
inline void processPending() {
    for (int turn = 0; turn < 3; ++turn)
        waitForTimers(std::chrono::milliseconds(0));
}

/// QObjects that belong to the program, by their class: what was to be deleted and is not.
inline std::map<QByteArray, int> livingObjects() {
    std::map<QByteArray, int> found;
    QList<const QObject*> roots{qApp};
    for (const QWidget* widget : QApplication::topLevelWidgets())
        if (widget->parent() == nullptr)
            roots << widget;
    for (const QObject* root : roots)
        for (const QObject* object : root->findChildren<QObject*>())
            ++found[object->metaObject()->className()];
    return found;
}

} // namespace tilewright
