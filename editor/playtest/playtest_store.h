#pragma once

#include "editor/playtest/health/findings.h"
#include "editor/tasks/background_task.h"

#include <QString>

#include <functional>

namespace tilewright {

/// The last playtest of each file, in a folder of the program, for comparisons after a restart. Only the
/// newest are kept. Written and read on other threads; failures are ignored silently, since playtests can be
/// repeated.
class PlaytestStore {
public:
    explicit PlaytestStore(QString folder);

    /// Pre: an absolute path. The last call for a file wins.
    void write(const QString& path, const FindingsPointer& found);
    /// Calls `take` with the playtest stored for that path, if there is one.
    void read(const QString& path, std::function<void(FindingsPointer)> take);

    static constexpr int mostKept = 100;

private:
    QString fileOf(const QString& path) const;

    QString folder_;
    BackgroundTask writing_;
    BackgroundTask reading_;
};

} // namespace tilewright
