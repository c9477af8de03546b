#include "editor/window/ending_signals.h"

#include <array>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace tilewright {

namespace {

// For the handler: little else than writing to a pipe may be done while a signal is handled.
std::array<int, 2> ends{-1, -1};
void (*endBy)(int) = nullptr;

void tell(int number) {
    std::signal(number, endBy);
    const auto byte = static_cast<unsigned char>(number);
    if (::write(ends[1], &byte, 1) != 1)
        endBy(number);
}

int openPipe() {
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        ends = {-1, -1};
    return ends[0];
}

void handleBy(void (*handler)(int)) {
    for (const int number : {SIGHUP, SIGINT, SIGTERM})
        if (std::signal(number, handler) == SIG_IGN)
            std::signal(number, SIG_IGN);
}

} // namespace

EndingSignals::EndingSignals(std::function<void()> keep, void (*end)(int))
    : keep_(std::move(keep)), notifier_(openPipe(), QSocketNotifier::Read) {
    endBy = end;
    QObject::connect(&notifier_, &QSocketNotifier::activated, &notifier_, [this] {
        unsigned char number = 0;
        if (::read(ends[0], &number, 1) != 1)
            return;
        keep_();
        endBy(number);
    });
    handleBy(ends[0] < 0 ? end : tell);
}

EndingSignals::~EndingSignals() {
    handleBy(endBy);
    notifier_.setEnabled(false);
    for (const int end : ends)
        ::close(end);
}

} // namespace tilewright
