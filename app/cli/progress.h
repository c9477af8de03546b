#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <thread>

namespace tilewright::cli {

/// Requests a stop when the user presses Ctrl+C or the machine shuts down; a second signal ends the program.
class Interruption {
public:
    Interruption();
    std::stop_token token() const { return stop_.get_token(); }

private:
    void watch(const std::stop_token& over);

    std::stop_source stop_;
    std::jthread watcher_;
};

/// One line on a terminal that is overwritten repeatedly; writes nothing to files.
class ProgressLine {
public:
    /// `wanted`: maximum number of blocks.
    explicit ProgressLine(std::uint32_t wanted);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(std::uint32_t played);

private:
    using Clock = std::chrono::steady_clock;
    std::uint32_t wanted_;
    Clock::time_point begin_;
    bool terminal_;
    bool shown_ = false;
};

} // namespace tilewright::cli
