// The places of the play mode's parts, and their shares of the window.
#include "editor/play/board/board_view.h"
#include "editor/play/panels/action_panel.h"
#include "editor/play/panels/analysis_panel.h"
#include "editor/play/panels/drawn_tile_view.h"
#include "editor/play/panels/hint_panel.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/log_panel.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/panels/points_panel.h"
#include "editor/play/panels/side_column.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/panels/thinking_bar.h"
#include "editor/play/play_view.h"
#include "editor/play/replay/transport_bar.h"
#include "editor/play/session/advice.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/kept_settings.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/theme.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int sideWidth = 336;
constexpr int leastSideWidth = 260;
/// No screen is wider.
constexpr int mostSideWidth = 16'384;
constexpr int widestByItself = 460;
/// Lower columns show compact player cards.
constexpr int compactBelow = 640;
/// Heading and a few rows: the height does not follow the content, or it would change from turn to turn.
constexpr int leastActionsHeight = 150;

const QString sideWidthKey = QStringLiteral("play/sideWidth");
const QString actionsShareKey = QStringLiteral("play/actionsShare");

} // namespace

void PlayView::layOut() {
    prompt_->setFont(headingFont(font()));
    prompt_->setObjectName(QStringLiteral("prompt"));
    prompt_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    prompt_->setWordWrap(true);
    supply_->setAccessibleName(tr("Supply"));
    supplyLabel_ = new PlainLabel(tr("Supply"), this);
    supplyLabel_->setToolTip(tr("What is left for everybody to take"));
    auto* supplyRow = new QHBoxLayout;
    supplyRow->setSpacing(10);
    supplyRow->addWidget(supplyLabel_, 0, Qt::AlignTop);
    supplyRow->addWidget(supply_, 1);

    auto* console = new Panel(QString(), this);
    auto* words = new QVBoxLayout;
    words->setSpacing(6);
    auto* turnRow = new QWidget(console);
    auto* turn = new QHBoxLayout(turnRow);
    turn->setContentsMargins(0, 0, 0, 0);
    turn->addWidget(prompt_, 1);
    turn->addWidget(advice_->bar(), 0, Qt::AlignTop);
    words->addWidget(turnRow);
    words->addLayout(supplyRow);
    words->addStretch();
    words->addWidget(transport_);
    auto* consoleRow = new QHBoxLayout;
    consoleRow->setSpacing(14);
    consoleRow->addWidget(drawn_, 0, Qt::AlignTop);
    consoleRow->addLayout(words, 1);
    console->body()->addLayout(consoleRow);
    // Beside the tile, a narrow window leaves the text no room; above it, the text has the whole width.
    connect(transport_, &TransportBar::narrowChanged, turnRow, [=](bool narrow) {
        QVBoxLayout* to = narrow ? console->body() : words;
        if (to->indexOf(turnRow) < 0) {
            (narrow ? words : console->body())->removeWidget(turnRow);
            to->insertWidget(0, turnRow);
        }
    });

    auto* main = new QWidget(this);
    auto* left = new QVBoxLayout(main);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(8);
    left->addWidget(board_, 1);
    left->addWidget(spaces_);
    left->addWidget(advice_->analysis());
    left->addWidget(points_);
    left->addWidget(console);

    lists_ = new QSplitter(Qt::Vertical, this);
    lists_->setObjectName(QStringLiteral("lists"));
    lists_->setChildrenCollapsible(false);
    lists_->addWidget(actions_);
    lists_->addWidget(log_);
    lists_->setStretchFactor(0, 3);
    lists_->setStretchFactor(1, 2);
    actions_->setMinimumHeight(leastActionsHeight);
    auto* side = new SideColumn(this);
    side->setMinimumWidth(leastSideWidth);
    cardLayout_ = new QVBoxLayout;
    cardLayout_->setSpacing(6);
    side->column()->addLayout(cardLayout_);
    side->column()->addWidget(advice_->hints());
    side->column()->addWidget(lists_, 1);
    connect(side, &SideColumn::heightChanged, this, [this](int height) {
        compact_ = height < compactBelow;
        for (PlayerCard* card : cards_)
            card->setCompact(compact_);
    });

    columns_ = new QSplitter(Qt::Horizontal, this);
    columns_->setObjectName(QStringLiteral("columns"));
    columns_->setChildrenCollapsible(false);
    columns_->setHandleWidth(8);
    columns_->addWidget(main);
    columns_->addWidget(side);
    columns_->setStretchFactor(0, 1);
    columns_->setStretchFactor(1, 0);
    columns_->handle(1)->setToolTip(tr("Drag to make the column wider or narrower"));
    lists_->handle(1)->setToolTip(tr("Drag to share the height between actions and log"));
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(8, 8, 8, 8);
    all->addWidget(columns_);
    connect(columns_, &QSplitter::splitterMoved, this, [this] {
        sideWidth_ = columns_->sizes().at(1);
        QSettings().setValue(sideWidthKey, *sideWidth_);
    });
    connect(lists_, &QSplitter::splitterMoved, this, [this] {
        const QList<int> sizes = lists_->sizes();
        actionsShare_ = 100 * sizes.at(0) / std::max(1, sizes.at(0) + sizes.at(1));
        QSettings().setValue(actionsShareKey, *actionsShare_);
    });
    setFocusProxy(board_);
    setTabOrder(board_, actions_->list());
}

void PlayView::readShares() {
    if (const int width = keptNumber(sideWidthKey, 0, mostSideWidth, 0); width >= leastSideWidth)
        sideWidth_ = width;
    if (const int share = keptNumber(actionsShareKey, 0, 100, 0); share > 0 && share < 100)
        actionsShare_ = share;
    shareColumns();
    shareLists();
}

void PlayView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    shareColumns();
}

void PlayView::shareColumns() {
    // The column holds long sentences: a wide window has room for them.
    const int wanted = sideWidth_ ? *sideWidth_ : std::clamp(width() * 3 / 10, sideWidth, widestByItself);
    const int all = columns_->width() - columns_->handleWidth();
    columns_->setSizes({all - wanted, wanted});
}

void PlayView::shareLists() {
    // If only bots play, there is nothing to choose, but much to read.
    const int all = lists_->height();
    int forActions = session_->hasPersons() ? all * 3 / 5 : std::min(all / 3, 120);
    if (actionsShare_)
        forActions = all * *actionsShare_ / 100;
    roomForPersons_ = session_->hasPersons() || actionsShare_.has_value();
    lists_->setSizes({forActions, all - forActions});
}

} // namespace tilewright
