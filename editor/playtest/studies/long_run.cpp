#include "editor/playtest/studies/long_run.h"

#include "editor/tasks/background_task.h"
#include "engine/base/files/file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <utility>

namespace tilewright {

LongRun::LongRun(QObject* parent) : QObject(parent) {}

void LongRun::start(Work work) {
    done_ = 0;
    wanted_ = 0;
    since_.start();
    task_.start([this, work = std::move(work)](TaskControl& task) {
        lowerThreadPriority(ThreadPriority::Low);
        Context context;
        context.stop = task.stop;
        context.threads = std::max(1, QThread::idealThreadCount());
        context.progress = [this](std::uint32_t done, std::uint32_t wanted) {
            done_ = done;
            wanted_ = wanted;
        };
        context.tell = [this](std::function<void()> there) {
            QMetaObject::invokeMethod(this, std::move(there), Qt::QueuedConnection);
        };
        work(context);
        return [this] { emit ended(); };
    });
}

QString LongRun::timeLeft() const {
    const std::uint32_t done = done_;
    const std::uint32_t wanted = wanted_;
    if (!running() || done == 0 || wanted < done)
        return {};
    const double seconds = static_cast<double>(since_.elapsed()) / 1000 / done * (wanted - done);
    if (seconds < 90)
        return tr("%1 s").arg(qRound(seconds));
    return seconds < 5400 ? tr("%1 min").arg(qRound(seconds / 60)) : tr("%1 h").arg(qRound(seconds / 3600));
}

RunCache::RunCache()
    : folder_(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
              QStringLiteral("/studies")) {}

QString RunCache::fileOf(const char* kind, const std::string& question) const {
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(question), QCryptographicHash::Sha1).toHex();
    return QDir(folder_).filePath(QStringLiteral("%1.%2.json").arg(QLatin1String(hash), QLatin1String(kind)));
}

void RunCache::write(const char* kind, const std::string& question, const std::string& report) const {
    if (!QDir().mkpath(folder_) || !writeFile(fileOf(kind, question).toStdString(), report).empty())
        return;
    const QFileInfoList files = QDir(folder_).entryInfoList(QDir::Files, QDir::Time);
    for (qsizetype i = maxRuns; i < files.size(); ++i)
        QFile::remove(files[i].absoluteFilePath());
}

std::optional<std::string> RunCache::read(const char* kind, const std::string& question) const {
    const QString file = fileOf(kind, question);
    if (!QFileInfo::exists(file))
        return std::nullopt;
    return readFile(file.toStdString()).value;
}

} // namespace tilewright
