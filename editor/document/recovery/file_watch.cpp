#include "editor/document/recovery/file_watch.h"

#include "editor/common/log.h"
#include "editor/document/document.h"
#include "editor/document/open_documents.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace tilewright {

namespace {

QString othersOf(const Document& document) {
    QString others;
    for (const QString& path : document.otherFiles()) {
        const QFileInfo file(path);
        others += QStringLiteral("%1|%2|%3\n")
                      .arg(path)
                      .arg(file.size())
                      .arg(file.lastModified().toMSecsSinceEpoch());
    }
    return others;
}

} // namespace

FileWatch::FileWatch(OpenDocuments& documents, QObject* parent) : QObject(parent), documents_(documents) {
    settle_.setSingleShot(true);
    settle_.setInterval(250);
    connect(&settle_, &QTimer::timeout, this, &FileWatch::check);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&documents_, &OpenDocuments::added, this, &FileWatch::rewatch);
    connect(&documents_, &OpenDocuments::removed, this, &FileWatch::rewatch);
    connect(&documents_, &OpenDocuments::titleChanged, this, &FileWatch::rewatch);
    connect(&documents_, &OpenDocuments::aboutToRemove, this, [this](int index) {
        reported_.remove(&documents_.at(index));
        others_.remove(&documents_.at(index));
    });
}

void FileWatch::rewatch() {
    QStringList wanted;
    for (int i = 0; i < documents_.count(); ++i) {
        const Document& document = documents_.at(i);
        if (!others_.contains(&document))
            others_[&document] = othersOf(document);
        QStringList files = document.otherFiles();
        if (!document.path().isEmpty())
            files << document.path();
        // Watches the folder too: a replaced file is a different file.
        for (const QString& file : std::as_const(files))
            for (const QString& place : {file, QFileInfo(file).absolutePath()})
                if (!wanted.contains(place) && QFileInfo::exists(place))
                    wanted << place;
    }
    const QStringList watched = watcher_.files() + watcher_.directories();
    for (const QString& place : watched)
        if (!wanted.contains(place))
            watcher_.removePath(place);
    for (const QString& place : wanted)
        if (!watched.contains(place))
            watcher_.addPath(place);
}

void FileWatch::check() {
    rewatch();
    for (int i = 0; i < documents_.count(); ++i) {
        Document& document = documents_.at(i);
        if (const QString others = othersOf(document); std::exchange(others_[&document], others) != others) {
            qCDebug(logFiles) << "a file used by" << document.path() << "has changed";
            document.relint();
        }
        if (document.path().isEmpty())
            continue;
        QFile file(document.path());
        const QByteArray now = QFileInfo(file).isFile() ? Document::hashOf(file) : QByteArray();
        if (now.isEmpty()) {
            if (!QFileInfo::exists(document.path()) &&
                (!reported_.contains(&document) || !reported_[&document].isEmpty())) {
                qCDebug(logFiles) << "gone:" << document.path();
                reported_[&document] = {};
                emit vanished(&document);
            }
            continue;
        }
        if (now == document.hashOnDisk()) {
            reported_.remove(&document);
            continue;
        }
        if (reported_.value(&document) != now) {
            qCDebug(logFiles) << "changed by others:" << document.path();
            reported_[&document] = now;
            emit changedOnDisk(&document);
        }
    }
}

} // namespace tilewright
