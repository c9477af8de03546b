#include "app/cli/process/progress.h"

#include "app/cli/process/abnormal_end.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <unistd.h>

namespace tilewright::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

} // namespace

Interruption::Interruption(std::optional<std::chrono::duration<double>> most) {
    using Clock = std::chrono::steady_clock;
    std::optional<Clock::time_point> end;
    if (most)
        end = Clock::now() + std::chrono::duration_cast<Clock::duration>(*most);
    watcher_ = std::jthread([this, end](const std::stop_token& over) { watch(over, end); });
    for (const int number : {SIGINT, SIGTERM})
        std::signal(number, [](int which) {
            interrupted = 1;
            std::signal(which, terminateBySignal);
        });
}

void Interruption::checkSignal() const {
    if (interrupted != 0)
        (void)stop_.request_stop();
}

bool Interruption::bySignal() {
    return interrupted != 0;
}

void Interruption::watch(const std::stop_token& over,
                         std::optional<std::chrono::steady_clock::time_point> end) {
    const auto isLate = [&end] { return end && std::chrono::steady_clock::now() >= *end; };
    while (!over.stop_requested() && interrupted == 0 && !isLate())
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    if (!over.stop_requested())
        stop_.request_stop();
}

ProgressLine::ProgressLine(std::uint32_t wanted)
    : wanted_(wanted), begin_(Clock::now()), terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() {
    if (shown_)
        std::cerr << "\r\033[K";
}

void ProgressLine::show(std::uint32_t played, std::uint32_t wanted) {
    if (!terminal_ || played == 0)
        return;
    const auto elapsed = std::chrono::duration<double>(Clock::now() - begin_).count();
    const auto left = elapsed * (wanted - std::min(wanted, played)) / played;
    std::cerr << "\r\033[K" << played << " of " << wanted << " blocks, " << static_cast<long>(left / 60)
              << " min " << static_cast<long>(left) % 60 << " s left" << std::flush;
    shown_ = true;
}

} // namespace tilewright::cli
