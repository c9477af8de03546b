#include "editor/document/recovery.h"

#include "editor/document/document.h"
#include "editor/document/open_documents.h"
#include "editor/document/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

namespace tilewright {

namespace {

constexpr int idleMilliseconds = 2'000;
constexpr int atLeastMilliseconds = 60'000;
const QString lockName = QStringLiteral("lock");
const QString suffix = QStringLiteral(".recovery.json");

} // namespace

QString Recovery::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/recovery");
}

Recovery::Recovery(OpenDocuments& documents, QString folder, QObject* parent)
    : QObject(parent)
    , documents_(documents)
    , folder_(std::move(folder))
    , ownFolder_(folder_ + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    idle_.setSingleShot(true);
    idle_.setInterval(idleMilliseconds);
    minute_.setSingleShot(true);
    minute_.setInterval(atLeastMilliseconds);
    connect(&idle_, &QTimer::timeout, this, &Recovery::saveNow);
    connect(&minute_, &QTimer::timeout, this, &Recovery::saveNow);
    connect(&documents_, &OpenDocuments::added, this, [this](int index) { follow(documents_.at(index)); });
    connect(&documents_, &OpenDocuments::aboutToRemove, this,
            [this](int index) { drop(documents_.at(index)); });
    for (int i = 0; i < documents_.count(); ++i)
        follow(documents_.at(i));
}

Recovery::~Recovery() {
    // An orderly end: what was to be kept was asked for before.
    if (lock_) {
        lock_->unlock();
        QDir(ownFolder_).removeRecursively();
    }
}

void Recovery::follow(Document& document) {
    numbers_.insert(&document, nextNumber_++);
    const auto saveSoon = [this] {
        idle_.start();
        if (!minute_.isActive())
            minute_.start();
    };
    connect(&document, &Document::changed, this, saveSoon);
    if (document.isModified())
        saveSoon();
    connect(&document, &Document::titleChanged, this, [this, &document] {
        if (!document.isModified() && numbers_.contains(&document))
            QFile::remove(fileOf(document));
    });
}

QString Recovery::fileOf(const Document& document) const {
    return QStringLiteral("%1/%2%3").arg(ownFolder_).arg(numbers_.value(&document)).arg(suffix);
}

void Recovery::drop(const Document& document) {
    QFile::remove(fileOf(document));
    numbers_.remove(&document);
}

bool Recovery::prepareFolder() {
    if (lock_)
        return true;
    if (!QDir().mkpath(ownFolder_))
        return false;
    auto lock = std::make_unique<QLockFile>(ownFolder_ + u'/' + lockName);
    lock->setStaleLockTime(0); // held as long as the process lives, however long that is
    if (!lock->tryLock())
        return false;
    lock_ = std::move(lock);
    return true;
}

bool Recovery::saveNow() {
    idle_.stop();
    minute_.stop();
    bool all = true;
    for (int i = 0; i < documents_.count(); ++i)
        if (documents_.at(i).isModified())
            all = save(documents_.at(i)) && all;
    return all;
}

bool Recovery::save(Document& document) {
    return write(fileOf(document),
                 {{QStringLiteral("path"), document.path()},
                  {QStringLiteral("title"), document.title()},
                  {QStringLiteral("saved"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                  {QStringLiteral("text"), QString::fromStdString(document.fileText())}});
}

void Recovery::keep(const QString& name, const QString& title, const std::string& text) {
    write(ownFolder_ + u'/' + name + suffix,
          {{QStringLiteral("title"), title},
           {QStringLiteral("saved"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
           {QStringLiteral("text"), QString::fromStdString(text)}});
}

void Recovery::dropKept(const QString& name) {
    QFile::remove(ownFolder_ + u'/' + name + suffix);
}

bool Recovery::write(const QString& path, const QJsonObject& entry) {
    const bool ready = prepareFolder();
    QString error = tr("%1 can't be made").arg(ownFolder_);
    if (ready && writeWholeFile(path, QJsonDocument(entry).toJson().toStdString(), &error)) {
        told_ = false;
        return true;
    }
    if (!told_)
        emit failed(error);
    told_ = true;
    return false;
}

std::vector<LostWork> Recovery::lostWork() const {
    std::vector<LostWork> lost;
    QDirIterator runs(folder_, QDir::Dirs | QDir::NoDotAndDotDot);
    while (runs.hasNext()) {
        const QString run = runs.next();
        if (run == ownFolder_)
            continue;
        QLockFile lock(run + u'/' + lockName);
        lock.setStaleLockTime(0);
        if (!lock.tryLock())
            continue; // that run goes on
        const QFileInfoList files = QDir(run).entryInfoList({u'*' + suffix}, QDir::Files, QDir::Name);
        for (const QFileInfo& info : files) {
            QFile file(info.filePath());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QJsonObject entry = QJsonDocument::fromJson(file.readAll()).object();
            const QString text = entry.value(QLatin1String("text")).toString();
            if (text.isEmpty())
                continue;
            lost.push_back(
                {info.filePath(), entry.value(QLatin1String("path")).toString(),
                 entry.value(QLatin1String("title")).toString(),
                 QDateTime::fromString(entry.value(QLatin1String("saved")).toString(), Qt::ISODate),
                 text.toStdString()});
        }
        if (files.isEmpty()) {
            lock.unlock();
            QDir(run).removeRecursively();
        }
    }
    std::sort(lost.begin(), lost.end(),
              [](const LostWork& a, const LostWork& b) { return a.saved > b.saved; });
    return lost;
}

void Recovery::forget(const LostWork& work) {
    QFile::remove(work.file);
}

} // namespace tilewright
