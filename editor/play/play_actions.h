#pragma once

#include <QList>

class QAction;
class QWidget;

namespace tilewright {

class BoardView;
class GameSession;
class PlayView;

/// What menus, keys and buttons of the play mode do; each action is made once and shown wherever it is
/// wanted.
class PlayActions {
public:
    PlayActions(PlayView& view, BoardView& board);

    /// Enabled states and names, from what the session does.
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
    QAction* zoomIn;
    QAction* zoomOut;

private:
    QAction* add(const QString& name, const QString& icon, const QString& text, const QString& tip,
                 const QString& keys);
    void addSeparator();

    PlayView& view_;
    QList<QAction*> all_;
};

} // namespace tilewright
