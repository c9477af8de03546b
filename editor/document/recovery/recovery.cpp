#include "editor/document/recovery/recovery.h"

#include "editor/common/log.h"
#include "editor/document/open_documents.h"
#include "editor/document/save_file.h"
#include "editor/words/translated_text.h"
#include "engine/model/io/file_formats.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <exception>
#include <utility>

namespace tilewright {

namespace {

std::string textOf(const Json& entry, const char* field) {
    const auto found = entry.find(field);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

constexpr std::chrono::milliseconds restWait{1'500};

const QString lockName = QStringLiteral("lock");

/// The document without its text, as it is now.
RecoveryCopy headOf(const QString& file, const QString& path, const QString& title) {
    return {file, path, title, QDateTime::currentDateTimeUtc(), {}};
}

} // namespace

QString writeRecoveryFile(RecoveryCopy work) {
    Json entry = Json::object();
    entry["title"] = work.title.toStdString();
    entry["saved"] = work.saved.toUTC().toString(Qt::ISODateWithMs).toStdString();
    if (!work.path.isEmpty())
        entry["path"] = work.path.toStdString();
    entry["text"] = std::move(work.text);
    const Issues issues =
        writeAtomically(work.file, entry.dump(-1, ' ', false, Json::error_handler_t::replace));
    qCDebug(logFiles) << (issues.empty() ? "copy of" : "no copy of") << work.title << "as" << work.file;
    return issues.empty() ? QString() : translated(issues.front().message);
}

std::optional<RecoveryCopy> readRecoveryFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    const Json entry = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!entry.is_object())
        return std::nullopt;
    std::string text = textOf(entry, "text");
    if (text.empty())
        return std::nullopt;
    return RecoveryCopy{path, toQString(textOf(entry, "path")), toQString(textOf(entry, "title")),
                        QDateTime::fromString(toQString(textOf(entry, "saved")), Qt::ISODateWithMs),
                        std::move(text)};
}

BackupTimer::BackupTimer(QObject* parent) : QObject(parent) {
    idleTimer_.setSingleShot(true);
    idleTimer_.setInterval(restWait);
    maxWaitTimer_.setSingleShot(true);
    maxWaitTimer_.setTimerType(Qt::PreciseTimer);
    maxWaitTimer_.setInterval(maxWait);
    connect(&idleTimer_, &QTimer::timeout, this, &BackupTimer::due);
    connect(&maxWaitTimer_, &QTimer::timeout, this, &BackupTimer::due);
}

void BackupTimer::changed() {
    idleTimer_.start();
    // Counts from the first change without a copy; later ones don't delay it.
    if (!maxWaitTimer_.isActive())
        maxWaitTimer_.start();
}

void BackupTimer::stop() {
    idleTimer_.stop();
    maxWaitTimer_.stop();
}

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
    if (discardsCopies_ || QDir(ownFolder_).entryList({u'*' + recoverySuffix}, QDir::Files).isEmpty())
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
            RecoveryCopy work = headOf(fileOf(document), document.path(), document.title());
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
            writeInBackground(headOf(fileOf(document), document.path(), document.title()),
                              [text = document.fileText()] { return text; });
    }
}

bool Recovery::keep(const QString& name, const QString& title, const std::string& text) {
    RecoveryCopy work = headOf(fileOf(name), {}, title);
    work.text = text;
    return write(std::move(work));
}

void Recovery::keepInBackground(const QString& name, const QString& title,
                                std::function<std::string()> text) {
    writeInBackground(headOf(fileOf(name), {}, title), std::move(text));
}

void Recovery::dropCopy(const QString& name) {
    remove(fileOf(name));
}

bool Recovery::write(RecoveryCopy work) {
    // An older copy in progress must not be written after this one.
    writer_.waitForDone();
    return tell(prepareFolder() ? writeRecoveryFile(std::move(work))
                                : tr("The folder %1 can't be created.").arg(ownFolder_));
}

void Recovery::writeInBackground(RecoveryCopy work, std::function<std::string()> text) {
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

std::vector<RecoveryCopy> Recovery::recoverableCopies() const {
    std::vector<RecoveryCopy> lost;
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
    std::sort(lost.begin(), lost.end(), [](const RecoveryCopy& a, const RecoveryCopy& b) {
        return a.saved != b.saved ? a.saved > b.saved : a.file < b.file;
    });
    return lost;
}

void Recovery::forget(const RecoveryCopy& work) {
    QFile::remove(work.file);
}

} // namespace tilewright
