// Shows positions in the play mode, and asks for decisions.
#include "editor/document/save_place.h"
#include "editor/play/board/banner.h"
#include "editor/play/board/board_view.h"
#include "editor/play/board/question_bar.h"
#include "editor/play/panels/action_panel.h"
#include "editor/play/panels/choice_dialog.h"
#include "editor/play/panels/drawn_tile_view.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/log_panel.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/panels/points_panel.h"
#include "editor/play/play_actions.h"
#include "editor/play/play_view.h"
#include "editor/play/replay/replay_actions.h"
#include "editor/play/replay/transport_bar.h"
#include "editor/play/session/advice.h"
#include "editor/play/session/game_session.h"
#include "editor/play/setup/new_game_dialog.h"
#include "editor/theme/action.h"
#include "editor/theme/text.h"

#include "engine/rulesets.h"

#include <QFileDialog>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace tilewright {

void PlayView::refresh() {
    refresh_.stop();
    viewActions_->update();
    advice_->refresh();
    replay_->update();
    transport_->refresh();
    log_->refresh();
    points_->refresh();
    if (!session_->hasGame()) {
        prompt_->setText(tr("No game yet: F5 plays the set, “New game…” asks for seats and options."));
        return;
    }
    const game::Position& position = session_->position();
    const game::Table table = position.table();
    BoardScene& board = board_->board();
    board.setTable(table);
    board_->setPosition(position.clone());
    board.setLastMove(hintOf(session_->lastChanges()));
    showSpaces(table);
    showPath();
    const bool over = session_->over();
    const auto winners = position.winners();
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        cards_[i]->setHand(table.seats[i]);
        cards_[i]->setOnTurn(!over && position.player() == static_cast<int>(i));
        cards_[i]->setWinner(std::ranges::find(winners, static_cast<int>(i)) != winners.end());
    }
    supply_->setHoldings(table.supply, -1);
    // Some games have none.
    supplyLabel_->setVisible(!table.supply.empty());
    const auto& tiles = session_->game().tileSet().tiles;
    drawn_->setTile(table.drawnTile < 0 ? nullptr : &tiles[static_cast<std::size_t>(table.drawnTile)]);
    drawn_->setLeft(table.stackLeft);
    prompt_->setText(
        over ? tr("The game is over")
             : tr("%1: %2").arg(seatName(session_->setup(), position.player()), translated(table.prompt)));
    prompt_->setToolTip(prompt_->text());
    refreshDecision();
    board_->boardChanged();
    if (over)
        announceEnd();
    else if (banner_->property("end").toBool())
        banner_->hide();
    status_ = tr("turn %1 · %2 tiles left · seed %3")
                  .arg(table.turn)
                  .arg(table.stackLeft)
                  .arg(session_->setup().seed);
    emit statusTextChanged(status_);
    startAnimation();
}

void PlayView::refreshDecision() {
    const game::Position& position = session_->position();
    const QWidget* focus = window()->focusWidget();
    const bool focusHere =
        focus && (focus == board_ || actions_->isAncestorOf(focus) || question_->isAncestorOf(focus));
    if (!session_->waitsForPerson()) {
        // The list disappears; its focus would otherwise go to the next widget.
        if (focusHere)
            board_->setFocus();
        offered_.reset();
        if (choice_)
            choice_->reject();
        hideQuestion();
        showHeld({});
        board_->clearDecision();
        if (session_->over())
            actions_->setNothing(tr("The game is over. See any moment of it with the slider below the board, "
                                    "or by clicking in the log."));
        else
            actions_->setNothing(
                session_->running()
                    ? tr("%1 plays. To decide yourself, take a seat: the button beside a player's name.")
                          .arg(seatName(session_->setup(), position.player()))
                    : tr("Paused. Start (%1) goes on; %2 plays one move.")
                          .arg(keyInWords(*viewActions_->run), keyInWords(*viewActions_->step)));
        return;
    }
    // The preview stays as long as the decision is the same.
    if (std::exchange(offered_, position.hash()) == position.hash())
        return;
    if (choice_)
        choice_->reject();
    game::MoveList moves;
    position.legalMoves(moves);
    board_->setDecision(position.clone(), moves);
    actions_->setMoves(position, moves);
    std::vector<OfferedMove> offered;
    if (!moves.empty() && board_->laying().empty())
        for (const game::Move move : moves)
            offered.push_back({move, position.describe(move)});
    showHeld(offered);
    if (askQuestion(offered)) {
        if (focusHere)
            question_->focusFirst();
        return;
    }
    const bool lays = !board_->laying().empty();
    // The focus goes where the next decision is made.
    const bool onBoard = lays || (actsOnBoard_ && board_->hand().active());
    if (focusHere)
        (onBoard ? static_cast<QWidget*>(board_) : actions_->list())->setFocus();
}

void PlayView::announceEnd() {
    const game::Position& position = session_->position();
    QStringList names;
    for (int winner : position.winners())
        names << seatName(session_->setup(), winner);
    QStringList points;
    const std::vector<int> all = position.points();
    for (int seat = 0; seat < static_cast<int>(all.size()); ++seat)
        points << tr("%1 %2").arg(seatName(session_->setup(), seat)).arg(all[static_cast<std::size_t>(seat)]);
    const QString how = position.end() == game::End::Escape ? tr("by escape") : tr("after the last tile");
    const QString headline = names.size() == 1
                                 ? tr("%1 wins %2").arg(names.front(), how)
                                 : tr("%1 share the win %2").arg(QLocale().createSeparatedList(names), how);
    banner_->setProperty("end", true);
    banner_->announce(
        headline,
        tr("Points: %1 · turn %2").arg(points.join(QStringLiteral(", "))).arg(position.table().turn));
}

void PlayView::showIssues(const QString& headline, const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues) {
        if (lines.size() == 4) {
            lines << tr("and %1 more").arg(issues.size() - 4);
            break;
        }
        QString line = translated(issue.message);
        if (!issue.pointer.empty())
            line = tr("%1: %2").arg(toQString(issue.pointer), line);
        if (!issue.remedy.empty())
            line += QLatin1Char(' ') + translated(issue.remedy);
        lines << line;
    }
    banner_->setProperty("end", false);
    banner_->announce(headline, lines.join(QLatin1Char('\n')));
}

void PlayView::askForNewGame() {
    auto inFront = proposal_ ? proposal_() : std::nullopt;
    const bool sameKind =
        session_->hasGame() && (!inFront || inFront->tileSet.ruleset == session_->setup().tileSet.ruleset);
    GameSetup proposal = sameKind ? session_->setup() : inFront.value_or(GameSetup());
    // The set may have been changed since the last game.
    if (sameKind && inFront && !inFront->tileSet.tiles.empty())
        proposal.tileSet = std::move(inFront->tileSet);
    if (!game::findRuleset(rulesets(), proposal.ruleset)) {
        showIssues(tr("There are no rules for this set"), {});
        return;
    }
    // The game must not continue behind the question.
    const bool ran = session_->running();
    session_->setRunning(false);
    for (;;) {
        NewGameDialog dialog(proposal, this);
        const int answer = dialog.exec();
        if (answer == QDialog::Accepted)
            return newGame(dialog.setup());
        if (answer != NewGameDialog::AskAgain)
            return session_->setRunning(ran);
        proposal = withSet(dialog.setup(), dialog.chosenSet());
    }
}

void PlayView::askForRecord() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open game record"), QString(),
                                                      tr("Game records (*.game.json)"));
    if (!path.isEmpty())
        openRecord(path);
}

void PlayView::askWhereToSave() {
    if (!session_->hasGame())
        return;
    const QString proposed = tr("game-%1").arg(session_->setup().seed) + QStringLiteral(".game.json");
    const QString path = askForPlace(this, tr("Save game record"), proposed, tr("Game records (*.game.json)"),
                                     QStringLiteral(".game.json"));
    if (path.isEmpty())
        return;
    QString error;
    if (session_->save(path, &error))
        emit statusTextChanged(tr("Saved %1").arg(path));
    else
        banner_->announce(tr("%1 was not written").arg(path), error);
}

} // namespace tilewright
