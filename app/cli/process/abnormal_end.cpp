#include "app/cli/process/abnormal_end.h"

#include "app/cli/cli.h"
#include "app/cli/process/terminal.h"
#include "engine/base/files/exception_issue.h"
#include "engine/base/files/unfinished_files.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
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

int reportException() noexcept {
    try {
        TerminalLine(StandardStream::Errors)
            << "tilewright: " << format(exceptionIssue(std::current_exception()));
    } catch (...) {
        // There may be no memory left for a message.
        constexpr std::string_view words = "tilewright: error: out of memory [memory-exhausted]\n";
        [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, words.data(), words.size());
    }
    return InternalError;
}

void terminateHandler() noexcept {
    std::_Exit(reportException());
}

} // namespace tilewright::cli
