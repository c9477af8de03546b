#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>

namespace tilewright {

/// The copy of a document left by a run of the program that ended abnormally.
struct LostWork {
    /// The recovery file itself.
    QString file;
    /// The document's path on disk; empty if it had none.
    QString path;
    QString title;
    /// The time of the copy, to the millisecond.
    QDateTime saved;
    std::string text;
};

/// The ending of recovery files' names.
inline const QString recoverySuffix = QStringLiteral(".recovery.json");

/// Writes it to `work.file`. Returns the error; empty on success. May be called on any thread.
QString writeRecoveryFile(LostWork work);

/// Empty if it can't be read.
std::optional<LostWork> readRecoveryFile(const QString& path);

} // namespace tilewright
