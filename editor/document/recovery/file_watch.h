#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

namespace tilewright {

class Document;
class OpenDocuments;

/// Notices when another program changes or removes the file of an open document, or a file that it makes use
/// of. Reports each state of a file once.
class FileWatch : public QObject {
    Q_OBJECT
public:
    explicit FileWatch(OpenDocuments& documents, QObject* parent = nullptr);

    /// Checks all files now; call when the window is activated, because not every file system reports
    /// changes.
    void check();

signals:
    /// The file differs from what was last read or written here.
    void changedOnDisk(Document* document);
    void vanished(Document* document);

private:
    void rewatch();

    OpenDocuments& documents_;
    QFileSystemWatcher watcher_;
    /// Programs write in several steps; the file is checked once when they are done.
    QTimer settle_;
    /// The last reported state of each: the hash, or empty if the file was gone.
    QHash<const QObject*, QByteArray> reported_;
    /// The other files of each, with size and time.
    QHash<const QObject*, QString> others_;
};

} // namespace tilewright
