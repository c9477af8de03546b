#include "app/cli/signals.h"

#include "engine/tileset/io/unfinished_files.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tilewright::cli {

void endBySignal(int number) {
    removeUnfinishedFiles();
    std::signal(number, SIG_DFL);
    std::raise(number);
}

void prepareProcess() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)
            // The wrong way round, so that its use is an error as it was. The lowest free number is this one.
            static_cast<void>(::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    for (const int number : {SIGPIPE, SIGXFSZ})
        std::signal(number, SIG_IGN);
    for (const int number : {SIGHUP, SIGINT, SIGTERM})
        // What nohup or a shell told this process to ignore stays ignored.
        if (std::signal(number, endBySignal) == SIG_IGN)
            std::signal(number, SIG_IGN);
}

} // namespace tilewright::cli
