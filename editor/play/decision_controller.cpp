#include "editor/play/decision_controller.h"

#include "editor/common/action.h"
#include "editor/play/animation_controller.h"
#include "editor/play/board/board_moves.h"
#include "editor/play/board/board_view.h"
#include "editor/play/board/question_bar.h"
#include "editor/play/panels/action_panel.h"
#include "editor/play/panels/choice_dialog.h"
#include "editor/play/play_actions.h"
#include "editor/play/seat_cards.h"
#include "editor/play/session/game_session.h"
#include "editor/words/translated_text.h"

#include <QAbstractItemView>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace tilewright {

DecisionController::DecisionController(GameSession& session, Widgets widgets, AnimationController& animation,
                                       QWidget* window)
    : QObject(window), session_(session), widgets_(widgets), window_(window) {
    connectWidgets(animation);
    // They would look for a row that begins with the letter.
    for (QAbstractItemView* list : window->findChildren<QAbstractItemView*>())
        list->installEventFilter(this);
}

void DecisionController::connectWidgets(AnimationController& animation) {
    connect(&widgets_.board, &BoardView::layingChosen, this, [this, &animation](game::Move move) {
        animation.setDragged({.tile = true});
        session_.play(move);
    });
    connect(&widgets_.board, &BoardView::actionChosen, this, [this, &animation](game::Move move) {
        actsOnBoard_ = true;
        animation.setDragged({.piece = widgets_.board.interaction().dropped()});
        session_.play(move);
    });
    connect(&widgets_.actions, &ActionPanel::moveChosen, this, [this](game::Move move) {
        actsOnBoard_ = false;
        session_.play(move);
    });
    connect(&widgets_.end, &EndTurnButton::moveChosen, this,
            [this](game::Move move) { session_.play(move); });
    connect(&widgets_.question, &QuestionBar::answered, this, [this](game::Move move) {
        actsOnBoard_ = true;
        widgets_.board.setFocus(); // the buttons go; from there keys go to the next question
        session_.play(move);
    });
    connect(&widgets_.board, &BoardView::choiceNeeded, this, &DecisionController::choose);
    connect(&widgets_.board, &BoardView::letterTyped, this, &DecisionController::takeKind);
    connect(&widgets_.actions, &ActionPanel::letterTyped, this, &DecisionController::takeKind);
    connect(&widgets_.actions, &ActionPanel::reasonWanted, this, &DecisionController::said);
    connect(&widgets_.board, &BoardView::cellClicked, &widgets_.actions, &ActionPanel::showActionsAt);
    connect(&widgets_.actions, &ActionPanel::previewChanged, &widgets_.board, &BoardView::setPreview);
}

bool DecisionController::hasFocus() const {
    const QWidget* focus = window_->window()->focusWidget();
    return focus &&
           (focus == &widgets_.board || focus == &widgets_.end || widgets_.actions.isAncestorOf(focus) ||
            &widgets_.question == focus || widgets_.question.isAncestorOf(focus));
}

void DecisionController::refresh(const PlayActions& commands) {
    if (!session_.waitsForPerson())
        offerNothing(commands);
    // What is being looked at stays as long as the question is the same.
    else if (const quint64 hash = session_.position().hash(); std::exchange(offered_, hash) != hash)
        offerMoves();
}

void DecisionController::offerNothing(const PlayActions& commands) {
    // The list goes; its keys would otherwise go to whatever comes next.
    if (hasFocus())
        widgets_.board.setFocus();
    offered_.reset();
    if (choice_)
        choice_->reject();
    hideQuestion();
    widgets_.cards.showHeld({});
    widgets_.board.clearDecision();
    const QString who = whoPlays(commands);
    widgets_.actions.setNothing(who);
    widgets_.end.setNothing(who);
}

QString DecisionController::whoPlays(const PlayActions& commands) const {
    if (session_.over())
        return tr(
            "The game is over. To see any moment of it, use the slider below the board or click in the log.");
    if (session_.running())
        return tr("%1 plays. To play yourself, take a seat with the button beside a player's name.")
            .arg(seatName(session_.setup(), session_.position().player()));
    return tr("Paused. Start (%1) continues; %2 plays one move.")
        .arg(keyInWords(*commands.run), keyInWords(*commands.step));
}

void DecisionController::offerMoves() {
    const game::Position& position = session_.position();
    const bool focusHere = hasFocus();
    BoardView& board = widgets_.board;
    if (choice_)
        choice_->reject();
    game::MoveList moves;
    position.legalMoves(moves);
    board.setDecision(position.clone(), moves);
    widgets_.actions.setMoves(position, board.layings().withoutRepeats(moves));
    widgets_.end.offer(position, moves);
    std::vector<OfferedMove> offered;
    if (!moves.empty() && board.layings().empty())
        for (const game::Move move : moves)
            offered.push_back({move, position.describe(move)});
    widgets_.cards.showHeld(offered);
    if (askQuestion(offered)) {
        if (focusHere)
            widgets_.question.setFocus();
        return;
    }
    const bool lays = !board.layings().empty();
    // Keys go where the next decision is made.
    const bool onBoard = lays || (actsOnBoard_ && board.interaction().active());
    if (focusHere)
        (onBoard ? static_cast<QWidget*>(&board) : widgets_.actions.list())->setFocus();
}

bool DecisionController::askQuestion(const std::vector<OfferedMove>& offered) {
    const game::Position& position = session_.position();
    if (!QuestionBar::fits(position, offered)) {
        hideQuestion();
        return false;
    }
    QuestionBar& question = widgets_.question;
    question.ask(position, offered,
                 tr("%1: %2").arg(seatName(session_.setup(), position.player()),
                                  translated(position.tableWithoutTiles().prompt)));
    MoveHighlight stake;
    stake.cells = question.places();
    widgets_.board.board().setPreview(stake);
    question.keepClearOf(widgets_.board.mapFromScene(cellsRect(question.places())).boundingRect());
    return true;
}

void DecisionController::hideQuestion() {
    if (widgets_.question.isHidden())
        return;
    // Keys would go to whatever comes next.
    if (const QWidget* focus = window_->focusWidget();
        focus == &widgets_.question || widgets_.question.isAncestorOf(focus))
        widgets_.board.setFocus();
    widgets_.question.hide();
    widgets_.board.board().setPreview({});
}

void DecisionController::tellWhyNot(char key) {
    for (const game::Refusal& refusal : session_.position().refusals())
        if (refusal.key == key)
            emit said(tr("%1: %2").arg(translated(refusal.group), translated(refusal.reason)));
}

void DecisionController::takeKind(char key) {
    if (!session_.waitsForPerson())
        return;
    const game::Position& position = session_.position();
    game::MoveList legal;
    position.legalMoves(legal);
    std::vector<OfferedMove> offered;
    for (game::Move move : legal)
        if (game::MoveInfo info = position.describe(move); info.key == key)
            offered.push_back({move, std::move(info)});
    if (offered.empty())
        return tellWhyNot(key);
    if (offered.front().info.lays) {
        widgets_.board.setFocus();
        widgets_.board.startLaying();
        return;
    }
    const game::MoveInfo& first = offered.front().info;
    const bool onePlace = std::ranges::all_of(offered, [&](const OfferedMove& o) {
        return !o.info.piece && o.info.cell == first.cell && o.info.side == first.side;
    });
    // What is paid is seen first.
    if (offered.size() == 1 && !position.pays(offered.front().move)) {
        session_.play(offered.front().move);
    } else if (onePlace) {
        std::vector<const OfferedMove*> moves;
        for (const OfferedMove& o : offered)
            moves.push_back(&o);
        choose(moves);
    } else if (widgets_.board.interaction().narrow(key)) {
        widgets_.board.setFocus();
    } else {
        widgets_.actions.showGroup(key);
    }
}

bool DecisionController::takeLetter(const QKeyEvent& event) {
    const char letter = actionLetter(event);
    if (letter == '\0' || !session_.hasGame())
        return false;
    // As on the board.
    if (letter == 'f')
        widgets_.board.fit();
    else
        takeKind(letter);
    return true;
}

bool DecisionController::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && takeLetter(*static_cast<QKeyEvent*>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

void DecisionController::choose(const std::vector<const OfferedMove*>& moves) {
    if (choice_)
        choice_->reject();
    choice_ = new ChoiceDialog(moves, window_, seatName(session_.setup(), session_.position().player()));
    choice_->setAttribute(Qt::WA_DeleteOnClose);
    ChoiceDialog* dialog = choice_;
    connect(dialog, &QDialog::accepted, this, [this, dialog] { session_.play(dialog->chosen()); });
    dialog->open();
}

} // namespace tilewright
