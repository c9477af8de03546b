#include "app/cli/progress.h"

#include "app/cli/signals.h"

#include <csignal>
#include <cstdio>
#include <iostream>
#include <unistd.h>

namespace tilewright::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

} // namespace

Interruption::Interruption() : watcher_([this](const std::stop_token& over) { watch(over); }) {
    for (const int number : {SIGINT, SIGTERM})
        std::signal(number, [](int which) {
            interrupted = 1;
            std::signal(which, endBySignal);
        });
}

void Interruption::watch(const std::stop_token& over) {
    while (!over.stop_requested() && interrupted == 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    if (interrupted != 0)
        stop_.request_stop();
}

ProgressLine::ProgressLine(std::uint32_t wanted)
    : wanted_(wanted), begin_(Clock::now()), terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() {
    if (shown_)
        std::cerr << "\r\033[K";
}

void ProgressLine::show(std::uint32_t played) {
    if (!terminal_ || played == 0)
        return;
    const auto elapsed = std::chrono::duration<double>(Clock::now() - begin_).count();
    const auto left = elapsed * (wanted_ - played) / played;
    std::cerr << "\r\033[K" << played << " of " << wanted_ << " blocks, " << static_cast<long>(left / 60)
              << " min " << static_cast<long>(left) % 60 << " s left" << std::flush;
    shown_ = true;
}

} // namespace tilewright::cli
