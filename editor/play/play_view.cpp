#include "editor/play/play_view.h"

#include "editor/common/action.h"
#include "editor/common/plain_text.h"
#include "editor/common/screen_fitting.h"
#include "editor/common/theme.h"
#include "editor/play/advice_controller.h"
#include "editor/play/animation_controller.h"
#include "editor/play/board/banner.h"
#include "editor/play/board/board_view.h"
#include "editor/play/board/question_bar.h"
#include "editor/play/decision_controller.h"
#include "editor/play/feedback/feedback_controller.h"
#include "editor/play/feedback/feedback_panel.h"
#include "editor/play/panels/action_panel.h"
#include "editor/play/panels/analysis_panel.h"
#include "editor/play/panels/drawn_tile_view.h"
#include "editor/play/panels/hint_panel.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/log_panel.h"
#include "editor/play/panels/points_panel.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/panels/thinking_bar.h"
#include "editor/play/panels/tiles_left.h"
#include "editor/play/play_actions.h"
#include "editor/play/play_columns.h"
#include "editor/play/record_controller.h"
#include "editor/play/replay/replay_actions.h"
#include "editor/play/replay/replay_controller.h"
#include "editor/play/replay/transport_bar.h"
#include "editor/play/seat_cards.h"
#include "editor/play/session/game_session.h"
#include "editor/play/session/game_tree.h"
#include "editor/words/translated_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

namespace tilewright {

namespace {

/// Milliseconds between two frames when moves come faster than they can be followed.
constexpr int fastFrame = 40;
/// Lower columns show the players' cards in little.
constexpr int compactBelow = 640;

/// That follow each other up to this moment.
std::vector<LogEntry::Step> stepsTo(const GameSession& session) {
    std::vector<LogEntry::Step> steps;
    for (int move = session.moveNumber() - 1; move >= 0; --move) {
        const LogEntry& entry = session.logEntry(move);
        // The last step may have asked something; it is seen until the game goes on.
        if (entry.answers && steps.empty())
            continue;
        const bool goesOn = entry.step && (steps.empty() || (entry.step->kind == steps.front().kind &&
                                                             entry.step->to == steps.front().from));
        // Between two steps nobody says more than that he has done, or stays.
        if (!goesOn)
            break;
        steps.insert(steps.begin(), *entry.step);
    }
    return steps;
}

} // namespace

PlayView::PlayView(std::shared_ptr<GameSession> session, QWidget* parent)
    : QWidget(parent)
    , session_(session ? std::move(session) : std::make_shared<GameSession>())
    , board_(new BoardView(this))
    , banner_(new Banner(board_))
    , actions_(new ActionPanel(this))
    , log_(new LogPanel(*session_, this))
    , drawn_(new DrawnTileView(this))
    , supply_(new HoldingsStrip(18, this))
    , prompt_(new PlainLabel(this))
    , advice_(new AdviceController(*session_, *board_, this))
    , feedback_(new FeedbackController(*session_, this))
    , points_(new PointsPanel(*session_, this))
    , spaces_(new SpacePanel(board_->interaction(), this))
    , question_(new QuestionBar(board_))
    , endTurn_(new EndTurnButton(this))
    , cards_(new SeatCards(*session_, *board_, this))
    , animation_(new AnimationController(
          *session_, *board_, {.cards = *cards_, .supply = *supply_, .stack = *drawn_, .spaces = *spaces_},
          this))
    , records_(new RecordController(*session_, *banner_, this))
    , commands_(std::make_unique<PlayActions>(PlayActions::Dependencies{.session = *session_,
                                                                        .board = *board_,
                                                                        .records = *records_,
                                                                        .animation = *animation_,
                                                                        .window = *this}))
    , transport_(new TransportBar(*session_, *commands_, this)) {
    refresh_.setSingleShot(true);
    layOut();
    connectSession();
    connectParts();
    connectControllers();
    if (session_->hasGame())
        showGame();
    else
        refresh();
}

PlayView::~PlayView() {
    // Parts are destroyed one after another; none may receive the game's signals. The session may continue
    // for others.
    session_->disconnect(this);
    for (const QObject* part : findChildren<QObject*>())
        session_->disconnect(part);
}

void PlayView::layOut() {
    columns_ = new PlayColumns(*session_, this);
    columns_->setMain(makeMain());
    columns_->setSide(makeSide());
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(8, 8, 8, 8);
    all->addWidget(columns_);
    setFocusProxy(board_);
    setTabOrder(board_, actions_->list());
}

QBoxLayout* PlayView::makeSupplyRow() {
    supply_->setAccessibleName(tr("Supply"));
    supplyLabel_ = new PlainLabel(tr("Supply"), this);
    supplyLabel_->setToolTip(tr("What is left for everybody to take"));
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(supplyLabel_, 0, Qt::AlignTop);
    row->addWidget(supply_, 1);
    return row;
}

/// Beside the tile a narrow window leaves the words no room; above it they have the whole width.
QWidget* PlayView::makeTurnRow(Panel& console, QVBoxLayout& words) {
    prompt_->setFont(headingFont(font()));
    prompt_->setObjectName(QStringLiteral("prompt"));
    prompt_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    prompt_->setWordWrap(true);
    auto* row = new QWidget(&console);
    auto* turn = new QHBoxLayout(row);
    turn->setContentsMargins(0, 0, 0, 0);
    turn->addWidget(prompt_, 1);
    turn->addWidget(advice_->bar(), 0, Qt::AlignTop);
    connect(transport_, &TransportBar::narrowChanged, row, [row, body = console.body(), &words](bool narrow) {
        QVBoxLayout* to = narrow ? body : &words;
        if (to->indexOf(row) < 0) {
            (narrow ? &words : body)->removeWidget(row);
            to->insertWidget(0, row);
        }
    });
    return row;
}

QWidget* PlayView::makeConsole() {
    auto* console = new Panel(QString(), this);
    auto* words = new QVBoxLayout;
    words->setSpacing(6);
    words->addWidget(makeTurnRow(*console, *words));
    words->addLayout(makeSupplyRow());
    words->addStretch();
    words->addWidget(transport_);
    transport_->addAtEnd(endTurn_);
    auto* row = new QHBoxLayout;
    row->setSpacing(14);
    row->addWidget(drawn_, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    console->body()->addLayout(row);
    return console;
}

QWidget* PlayView::makeMain() {
    auto* main = new QWidget(this);
    auto* column = new QVBoxLayout(main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(board_, 1);
    column->addWidget(spaces_);
    column->addWidget(advice_->analysis());
    column->addWidget(points_);
    column->addWidget(makeConsole());
    keepHeightForWidth(*main);
    return main;
}

QWidget* PlayView::makeSide() {
    auto* side = new SideColumn(this);
    side->column()->addLayout(cards_->layout());
    side->column()->addWidget(advice_->hints());
    side->column()->addWidget(feedback_->panel());
    side->column()->addWidget(columns_->makeLists(actions_, log_), 1);
    connect(side, &SideColumn::heightChanged, cards_,
            [this](int height) { cards_->setCompact(height < compactBelow); });
    return side;
}

void PlayView::connectSession() {
    GameSession* session = session_.get();
    connect(session, &GameSession::gameStarted, this, &PlayView::showGame);
    connect(session, &GameSession::positionReset, this, [this] {
        animation_->finish();
        log_->reset();
        refresh();
    });
    connect(session, &GameSession::positionChanged, animation_, &AnimationController::prepare);
    connect(session, &GameSession::positionChanged, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::personToMove, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::runningChanged, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::seatChanged, this, [this](int seat) {
        cards_->refreshSeat(seat);
        columns_->makeRoomForPersons();
        scheduleRefresh();
    });
    connect(session, &GameSession::linesChanged, this, [this] {
        log_->reset();
        scheduleRefresh();
    });
    connect(session, &GameSession::feedbackChanged, this, [this] {
        log_->reset();
        scheduleRefresh();
    });
    connect(session, &GameSession::gameChanged, this, &PlayView::showOtherSet);
    connect(&refresh_, &QTimer::timeout, this, &PlayView::refresh);
}

void PlayView::connectParts() {
    connect(transport_, &TransportBar::narrowChanged, advice_->bar(), &ThinkingBar::setNarrow);
    connect(board_, &BoardView::heldTurnChanged, drawn_, &DrawnTileView::setHeld);
    connect(drawn_, &DrawnTileView::tilesLeftWanted, this, &PlayView::showTilesLeft);
    connect(board_, &BoardView::said, this,
            [this](const QString& why) { emit statusTextChanged(why.isEmpty() ? status_ : why); });
    connect(board_, &BoardView::declined, this, &PlayView::said);
    connect(banner_, &Banner::covers, board_, &BoardView::setCoveredTop);
    connect(log_, &LogPanel::momentChosen, session_.get(), &GameSession::goTo);
    connect(log_, &LogPanel::lineChosen, session_.get(), &GameSession::chooseLine);
    board_->setSpaceAt([this](QPoint global) { return spaces_->spaceAt(global); });
    connect(spaces_, &SpacePanel::dragged, board_, &BoardView::dragHeld);
    connect(spaces_, &SpacePanel::dropped, board_, &BoardView::dropHeld);
    cards_->connectHoldings(*supply_, -1);
}

void PlayView::connectControllers() {
    connect(this, &PlayView::said, this, &PlayView::statusTextChanged);
    connect(feedback_, &FeedbackController::said, this, &PlayView::said);
    connect(animation_, &AnimationController::speedChanged, this, [this] { commands_->update(); });
    connect(commands_->filter, &QAction::triggered, actions_, &ActionPanel::filterActions);
    connect(banner_, &Banner::newGameWanted, records_, &RecordController::askForNewGame);
    connect(records_, &RecordController::changed, this, &PlayView::scheduleRefresh);
    connect(records_, &RecordController::previousKept, this, &PlayView::tellPreviousKept);
    connect(records_, &RecordController::said, this, &PlayView::said);
    acting_ = new DecisionController(
        *session_,
        {.board = *board_, .actions = *actions_, .question = *question_, .cards = *cards_, .end = *endTurn_},
        *animation_, this);
    connect(acting_, &DecisionController::said, this, &PlayView::said);
    replay_ = new ReplayController(*session_, *records_,
                                   {.board = *board_,
                                    .banner = *banner_,
                                    .spaces = *spaces_,
                                    .points = *points_,
                                    .analysis = *advice_->analysis()},
                                   this);
    connect(replay_, &ReplayController::againWanted, this, &PlayView::againWanted);
    connect(replay_, &ReplayController::editTileWanted, this, &PlayView::editTileWanted);
    connect(replay_, &ReplayController::said, this, &PlayView::said);
    transport_->addTimelineButton(replay_->actions().previousMark);
    transport_->addTimelineButton(replay_->actions().nextMark);
    transport_->addTimelineButton(feedback_->commentAction());
    replay_->readSettings();
}

void PlayView::readSettings() {
    animation_->readSettings();
    columns_->readSettings();
    columns_->shareColumns(width());
    columns_->shareLists();
}

void PlayView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    columns_->shareColumns(width());
}

void PlayView::keyPressEvent(QKeyEvent* event) {
    if (!acting_->takeLetter(*event))
        QWidget::keyPressEvent(event);
}

QList<QAction*> PlayView::gameActions() const {
    return commands_->ofGame() + replay_->actions().all() + feedback_->actions() + advice_->actions();
}

QList<QAction*> PlayView::boardActions() const {
    return commands_->ofBoard();
}

void PlayView::showGame() {
    // Keys meant for the board would go to a field of the game before.
    if (const QWidget* field = focusWidget(); qobject_cast<const QLineEdit*>(field))
        board_->setFocus();
    banner_->hide();
    acting_->forgetOffer();
    animation_->forget();
    board_->board().setGame(session_->game());
    drawn_->setBack(session_->game().tileSet().ruleset);
    cards_->rebuild();
    log_->reset();
    advice_->analysis()->forget();
    columns_->shareLists();
    refresh();
    board_->fit();
    // Once the panels around it have the heights that this game needs.
    QTimer::singleShot(0, board_, &BoardView::fit);
}

void PlayView::showOtherSet() {
    acting_->forgetOffer();
    board_->board().setGame(session_->game());
    cards_->rebuild();
    log_->reset();
    // It judged moves of another set.
    advice_->analysis()->forget();
}

void PlayView::scheduleRefresh() {
    // A game that stands is shown at once, though the frame of a fast one has not passed.
    const bool fast = session_->running() && session_->speed() == 0;
    if (!refresh_.isActive() || !fast)
        refresh_.start(fast ? fastFrame : 0);
}

void PlayView::refresh() {
    refresh_.stop();
    commands_->update();
    advice_->refresh();
    feedback_->refresh();
    replay_->actions().update();
    transport_->refresh();
    log_->refresh();
    points_->refresh();
    commands_->filter->setEnabled(false);
    if (!session_->hasGame()) {
        prompt_->setText(tr("No game yet. F5 plays the set; “New Game…” lets you choose seats and options."));
        return;
    }
    const game::Table table = session_->position().table();
    showTable(table);
    showPrompt(table);
    acting_->refresh(*commands_);
    commands_->filter->setEnabled(actions_->mayFilter());
    board_->boardChanged();
    if (session_->over())
        announceEnd();
    else if (banner_->property("end").toBool())
        banner_->hide();
    status_ = tr("turn %1 · %n tiles left · seed %2", nullptr, table.stackLeft)
                  .arg(table.turn)
                  .arg(session_->setup().seed);
    emit statusTextChanged(status_);
    animation_->start();
}

void PlayView::showTable(const game::Table& table) {
    BoardScene& board = board_->board();
    board.setTable(table);
    board_->setPosition(session_->position().clone());
    board.setLastMove(highlightOf(session_->lastChanges()));
    spaces_->setSpaces(table.spaces);
    replay_->actions().spaces->setEnabled(spaces_->hasSpaces());
    board.setPath(pathOf(stepsTo(*session_)));
    cards_->show(table);
    supply_->setHoldings(table.supply, -1);
    // Some games have none.
    supplyLabel_->setVisible(!table.supply.empty());
    const auto& tiles = session_->game().tileSet().tiles;
    drawn_->setTile(table.drawnTile < 0 ? nullptr : &tiles[static_cast<std::size_t>(table.drawnTile)]);
    drawn_->setLeft(table.stackLeft);
}

void PlayView::showPrompt(const game::Table& table) {
    const int player = session_->position().player();
    prompt_->setText(session_->over()
                         ? tr("The game is over")
                         : tr("%1: %2").arg(seatName(session_->setup(), player), translated(table.prompt)));
    prompt_->setToolTip(prompt_->text());
    QStringList points;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        points << tr("%1 %2")
                      .arg(seatName(session_->setup(), static_cast<int>(seat)))
                      .arg(table.seats[seat].points);
    //: %1 tells who decides what, %2 lists the players with their points
    const QString words = tr("%1. Points: %2").arg(prompt_->text(), points.join(QStringLiteral(", ")));
    board_->setSituation(words, !session_->running() || session_->waitsForPerson() || session_->over());
}

void PlayView::showTilesLeft(QWidget* button) {
    TilesLeft left;
    if (session_->hasGame())
        left =
            TilesLeft(session_->game().tileSet(), session_->stack(), session_->position().table().stackLeft);
    (new TilesLeftPopup(left, this))->showAt(*button);
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

void PlayView::tellPreviousKept(bool unfinished) {
    QAction& back = *replay_->actions().previousGame;
    const Banner::ButtonAction buttonAction{tr("&Back to It"), &back};
    banner_->setProperty("end", false);
    if (unfinished)
        banner_->announce(tr("The previous game was not finished"),
                          tr("It is kept until another game of yours takes its place; %1 (%2) continues it.")
                              .arg(plainName(back), keyInWords(back)),
                          buttonAction);
    else
        banner_->announce(
            tr("Comments on the previous game are not saved"),
            tr("It is kept until another game of yours takes its place; %1 (%2) shows it again.")
                .arg(plainName(back), keyInWords(back)),
            buttonAction);
}

} // namespace tilewright
