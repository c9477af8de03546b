#pragma once

#include "editor/document/named_command.h"
#include "engine/base/issue.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUndoStack>

#include <future>
#include <string>
#include <string_view>
#include <utility>

class QFile;

namespace tilewright {

/// An open file with its own undo stack, which alone determines whether it is modified.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QString path, QObject* parent = nullptr);

    /// Empty if the document was never saved.
    QString path() const { return path_; }
    /// The file name, or the proposed name for saving.
    QString title() const;
    void setSuggestedName(const QString& fileName);
    /// The ending of file names: ".tileset.json".
    virtual QString fileSuffix() const = 0;
    /// For file dialogs: "Tile sets (*.tileset.json)", translated.
    virtual QString fileFilter() const = 0;

    QUndoStack& undoStack() { return undoStack_; }
    const QUndoStack& undoStack() const { return undoStack_; }
    /// Updates the names of its edits after the window has changed its language.
    void retranslate();
    bool isModified() const { return !undoStack_.isClean(); }

    /// The bytes of the file as it would be saved now.
    virtual std::string fileText() const = 0;
    /// Errors and doubtful things in the document; pointers are into its present state.
    virtual Issues lint() const = 0;
    /// The same, errors first; found once after each change.
    const Issues& issues() const;
    /// Files besides its own that they depend on.
    virtual QStringList otherFiles() const { return {}; }
    /// There may be other issues without a change: emits settled().
    void relint();
    /// Emits settled() a moment from now, as after a change.
    void settleSoon() { settleTimer_.start(); }
    /// Replaces the content, as one undo command named `what`. If the text can't be read, returns errors and
    /// changes nothing.
    virtual Issues replaceContent(const std::string& text, EditName what) = 0;

    /// Writes atomically: leaves the old file or the new one. No issues on success; `path` is then the
    /// document's path and it is clean.
    Issues saveTo(const QString& path);
    /// The same, but the document keeps its path and state.
    Issues saveCopyTo(const QString& path) const;
    /// Loads the file's present content as one undo command; then the document is clean.
    Issues reload();

    /// Hash of the file's content when it was last read or written here; empty for a document without a path.
    /// Waits for it if it is still being computed.
    QByteArray hashOnDisk() const { return hashOnDisk_.valid() ? hashOnDisk_.get() : QByteArray(); }
    static QByteArray hashOf(std::string_view text);
    /// Of the file's bytes; empty if it can't be read.
    static QByteArray hashOf(QFile& file);
    /// For the code that read the file: sets the hash of its content.
    void setHashOnDisk(const QByteArray& hash);
    /// The same, of a large file: computed on another thread.
    void setHashOnDisk(std::shared_future<QByteArray> hash) { hashOnDisk_ = std::move(hash); }

signals:
    /// Emitted after every edit, undo and redo.
    void changed();
    /// A moment after the last of several changes: what takes longer follows the document then.
    void settled();
    /// The document and its file are the same again: it was saved, or reloaded.
    void saved();
    /// Path, name or modified state has changed.
    void titleChanged();

private:
    QString path_;
    QString suggestedName_;
    QUndoStack undoStack_;
    QTimer settleTimer_;
    mutable Issues issues_;
    mutable bool isLinted_ = false;
    std::shared_future<QByteArray> hashOnDisk_;
};

} // namespace tilewright
