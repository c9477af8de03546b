#include "editor/play/play_view.h"

#include "editor/play/action_panel.h"
#include "editor/play/banner.h"
#include "editor/play/board_view.h"
#include "editor/play/drawn_tile_view.h"
#include "editor/play/game_session.h"
#include "editor/play/holdings_strip.h"
#include "editor/play/log_panel.h"
#include "editor/play/play_actions.h"
#include "editor/play/player_card.h"
#include "editor/play/transport_bar.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include "engine/tileset/file.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int sideWidth = 336;
/// Milliseconds between two pictures when moves come faster than anybody can look.
constexpr int fastFrame = 40;

} // namespace

PlayView::PlayView(QWidget* parent)
    : QWidget(parent)
    , session_(std::make_unique<GameSession>())
    , board_(new BoardView(this))
    , banner_(new Banner(board_))
    , actions_(new ActionPanel(this))
    , log_(new LogPanel(*session_, this))
    , drawn_(new DrawnTileView(this))
    , supply_(new HoldingsStrip(18, this))
    , prompt_(new QLabel(this))
    , viewActions_(std::make_unique<PlayActions>(*this, *board_)) {
    transport_ = new TransportBar(*session_, *viewActions_, this);
    refresh_.setSingleShot(true);
    layOut();
    connectParts();
    refresh();
}

PlayView::~PlayView() {
    // Nothing that the end of the session says may reach parts that are already gone.
    session_->disconnect();
}

void PlayView::layOut() {
    prompt_->setFont(headingFont(font()));
    prompt_->setObjectName(QStringLiteral("prompt"));
    prompt_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    prompt_->setWordWrap(true);
    supply_->setAccessibleName(tr("Supply"));
    auto* supplyLabel = new QLabel(tr("Supply"), this);
    supplyLabel->setToolTip(tr("What is left for everybody to take"));
    auto* supplyRow = new QHBoxLayout;
    supplyRow->setSpacing(10);
    supplyRow->addWidget(supplyLabel, 0, Qt::AlignTop);
    supplyRow->addWidget(supply_, 1);

    auto* console = new Panel(QString(), this);
    auto* words = new QVBoxLayout;
    words->setSpacing(6);
    words->addWidget(prompt_);
    words->addLayout(supplyRow);
    words->addStretch();
    words->addWidget(transport_);
    auto* consoleRow = new QHBoxLayout;
    consoleRow->setSpacing(14);
    consoleRow->addWidget(drawn_);
    consoleRow->addLayout(words, 1);
    console->body()->addLayout(consoleRow);
    console->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(board_, 1);
    left->addWidget(console);

    lists_ = new QSplitter(Qt::Vertical, this);
    lists_->setChildrenCollapsible(false);
    lists_->addWidget(actions_);
    lists_->addWidget(log_);
    lists_->setStretchFactor(0, 3);
    lists_->setStretchFactor(1, 2);
    auto* side = new QWidget(this);
    side->setFixedWidth(sideWidth);
    auto* right = new QVBoxLayout(side);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(8);
    cardLayout_ = new QVBoxLayout;
    cardLayout_->setSpacing(6);
    right->addLayout(cardLayout_);
    right->addWidget(lists_, 1);

    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(8, 8, 8, 8);
    all->setSpacing(8);
    all->addLayout(left, 1);
    all->addWidget(side);
    setFocusProxy(board_);
    setTabOrder(board_, actions_->list());
}

void PlayView::connectParts() {
    GameSession* session = session_.get();
    connect(session, &GameSession::gameStarted, this, [this] {
        banner_->hide();
        offered_.reset();
        board_->board().setGame(session_->game());
        rebuildCards();
        log_->reset();
        shareLists();
        refresh();
        board_->fit();
    });
    connect(session, &GameSession::positionReset, this, [this] {
        log_->reset();
        refresh();
    });
    connect(session, &GameSession::positionChanged, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::personToMove, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::runningChanged, this, &PlayView::scheduleRefresh);
    connect(session, &GameSession::seatChanged, this, [this](int seat) {
        const auto i = static_cast<std::size_t>(seat);
        cards_[i]->setSeat(session_->setup().seats[i]);
        shareLists();
        scheduleRefresh();
    });
    connect(&refresh_, &QTimer::timeout, this, &PlayView::refresh);

    connect(board_, &BoardView::layingChosen, session, &GameSession::play);
    connect(actions_, &ActionPanel::moveChosen, session, &GameSession::play);
    connect(board_, &BoardView::heldTurnChanged, drawn_, &DrawnTileView::setHeld);
    connect(board_, &BoardView::cellClicked, actions_, &ActionPanel::showActionsAt);
    connect(actions_, &ActionPanel::lookedAt, board_, &BoardView::setPreview);
    connect(banner_, &Banner::covers, board_, &BoardView::setCoveredTop);
    connect(log_, &LogPanel::momentChosen, session, &GameSession::goTo);
    connect(banner_, &Banner::newGameWanted, this, &PlayView::askForNewGame);
}

void PlayView::rebuildCards() {
    for (PlayerCard* card : cards_)
        card->deleteLater();
    cards_.clear();
    const auto bots = players::availablePlayers(session_->setup().tileSet.ruleset);
    for (int seat = 0; seat < session_->game().playerCount(); ++seat) {
        auto* card = new PlayerCard(seat, bots, this);
        card->setSeat(session_->setup().seats[static_cast<std::size_t>(seat)]);
        connect(card, &PlayerCard::kindChosen, session_.get(), &GameSession::setSeatKind);
        cardLayout_->addWidget(card);
        cards_.push_back(card);
    }
}

void PlayView::shareLists() {
    // Where bots alone play, there is nothing to choose from, but all the more to read.
    const int all = lists_->height();
    const int forActions = session_->hasPersons() ? all * 3 / 5 : std::min(all / 3, 120);
    lists_->setSizes({forActions, all - forActions});
}

void PlayView::newGame(const GameSetup& setup) {
    proposal_ = setup;
    const Issues issues = session_->start(setup);
    if (hasErrors(issues))
        showIssues(tr("This can't be played"), issues);
    else
        session_->setRunning(true);
}

bool PlayView::openRecord(const QString& path) {
    Issues issues;
    if (auto text = readFile(path.toStdString())) {
        if (auto record = game::readRecord(*text.value)) {
            issues = session_->open(*record.value);
            if (!hasErrors(issues))
                return true;
        } else {
            issues = record.issues;
        }
    } else {
        issues = text.issues;
    }
    showIssues(tr("The record %1 is not whole").arg(path), issues);
    return false;
}

QList<QAction*> PlayView::viewActions() const {
    return viewActions_->all();
}

void PlayView::scheduleRefresh() {
    if (!refresh_.isActive())
        refresh_.start(session_->running() && session_->speed() == 0 ? fastFrame : 0);
}

} // namespace tilewright
