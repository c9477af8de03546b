#include "editor/window/controllers/people_controller.h"

#include "editor/playtest/people/peoples_games_dialog.h"
#include "editor/playtest/playtest_view.h"
#include "editor/window/controllers/game_controller.h"

#include "engine/base/files/file.h"
#include "engine/games/record.h"

#include <QFileInfo>

namespace tilewright {

PeopleController::PeopleController(PlaytestView& view, GameController& game, QWidget* window)
    : QObject(window), view_(view), game_(game), window_(window) {
    connect(&view, &PlaytestView::peopleWanted, this, &PeopleController::showDialog);
}

PeoplesGamesDialog& PeopleController::dialog() {
    if (dialog_ == nullptr) {
        dialog_ = new PeoplesGamesDialog(window_);
        connect(dialog_, &PeoplesGamesDialog::momentWanted, this, &PeopleController::openMoment);
    }
    return *dialog_;
}

void PeopleController::showDialog() {
    dialog().setBeside(view_.kept().found);
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
}

void PeopleController::openMoment(const QString& path, int after) {
    const Loaded<std::string> text = readFile(path.toStdString());
    const Loaded<game::Record> record =
        text ? game::readRecord(*text.value) : Loaded<game::Record>{std::nullopt, text.issues};
    // The file may have changed since it was judged.
    if (!record)
        return dialog().add({});
    game_.showMoment(*record.value, QFileInfo(path).fileName(), after);
    window_->activateWindow();
}

} // namespace tilewright
