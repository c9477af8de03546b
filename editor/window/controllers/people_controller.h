#pragma once

#include <QObject>

class QWidget;

namespace tilewright {

class GameController;
class PeoplesGamesDialog;
class PlaytestView;

/// Games that people played: judged in a window of their own, which leads to their moments in play mode.
class PeopleController : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` is the parent of the dialog.
    PeopleController(PlaytestView& view, GameController& game, QWidget* window);

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

} // namespace tilewright
