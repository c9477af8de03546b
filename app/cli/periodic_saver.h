#pragma once

#include "app/cli/process/progress.h"
#include "engine/base/files/stream.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <utility>

namespace tilewright::cli {

/// Saves the results so far from time to time, so that little is lost if the program ends. A device or a pipe
/// only gets the report of all games. A signal that came in the meantime stops the games there.
class PeriodicSaver {
public:
    PeriodicSaver(const Interruption& interruption, const std::string& file, std::function<void()> write)
        : interruption_(interruption), write_(isStream(file) ? nullptr : std::move(write)) {}

    /// Writes the first time, later every few seconds, and never for more than a tenth of the time, as larger
    /// reports take longer.
    void poll() {
        writeIfDue();
        interruption_.checkSignal();
    }

private:
    using Clock = std::chrono::steady_clock;

    void writeIfDue() {
        const auto begin = Clock::now();
        if (!write_ || begin < next_)
            return;
        write_();
        const auto end = Clock::now();
        next_ = end + std::max<Clock::duration>(std::chrono::seconds(3), 10 * (end - begin));
    }

    const Interruption& interruption_;
    std::function<void()> write_;
    Clock::time_point next_ = Clock::time_point::min();
};

} // namespace tilewright::cli
