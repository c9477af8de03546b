#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace tilewright {

class GameController;
class PeoplesGamesDialog;
class PlaytestView;
class ReturnedGamesDialog;

/// Games that people played: judged in a window of their own, which leads to their moments in play mode.
class PeoplesGamesController : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` is the parent of the dialog.
    PeoplesGamesController(PlaytestView& view, GameController& game, QWidget* window);

    /// Made when first asked for.
    PeoplesGamesDialog& dialog();

private:
    void showDialog();
    void openMoment(const QString& path, int after);

    PlaytestView& view_;
    GameController& game_;
    QWidget* window_;
    PeoplesGamesDialog* dialog_ = nullptr;
};

/// Games that people sent back: listed in a window of their own, and opened in play mode.
class ReturnedGamesController : public QObject {
    Q_OBJECT
public:
    /// Both outlive this; `window` is the parent of dialog and action.
    ReturnedGamesController(GameController& game, QWidget* window);

    QAction* action() const { return action_; }
    /// Made when first asked for.
    ReturnedGamesDialog& dialog();

private:
    void showDialog();
    void open(const QString& path);

    GameController& game_;
    QWidget* window_;
    QAction* action_;
    ReturnedGamesDialog* dialog_ = nullptr;
};

} // namespace tilewright
