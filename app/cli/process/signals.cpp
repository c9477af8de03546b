#include "app/cli/process/signals.h"

#include "engine/base/files/unfinished_files.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tilewright::cli {

void terminateBySignal(int number) {
    removeUnfinishedFiles();
    std::signal(number, SIG_DFL);
    std::raise(number);
}

void prepareProcess() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)
            // Opened in the wrong direction, so that using it stays an error. open() returns the lowest free
            // number, which is this one.
            static_cast<void>(::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    for (const int number : {SIGPIPE, SIGXFSZ})
        std::signal(number, SIG_IGN);
    for (const int number : {SIGHUP, SIGINT, SIGTERM})
        // Signals that nohup or a shell made this process ignore stay ignored.
        if (std::signal(number, terminateBySignal) == SIG_IGN)
            std::signal(number, SIG_IGN);
}

} // namespace tilewright::cli
