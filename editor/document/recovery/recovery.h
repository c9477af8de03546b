#pragma once

#include "editor/document/recovery/backup_timer.h"
#include "editor/document/recovery/recovery_file.h"

#include <QHash>
#include <QLockFile>
#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tilewright {

class Document;
class OpenDocuments;

/// Keeps a copy of each modified document in a folder of its own, apart from the user's files. No edit waits
/// longer for it than a BackupTimer says and the disk takes. A document that is clean or closed has none.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// `folder` is made when needed. Each run has a subfolder with a lock, so that several may run at a time.
    Recovery(OpenDocuments& documents, QString folder, QObject* parent = nullptr);
    ~Recovery() override;

    /// Where a program of this name keeps them.
    static QString defaultFolder();

    /// Of all runs that are over, the newest first. Files that can't be read are left where they are.
    std::vector<LostWork> lostWork() const;
    /// The user has it back, or doesn't want it.
    void forget(const LostWork& work);

    /// At once, of all modified documents. False where one could not be written.
    bool saveNow();
    /// As it happens by itself: on a thread aside, of the documents that changed since their last copy.
    void save();

    /// The same for work that is no document, as a running game: a copy under a name of its own, in place of
    /// the one before. `title` says what it is, and ends like a file of its kind. False if it was not
    /// written.
    bool keep(const QString& name, const QString& title, const std::string& text);
    /// On the thread aside, which makes the text too.
    void keepAside(const QString& name, const QString& title, std::function<std::string()> text);
    void dropKept(const QString& name);

signals:
    /// The copies can't be written: a sentence that says why.
    void failed(const QString& why);

private:
    void follow(Document& document);
    void drop(const Document& document);
    bool write(LostWork work);
    void writeAside(LostWork work, std::function<std::string()> text);
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
    /// Number of the document's recovery file.
    QHash<const QObject*, int> numbers_;
    int nextNumber_ = 1;
    /// Documents whose copy is older than they are.
    QSet<const QObject*> outdated_;
    BackupTimer timer_;
    bool told_ = false;
    /// Copies that the thread aside has not written yet, as far as this thread has heard.
    int pending_ = 0;
    /// There is more to save once they are written.
    bool again_ = false;
    /// Does one thing after the other, in the order asked for.
    QThreadPool writer_;
};

} // namespace tilewright
