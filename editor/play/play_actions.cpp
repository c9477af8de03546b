#include "editor/play/play_actions.h"

#include "editor/play/board_view.h"
#include "editor/play/game_session.h"
#include "editor/play/play_view.h"
#include "editor/theme/line_icon.h"

#include <QAction>

namespace tilewright {

PlayActions::PlayActions(PlayView& view, BoardView& board) : view_(view) {
    newGame = add(QStringLiteral("newGame"), QStringLiteral("new-game"), PlayView::tr("New game…"),
                  PlayView::tr("Choose seats, map, options and seed of another game"),
                  QStringLiteral("Ctrl+Shift+G"));
    openRecord =
        add(QStringLiteral("openRecord"), QStringLiteral("open"), PlayView::tr("Open game record…"),
            PlayView::tr("Watch a recorded game, or play a saved one on"), QStringLiteral("Ctrl+Shift+O"));
    saveRecord =
        add(QStringLiteral("saveRecord"), QStringLiteral("save"), PlayView::tr("Save game record…"),
            PlayView::tr("Write the whole game up to now into a file"), QStringLiteral("Ctrl+Alt+S"));
    addSeparator();
    run = add(QStringLiteral("run"), QStringLiteral("play"), PlayView::tr("Start"), QString(),
              QStringLiteral("F6"));
    step = add(QStringLiteral("step"), QStringLiteral("step"), PlayView::tr("One move"),
               PlayView::tr("Pause and play one move"), QStringLiteral("F7"));
    undo = add(QStringLiteral("undoMove"), QStringLiteral("step-back"), PlayView::tr("Take back"),
               PlayView::tr("Back to the last decision of a person; among bots, one move back"),
               QStringLiteral("Shift+F7"));
    redo = add(QStringLiteral("redoMove"), QStringLiteral("redo"), PlayView::tr("Forward again"),
               PlayView::tr("On to the next decision of a person, along the moves that were taken back"),
               QStringLiteral("Ctrl+F7"));
    addSeparator();
    fit = add(QStringLiteral("fitBoard"), QStringLiteral("fit"), PlayView::tr("Show all of the board"),
              PlayView::tr("The whole dungeon in sight, also as it grows (on the board: F or Home)"),
              QStringLiteral("Ctrl+0"));
    follow = add(QStringLiteral("followBoard"), QString(), PlayView::tr("Follow as the dungeon grows"),
                 PlayView::tr("Keeps the whole dungeon in sight; ends when you zoom or pan"), QString());
    follow->setCheckable(true);
    follow->setChecked(board.follows());
    zoomIn = add(QStringLiteral("zoomInBoard"), QString(), PlayView::tr("Larger"),
                 PlayView::tr("Zoom in (also by the wheel)"), QStringLiteral("Ctrl++"));
    zoomOut = add(QStringLiteral("zoomOutBoard"), QString(), PlayView::tr("Smaller"),
                  PlayView::tr("Zoom out (also by the wheel)"), QStringLiteral("Ctrl+-"));

    GameSession* session = view.session();
    QObject::connect(newGame, &QAction::triggered, &view, &PlayView::askForNewGame);
    QObject::connect(openRecord, &QAction::triggered, &view, &PlayView::askForRecord);
    QObject::connect(saveRecord, &QAction::triggered, &view, &PlayView::askWhereToSave);
    QObject::connect(run, &QAction::triggered, session,
                     [session] { session->setRunning(!session->running()); });
    QObject::connect(step, &QAction::triggered, session, &GameSession::step);
    QObject::connect(undo, &QAction::triggered, session, &GameSession::undo);
    QObject::connect(redo, &QAction::triggered, session, &GameSession::redo);
    QObject::connect(fit, &QAction::triggered, &board, &BoardView::fit);
    QObject::connect(follow, &QAction::toggled, &board, &BoardView::setFollow);
    QObject::connect(&board, &BoardView::followChanged, follow, &QAction::setChecked);
    QObject::connect(zoomIn, &QAction::triggered, &board, &BoardView::zoomIn);
    QObject::connect(zoomOut, &QAction::triggered, &board, &BoardView::zoomOut);
    update();
}

QAction* PlayActions::add(const QString& name, const QString& icon, const QString& text, const QString& tip,
                          const QString& keys) {
    auto* action = new QAction(text, &view_);
    action->setObjectName(name);
    if (!icon.isEmpty())
        action->setIcon(lineIcon(icon));
    if (!keys.isEmpty())
        action->setShortcut(QKeySequence(keys));
    const QString shown = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(shown.isEmpty() ? tip : PlayView::tr("%1 (%2)").arg(tip, shown));
    view_.addAction(action);
    all_ << action;
    return action;
}

void PlayActions::addSeparator() {
    auto* separator = new QAction(&view_);
    separator->setSeparator(true);
    all_ << separator;
}

void PlayActions::update() {
    const GameSession& session = *view_.session();
    const bool game = session.hasGame();
    const bool running = session.running();
    run->setEnabled(game && !session.over());
    run->setText(running ? PlayView::tr("Pause") : PlayView::tr("Start"));
    run->setIcon(lineIcon(running ? QStringLiteral("pause") : QStringLiteral("play")));
    const QString tip =
        running ? PlayView::tr("Bots and records wait") : PlayView::tr("Bots play, a record runs on");
    run->setToolTip(PlayView::tr("%1 (%2)").arg(tip, run->shortcut().toString(QKeySequence::NativeText)));
    const bool ahead = game && session.moveNumber() < session.lineLength();
    step->setEnabled(game && !session.over() && (ahead || !session.isPerson(session.position().player())));
    undo->setEnabled(game && session.moveNumber() > 0);
    redo->setEnabled(ahead);
    saveRecord->setEnabled(game);
    for (QAction* action : {fit, zoomIn, zoomOut})
        action->setEnabled(game);
}

} // namespace tilewright
