#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace tilewright {

/// Says when changes are to be backed up: a moment after the last one, and while they follow each other soon
/// enough that none waits longer than `longestWait` for it.
class BackupTimer : public QObject {
    Q_OBJECT
public:
    /// Writing the copy takes its time too; both together stay below five seconds.
    static constexpr std::chrono::milliseconds longestWait{3'000};

    explicit BackupTimer(QObject* parent = nullptr);

    void changed();
    /// All is backed up, or about to be.
    void stop();

signals:
    void due();

private:
    QTimer rest_;
    QTimer longest_;
};

} // namespace tilewright
