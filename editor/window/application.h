#pragma once

#include <QApplication>

#include <atomic>
#include <exception>
#include <functional>
#include <memory>

namespace tilewright {

/// The window's event loop with a last resort for exceptions: if one leaves an event handler or another
/// thread, unsaved work is copied, the program reports the error, and exits with faultExitCode. It does not
/// continue, as the interrupted work may be incomplete.
class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);
    ~Application() override;

    /// Sets the function that copies all unsaved work, on the window's thread; it returns false if something
    /// could not be copied.
    void setKeeper(std::function<bool()> keep) { keep_ = std::move(keep); }
    /// Runs something that is no event, with the same protection.
    void guarded(const std::function<void()>& work) noexcept;
    bool notify(QObject* receiver, QEvent* event) override;

private:
    [[noreturn]] static void terminated() noexcept;
    [[noreturn]] void endWith(const std::exception_ptr& fault) noexcept;
    [[noreturn]] void endFromThread(const std::exception_ptr& fault) noexcept;
    void tell(const std::exception_ptr& fault, bool kept);

    std::function<bool()> keep_;
    /// Released before copies are made, in case memory has run out.
    std::unique_ptr<char[]> reserve_;
    std::atomic<bool> ending_{false};
    /// Whether copies were made, as far as possible.
    std::atomic<bool> kept_{false};
    std::terminate_handler handlerBefore_;
};

} // namespace tilewright
