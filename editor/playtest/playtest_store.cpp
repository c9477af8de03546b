#include "editor/playtest/playtest_store.h"

#include "editor/tasks/low_priority.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/format.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace tilewright {

namespace {

void removeOldest(const QString& folder) {
    const QFileInfoList files =
        QDir(folder).entryInfoList({QStringLiteral("*.playtest.json")}, QDir::Files, QDir::Time);
    for (qsizetype i = PlaytestStore::mostKept; i < files.size(); ++i)
        QFile::remove(files[i].absoluteFilePath());
}

} // namespace

PlaytestStore::PlaytestStore(QString folder) : folder_(std::move(folder)) {}

QString PlaytestStore::fileOf(const QString& path) const {
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QDir(folder_).filePath(QString::fromLatin1(hash) + QStringLiteral(".playtest.json"));
}

void PlaytestStore::write(const QString& path, const FindingsPointer& found) {
    writing_.start([folder = folder_, file = fileOf(path), found](TaskControl&) {
        lowerPriority(Priority::Low);
        if (QDir().mkpath(folder)) {
            const Issues issues = writeFile(file.toStdString(), fileText(playtest::toJson(found->results)));
            if (issues.empty())
                removeOldest(folder);
        }
        return [] {};
    });
}

void PlaytestStore::read(const QString& path, std::function<void(FindingsPointer)> take) {
    const QString file = fileOf(path);
    if (!QFileInfo::exists(file))
        return;
    reading_.start([file, take = std::move(take)](TaskControl&) -> BackgroundTask::Report {
        lowerPriority(Priority::Low);
        const Loaded<std::string> text = readFile(file.toStdString());
        if (!text)
            return [] {};
        Loaded<playtest::Results> results = playtest::readResults(*text.value, rulesets());
        if (!results || results.value->done.empty())
            return [] {};
        return [take, found = makeFindings({}, std::move(*results.value))] { take(found); };
    });
}

} // namespace tilewright
