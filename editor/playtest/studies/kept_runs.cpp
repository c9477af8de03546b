#include "editor/playtest/studies/kept_runs.h"

#include "engine/base/files/file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tilewright {

KeptRuns::KeptRuns()
    : folder_(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
              QStringLiteral("/studies")) {}

QString KeptRuns::fileOf(const char* kind, const std::string& question) const {
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(question), QCryptographicHash::Sha1).toHex();
    return QDir(folder_).filePath(QStringLiteral("%1.%2.json").arg(QLatin1String(hash), QLatin1String(kind)));
}

void KeptRuns::write(const char* kind, const std::string& question, const std::string& report) const {
    if (!QDir().mkpath(folder_) || !writeFile(fileOf(kind, question).toStdString(), report).empty())
        return;
    const QFileInfoList files = QDir(folder_).entryInfoList(QDir::Files, QDir::Time);
    for (qsizetype i = mostRuns; i < files.size(); ++i)
        QFile::remove(files[i].absoluteFilePath());
}

std::optional<std::string> KeptRuns::read(const char* kind, const std::string& question) const {
    const QString file = fileOf(kind, question);
    if (!QFileInfo::exists(file))
        return std::nullopt;
    return readFile(file.toStdString()).value;
}

} // namespace tilewright
