#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>

namespace tilewright {

/// What a run of the program that ended by force left behind of one document.
struct LostWork {
    /// The recovery file itself.
    QString file;
    /// Where the document lies on disk; empty if it had no place.
    QString path;
    QString title;
    /// The document as it was at this time, to the millisecond.
    QDateTime saved;
    std::string text;
};

/// How names of recovery files end.
inline const QString recoverySuffix = QStringLiteral(".recovery.json");

/// Writes it to `work.file`. What went wrong; empty if it was written. May be called on any thread.
QString writeRecoveryFile(LostWork work);

/// Nothing where it can't be read.
std::optional<LostWork> readRecoveryFile(const QString& path);

} // namespace tilewright
