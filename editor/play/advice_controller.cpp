#include "editor/play/advice_controller.h"

#include "editor/common/action.h"
#include "editor/play/board/board_view.h"
#include "editor/play/panels/analysis_panel.h"
#include "editor/play/panels/hint_panel.h"
#include "editor/play/panels/thinking_bar.h"
#include "editor/play/session/game_session.h"

namespace tilewright {

AdviceController::AdviceController(GameSession& session, BoardView& board, QWidget* window)
    : QObject(window)
    , session_(session)
    , hurry_(makeAction(window, {"play/hurry", "hurry", tr("Move Now"), QStringLiteral("F8"),
                                 tr("The bot plays the best move it has found so far")}))
    , stop_(makeAction(window, {"play/stopThinking", "stop", tr("Stop"), QStringLiteral("Shift+F8"),
                                tr("The bot stops thinking, and the game is paused")}))
    , hint_(makeAction(window, {"play/hint", "hint", tr("Hint"), QStringLiteral("F9"),
                                tr("The three best moves here, with their win probability")}))
    , analyse_(
          makeAction(window, {"play/analyse", "analyse", tr("Analyse Game"), QStringLiteral("Shift+F9"),
                              tr("Win probability after each move of this game, and the biggest mistakes")}))
    , bar_(new ThinkingBar(session, {hurry_, stop_, hint_, analyse_}, window))
    , hints_(new HintPanel(session, window))
    , analysis_(new AnalysisPanel(session, window)) {
    for (QAction* action : actions())
        window->addAction(action);
    connect(hurry_, &QAction::triggered, &session, &GameSession::hurry);
    connect(stop_, &QAction::triggered, &session, &GameSession::stopThinking);
    connect(hint_, &QAction::triggered, hints_, &HintPanel::ask);
    connect(analyse_, &QAction::triggered, analysis_, &AnalysisPanel::start);
    connect(hints_, &HintPanel::previewChanged, &board, &BoardView::setPreview);
    connect(hints_, &HintPanel::moveChosen, &session, &GameSession::play);
    connect(analysis_, &AnalysisPanel::previewChanged, &board, &BoardView::setPreview);
    connect(&session, &GameSession::thinkingChanged, this, &AdviceController::enable);
    connect(&session, &GameSession::gameStarted, analysis_, &AnalysisPanel::forget);
    connect(&session, &GameSession::gameChanged, analysis_, &AnalysisPanel::forget);
    connect(&session, &GameSession::gameChanged, hints_, &HintPanel::forget);
    enable();
}

void AdviceController::enable() {
    const GameSession& session = session_;
    const bool game = session.hasGame();
    hurry_->setEnabled(session.thinking());
    stop_->setEnabled(session.thinking());
    hint_->setEnabled(game && !session.over() && (session.waitsForPerson() || !session.running()));
    analyse_->setEnabled(game && session.lineLength() > 0);
}

void AdviceController::refresh() {
    enable();
    hints_->refresh();
    analysis_->refresh();
}

} // namespace tilewright
