#include "app/cli/process/terminate_handler.h"

#include "app/cli/cli.h"
#include "app/cli/process/terminal.h"
#include "engine/base/files/exception_issue.h"

#include <cstdlib>
#include <string_view>
#include <unistd.h>

namespace tilewright::cli {

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
