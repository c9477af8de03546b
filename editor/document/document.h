#pragma once

#include "editor/document/named_command.h"
#include "engine/tileset/issue.h"

#include <QByteArray>
#include <QObject>
#include <QUndoStack>

#include <string>
#include <string_view>

namespace tilewright {

/// An open file with an undo stack of its own. Whether it is modified, the undo stack alone knows.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QString path, QObject* parent = nullptr);

    /// Empty while the document has no place on disk.
    QString path() const { return path_; }
    /// File name, or the name that it would be saved under.
    QString title() const;
    void setSuggestedName(const QString& fileName);
    /// How names of such files end: ".tileset.json".
    virtual QString fileSuffix() const = 0;
    /// For file dialogs: "Tile sets (*.tileset.json)", translated.
    virtual QString fileFilter() const = 0;

    QUndoStack& undoStack() { return undoStack_; }
    const QUndoStack& undoStack() const { return undoStack_; }
    /// Says the names of its edits again, after the window has changed its language.
    void retranslate();
    bool isModified() const { return !undoStack_.isClean(); }

    /// The bytes of the file as it would be written now.
    virtual std::string fileText() const = 0;
    /// What is invalid or doubtful in it; pointers are into the document as it is now.
    virtual Issues lint() const = 0;
    /// Puts another content in the place of this one, as one undo command named `what`. Errors, and no
    /// change, where the text can't be read.
    virtual Issues replaceBy(const std::string& text, EditName what) = 0;

    /// Atomic: the old file or the new one. Empty when written; then `path` is the document's place and it is
    /// clean.
    Issues saveTo(const QString& path);
    /// The same, but the document stays where and as it is.
    Issues saveCopyTo(const QString& path) const;
    /// The file as it is on disk now, as one undo command; then the document is clean.
    Issues reload();

    /// Hash of what the file held when it was last read or written here; empty for a document without a
    /// place.
    const QByteArray& hashOnDisk() const { return hashOnDisk_; }
    static QByteArray hashOf(std::string_view text);
    /// For whoever read it: the file holds what has this hash.
    void setHashOnDisk(const QByteArray& hash) { hashOnDisk_ = hash; }

signals:
    /// After every edit, its undo and its redo.
    void changed();
    /// Path, name or modified has changed.
    void titleChanged();

private:
    QString path_;
    QString suggestedName_;
    QUndoStack undoStack_;
    QByteArray hashOnDisk_;
};

} // namespace tilewright
