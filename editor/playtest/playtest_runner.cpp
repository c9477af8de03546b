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
    begin({.plan = plan,
           .results = std::move(before),
           .blocks = plan.blocks(),
           .isCheck = false,
           .tell = [plan](const playtest::Results& results) { return makeFindings(plan, results); }});
}

void PlaytestRunner::check(const FindingsPointer& found, const std::string& bot, std::uint64_t games) {
    const playtest::Plan plan = playtest::botCheckPlan(found->plan, bot);
    const auto blocks = std::min(playtest::checkedBlocks(plan, games),
                                 static_cast<std::uint32_t>(found->results.stacksDone()));
    begin({.plan = plan,
           .results = playtest::unfinishedCheck(found->results, plan),
           .blocks = blocks,
           .isCheck = true,
           .tell = [found](const playtest::Results& results) { return withCheck(*found, results); }});
}

void PlaytestRunner::begin(Job job) {
    const auto players = static_cast<std::uint32_t>(job.plan.players.size());
    checks_ = job.isCheck;
    gamesPerBlock_ = job.plan.stacksPerBlock() * players;
    games_ = std::uint64_t{job.plan.stacks()} * players;
    before_ = job.results.games();
    want(job.blocks);
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

void PlaytestRunner::want(std::uint32_t blocks) {
    // The last block may be smaller.
    wanted_ = std::min(std::uint64_t{blocks} * gamesPerBlock_, games_);
}

void PlaytestRunner::work(Job job, const std::stop_token& stop) {
    playtest::RunSettings settings;
    settings.threads = std::max(1, QThread::idealThreadCount());
    settings.stop = stop;
    auto portion = static_cast<std::uint32_t>(settings.threads);
    double telling = 0;
    std::uint32_t wanted = job.blocks;
    const auto had = [&job] { return static_cast<std::uint32_t>(job.results.done.size()); };
    const auto isToLook = [&] { return job.isCheck && playtest::isLook(had()); };
    const auto look = [&](const FindingsPointer& found) {
        wanted = playtest::wantedBlocks(found->check, job.blocks);
        want(wanted);
    };
    if (isToLook())
        look(job.tell(job.results));
    while (had() < wanted) {
        const std::uint32_t before = had();
        const std::uint32_t earlier = blocks_;
        settings.blocks = std::min(portion, job.blocks - before);
        if (job.isCheck)
            settings.blocks = std::min(settings.blocks, playtest::nextLook(before) - before);
        settings.progress = [this, earlier](std::uint32_t played, std::uint32_t) {
            blocks_ = std::max(blocks_.load(), earlier + played);
        };
        auto begin = Clock::now();
        job.results = playtest::run(job.plan, settings, std::move(job.results));
        const double playing = secondsSince(begin);
        const std::uint32_t done = had() - before;
        blocks_ = earlier + done;
        if (done > 0) {
            begin = Clock::now();
            const FindingsPointer found = job.tell(job.results);
            telling = secondsSince(begin);
            if (isToLook())
                look(found);
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
    return std::min(wanted_.load(), before_ + std::uint64_t{blocks_} * gamesPerBlock_);
}

std::optional<double> PlaytestRunner::secondsLeft() const {
    const std::uint32_t blocks = blocks_;
    if (!running() || blocks == 0)
        return std::nullopt;
    // What is wanted may become less meanwhile.
    const std::uint64_t wanted = wanted_;
    const double left = static_cast<double>(wanted - std::min(wanted, played())) / gamesPerBlock_;
    return static_cast<double>(since_.elapsed()) / 1000 / blocks * left;
}

} // namespace tilewright
