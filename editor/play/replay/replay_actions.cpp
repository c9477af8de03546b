#include "editor/play/replay/replay_actions.h"

#include "editor/common/action.h"
#include "editor/play/record_controller.h"
#include "editor/play/replay/timeline.h"
#include "editor/play/session/game_session.h"

#include <QAction>

#include <algorithm>

namespace tilewright {

ReplayActions::ReplayActions(GameSession& session, RecordController& records, QWidget* window)
    : session_(session), records_(records), window_(window) {
    addSeparator();
    again = add("playAgain", "turn-back", tr("Again with the Same Seed"), QStringLiteral("Ctrl+Alt+A"),
                tr("Start over: the same seats, options and seed, with the set as it is now"));
    previousGame =
        add("play/previousGame", "", tr("Back to the Previous Game"), QStringLiteral("Ctrl+Alt+B"),
            tr("Brings back the unsaved game that this one replaced, and keeps this one in its place"));
    exportMoment = add("play/exportMoment", "export", tr("Export This Moment…"), QStringLiteral("Ctrl+Alt+E"),
                       tr("The board as it is shown: as SVG, as PNG, or as a map"));
    addMoments();
    addViews();
    connectSession(records);
    update();
}

void ReplayActions::addMoments() {
    addSeparator();
    toStart = add("play/toStart", "", tr("To the Start"), QStringLiteral("Ctrl+Alt+Home"),
                  tr("The board before the first move"));
    previousMark =
        add("play/previousMark", "previous-mark", tr("To the Previous Mark"), QStringLiteral("Alt+PgUp"),
            tr("Go to the previous notable event: an escape, a key, silver, a barred way, another line, a "
               "comment, a situation that no rule covers"));
    back = add("play/back", "", tr("One Move Back"), QStringLiteral("Ctrl+Shift+F7"),
               tr("Pause and show the board one move earlier"));
    nextMark = add("play/nextMark", "next-mark", tr("To the Next Mark"), QStringLiteral("Alt+PgDown"),
                   tr("Go to the next notable event: an escape, a key, silver, a barred way, another line, a "
                      "comment, a situation that no rule covers"));
    toEnd = add("play/toEnd", "", tr("To the End"), QStringLiteral("Ctrl+Alt+End"),
                tr("The last move of this line"));
    otherLine = add("play/otherLine", "fork", tr("Another Line"), QStringLiteral("Ctrl+L"),
                    tr("Switches to the next line of this game"));
}

void ReplayActions::addViews() {
    addSeparator();
    points = add("play/points", "chart", tr("Points over Time"), QStringLiteral("Ctrl+Alt+P"),
                 tr("A chart of everybody's points, move by move"));
    points->setCheckable(true);
    spaces = add("play/spaces", "", tr("Beside the Board"), QStringLiteral("Ctrl+Alt+D"),
                 tr("A panel for each space beside the tiles, showing who is in it"));
    spaces->setCheckable(true);
    spaces->setChecked(true);
    spaces->setEnabled(false);
    editTile = add("play/editTile", "design", tr("Edit This Tile"), QStringLiteral("Ctrl+E"),
                   tr("Open the tile under the pointer, or the one laid last, in the designer"));
}

void ReplayActions::connectSession(RecordController& records) {
    GameSession* session = &session_;
    QObject::connect(previousGame, &QAction::triggered, &records, &RecordController::backToPreviousGame);
    QObject::connect(toStart, &QAction::triggered, session, [session] { session->goTo(0); });
    QObject::connect(toEnd, &QAction::triggered, session,
                     [session] { session->goTo(session->lineLength()); });
    QObject::connect(back, &QAction::triggered, session,
                     [session] { session->goTo(session->moveNumber() - 1); });
    QObject::connect(previousMark, &QAction::triggered, window_, [this] { goToMark(-1); });
    QObject::connect(nextMark, &QAction::triggered, window_, [this] { goToMark(+1); });
    QObject::connect(otherLine, &QAction::triggered, session, [session] {
        const auto lines = session->lines().all();
        const auto here = std::ranges::find(lines, true, &GameTree::Line::present);
        if (here != lines.end())
            session->chooseLine((here + 1 == lines.end() ? lines.begin() : here + 1)->end);
    });
}

QAction* ReplayActions::add(const char* name, const char* icon, const QString& text, const QString& keys,
                            const QString& tip) {
    QAction* action = makeAction(window_, {name, icon, text, keys, tip});
    window_->addAction(action);
    all_ << action;
    return action;
}

void ReplayActions::addSeparator() {
    auto* separator = new QAction(window_);
    separator->setSeparator(true);
    all_ << separator;
}

void ReplayActions::goToMark(int step) {
    if (!session_.hasGame())
        return;
    const int moment = markedMoment(timelineMarks(session_), session_.moveNumber(), step);
    if (moment >= 0)
        session_.goTo(moment);
}

void ReplayActions::update() {
    const GameSession& session = session_;
    const bool game = session.hasGame();
    const bool behind = game && session.moveNumber() > 0;
    const bool ahead = game && session.moveNumber() < session.lineLength();
    again->setEnabled(game);
    previousGame->setEnabled(records_.hasPreviousGame());
    exportMoment->setEnabled(game);
    for (QAction* action : {toStart, back, previousMark})
        action->setEnabled(behind);
    for (QAction* action : {toEnd, nextMark})
        action->setEnabled(ahead);
    otherLine->setEnabled(game && session.lines().count() > 1);
    editTile->setEnabled(game);
}

} // namespace tilewright
