#pragma once

#include "editor/playtest/findings.h"
#include "editor/tasks/background_task.h"

#include <QElapsedTimer>

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

namespace tilewright {

/// Plays the games of a plan on other threads, at low priority, and reports the results from time to time.
class PlaytestRunner : public QObject {
    Q_OBJECT
public:
    explicit PlaytestRunner(QObject* parent = nullptr);

    /// Continues from `before`, results of the same plan, or starts from nothing. Pre: !running(), all bots
    /// exist.
    void start(const playtest::Plan& plan, playtest::Results before = {});
    /// Plays the first of the same games with a stronger bot until each main figure is
    /// known (playtest::isLook()), and reports the findings with that check; continues an earlier check by
    /// the same bot. `games`: at most. Pre: !running(), the findings have a game.
    void check(const FindingsPointer& found, const std::string& bot, std::uint64_t games);
    bool checks() const { return running() && checks_; }
    /// Drops games in progress; reports what is done, then emits ended().
    void stop() { task_.hurry(); }
    bool running() const { return task_.busy(); }
    /// Games of whole blocks, including those of `before`.
    std::uint64_t played() const;
    /// Games in all; of a check, at most, as far as is known by now.
    std::uint64_t wanted() const { return wanted_; }
    /// Estimated from the speed of this run; empty before there is one.
    std::optional<double> secondsLeft() const;

signals:
    void grown(const tilewright::FindingsPointer& findings);
    void ended();

private:
    struct Job {
        playtest::Plan plan;
        playtest::Results results;
        /// Blocks in all, with those of the results.
        std::uint32_t blocks = 0;
        bool isCheck = false;
        std::function<FindingsPointer(const playtest::Results& results)> tell;
    };
    void begin(Job job);
    void want(std::uint32_t blocks);
    void work(Job job, const std::stop_token& stop);

    bool checks_ = false;
    std::atomic<std::uint64_t> wanted_{0};
    std::uint64_t before_ = 0;
    std::uint32_t gamesPerBlock_ = 1;
    /// Of the whole plan.
    std::uint64_t games_ = 0;
    /// Blocks of this run.
    std::atomic<std::uint32_t> blocks_{0};
    QElapsedTimer since_;
    // Destroyed first, and waits for its thread, which uses the other members.
    BackgroundTask task_;
};

} // namespace tilewright
