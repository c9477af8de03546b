#pragma once

#include <QObject>

#include <memory>

class QAction;
class QMenu;
class QPushButton;
class QWidget;

namespace tilewright::game {
struct Record;
}

namespace tilewright {

class WindowInterface;
class Document;
struct Issue;
struct RecoveryCopy;
class MessageBar;
class PlayedSet;
class PlayView;
struct Workspace;

/// The game that is played: started with what is in front, recovered, lost only when asked for, its tiles
/// edited.
class GameController : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` is the parent of dialogs and actions.
    GameController(Workspace& workspace, PlayView& view, MessageBar& messages, WindowInterface& frame,
                   QWidget* window);
    ~GameController() override;

    PlayedSet& playedSet() const { return *playedSet_; }

    void fillMenu(QMenu& menu);
    /// Does the same as the first line of the menu, which is there already.
    QPushButton* makePlayButton();
    /// What can be played, and whose rules can be edited. Null for none.
    void setCurrentDocument(const Document* document);
    /// Of the set in front: variants of the rules, and sets that it is played together with.
    void editRules();

    /// A new game with the document in front, in play mode. If it can't be played, a message says why until
    /// that changes.
    void playFront();
    /// The last game from the start, with its set as it is now.
    void playAgain();
    /// In the designer, whether the game's set is an open file or not.
    void editPlayedTile(const QString& tileId);
    /// Shown in play mode, unless a game would be lost for it.
    void showRecord(const game::Record& record, const QString& name);
    /// The same, at the moment after so many moves.
    void showMoment(const game::Record& record, const QString& name, int after);
    /// False where it can't be read, or where another game would have to go for it.
    bool restoreLostWork(const RecoveryCopy& work);
    /// Asks before a game that a person has played at is lost. False if that was cancelled.
    bool mayLoseGame();
    /// The same of both the game and the one it took the place of.
    bool mayLoseGames();

    /// Call when play mode comes to the front.
    void gameInSight();
    /// Call when another document comes to the front: what was told of the one before is over.
    void dropRefusal();

private:
    /// QMessageBox::Save, Discard or Cancel.
    int askToSave(const QString& question, const QString& why);
    void tellSetOutOfSync();
    QString whyOutOfSync(const Issue& problem) const;

    Workspace& workspace_;
    PlayView& view_;
    MessageBar& messages_;
    WindowInterface& frame_;
    QWidget* window_;
    QAction* play_;
    QAction* rules_;
    std::unique_ptr<PlayedSet> playedSet_;
    bool outOfSyncTold_ = false;
    /// While the reasons why a document can't be played are shown.
    QMetaObject::Connection refused_;
};

} // namespace tilewright
