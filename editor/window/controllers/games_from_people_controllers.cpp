#include "editor/window/controllers/games_from_people_controllers.h"

#include "editor/common/action.h"
#include "editor/playtest/people/peoples_games_dialog.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/returned/returned_games_dialog.h"
#include "editor/window/controllers/game_controller.h"
#include "engine/base/files/file.h"
#include "engine/games/record.h"

#include <QFileInfo>

namespace tilewright {

PeoplesGamesController::PeoplesGamesController(PlaytestView& view, GameController& game, QWidget* window)
    : QObject(window), view_(view), game_(game), window_(window) {
    connect(&view, &PlaytestView::peopleWanted, this, &PeoplesGamesController::showDialog);
}

PeoplesGamesDialog& PeoplesGamesController::dialog() {
    if (dialog_ == nullptr) {
        dialog_ = new PeoplesGamesDialog(window_);
        connect(dialog_, &PeoplesGamesDialog::momentWanted, this, &PeoplesGamesController::openMoment);
    }
    return *dialog_;
}

void PeoplesGamesController::showDialog() {
    dialog().setBotFindings(view_.outcome().found);
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
}

void PeoplesGamesController::openMoment(const QString& path, int after) {
    const Loaded<std::string> text = readFile(path.toStdString());
    const Loaded<game::Record> record =
        text ? game::readRecord(*text.value) : Loaded<game::Record>{std::nullopt, text.issues};
    // The file may have changed since it was judged.
    if (!record)
        return dialog().add({});
    game_.showMoment(*record.value, QFileInfo(path).fileName(), after);
    window_->activateWindow();
}

ReturnedGamesController::ReturnedGamesController(GameController& game, QWidget* window)
    : QObject(window)
    , game_(game)
    , window_(window)
    , action_(makeAction(window, {"returnedGames", "comment", tr("Open Retur&ned Games…"), tr("Ctrl+Alt+O"),
                                  tr("Lists the game records of a folder that people sent back, with their "
                                     "ratings, answers and comments")})) {
    connect(action_, &QAction::triggered, this, &ReturnedGamesController::showDialog);
}

ReturnedGamesDialog& ReturnedGamesController::dialog() {
    if (dialog_ == nullptr) {
        dialog_ = new ReturnedGamesDialog(window_);
        connect(dialog_, &ReturnedGamesDialog::gameWanted, this, &ReturnedGamesController::open);
    }
    return *dialog_;
}

void ReturnedGamesController::showDialog() {
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
    if (dialog().folder().isEmpty())
        dialog().askForFolder();
}

void ReturnedGamesController::open(const QString& path) {
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
