#pragma once

#include <QDateTime>
#include <QHash>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

class QJsonObject;

namespace tilewright {

class Document;
class OpenDocuments;

/// What a run of the program that ended by force left behind of one document.
struct LostWork {
    /// The recovery file itself.
    QString file;
    /// Where the document lies on disk; empty if it had no place.
    QString path;
    QString title;
    QDateTime saved;
    std::string text;
};

/// Keeps a copy of each modified document in a folder of its own, apart from the user's files: a moment after
/// the hand rests, and at least once a minute while it doesn't. A document that is clean or closed has none.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// `folder` is made when needed. Each run has a subfolder with a lock, so that several may run at a time.
    Recovery(OpenDocuments& documents, QString folder, QObject* parent = nullptr);
    ~Recovery() override;

    /// Where a program of this name keeps them.
    static QString defaultFolder();

    /// Of all runs that are over. Files that can't be read are left where they are.
    std::vector<LostWork> lostWork() const;
    /// The user has it back, or doesn't want it.
    void forget(const LostWork& work);

    /// At once, of all modified documents. False where one could not be written.
    bool saveNow();
    /// As it happens by itself: large documents are written on a thread aside.
    void save();

    /// The same for work that is no document, as a running game: a copy under a name of its own, in place of
    /// the one before. `title` says what it is, and ends like a file of its kind.
    void keep(const QString& name, const QString& title, const std::string& text);
    void dropKept(const QString& name);

signals:
    /// The copies can't be written: the system's words.
    void failed(const QString& why);

private:
    void follow(Document& document);
    bool write(const QString& path, const QJsonObject& entry);
    bool tell(const QString& error);
    void drop(const Document& document);
    QString fileOf(const Document& document) const;
    bool prepareFolder();

    OpenDocuments& documents_;
    QString folder_;
    QString ownFolder_;
    std::unique_ptr<QLockFile> lock_;
    /// Number of the document's recovery file.
    QHash<const QObject*, int> numbers_;
    int nextNumber_ = 1;
    QTimer idle_;
    QTimer minute_;
    bool told_ = false;
    /// Writes one copy at a time. Whoever touches the files waits for it.
    QThreadPool writer_;
};

} // namespace tilewright
