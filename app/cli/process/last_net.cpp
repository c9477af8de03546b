#include "app/cli/process/last_net.h"

#include "app/cli/cli.h"
#include "app/cli/process/terminal.h"
#include "engine/base/files/fault.h"

#include <cstdlib>
#include <string_view>
#include <unistd.h>

namespace tilewright::cli {

int tellFault() noexcept {
    try {
        Line(To::Errors) << "tilewright: " << format(faultIssue(std::current_exception()));
    } catch (...) {
        // There may be no memory left for a message.
        constexpr std::string_view words = "tilewright: error: out of memory [memory-exhausted]\n";
        [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, words.data(), words.size());
    }
    return Failed;
}

void endWithWords() noexcept {
    std::_Exit(tellFault());
}

} // namespace tilewright::cli
