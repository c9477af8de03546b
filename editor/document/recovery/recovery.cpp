#include "editor/document/recovery/recovery.h"

#include "editor/document/open_documents.h"

#include <QDir>
#include <QDirIterator>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <exception>
#include <utility>

namespace tilewright {

namespace {

const QString lockName = QStringLiteral("lock");

/// The document without its text, as it is now.
LostWork headOf(const QString& file, const QString& path, const QString& title) {
    return {file, path, title, QDateTime::currentDateTimeUtc(), {}};
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
    connect(&timer_, &BackupTimer::due, this, &Recovery::save);
    writer_.setMaxThreadCount(1);
    connect(&documents_, &OpenDocuments::added, this, [this](int index) { follow(documents_.at(index)); });
    connect(&documents_, &OpenDocuments::aboutToRemove, this,
            [this](int index) { drop(documents_.at(index)); });
    for (int i = 0; i < documents_.count(); ++i)
        follow(documents_.at(i));
}

Recovery::~Recovery() {
    writer_.waitForDone();
    if (!lock_)
        return;
    lock_->unlock();
    if (isSettled_ || QDir(ownFolder_).entryList({u'*' + recoverySuffix}, QDir::Files).isEmpty())
        QDir(ownFolder_).removeRecursively();
}

void Recovery::follow(Document& document) {
    numbers_.insert(&document, nextNumber_++);
    const auto saveSoon = [this, &document] {
        outdated_.insert(&document);
        timer_.changed();
    };
    connect(&document, &Document::changed, this, saveSoon);
    if (document.isModified())
        saveSoon();
    connect(&document, &Document::titleChanged, this, [this, &document] {
        if (document.isModified() || !numbers_.contains(&document))
            return;
        outdated_.remove(&document);
        remove(fileOf(document));
    });
}

QString Recovery::fileOf(const Document& document) const {
    return fileOf(QString::number(numbers_.value(&document)));
}

QString Recovery::fileOf(const QString& name) const {
    return ownFolder_ + u'/' + name + recoverySuffix;
}

void Recovery::drop(const Document& document) {
    remove(fileOf(document));
    numbers_.remove(&document);
    outdated_.remove(&document);
}

/// Runs after pending writes, without waiting for them.
void Recovery::remove(const QString& file) {
    if (writer_.waitForDone(0))
        QFile::remove(file);
    else
        writer_.start([file] { QFile::remove(file); });
}

bool Recovery::prepareFolder() {
    if (lock_)
        return true;
    if (!QDir().mkpath(ownFolder_))
        return false;
    auto lock = std::make_unique<QLockFile>(ownFolder_ + u'/' + lockName);
    lock->setStaleLockTime(0); // held as long as the process lives
    if (!lock->tryLock())
        return false;
    lock_ = std::move(lock);
    return true;
}

bool Recovery::saveNow() {
    timer_.stop();
    bool all = true;
    for (int i = 0; i < documents_.count(); ++i) {
        const Document& document = documents_.at(i);
        if (!document.isModified())
            continue;
        // A failure with one copy, for instance out of memory, must not affect the others.
        try {
            LostWork work = headOf(fileOf(document), document.path(), document.title());
            work.text = document.fileText();
            if (write(std::move(work)))
                outdated_.remove(&document);
            else
                all = false;
        } catch (const std::exception& error) {
            tell(QString::fromUtf8(error.what()));
            all = false;
        }
    }
    return all;
}

void Recovery::save() {
    timer_.stop();
    // Copies don't queue up on a slow disk; one of the latest state is enough.
    if (pending_ > 0) {
        again_ = true;
        return;
    }
    for (int i = 0; i < documents_.count(); ++i) {
        const Document& document = documents_.at(i);
        if (document.isModified() && outdated_.remove(&document))
            writeAside(headOf(fileOf(document), document.path(), document.title()),
                       [text = document.fileText()] { return text; });
    }
}

bool Recovery::keep(const QString& name, const QString& title, const std::string& text) {
    LostWork work = headOf(fileOf(name), {}, title);
    work.text = text;
    return write(std::move(work));
}

void Recovery::keepAside(const QString& name, const QString& title, std::function<std::string()> text) {
    writeAside(headOf(fileOf(name), {}, title), std::move(text));
}

void Recovery::dropKept(const QString& name) {
    remove(fileOf(name));
}

bool Recovery::write(LostWork work) {
    // An older copy in progress must not be written after this one.
    writer_.waitForDone();
    return tell(prepareFolder() ? writeRecoveryFile(std::move(work))
                                : tr("The folder %1 can't be created.").arg(ownFolder_));
}

void Recovery::writeAside(LostWork work, std::function<std::string()> text) {
    ++pending_;
    if (!prepareFolder())
        return written(tr("The folder %1 can't be created.").arg(ownFolder_));
    writer_.start([this, work = std::move(work), text = std::move(text)]() mutable {
        work.text = text();
        QMetaObject::invokeMethod(
            this, [this, error = writeRecoveryFile(std::move(work))] { written(error); },
            Qt::QueuedConnection);
    });
}

void Recovery::written(const QString& error) {
    --pending_;
    // It is unknown which ones have no copy now; the next change writes all.
    if (!tell(error))
        for (int i = 0; i < documents_.count(); ++i)
            outdated_.insert(&documents_.at(i));
    if (pending_ == 0 && std::exchange(again_, false))
        save();
}

/// Reports an error once, until a write succeeds again. True if there is no error.
bool Recovery::tell(const QString& error) {
    if (!error.isEmpty() && !reported_)
        emit failed(error);
    reported_ = !error.isEmpty();
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
            continue; // that run is still active
        const QFileInfoList files = QDir(run).entryInfoList({u'*' + recoverySuffix}, QDir::Files, QDir::Name);
        for (const QFileInfo& info : files)
            if (auto work = readRecoveryFile(info.filePath()))
                lost.push_back(std::move(*work));
        if (files.isEmpty()) {
            lock.unlock();
            QDir(run).removeRecursively();
        }
    }
    std::sort(lost.begin(), lost.end(), [](const LostWork& a, const LostWork& b) {
        return a.saved != b.saved ? a.saved > b.saved : a.file < b.file;
    });
    return lost;
}

void Recovery::forget(const LostWork& work) {
    QFile::remove(work.file);
}

} // namespace tilewright
