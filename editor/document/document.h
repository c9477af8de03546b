#pragma once

#include "engine/tileset/issue.h"

#include <QObject>
#include <QUndoStack>

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

    QUndoStack& undoStack() { return undoStack_; }
    bool isModified() const { return !undoStack_.isClean(); }

    /// The bytes of the file as it would be written now.
    virtual std::string fileText() const = 0;

    /// Atomic: the old file or the new one. Empty when written; then `path` is the document's place and it is
    /// clean.
    Issues saveTo(const QString& path);

signals:
    /// Path, name or modified has changed.
    void titleChanged();

private:
    QString path_;
    QString suggestedName_;
    QUndoStack undoStack_;
};

} // namespace tilewright
