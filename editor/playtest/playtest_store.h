#pragma once

#include "editor/playtest/health/findings.h"
#include "editor/tasks/background_task.h"

#include <QString>

#include <functional>

namespace tilewright {

/// The last playtest of each file, in a folder of the program's own, to compare with the next time the
/// program runs. Only the newest are kept. Written and read on threads aside; what can't be written or read
/// is left out without a word, since the playtest can be played again.
class PlaytestStore {
public:
    explicit PlaytestStore(QString folder);

    /// Pre: an absolute path. What is written last of a file stays.
    void write(const QString& path, const FindingsPointer& found);
    /// Calls `take` with what was written for that path, if there is something.
    void read(const QString& path, std::function<void(FindingsPointer)> take);

    static constexpr int mostKept = 100;

private:
    QString fileOf(const QString& path) const;

    QString folder_;
    BackgroundTask writing_;
    BackgroundTask reading_;
};

} // namespace tilewright
