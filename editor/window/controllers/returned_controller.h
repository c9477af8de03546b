#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace tilewright {

class GameController;
class ReturnedGamesDialog;

/// Games that people sent back: listed in a window of their own, and opened in play mode.
class ReturnedController : public QObject {
    Q_OBJECT
public:
    /// Both outlive this; `window` is the parent of dialog and action.
    ReturnedController(GameController& game, QWidget* window);

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
