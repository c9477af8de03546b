#include "editor/playtest/playtest_runner.h"

#include "editor/tasks/low_priority.h"

#include <QThread>

#include <algorithm>
#include <chrono>

namespace tilewright {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Games are played at least this long between reports, and at least three times as long as a report takes.
constexpr double tellingSeconds = 0.4;
constexpr double playingShare = 3;

} // namespace

PlaytestRunner::PlaytestRunner(QObject* parent) : QObject(parent) {}

void PlaytestRunner::start(const playtest::Plan& plan, playtest::Results before) {
    players_ = static_cast<std::uint32_t>(plan.players.size());
    before_ = before.games();
    wanted_ = std::uint64_t{plan.blocks()} * players_;
    blocks_ = 0;
    since_.start();
    task_.start([this, plan, before = std::move(before)](players::Thinking& thinking) mutable {
        lowerPriority(Priority::Low);
        work(plan, std::move(before), thinking.stop);
        return [this] { emit ended(); };
    });
}

void PlaytestRunner::work(const playtest::Plan& plan, playtest::Results results,
                          const std::stop_token& stop) {
    playtest::RunSettings settings;
    settings.threads = std::max(1, QThread::idealThreadCount());
    settings.stop = stop;
    settings.blocks = static_cast<std::uint32_t>(settings.threads);
    double telling = 0;
    for (;;) {
        const std::size_t had = results.done.size();
        const std::uint32_t earlier = blocks_;
        settings.progress = [this, earlier](std::uint32_t played, std::uint32_t) {
            blocks_ = std::max(blocks_.load(), earlier + played);
        };
        auto begin = Clock::now();
        results = playtest::run(plan, settings, std::move(results));
        const double playing = secondsSince(begin);
        const auto done = static_cast<std::uint32_t>(results.done.size() - had);
        blocks_ = earlier + done;
        if (done > 0) {
            begin = Clock::now();
            const FindingsPointer found = makeFindings(plan, results);
            telling = secondsSince(begin);
            QMetaObject::invokeMethod(
                this, [this, found] { emit grown(found); }, Qt::QueuedConnection);
        }
        if (done < settings.blocks || results.done.size() == plan.blocks())
            return;
        if (playing < std::max(tellingSeconds, playingShare * telling))
            settings.blocks = std::min(settings.blocks * 2, 1U << 20U);
    }
}

std::uint64_t PlaytestRunner::played() const {
    return before_ + std::uint64_t{blocks_} * players_;
}

std::optional<double> PlaytestRunner::secondsLeft() const {
    const std::uint32_t blocks = blocks_;
    if (!running() || blocks == 0)
        return std::nullopt;
    const double left = static_cast<double>(wanted_ - played()) / players_;
    return static_cast<double>(since_.elapsed()) / 1000 / blocks * left;
}

} // namespace tilewright
