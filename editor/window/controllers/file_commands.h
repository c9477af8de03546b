#pragma once

#include "engine/base/issue.h"

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
struct RecoveryCopy;
struct BeneathSetSpecification;
class TileFamily;
struct TileSet;
struct Workspace;

/// The actions of the File menu: documents are opened, saved and closed. Never loses work without asking;
/// failures are shown in the message bar.
class FileCommands : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of dialogs. `commitEdits` turns text that was typed but not applied yet into an
    /// edit.
    FileCommands(Workspace& workspace, MessageBar& messages, QWidget* window,
                 std::function<void()> commitEdits);

    void fillMenu(QMenu& menu);
    /// New, open and recent, for a page without other content.
    QList<QAction*> startActions() const { return startActions_; }
    const QAction* closeAction() const { return close_; }

    /// A file that is open already comes to the front. Game records and studies are passed on by signals.
    /// False if one can't be read.
    bool openFiles(const QStringList& paths);
    /// Files that are dragged over the window; opened when they are dropped. False where none are.
    bool takeDropped(QDropEvent& event);
    /// A copy of a bundled file: "beneath/standard.tileset.json".
    void openExample(std::string_view bundledName);
    /// Opens all sets that the rules name for themselves, as one new tile set.
    void openReadyGame(const game::Ruleset& rules);
    /// Opens a new set of that family: by default, that of the file in front.
    void newTileSet(const TileFamily& family);
    void newTileSet() { newTileSet(familyInFront()); }
    void newMap();
    void addGenerated(const TileSet& set, const std::optional<BeneathSetSpecification>& specification);

    /// Whether Save is about the game that is played and not about the document behind it.
    void setGameInFront(bool inFront);
    /// Saves the current document. Asks for a path if it has none yet. False if that was cancelled or failed.
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    bool saveCopyAs();
    /// Reloads from disk; undo restores the changes.
    void revert();
    /// Asks what to do with unsaved changes. False if that was cancelled.
    bool close(int index);
    bool mayClose(int index);
    /// Asks for all documents, before the window closes.
    bool mayCloseAll();

    /// Restores a document of an earlier run: opens it, with the recovered changes as one undo step.
    bool restoreLostWork(const RecoveryCopy& work);

signals:
    /// A new set or map is in front.
    void documentMade();
    void recordOpened(const QString& path);
    /// A study or the report of one.
    void studyOpened(const QString& path);
    /// A playtest's report, to be compared with the file in front.
    void reportOpened(const QString& path);
    /// A tuning, finished or not.
    void tuningOpened(const QString& path);
    /// The game in front is to be saved, in another place than before or where it was.
    void gameSaveWanted(bool elsewhere);
    /// What was done, for the status line.
    void said(const QString& text);
    /// A set of that family is to be generated: TileFamily::id().
    void generatorWanted(const QString& family);

private:
    void makeActions();
    QMenu* makeFamilyMenu(QMenu& parent);
    const TileFamily& familyInFront() const;
    /// Of a new set or map: unlike those of the open files.
    struct NewNames {
        QString name;
        QString file;
    };
    NewNames newNames(const QString& name) const;
    void add(std::unique_ptr<Document> document, const QString& name);
    void askWhatToOpen();
    bool openOne(const QString& path);
    bool mayOverwrite(const Document& document, const QString& path);
    void fillRecent(QMenu& menu);
    QMessageBox::StandardButton askAboutChanges(const Document& document, int others);
    QString askForSaveFile(const Document& document, const QString& title) const;
    void refresh();

    Workspace& workspace_;
    MessageBar& messages_;
    QWidget* window_;
    std::function<void()> commitEdits_;
    QList<QAction*> startActions_;
    QAction* newSet_;
    QAction* newMap_;
    QAction* generate_;
    QAction* open_;
    QAction* save_;
    QAction* saveAs_;
    QAction* saveCopy_;
    QAction* revert_;
    QAction* close_;
    bool gameInFront_ = false;
};

} // namespace tilewright
