#pragma once

#include <QDateTime>
#include <QHash>
#include <QLockFile>
#include <QObject>
#include <QSet>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

class Document;
class OpenDocuments;

/// The copy of a document left by a run of the program that ended abnormally.
struct RecoveryCopy {
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
QString writeRecoveryFile(RecoveryCopy work);

/// Empty if it can't be read.
std::optional<RecoveryCopy> readRecoveryFile(const QString& path);

/// Decides when to back up changes: a moment after the last one, and during continuous changes early enough
/// that none waits longer than `maxWait`.
class BackupTimer : public QObject {
    Q_OBJECT
public:
    /// Writing the copy takes time too; both together stay below five seconds.
    static constexpr std::chrono::milliseconds maxWait{3'000};

    explicit BackupTimer(QObject* parent = nullptr);

    void changed();
    /// Call when everything is backed up, or is about to be.
    void stop();

signals:
    void due();

private:
    QTimer idleTimer_;
    QTimer maxWaitTimer_;
};

/// Keeps a copy of each modified document in its own folder, separate from the user's files. No edit waits
/// longer than a BackupTimer and the disk need. A clean or closed document has no copy.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// `folder` is made if necessary. Each run has a subfolder with a lock, so that several can run at a
    /// time.
    Recovery(OpenDocuments& documents, QString folder, QObject* parent = nullptr);
    ~Recovery() override;

    /// The folder for a program of this name.
    static QString defaultFolder();

    /// Copies of all ended runs, the newest first. Unreadable files are left alone.
    std::vector<RecoveryCopy> recoverableCopies() const;
    /// Call when the user has restored or discarded it.
    void forget(const RecoveryCopy& work);
    /// The user has saved or given up all work of this run: its copies end with this object, and stay
    /// otherwise.
    void discardCopiesOnExit() { discardsCopies_ = true; }

    /// Saves all modified documents now. False if one could not be written.
    bool saveNow();
    /// The automatic save: on another thread, for documents that changed since their last copy.
    void save();

    /// The same for work that is no document, like a running game: replaces the previous copy under this
    /// name. `title` describes it, and ends like the name of such a file. False if it was not written.
    bool keep(const QString& name, const QString& title, const std::string& text);
    /// The same on the writing thread, which also creates the text.
    void keepInBackground(const QString& name, const QString& title, std::function<std::string()> text);
    void dropCopy(const QString& name);

signals:
    /// The copies can't be written; the sentence gives the reason.
    void failed(const QString& why);

private:
    void follow(Document& document);
    void drop(const Document& document);
    bool write(RecoveryCopy work);
    void writeInBackground(RecoveryCopy work, std::function<std::string()> text);
    void written(const QString& error);
    void remove(const QString& file);
    bool tell(const QString& error);
    QString fileOf(const Document& document) const;
    QString fileOf(const QString& name) const;
    bool prepareFolder();

    OpenDocuments& documents_;
    QString folder_;
    QString ownFolder_;
    std::unique_ptr<QLockFile> lock_;
    /// Number of each document's recovery file.
    QHash<const QObject*, int> numbers_;
    int nextNumber_ = 1;
    /// Documents whose copy is out of date.
    QSet<const QObject*> outdated_;
    BackupTimer timer_;
    bool reported_ = false;
    bool discardsCopies_ = false;
    /// Copies that the writing thread has not written yet, as known to this thread.
    int pending_ = 0;
    /// Whether to save again once they are written.
    bool again_ = false;
    /// Runs one job at a time, in order.
    QThreadPool writer_;
};

} // namespace tilewright
