#include "editor/window/controllers/returned_controller.h"

#include "editor/common/action.h"
#include "editor/playtest/returned/returned_games_dialog.h"
#include "editor/window/controllers/game_controller.h"

#include "engine/base/files/file.h"
#include "engine/games/record.h"

#include <QFileInfo>

namespace tilewright {

ReturnedController::ReturnedController(GameController& game, QWidget* window)
    : QObject(window)
    , game_(game)
    , window_(window)
    , action_(makeAction(window, {"returnedGames", "comment", tr("Open Retur&ned Games…"), tr("Ctrl+Alt+O"),
                                  tr("Lists the game records of a folder that people sent back, with their "
                                     "ratings, answers and comments")})) {
    connect(action_, &QAction::triggered, this, &ReturnedController::showDialog);
}

ReturnedGamesDialog& ReturnedController::dialog() {
    if (dialog_ == nullptr) {
        dialog_ = new ReturnedGamesDialog(window_);
        connect(dialog_, &ReturnedGamesDialog::gameWanted, this, &ReturnedController::open);
    }
    return *dialog_;
}

void ReturnedController::showDialog() {
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
    if (dialog().folder().isEmpty())
        dialog().askForFolder();
}

void ReturnedController::open(const QString& path) {
    // The file may have changed since it was listed.
    const Loaded<std::string> text = readFile(path.toStdString());
    const Loaded<game::Record> record =
        text ? game::readRecord(*text.value) : Loaded<game::Record>{std::nullopt, text.issues};
    if (!record)
        return dialog().readFolder(dialog().folder());
    game_.showRecord(*record.value, QFileInfo(path).fileName());
    window_->activateWindow();
}

} // namespace tilewright
