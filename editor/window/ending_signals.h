#pragma once

#include <QSocketNotifier>

#include <functional>

namespace tilewright {

/// Signals that end the program (hang-up, interrupt, termination) do so after `keep`, which runs in the event
/// loop; a second one ends it at once. Those that this process was made to ignore stay ignored. There is one
/// such object at a time.
class EndingSignals {
public:
    /// `end` is a signal handler that ends the process.
    EndingSignals(std::function<void()> keep, void (*end)(int));
    ~EndingSignals();
    EndingSignals(const EndingSignals&) = delete;
    EndingSignals& operator=(const EndingSignals&) = delete;

private:
    std::function<void()> keep_;
    QSocketNotifier notifier_;
};

} // namespace tilewright
