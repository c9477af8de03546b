#include "editor/playtest/playtest_runner.h"

#include "editor/common/log.h"
#include "editor/tasks/background_task.h"

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
    checks_ = false;
    begin({plan, std::move(before), plan.blocks(),
           [plan](const playtest::Results& results) { return makeFindings(plan, results); }});
}

void PlaytestRunner::check(const FindingsPointer& found, const std::string& bot, std::uint64_t games) {
    checks_ = true;
    const playtest::Plan plan = playtest::botCheckPlan(found->plan, bot);
    const auto blocks = std::min(playtest::checkedBlocks(plan, games),
                                 static_cast<std::uint32_t>(found->results.stacksDone()));
    begin({plan, playtest::unfinishedCheck(found->results, plan), blocks,
           [found](const playtest::Results& results) { return withCheck(*found, results); }});
}

void PlaytestRunner::begin(Job job) {
    const auto players = static_cast<std::uint32_t>(job.plan.players.size());
    gamesPerBlock_ = job.plan.stacksPerBlock() * players;
    before_ = job.results.games();
    wanted_ =
        std::min(std::uint64_t{job.blocks} * gamesPerBlock_, std::uint64_t{job.plan.stacks()} * players);
    blocks_ = 0;
    qCDebug(logPlaytest) << "playtest of" << wanted_ << "games, of which there are" << before_;
    since_.start();
    task_.start([this, job = std::move(job)](TaskControl& task) mutable {
        lowerThreadPriority(ThreadPriority::Low);
        work(std::move(job), task.stop);
        return [this] {
            qCDebug(logPlaytest) << played() << "games after" << since_.elapsed() << "ms";
            emit ended();
        };
    });
}

void PlaytestRunner::work(Job job, const std::stop_token& stop) {
    playtest::RunSettings settings;
    settings.threads = std::max(1, QThread::idealThreadCount());
    settings.stop = stop;
    auto portion = static_cast<std::uint32_t>(settings.threads);
    double telling = 0;
    while (job.results.done.size() < job.blocks) {
        const std::size_t had = job.results.done.size();
        const std::uint32_t earlier = blocks_;
        settings.blocks = std::min(portion, job.blocks - static_cast<std::uint32_t>(had));
        settings.progress = [this, earlier](std::uint32_t played, std::uint32_t) {
            blocks_ = std::max(blocks_.load(), earlier + played);
        };
        auto begin = Clock::now();
        job.results = playtest::run(job.plan, settings, std::move(job.results));
        const double playing = secondsSince(begin);
        const auto done = static_cast<std::uint32_t>(job.results.done.size() - had);
        blocks_ = earlier + done;
        if (done > 0) {
            begin = Clock::now();
            const FindingsPointer found = job.tell(job.results);
            telling = secondsSince(begin);
            QMetaObject::invokeMethod(
                this, [this, found] { emit grown(found); }, Qt::QueuedConnection);
        }
        if (done < settings.blocks)
            return;
        if (playing < std::max(tellingSeconds, playingShare * telling))
            portion = std::min(portion * 2, 1U << 20U);
    }
}

std::uint64_t PlaytestRunner::played() const {
    return std::min(wanted_, before_ + std::uint64_t{blocks_} * gamesPerBlock_);
}

std::optional<double> PlaytestRunner::secondsLeft() const {
    const std::uint32_t blocks = blocks_;
    if (!running() || blocks == 0)
        return std::nullopt;
    const double left = static_cast<double>(wanted_ - played()) / gamesPerBlock_;
    return static_cast<double>(since_.elapsed()) / 1000 / blocks * left;
}

} // namespace tilewright
