#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

namespace tilewright {

class Document;
class OpenDocuments;

/// Notices when another program changes or removes the file of an open document. Each state of a file is told
/// once.
class FileWatch : public QObject {
    Q_OBJECT
public:
    explicit FileWatch(OpenDocuments& documents, QObject* parent = nullptr);

    /// Looks at all files now; call when the window comes to the front, since not every file system reports.
    void check();

signals:
    /// The file holds something else than what was last read or written here.
    void changedOnDisk(Document* document);
    void vanished(Document* document);

private:
    void rewatch();

    OpenDocuments& documents_;
    QFileSystemWatcher watcher_;
    /// Programs write in several steps; one look when they are done.
    QTimer settle_;
    /// What was told of each: the hash, or nothing where the file was gone.
    QHash<const QObject*, QByteArray> told_;
};

} // namespace tilewright
