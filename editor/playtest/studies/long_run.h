#pragma once

#include "editor/tasks/background_task.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace tilewright {

/// Long work on other threads, at low priority, that tells what it has found so far. One at a time.
class LongRun : public QObject {
    Q_OBJECT
public:
    /// What the work gets. All may be called on its thread.
    struct Context {
        std::stop_token stop;
        int threads = 1;
        /// Steps done and wanted in this run.
        std::function<void(std::uint32_t done, std::uint32_t wanted)> progress;
        /// Calls this soon on the window's thread, in order.
        std::function<void(std::function<void()> there)> tell;
    };
    using Work = std::function<void(const Context& context)>;

    explicit LongRun(QObject* parent = nullptr);

    /// Pre: !running().
    void start(Work work);
    /// The work ends soon; what it tells meanwhile is heard.
    void stop() { task_.hurry(); }
    bool running() const { return task_.busy(); }
    std::uint32_t done() const { return done_; }
    std::uint32_t wanted() const { return wanted_; }
    /// "12 s", "3 min"; empty before the speed of this run is known.
    QString timeLeft() const;

signals:
    void ended();

private:
    std::atomic<std::uint32_t> done_{0};
    std::atomic<std::uint32_t> wanted_{0};
    QElapsedTimer since_;
    // Destroyed first, and waits for its thread, which uses the other members.
    BackgroundTask task_;
};

/// What studies, comparisons and tunings have played, in a folder of the program, so that the same question
/// goes on where it was stopped. Only the newest are kept. Functions may be called on any thread; failures
/// are ignored, since games can be repeated.
class RunCache {
public:
    /// In the program's folder.
    RunCache();

    /// `question`: whatever the games depend on. `kind` names the file's format.
    void write(const char* kind, const std::string& question, const std::string& report) const;
    std::optional<std::string> read(const char* kind, const std::string& question) const;

    static constexpr int maxRuns = 60;

private:
    QString fileOf(const char* kind, const std::string& question) const;

    QString folder_;
};

} // namespace tilewright
