#pragma once

#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QWidget>
#endif

// Tests wait for what they wait for. One that passes never sees the limit, on the slowest machine and beside
// whatever else runs; it is there so that one that would wait for ever fails and says where.

namespace tilewright::test {

/// In ms; also for processes that are waited for.
inline constexpr int waitTimeout = 300'000;

template <class Condition>
bool waitFor(const Condition& condition) {
    return QTest::qWaitFor(condition, waitTimeout);
}

#ifdef QT_WIDGETS_LIB
/// Qt's own is content with a dialog while the window behind it has the keys.
inline bool waitForActive(const QWidget* window) {
    return waitFor([window] { return window->isActiveWindow(); });
}

template <class Window>
bool waitForExposed(Window* window) {
    return QTest::qWaitForWindowExposed(window, waitTimeout);
}
#endif

} // namespace tilewright::test

// Qt's own give up after five seconds, and look only every 50 ms: what a test does next then finds a calmer
// window than a person may.
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition)                                                                               \
    do {                                                                                                     \
        (void)tilewright::test::waitFor([&] { return static_cast<bool>(condition); });                       \
        QVERIFY(condition);                                                                                  \
    } while (false)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected)                                                                       \
    do {                                                                                                     \
        (void)tilewright::test::waitFor([&] { return static_cast<bool>((actual) == (expected)); });          \
        QCOMPARE(actual, expected);                                                                          \
    } while (false)
