#pragma once

#include <QList>

#include <memory>

class QAction;
class QMenu;
class QWidget;

namespace tilewright {

class BoardView;
class GameSession;
class PlayView;

/// The actions of the play mode for menus, keys and buttons; each is made once and shown where needed.
class PlayActions {
public:
    PlayActions(PlayView& view, BoardView& board);
    ~PlayActions();

    /// Updates enabled states and names from the session.
    void update();
    /// In menu order; separators are actions too.
    QList<QAction*> all() const { return all_; }

    QAction* newGame;
    QAction* openRecord;
    QAction* saveRecord;
    QAction* run;
    QAction* step;
    QAction* undo;
    QAction* redo;
    QAction* fit;
    QAction* follow;
    QAction* showFields;
    QAction* zoomIn;
    QAction* zoomOut;

private:
    QAction* add(const QString& name, const QString& icon, const QString& text, const QString& tip,
                 const QString& keys);
    void addSeparator();
    void addAnimation();

    PlayView& view_;
    QList<QAction*> all_;
    std::unique_ptr<QMenu> animation_;
};

} // namespace tilewright
