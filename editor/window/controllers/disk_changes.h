#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace tilewright {

class Document;
class FileCommands;
class MessageBar;
struct Workspace;

/// Tells of open files that another program has changed or removed, and asks what to do.
class DiskChanges : public QObject {
    Q_OBJECT
public:
    /// Belongs to the file commands. `window` is the parent of dialogs; `commitEdits` takes over what is
    /// typed but not yet an edit.
    DiskChanges(Workspace& workspace, MessageBar& messages, FileCommands& files, QWidget* window,
                std::function<void()> commitEdits);

private:
    void tellChangedOnDisk(Document& document);
    void keepMine(Document& document);
    void tellVanished(Document& document);

    Workspace& workspace_;
    MessageBar& messages_;
    FileCommands& files_;
    QWidget* window_;
    std::function<void()> commitEdits_;
};

/// Shows how the file on disk differs from the document; from there it can be loaded (`reload`).
void showDifference(const Document& document, QWidget* parent, const std::function<void()>& reload);

} // namespace tilewright
