#pragma once

#include "engine/tileset/issue.h"

#include <QMessageBox>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

class QAction;
class QDropEvent;
class QMenu;
class QWidget;

namespace tilewright::game {
class Ruleset;
}

namespace tilewright {

class Document;
class MessageBar;
struct LostWork;
struct SetSpecification;
class TileFamily;
struct TileSet;
struct Workspace;

/// What the File menu does: documents come, are written, and go. Nothing of it loses work unasked; what fails
/// is told in the message bar.
class FileCommands : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of dialogs. `commitEdits` takes over what is typed but not yet an edit.
    FileCommands(Workspace& workspace, MessageBar& messages, QWidget* window,
                 std::function<void()> commitEdits);

    void fillMenu(QMenu& menu);
    /// New, open and recent, for a page that has nothing else to show.
    QList<QAction*> beginnings() const { return beginnings_; }
    const QAction* closeAction() const { return close_; }

    /// A file that is open already comes to the front. Game records are handed on by recordOpened. False if
    /// one can't be read.
    bool openFiles(const QStringList& paths);
    /// Files that are dragged over the window; opened when they are dropped. False where none are.
    bool takeDropped(QDropEvent& event);
    /// A copy of a bundled file: "beneath/standard.tileset.json".
    void openExample(std::string_view bundledName);
    /// All sets that the rules name for themselves, as one new tile set.
    void openReadyGame(const game::Ruleset& rules);
    /// A set of that kind of tiles: by default of the kind of the file in front.
    void newTileSet(const TileFamily& family);
    void newTileSet() { newTileSet(familyInFront()); }
    void newMap();
    void addGenerated(const TileSet& set, const std::optional<SetSpecification>& specification);

    /// The current document. Asks for a place where there is none yet. False if that was cancelled or failed.
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    bool saveCopyAs();
    /// Back to what is on disk; undo brings the changes back.
    void revert();
    /// Asks what to do with unsaved changes. False if that was cancelled.
    bool close(int index);
    bool mayClose(int index);
    /// All of them, as before the window closes.
    bool mayCloseAll();

    /// What an earlier run left: opened, with what was lost as one undoable change.
    bool bringBack(const LostWork& work);

signals:
    void recordOpened(const QString& path);
    /// A set of that kind of tiles is to be generated: TileFamily::id().
    void generatorWanted(const QString& family);

private:
    void makeActions();
    QMenu* makeFamilyMenu(QMenu& parent);
    const TileFamily& familyInFront() const;
    void add(std::unique_ptr<Document> document, const QString& name);
    void askWhatToOpen();
    bool openOne(const QString& path);
    bool mayOverwrite(const Document& document, const QString& path);
    void fillRecent(QMenu& menu);
    QMessageBox::StandardButton askAboutChanges(const Document& document, int others);
    QString askForPlace(const Document& document, const QString& title) const;
    void refresh();

    Workspace& workspace_;
    MessageBar& messages_;
    QWidget* window_;
    std::function<void()> commitEdits_;
    QList<QAction*> beginnings_;
    QAction* newSet_;
    QAction* newMap_;
    QAction* generate_;
    QAction* open_;
    QAction* save_;
    QAction* saveAs_;
    QAction* saveCopy_;
    QAction* revert_;
    QAction* close_;
};

} // namespace tilewright
