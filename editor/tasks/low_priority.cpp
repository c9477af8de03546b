#include "editor/tasks/low_priority.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace tilewright {

void lowerPriority(Priority priority) {
#ifdef Q_OS_LINUX
    // QThread's priorities have no effect with Linux' usual scheduling, where each thread has a niceness.
    setpriority(PRIO_PROCESS, 0, priority == Priority::Low ? 10 : 19);
#else
    QThread::currentThread()->setPriority(priority == Priority::Low ? QThread::LowPriority
                                                                    : QThread::IdlePriority);
#endif
}

} // namespace tilewright
