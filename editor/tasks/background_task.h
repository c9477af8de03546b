#pragma once

#include "engine/players/player.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <stop_token>

namespace tilewright {

/// Does something that takes long on a thread of its own. One task at a time; of a cancelled one nothing is
/// reported. The destructor waits until the task heeds its stop.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    /// Called on this object's thread with what was found.
    using Report = std::function<void()>;
    /// Called on the other thread. Must return soon once a stop is asked for.
    using Work = std::function<Report(players::Thinking&)>;

    explicit BackgroundTask(QObject* parent = nullptr);
    ~BackgroundTask() override;

    /// Cancels an earlier task.
    void start(Work work);
    /// Asks for what has been found so far; it is reported soon.
    void hurry();
    void cancel();
    bool busy() const { return busy_; }
    /// From 0 to 1.
    double progress() const;

private:
    // One thread, so that what a task holds on to is never used twice at once, not even after a cancelled
    // task.
    QThreadPool pool_;
    std::stop_source stop_;
    std::shared_ptr<players::Thinking> thinking_;
    quint64 ticket_ = 0;
    bool busy_ = false;
};

} // namespace tilewright
