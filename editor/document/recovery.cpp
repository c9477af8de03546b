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
/// A longer text takes its time to be written.
constexpr std::size_t largeText = 2 * 1024 * 1024;
const QString lockName = QStringLiteral("lock");
const QString suffix = QStringLiteral(".recovery.json");

QJsonObject entryOf(const QString& path, const QString& title, const std::string& text) {
    QJsonObject entry{{QStringLiteral("title"), title},
                      {QStringLiteral("saved"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                      {QStringLiteral("text"), QString::fromStdString(text)}};
    if (!path.isEmpty())
        entry.insert(QStringLiteral("path"), path);
    return entry;
}

/// What went wrong; nothing if it was written.
QString writeEntry(const QString& path, const QJsonObject& entry) {
    QString error;
    return writeWholeFile(path, QJsonDocument(entry).toJson().toStdString(), &error) ? QString() : error;
}

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
    connect(&idle_, &QTimer::timeout, this, &Recovery::save);
    connect(&minute_, &QTimer::timeout, this, &Recovery::save);
    writer_.setMaxThreadCount(1);
    connect(&documents_, &OpenDocuments::added, this, [this](int index) { follow(documents_.at(index)); });
    connect(&documents_, &OpenDocuments::aboutToRemove, this,
            [this](int index) { drop(documents_.at(index)); });
    for (int i = 0; i < documents_.count(); ++i)
        follow(documents_.at(i));
}

Recovery::~Recovery() {
    writer_.waitForDone();
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
        if (!document.isModified() && numbers_.contains(&document)) {
            writer_.waitForDone();
            QFile::remove(fileOf(document));
        }
    });
}

QString Recovery::fileOf(const Document& document) const {
    return QStringLiteral("%1/%2%3").arg(ownFolder_).arg(numbers_.value(&document)).arg(suffix);
}

void Recovery::drop(const Document& document) {
    writer_.waitForDone();
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
    writer_.waitForDone();
    bool all = true;
    for (int i = 0; i < documents_.count(); ++i)
        if (const Document& document = documents_.at(i); document.isModified())
            all = write(fileOf(document), entryOf(document.path(), document.title(), document.fileText())) &&
                  all;
    return all;
}

void Recovery::save() {
    idle_.stop();
    minute_.stop();
    writer_.waitForDone();
    for (int i = 0; i < documents_.count(); ++i) {
        const Document& document = documents_.at(i);
        if (!document.isModified())
            continue;
        std::string text = document.fileText();
        if (text.size() < largeText || !prepareFolder()) {
            write(fileOf(document), entryOf(document.path(), document.title(), text));
            continue;
        }
        writer_.start([this, file = fileOf(document), path = document.path(), title = document.title(),
                       text = std::move(text)] {
            QMetaObject::invokeMethod(
                this, [this, error = writeEntry(file, entryOf(path, title, text))] { tell(error); },
                Qt::QueuedConnection);
        });
    }
}

void Recovery::keep(const QString& name, const QString& title, const std::string& text) {
    write(ownFolder_ + u'/' + name + suffix, entryOf({}, title, text));
}

void Recovery::dropKept(const QString& name) {
    QFile::remove(ownFolder_ + u'/' + name + suffix);
}

bool Recovery::write(const QString& path, const QJsonObject& entry) {
    return tell(prepareFolder() ? writeEntry(path, entry) : tr("%1 can't be made").arg(ownFolder_));
}

/// Complains once, until it goes well again. True if there is no error.
bool Recovery::tell(const QString& error) {
    if (!error.isEmpty() && !told_)
        emit failed(error);
    told_ = !error.isEmpty();
    return error.isEmpty();
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
