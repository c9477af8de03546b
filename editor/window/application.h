#pragma once

#include <QApplication>

#include <atomic>
#include <exception>
#include <functional>
#include <memory>

namespace tilewright {

/// The window's event loop with a last net: when an exception comes out of an event, or from another thread,
/// what is not saved is kept, the program says what happened, and exits with faultExitCode. It doesn't go on:
/// what the exception cut short may be half done.
class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);
    ~Application() override;

    /// Keeps copies of all that is not saved, on the window's thread; false where some could not be kept.
    void setKeeper(std::function<bool()> keep) { keep_ = std::move(keep); }
    /// Does something that is no event, within the net.
    void guarded(const std::function<void()>& work) noexcept;
    bool notify(QObject* receiver, QEvent* event) override;

private:
    [[noreturn]] static void terminated() noexcept;
    [[noreturn]] void endWith(const std::exception_ptr& fault) noexcept;
    [[noreturn]] void endFromThread(const std::exception_ptr& fault) noexcept;
    void tell(const std::exception_ptr& fault, bool kept);

    std::function<bool()> keep_;
    /// Given back before copies are made, where it was memory that ran out.
    std::unique_ptr<char[]> reserve_;
    std::atomic<bool> ending_{false};
    /// Copies were made, as far as that went.
    std::atomic<bool> kept_{false};
    std::terminate_handler handlerBefore_;
};

} // namespace tilewright
