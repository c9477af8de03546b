// Actions by their letters, and the choice between several moves.
#include "editor/play/board/board_view.h"
#include "editor/play/panels/action_panel.h"
#include "editor/play/panels/choice_dialog.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/text.h"

#include <QKeyEvent>

#include <algorithm>

namespace tilewright {

void PlayView::takeKind(char key) {
    if (!session_->waitsForPerson())
        return;
    const game::Position& position = session_->position();
    game::MoveList legal;
    position.legalMoves(legal);
    std::vector<OfferedMove> offered;
    for (game::Move move : legal)
        if (game::MoveInfo info = position.describe(move); info.key == key)
            offered.push_back({move, std::move(info)});
    if (offered.empty()) {
        for (const game::Refusal& refusal : position.refusals())
            if (refusal.key == key)
                emit statusTextChanged(
                    tr("%1: %2").arg(translated(refusal.group), translated(refusal.reason)));
        return;
    }
    if (offered.front().info.lays) {
        board_->setFocus();
        board_->startLaying();
        return;
    }
    const game::MoveInfo& first = offered.front().info;
    const bool onePlace = std::ranges::all_of(offered, [&](const OfferedMove& o) {
        return !o.info.piece && o.info.cell == first.cell && o.info.side == first.side;
    });
    if (offered.size() == 1) {
        session_->play(offered.front().move);
    } else if (onePlace) {
        std::vector<const OfferedMove*> moves;
        for (const OfferedMove& o : offered)
            moves.push_back(&o);
        choose(moves);
    } else if (board_->hand().narrow(key)) {
        board_->setFocus();
    } else {
        actions_->showGroup(key);
    }
}

bool PlayView::takeLetter(const QKeyEvent& event) {
    const char letter = actionLetter(event);
    if (letter == '\0' || !session_->hasGame())
        return false;
    // As on the board.
    if (letter == 'f')
        board_->fit();
    else
        takeKind(letter);
    return true;
}

void PlayView::keyPressEvent(QKeyEvent* event) {
    if (!takeLetter(*event))
        QWidget::keyPressEvent(event);
}

bool PlayView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && takeLetter(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

void PlayView::choose(const std::vector<const OfferedMove*>& moves) {
    if (choice_)
        choice_->reject();
    choice_ = new ChoiceDialog(moves, this, seatName(session_->setup(), session_->position().player()));
    choice_->setAttribute(Qt::WA_DeleteOnClose);
    ChoiceDialog* dialog = choice_;
    connect(dialog, &QDialog::accepted, this, [this, dialog] { session_->play(dialog->chosen()); });
    dialog->open();
}

} // namespace tilewright
