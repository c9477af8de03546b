#include "editor/play/play_actions.h"

#include "editor/play/board/board_view.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/action.h"
#include "editor/theme/line_icon.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QShortcut>

#include <algorithm>
#include <utility>
#include <vector>

namespace tilewright {

PlayActions::PlayActions(PlayView& view, BoardView& board) : view_(view) {
    newGame = add(QStringLiteral("newGame"), QStringLiteral("new-game"), PlayView::tr("New game…"),
                  PlayView::tr("Choose seats, map, options and seed of another game"),
                  QStringLiteral("Ctrl+Shift+G"));
    openRecord =
        add(QStringLiteral("openRecord"), QStringLiteral("open"), PlayView::tr("Open game record…"),
            PlayView::tr("Watch a recorded game, or continue a saved one"), QStringLiteral("Ctrl+Shift+O"));
    saveRecord =
        add(QStringLiteral("play/saveRecord"), QStringLiteral("save"), PlayView::tr("Save game record…"),
            PlayView::tr("Save the whole game so far in a file"), QStringLiteral("Ctrl+Alt+S"));
    addSeparator();
    run = add(QStringLiteral("play/run"), QStringLiteral("play"), PlayView::tr("Start"), QString(),
              QStringLiteral("F6"));
    step = add(QStringLiteral("play/step"), QStringLiteral("step"), PlayView::tr("One move"),
               PlayView::tr("Pause and play one move"), QStringLiteral("F7"));
    undo = add(QStringLiteral("play/undoMove"), QStringLiteral("step-back"), PlayView::tr("Take back"),
               PlayView::tr("Back to the last decision of a person; with bots only, one move back"),
               QStringLiteral("Shift+F7"));
    redo = add(QStringLiteral("play/redoMove"), QStringLiteral("redo"), PlayView::tr("Forward again"),
               PlayView::tr("On to the next decision of a person, along the moves taken back"),
               QStringLiteral("Ctrl+F7"));
    addSeparator();
    fit = add(QStringLiteral("play/fitBoard"), QStringLiteral("fit"), PlayView::tr("Show all of the board"),
              PlayView::tr("Keep the whole dungeon in view as it grows (on the board: F or Home)"),
              QStringLiteral("Ctrl+0"));
    follow = add(QStringLiteral("play/followBoard"), QString(), PlayView::tr("Follow as the board grows"),
                 PlayView::tr("Keeps the whole dungeon in view; ends when you zoom or pan"), QString());
    follow->setCheckable(true);
    follow->setChecked(board.follows());
    showFields = add(QStringLiteral("play/showFields"), QString(), PlayView::tr("Show fields"),
                     PlayView::tr("Highlights every field in the colour of the player who would score it"),
                     QStringLiteral("Ctrl+Shift+L"));
    showFields->setCheckable(true);
    zoomIn = add(QStringLiteral("play/zoomInBoard"), QString(), PlayView::tr("Larger"),
                 PlayView::tr("Zoom in (also by the wheel)"), QStringLiteral("Ctrl++"));
    zoomOut = add(QStringLiteral("play/zoomOutBoard"), QString(), PlayView::tr("Smaller"),
                  PlayView::tr("Zoom out (also by the wheel)"), QStringLiteral("Ctrl+-"));

    addAnimation();

    GameSession* session = view.session();
    QObject::connect(newGame, &QAction::triggered, &view, &PlayView::askForNewGame);
    QObject::connect(openRecord, &QAction::triggered, &view, &PlayView::askForRecord);
    QObject::connect(saveRecord, &QAction::triggered, &view, &PlayView::askWhereToSave);
    QObject::connect(run, &QAction::triggered, session,
                     [session] { session->setRunning(!session->running()); });
    QObject::connect(step, &QAction::triggered, session, &GameSession::step);
    QObject::connect(undo, &QAction::triggered, session, &GameSession::undo);
    QObject::connect(redo, &QAction::triggered, session, &GameSession::redo);
    // For users who press the keys of Edit ▸ Undo: that is for documents, and disabled while a game is in
    // front.
    for (const auto& [keys, action] :
         {std::pair(QKeySequence::Undo, undo), std::pair(QKeySequence::Redo, redo)})
        for (const QKeySequence& key : QKeySequence::keyBindings(keys)) {
            auto* shortcut = new QShortcut(key, &view, action, &QAction::trigger);
            shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        }
    QObject::connect(fit, &QAction::triggered, &board, &BoardView::fit);
    QObject::connect(follow, &QAction::toggled, &board, &BoardView::setFollow);
    QObject::connect(&board, &BoardView::followChanged, follow, &QAction::setChecked);
    QObject::connect(showFields, &QAction::toggled, &board, &BoardView::setShowFields);
    QObject::connect(zoomIn, &QAction::triggered, &board, &BoardView::zoomIn);
    QObject::connect(zoomOut, &QAction::triggered, &board, &BoardView::zoomOut);
    update();
}

PlayActions::~PlayActions() = default;

void PlayActions::addAnimation() {
    animation_ = std::make_unique<QMenu>(PlayView::tr("Animation"));
    animation_->setToolTipsVisible(true);
    auto* group = new QActionGroup(animation_.get());
    const auto choice = [&](AnimationSpeed speed, const QString& text, const QString& tip) {
        QAction* action =
            makeAction(animation_.get(),
                       {qUtf8Printable(QStringLiteral("play/animation-") + name(speed)), "", text, "", tip});
        action->setCheckable(true);
        action->setData(static_cast<int>(speed));
        group->addAction(action);
        animation_->addAction(action);
        QObject::connect(action, &QAction::triggered, &view_, [this, speed] { view_.setAnimation(speed); });
    };
    choice(AnimationSpeed::Off, PlayView::tr("Off"), PlayView::tr("Changes appear at once"));
    choice(AnimationSpeed::Slow, PlayView::tr("Slow"), PlayView::tr("Tiles, pieces and picks move slowly"));
    choice(AnimationSpeed::Normal, PlayView::tr("Normal"),
           PlayView::tr("Tiles, pieces and picks move at normal speed"));
    choice(AnimationSpeed::Fast, PlayView::tr("Fast"), PlayView::tr("Tiles, pieces and picks move fast"));
    all_ << animation_->menuAction();
}

QAction* PlayActions::add(const QString& name, const QString& icon, const QString& text, const QString& tip,
                          const QString& keys) {
    QAction* action = makeAction(&view_, {qUtf8Printable(name), qUtf8Printable(icon), text, keys, tip});
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
    setSentence(*run, running ? PlayView::tr("Bots and records wait")
                              : PlayView::tr("Bots play, a record runs on"));
    const bool ahead = game && session.moveNumber() < session.lineLength();
    step->setEnabled(game && !session.over() && (ahead || !session.isPerson(session.position().player())));
    undo->setEnabled(game && session.moveNumber() > 0);
    redo->setEnabled(ahead);
    saveRecord->setEnabled(game);
    // If features are used, every laid tile has one.
    const auto hasFeatures = [&session] {
        const std::vector<game::LaidTile> laid = session.position().table().tiles;
        const auto tile = std::ranges::find_if(laid, [](const game::LaidTile& t) { return t.tile >= 0; });
        return tile != laid.end() && session.position().region(tile->cell, 0).has_value();
    };
    showFields->setEnabled(game && hasFeatures());
    for (QAction* action : {fit, zoomIn, zoomOut})
        action->setEnabled(game);
    for (QAction* action : animation_->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(view_.animation()));
}

} // namespace tilewright
