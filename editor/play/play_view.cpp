#include "editor/play/play_view.h"

#include "editor/play/board/banner.h"
#include "editor/play/board/board_view.h"
#include "editor/play/board/question_bar.h"
#include "editor/play/panels/action_panel.h"
#include "editor/play/panels/analysis_panel.h"
#include "editor/play/panels/drawn_tile_view.h"
#include "editor/play/panels/hint_panel.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/log_panel.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/panels/points_panel.h"
#include "editor/play/panels/prison_row.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/panels/thinking_bar.h"
#include "editor/play/panels/tiles_left.h"
#include "editor/play/play_actions.h"
#include "editor/play/replay/replay_actions.h"
#include "editor/play/replay/transport_bar.h"
#include "editor/play/session/advice.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/action.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/text.h"

#include "engine/tileset/io/file.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

/// Milliseconds between two frames when moves come faster than they can be followed.
constexpr int fastFrame = 40;

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
    , viewActions_(std::make_unique<PlayActions>(*this, *board_))
    , advice_(new Advice(*this, *board_))
    , points_(new PointsPanel(*session_, this)) {
    spaces_ = new SpacePanel(board_->hand(), this);
    question_ = new QuestionBar(board_);
    transport_ = new TransportBar(*session_, *viewActions_, this);
    connect(transport_, &TransportBar::narrowChanged, advice_->bar(), &ThinkingBar::setNarrow);
    refresh_.setSingleShot(true);
    layOut();
    makeAnimation();
    connectParts();
    connectSpaces();
    addReplayParts();
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

void PlayView::connectParts() {
    GameSession* session = session_.get();
    connect(session, &GameSession::gameStarted, this, &PlayView::showGame);
    connect(session, &GameSession::positionReset, this, [this] {
        animation_->finish();
        log_->reset();
        refresh();
    });
    connect(session, &GameSession::positionChanged, this, &PlayView::prepareAnimation);
    connect(session, &GameSession::positionChanged, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::personToMove, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::runningChanged, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::seatChanged, this, [this](int seat) {
        const auto i = static_cast<std::size_t>(seat);
        cards_[i]->setSeat(session_->setup().seats[i]);
        // Bots alone leave the actions little room. It is added once, with the first person, and stays.
        if (!roomForPersons_ && session_->hasPersons())
            shareLists();
        scheduleRefresh();
    });
    connect(&refresh_, &QTimer::timeout, this, &PlayView::refresh);

    connect(board_, &BoardView::layingChosen, this, [this](game::Move move) {
        carried_.tile = true;
        session_->play(move);
    });
    connect(board_, &BoardView::actionChosen, this, [this](game::Move move) {
        actsOnBoard_ = true;
        carried_.piece = board_->hand().dropped();
        session_->play(move);
    });
    connect(actions_, &ActionPanel::moveChosen, this, [this](game::Move move) {
        actsOnBoard_ = false;
        session_->play(move);
    });
    connect(board_, &BoardView::choiceNeeded, this, &PlayView::choose);
    connect(board_, &BoardView::letterTyped, this, &PlayView::takeKind);
    connect(actions_, &ActionPanel::letterTyped, this, &PlayView::takeKind);
    connect(actions_, &ActionPanel::reasonWanted, this, &PlayView::statusTextChanged);
    // Otherwise they would search for a row that begins with the letter.
    for (QAbstractItemView* list : findChildren<QAbstractItemView*>())
        list->installEventFilter(this);
    connect(board_, &BoardView::heldTurnChanged, drawn_, &DrawnTileView::setHeld);
    connect(drawn_, &DrawnTileView::tilesLeftWanted, this, [this](QWidget* button) {
        TilesLeft left;
        if (session_->hasGame())
            left = TilesLeft(session_->game().tileSet(), session_->stack(),
                             session_->position().table().stackLeft);
        (new TilesLeftPopup(left, this))->showAt(*button);
    });
    connect(board_, &BoardView::said, this,
            [this](const QString& why) { emit statusTextChanged(why.isEmpty() ? status_ : why); });
    connect(board_, &BoardView::cellClicked, actions_, &ActionPanel::showActionsAt);
    connect(actions_, &ActionPanel::lookedAt, board_, &BoardView::setPreview);
    connect(banner_, &Banner::covers, board_, &BoardView::setCoveredTop);
    connect(log_, &LogPanel::momentChosen, session, &GameSession::goTo);
    connect(banner_, &Banner::newGameWanted, this, &PlayView::askForNewGame);
}

void PlayView::showGame() {
    banner_->hide();
    offered_.reset();
    animation_->finish();
    movesToShow_ = 0;
    board_->board().setGame(session_->game());
    drawn_->setBack(session_->game().tileSet().ruleset);
    rebuildCards();
    log_->reset();
    shareLists();
    refresh();
    board_->fit();
}

void PlayView::rebuildCards() {
    for (PlayerCard* card : cards_)
        card->deleteLater();
    cards_.clear();
    const auto bots = players::availablePlayers(session_->setup().ruleset);
    for (int seat = 0; seat < session_->game().playerCount(); ++seat) {
        auto* card = new PlayerCard(seat, bots, this);
        card->setCompact(compact_);
        card->setSeat(session_->setup().seats[static_cast<std::size_t>(seat)]);
        connect(card, &PlayerCard::kindChosen, session_.get(), &GameSession::setSeatKind);
        connectHand(card->holdings(), seat);
        connect(&card->held(), &PrisonRow::chosen, this, [this](game::Move move) {
            board_->setFocus(); // the button disappears
            session_->play(move);
        });
        cardLayout_->addWidget(card);
        cards_.push_back(card);
    }
}

void PlayView::newGame(const GameSetup& setup) {
    auto before = unsavedGame();
    const bool unfinished =
        before && session_->hasPersons() && !session_->over() && session_->moveNumber() > 0;
    const Issues issues = session_->start(setup);
    if (hasErrors(issues))
        return showIssues(tr("This can't be played"), issues);
    if (before)
        previous_ = std::move(before);
    session_->setRunning(true);
    scheduleRefresh();
    if (!unfinished)
        return;
    banner_->setProperty("end", false);
    banner_->announce(tr("The previous game was not finished"),
                      tr("It is kept until the next one: %1 (%2) goes on with it.")
                          .arg(plainName(*replay_->previousGame), keyInWords(*replay_->previousGame)));
}

bool PlayView::openRecord(const QString& path) {
    const auto text = readFile(path.toStdString());
    if (text)
        return openText(*text.value, path);
    showIssues(tr("The record %1 is incomplete").arg(path), text.issues);
    return false;
}

bool PlayView::openText(const std::string& text, const QString& name) {
    const auto record = game::readRecord(text);
    if (record)
        return showRecord(*record.value, name);
    showIssues(tr("The record %1 is incomplete").arg(name), record.issues);
    return false;
}

bool PlayView::showRecord(const game::Record& record, const QString& name) {
    auto before = unsavedGame();
    const Issues issues = session_->open(record);
    if (before && session_->hasGame() && !session_->hasUnsaved())
        previous_ = std::move(before);
    if (hasErrors(issues)) {
        showIssues(tr("The record %1 is incomplete").arg(name), issues);
        return false;
    }
    // Continues after a person's move; records of bots are only watched.
    if (!session_->over() && session_->moveNumber() == session_->lineLength() && session_->hasPersons())
        session_->setRunning(true);
    return true;
}

bool PlayView::resume(const std::string& record, const QString& name) {
    if (!openText(record, name))
        return false;
    session_->setUnsaved();
    return true;
}

QList<QAction*> PlayView::viewActions() const {
    return viewActions_->all() + replay_->all() + advice_->actions();
}

void PlayView::scheduleRefresh() {
    if (!refresh_.isActive())
        refresh_.start(session_->running() && session_->speed() == 0 ? fastFrame : 0);
}

} // namespace tilewright
