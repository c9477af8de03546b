#pragma once

#include <QCoreApplication>
#include <QList>

#include <memory>

class QAction;
class QMenu;
class QWidget;

namespace tilewright {

struct ActionSpec;
class AnimationController;
class BoardView;
class GameSession;
class RecordController;

/// The actions of the play mode for menus, keys and buttons; each is made once and shown where needed.
class PlayActions {
    Q_DECLARE_TR_FUNCTIONS(tilewright::PlayActions)
public:
    /// What they act on, and the window that they belong to; all outlives them.
    struct Dependencies {
        GameSession& session;
        BoardView& board;
        RecordController& records;
        AnimationController& animation;
        QWidget& window;
    };
    explicit PlayActions(const Dependencies& dependencies);
    ~PlayActions();

    /// Updates enabled states and names from the session.
    void update();
    /// In the order of their menus; separators are actions too.
    QList<QAction*> ofGame() const { return ofGame_; }
    QList<QAction*> ofBoard() const { return ofBoard_; }

    QAction* newGame;
    QAction* openRecord;
    QAction* saveRecord;
    QAction* run;
    QAction* step;
    QAction* undo;
    QAction* redo;
    QAction* filter;
    QAction* fit;
    QAction* follow;
    QAction* showFields;
    QAction* zoomIn;
    QAction* zoomOut;

private:
    QAction* make(const ActionSpec& spec);
    QAction* add(const ActionSpec& spec);
    void addSeparator();
    void addRecords();
    void addMoves();
    void addBoard();
    void addAnimation();
    void connectMoves();
    void connectBoard();

    Dependencies dependencies_;
    QList<QAction*> ofGame_;
    QList<QAction*> ofBoard_;
    std::unique_ptr<QMenu> animation_;
};

} // namespace tilewright
