#include "editor/play/play_actions.h"

#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/play/animation_controller.h"
#include "editor/play/board/board_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <vector>

namespace tilewright {

PlayActions::PlayActions(const Dependencies& dependencies) : dependencies_(dependencies) {
    addRecords();
    addMoves();
    addBoard();
    addAnimation();
    connectMoves();
    connectBoard();
    update();
}

PlayActions::~PlayActions() = default;

void PlayActions::addRecords() {
    newGame = add({"newGame", "new-game", tr("New Game…"), "Ctrl+Shift+G",
                   tr("Choose seats, map, options and seed of another game")});
    openRecord = add({"openRecord", "open", tr("Open Game Record…"), "Ctrl+Shift+O",
                      tr("Watch a recorded game, or continue a saved one")});
    saveRecord = add({"play/saveRecord", "save", tr("Save Game Record…"), "Ctrl+Alt+S",
                      tr("Save the whole game so far in a file")});
    RecordController* records = &dependencies_.records;
    QObject::connect(newGame, &QAction::triggered, records, &RecordController::askForNewGame);
    QObject::connect(openRecord, &QAction::triggered, records, &RecordController::askForRecord);
    QObject::connect(saveRecord, &QAction::triggered, records, &RecordController::askWhereToSave);
}

void PlayActions::addMoves() {
    addSeparator();
    run = add({"play/run", "play", tr("Start"), "F6", {}});
    step = add({"play/step", "step", tr("One Move"), "F7", tr("Pause and play one move")});
    undo = add({"play/undoMove", "step-back", tr("Take Back"), "Shift+F7",
                tr("Go back to the last decision by a person; with bots only, one move")});
    redo = add({"play/redoMove", "redo", tr("Forward Again"), "Ctrl+F7",
                tr("Go on to the next decision by a person, along the moves taken back")});
    filter = add({"play/filterActions", "search", tr("Filter the Actions"), "Ctrl+F",
                  tr("Type words to list only the legal actions that contain them")});
}

void PlayActions::addBoard() {
    fit = make({"play/fitBoard", "fit", tr("Show All of the Board"), "Ctrl+0",
                tr("Keep the whole board in view as it grows (on the board: F or Home)")});
    follow = make({"play/followBoard", "", tr("Follow as the Board Grows"), "",
                   tr("Keeps the whole board in view; ends when you zoom or pan")});
    follow->setCheckable(true);
    follow->setChecked(dependencies_.board.follows());
    showFields = make({"play/showFields", "", tr("Show Fields"), "Ctrl+Shift+L",
                       tr("Highlights every field in the colour of the player who would score it")});
    showFields->setCheckable(true);
    zoomIn = make({"play/zoomInBoard", "", tr("Larger"), "Ctrl++", tr("Zoom in (also with the wheel)")});
    zoomOut = make({"play/zoomOutBoard", "", tr("Smaller"), "Ctrl+-", tr("Zoom out (also with the wheel)")});
    ofBoard_ << fit << follow << showFields << zoomIn << zoomOut;
}

void PlayActions::connectMoves() {
    GameSession* session = &dependencies_.session;
    QObject::connect(run, &QAction::triggered, session,
                     [session] { session->setRunning(!session->running()); });
    QObject::connect(step, &QAction::triggered, session, &GameSession::step);
    QObject::connect(undo, &QAction::triggered, session, &GameSession::undo);
    QObject::connect(redo, &QAction::triggered, session, &GameSession::redo);
}

void PlayActions::connectBoard() {
    BoardView* board = &dependencies_.board;
    QObject::connect(fit, &QAction::triggered, board, &BoardView::fit);
    QObject::connect(follow, &QAction::toggled, board, &BoardView::setFollow);
    QObject::connect(board, &BoardView::followChanged, follow, &QAction::setChecked);
    QObject::connect(showFields, &QAction::toggled, board, &BoardView::setShowFields);
    QObject::connect(zoomIn, &QAction::triggered, board, &BoardView::zoomIn);
    QObject::connect(zoomOut, &QAction::triggered, board, &BoardView::zoomOut);
}

void PlayActions::addAnimation() {
    animation_ = std::make_unique<QMenu>(tr("Animation"));
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
        QObject::connect(action, &QAction::triggered, &dependencies_.animation,
                         [this, speed] { dependencies_.animation.setSpeed(speed); });
    };
    choice(AnimationSpeed::AsDesktop, tr("Follow the System"),
           tr("Tiles, pieces and picks move at normal speed, or not at all if the system asks for reduced "
              "motion"));
    choice(AnimationSpeed::Off, tr("Off"), tr("Changes appear at once"));
    choice(AnimationSpeed::Slow, tr("Slow"), tr("Tiles, pieces and picks move slowly"));
    choice(AnimationSpeed::Normal, tr("Normal"), tr("Tiles, pieces and picks move at normal speed"));
    choice(AnimationSpeed::Fast, tr("Fast"), tr("Tiles, pieces and picks move fast"));
    ofBoard_ << animation_->menuAction();
}

QAction* PlayActions::make(const ActionSpec& spec) {
    QAction* action = makeAction(&dependencies_.window, spec);
    dependencies_.window.addAction(action);
    return action;
}

QAction* PlayActions::add(const ActionSpec& spec) {
    return ofGame_.emplace_back(make(spec));
}

void PlayActions::addSeparator() {
    auto* separator = new QAction(&dependencies_.window);
    separator->setSeparator(true);
    ofGame_ << separator;
}

void PlayActions::update() {
    const GameSession& session = dependencies_.session;
    const bool game = session.hasGame();
    const bool running = session.running();
    run->setEnabled(game && !session.over());
    run->setText(running ? tr("Pause") : tr("Start"));
    run->setIcon(lineIcon(running ? QStringLiteral("pause") : QStringLiteral("play")));
    setToolTipSentence(*run,
                       running ? tr("Pause bots and records") : tr("Let bots play, or continue a record"));
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
        action->setChecked(action->data().toInt() == static_cast<int>(dependencies_.animation.speed()));
}

} // namespace tilewright
