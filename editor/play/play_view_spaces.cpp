// Things beside the board: spaces, prisoners on the cards, questions without a place; and a piece's path,
// step by step.
#include "editor/play/board/board_view.h"
#include "editor/play/board/piece_events.h"
#include "editor/play/board/question_bar.h"
#include "editor/play/panels/action_panel.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/panels/prison_row.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/panels/space_view.h"
#include "editor/play/play_view.h"
#include "editor/play/replay/replay_actions.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/text.h"

#include <algorithm>

namespace tilewright {

void PlayView::connectSpaces() {
    board_->setSpaceAt([this](QPoint global) { return spaces_->spaceAt(global); });
    connect(spaces_, &SpacePanel::carried, board_, &BoardView::carry);
    connect(spaces_, &SpacePanel::putDown, board_, &BoardView::putDown);
    connectHand(*supply_, -1);
    connect(question_, &QuestionBar::answered, this, [this](game::Move move) {
        actsOnBoard_ = true;
        board_->setFocus(); // the buttons disappear; from the board, keys reach the next question
        session_->play(move);
    });
}

void PlayView::connectHand(HoldingsStrip& strip, int player) {
    connect(&strip, &HoldingsStrip::taken, this, [this, player](game::Kind kind) {
        const game::Position* decision = board_->decision();
        if (decision == nullptr || !board_->laying().empty() || (player >= 0 && decision->player() != player))
            return;
        board_->hand().letGo();
        board_->hand().takeFromSupply(kind, player);
    });
    connect(&strip, &HoldingsStrip::carried, this,
            [this, &strip](QPoint global) { board_->carry(global, strip); });
    connect(&strip, &HoldingsStrip::putDown, this,
            [this, &strip](QPoint global) { board_->putDown(global, strip); });
}

void PlayView::showSpaces(const game::Table& table) {
    spaces_->setSpaces(table.spaces);
    replay_->spaces->setEnabled(spaces_->hasSpaces());
}

void PlayView::showHeld(const std::vector<OfferedMove>& offered) {
    const game::Table table = session_->position().tableButTiles();
    for (PlayerCard* card : cards_)
        card->held().clear();
    for (const game::Space& space : table.spaces) {
        if (space.player < 0)
            continue;
        std::vector<OfferedMove> about;
        std::ranges::copy_if(offered, std::back_inserter(about), [&](const OfferedMove& m) {
            return m.info.piece && m.info.piece->space == space.kind && m.info.other == space.player;
        });
        cards_[static_cast<std::size_t>(space.player)]->held().setPieces(space, about);
    }
}

void PlayView::showPath() {
    // The consecutive steps up to this moment.
    std::vector<LogEntry::Step> steps;
    for (int move = session_->moveNumber() - 1; move >= 0; --move) {
        const LogEntry& entry = session_->logEntry(move);
        // The last step may have asked something; it is shown until the game continues.
        if (entry.answers && steps.empty())
            continue;
        const bool goesOn = entry.step && (steps.empty() || (entry.step->kind == steps.front().kind &&
                                                             entry.step->to == steps.front().from));
        // Anything except the step directly before ends the search.
        if (!goesOn)
            break;
        steps.insert(steps.begin(), *entry.step);
    }
    board_->board().setPath(pathOf(steps));
}

bool PlayView::askQuestion(const std::vector<OfferedMove>& offered) {
    const game::Position& position = session_->position();
    if (!QuestionBar::fits(position, offered)) {
        hideQuestion();
        return false;
    }
    question_->ask(position, offered,
                   tr("%1: %2").arg(seatName(session_->setup(), position.player()),
                                    translated(position.tableButTiles().prompt)));
    BoardHint stake;
    stake.cells = question_->places();
    board_->board().setPreview(stake);
    question_->keepClearOf(board_->mapFromScene(cellsRect(question_->places())).boundingRect());
    return true;
}

void PlayView::hideQuestion() {
    if (question_->isHidden())
        return;
    // Otherwise the focus would go to the next widget.
    if (question_->isAncestorOf(focusWidget()))
        board_->setFocus();
    question_->hide();
    board_->board().setPreview({});
}

QRectF PlayView::placeInSpace(const game::Piece& piece, int holder) const {
    if (holder < 0) {
        const SpaceView* view = spaces_->view(piece.space);
        return view == nullptr ? QRectF() : view->placeOf(piece).translated(view->mapTo(this, QPoint(0, 0)));
    }
    const PlayerCard* card = cards_[static_cast<std::size_t>(holder)];
    const QRect place = card->held().placeOf(piece.kind, piece.player);
    return place.isEmpty() ? QRectF(card->held().mapTo(this, QPoint(0, 0)), QSizeF(18, 18))
                           : QRectF(place).translated(card->held().mapTo(this, QPoint(0, 0)));
}

} // namespace tilewright
