#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <thread>

namespace tilewright::cli {

/// Requests a stop when the user presses Ctrl+C or the machine shuts down, or when the time is over; a second
/// signal ends the program.
class Interruption {
public:
    /// `most`: the time there is; none: no limit.
    explicit Interruption(std::optional<std::chrono::duration<double>> most = {});
    std::stop_token token() const { return stop_.get_token(); }
    /// Requests the stop now if there was a signal, which else takes a moment to get here.
    void checkSignal() const;
    /// Whether somebody stopped it, not the time.
    static bool bySignal();

private:
    void watch(const std::stop_token& over, std::optional<std::chrono::steady_clock::time_point> end);

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

    /// `wanted`: at most, as far as is known by now.
    void show(std::uint32_t played, std::uint32_t wanted);
    void show(std::uint32_t played) { show(played, wanted_); }

private:
    using Clock = std::chrono::steady_clock;
    std::uint32_t wanted_;
    Clock::time_point begin_;
    bool terminal_;
    bool shown_ = false;
};

} // namespace tilewright::cli
