#pragma once

#include "tests/soak/event.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWindow>

#include <deque>
#include <functional>

namespace tilewright {
class MainWindow;
class Shell;
} // namespace tilewright

namespace tilewright::soak {

/// Does what events say, in steps: a press may open a dialog with an event loop of its own, and the release
/// comes in that.
class InputSimulator {
public:
    explicit InputSimulator(Shell& shell) : shell_(shell) {}

    /// Nothing is left to do of the last event.
    bool isIdle() const { return steps_.empty(); }
    void begin(const Event& event);
    /// The next step, which is then no longer waiting. Pre: !isIdle().
    std::function<void()> take();
    /// Milliseconds until the one after it.
    int pause() const { return steps_.empty() ? 0 : steps_.front().first; }

private:
    void later(std::function<void()> step, int milliseconds = 1);
    void mouse(const Event& event);
    void drag(const Event& event);
    void wheel(const Event& event);
    void keys(const Event& event);
    void docks(const Event& event);
    void answer(const Event& event);
    void touch();
    void quit();
    /// Moves, presses or releases at a place of the screen, in what a person would hit there.
    void point(QEvent::Type type, const QPoint& global);

    Shell& shell_;
    std::deque<std::pair<int, std::function<void()>>> steps_;
    QPointer<QWindow> pressed_;
    Qt::MouseButtons held_;
    Qt::MouseButton button_ = Qt::LeftButton;
    Qt::KeyboardModifiers modifiers_;
    /// Of the mouse, in milliseconds.
    int clock_ = 1000;
    QElapsedTimer quitting_;
};

} // namespace tilewright::soak
