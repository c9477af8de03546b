#pragma once

#include <QApplication>
#include <QSocketNotifier>

#include <atomic>
#include <exception>
#include <functional>
#include <memory>

namespace tilewright {

/// The window's event loop with a last resort for exceptions: if one leaves an event handler or another
/// thread, unsaved work is copied, the program reports the error, and exits with exceptionExitCode. It does
/// not continue, as the interrupted work may be incomplete.
class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);
    ~Application() override;

    /// Sets the function that copies all unsaved work, on the window's thread; it returns false if something
    /// could not be copied.
    void setRecoverySaver(std::function<bool()> keep) { saveRecovery_ = std::move(keep); }
    /// Runs something that is no event, with the same protection.
    void guarded(const std::function<void()>& work) noexcept;
    bool notify(QObject* receiver, QEvent* event) override;

private:
    [[noreturn]] static void terminated() noexcept;
    [[noreturn]] void endWith(const std::exception_ptr& fault) noexcept;
    [[noreturn]] void endFromThread(const std::exception_ptr& fault) noexcept;
    void tell(const std::exception_ptr& fault, bool kept);

    std::function<bool()> saveRecovery_;
    /// Released before copies are made, in case memory has run out.
    std::unique_ptr<char[]> reserve_;
    std::atomic<bool> ending_{false};
    /// Whether copies were made, as far as possible.
    std::atomic<bool> kept_{false};
    std::terminate_handler handlerBefore_;
};

/// Signals that end the program (hang-up, interrupt, termination) do so after `keep`, which runs in the event
/// loop; a second one ends it at once. Those that this process was made to ignore stay ignored. There is one
/// such object at a time.
class TerminationSignals {
public:
    /// `end` is a signal handler that ends the process.
    TerminationSignals(std::function<void()> keep, void (*end)(int));
    ~TerminationSignals();
    TerminationSignals(const TerminationSignals&) = delete;
    TerminationSignals& operator=(const TerminationSignals&) = delete;

private:
    std::function<void()> keep_;
    QSocketNotifier notifier_;
};

} // namespace tilewright
