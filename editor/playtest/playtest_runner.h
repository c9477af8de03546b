#pragma once

#include "editor/playtest/health/findings.h"
#include "editor/tasks/background_task.h"

#include <QElapsedTimer>

#include <atomic>
#include <cstdint>
#include <optional>

namespace tilewright {

/// Plays the games of a plan on other threads, at low priority, and tells now and then what they have shown.
class PlaytestRunner : public QObject {
    Q_OBJECT
public:
    explicit PlaytestRunner(QObject* parent = nullptr);

    /// Goes on from `before`, results of the same plan, or from nothing. Pre: !running(), all bots exist.
    void start(const playtest::Plan& plan, playtest::Results before = {});
    /// Games under way are given up; what is done is told, then ended().
    void stop() { task_.hurry(); }
    bool running() const { return task_.busy(); }
    /// Games of whole blocks, those of `before` too.
    std::uint64_t played() const;
    std::uint64_t wanted() const { return wanted_; }
    /// By the pace of this run; none before there is one.
    std::optional<double> secondsLeft() const;

signals:
    void grown(const tilewright::FindingsPointer& findings);
    void ended();

private:
    void work(const playtest::Plan& plan, playtest::Results results, const std::stop_token& stop);

    std::uint64_t wanted_ = 0;
    std::uint64_t before_ = 0;
    std::uint32_t players_ = 1;
    /// Blocks of this run.
    std::atomic<std::uint32_t> blocks_{0};
    QElapsedTimer since_;
    // Goes first, and waits for its thread, which uses the rest.
    BackgroundTask task_;
};

} // namespace tilewright
