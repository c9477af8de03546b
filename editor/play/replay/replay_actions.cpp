#include "editor/play/replay/replay_actions.h"

#include "editor/play/play_view.h"
#include "editor/play/replay/timeline.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/action.h"

#include <QAction>

#include <algorithm>

namespace tilewright {

ReplayActions::ReplayActions(PlayView& view) : view_(view) {
    addSeparator();
    again =
        add("playAgain", "turn-back", PlayView::tr("Again with the same seed"), QStringLiteral("Ctrl+Alt+A"),
            PlayView::tr("Start over: the same seats, options and seed, with the set as it is now"));
    previousGame = add(
        "play/previousGame", "", PlayView::tr("Back to the previous game"), QStringLiteral("Ctrl+Alt+B"),
        PlayView::tr("Brings back the unsaved game that this one replaced, and keeps this one in its place"));
    exportMoment =
        add("play/exportMoment", "export", PlayView::tr("Export this moment…"), QStringLiteral("Ctrl+Alt+E"),
            PlayView::tr("The board as it is shown: as SVG, as PNG, or as a map"));
    addSeparator();
    toStart = add("play/toStart", "", PlayView::tr("To the start"), QStringLiteral("Ctrl+Alt+Home"),
                  PlayView::tr("The board before the first move"));
    previousMark = add("play/previousMark", "previous-mark", PlayView::tr("To the previous mark"),
                       QStringLiteral("Alt+PgUp"),
                       PlayView::tr("Back to the previous notable event: an escape, a key, silver, a barred "
                                    "way, another line, a situation that no rule covers"));
    back = add("play/back", "", PlayView::tr("One move back"), QStringLiteral("Ctrl+Shift+F7"),
               PlayView::tr("Pause and show the board one move earlier"));
    nextMark =
        add("play/nextMark", "next-mark", PlayView::tr("To the next mark"), QStringLiteral("Alt+PgDown"),
            PlayView::tr("On to the next notable event: an escape, a key, silver, a barred way, another "
                         "line, a situation that no rule covers"));
    toEnd = add("play/toEnd", "", PlayView::tr("To the end"), QStringLiteral("Ctrl+Alt+End"),
                PlayView::tr("The last move of this line"));
    otherLine = add("play/otherLine", "fork", PlayView::tr("Another line"), QStringLiteral("Ctrl+L"),
                    PlayView::tr("Switches to the next line of this game"));
    addSeparator();
    points = add("play/points", "chart", PlayView::tr("Points over time"), QStringLiteral("Ctrl+Alt+P"),
                 PlayView::tr("A chart of everybody's points, move by move"));
    points->setCheckable(true);
    spaces = add("play/spaces", "", PlayView::tr("Beside the board"), QStringLiteral("Ctrl+Alt+D"),
                 PlayView::tr("A panel for each space beside the tiles, with who is in it"));
    spaces->setCheckable(true);
    spaces->setChecked(true);
    spaces->setEnabled(false);
    editTile = add("play/editTile", "design", PlayView::tr("Edit this tile"), QStringLiteral("Ctrl+E"),
                   PlayView::tr("Open the tile under the pointer, or the one laid last, in the designer"));

    GameSession* session = view.session();
    QObject::connect(again, &QAction::triggered, &view, &PlayView::againWanted);
    QObject::connect(previousGame, &QAction::triggered, &view, &PlayView::backToPreviousGame);
    QObject::connect(exportMoment, &QAction::triggered, &view, &PlayView::askWhereToExport);
    QObject::connect(toStart, &QAction::triggered, session, [session] { session->goTo(0); });
    QObject::connect(toEnd, &QAction::triggered, session,
                     [session] { session->goTo(session->lineLength()); });
    QObject::connect(back, &QAction::triggered, session,
                     [session] { session->goTo(session->moveNumber() - 1); });
    QObject::connect(previousMark, &QAction::triggered, &view, [this] { goToMark(-1); });
    QObject::connect(nextMark, &QAction::triggered, &view, [this] { goToMark(+1); });
    QObject::connect(otherLine, &QAction::triggered, session, [session] {
        const auto lines = session->lines().all();
        const auto here = std::ranges::find(lines, true, &GameTree::Line::present);
        if (here != lines.end())
            session->chooseLine((here + 1 == lines.end() ? lines.begin() : here + 1)->end);
    });
    QObject::connect(points, &QAction::toggled, &view, &PlayView::showPoints);
    QObject::connect(spaces, &QAction::toggled, &view, &PlayView::showSpacePanel);
    QObject::connect(editTile, &QAction::triggered, &view, &PlayView::editTileInSight);
    update();
}

QAction* ReplayActions::add(const char* name, const char* icon, const QString& text, const QString& keys,
                            const QString& tip) {
    QAction* action = makeAction(&view_, {name, icon, text, keys, tip});
    view_.addAction(action);
    all_ << action;
    return action;
}

void ReplayActions::addSeparator() {
    auto* separator = new QAction(&view_);
    separator->setSeparator(true);
    all_ << separator;
}

void ReplayActions::goToMark(int step) {
    GameSession& session = *view_.session();
    if (!session.hasGame())
        return;
    const int moment = markedMoment(timelineMarks(session), session.moveNumber(), step);
    if (moment >= 0)
        session.goTo(moment);
}

void ReplayActions::update() {
    const GameSession& session = *view_.session();
    const bool game = session.hasGame();
    const bool behind = game && session.moveNumber() > 0;
    const bool ahead = game && session.moveNumber() < session.lineLength();
    again->setEnabled(game);
    previousGame->setEnabled(view_.hasPreviousGame());
    exportMoment->setEnabled(game);
    for (QAction* action : {toStart, back, previousMark})
        action->setEnabled(behind);
    for (QAction* action : {toEnd, nextMark})
        action->setEnabled(ahead);
    otherLine->setEnabled(game && session.lines().count() > 1);
    editTile->setEnabled(game);
}

} // namespace tilewright
