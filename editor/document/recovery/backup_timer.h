#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace tilewright {

/// Decides when to back up changes: a moment after the last one, and during continuous changes early enough
/// that none waits longer than `longestWait`.
class BackupTimer : public QObject {
    Q_OBJECT
public:
    /// Writing the copy takes time too; both together stay below five seconds.
    static constexpr std::chrono::milliseconds longestWait{3'000};

    explicit BackupTimer(QObject* parent = nullptr);

    void changed();
    /// Call when everything is backed up, or is about to be.
    void stop();

signals:
    void due();

private:
    QTimer rest_;
    QTimer longest_;
};

} // namespace tilewright
