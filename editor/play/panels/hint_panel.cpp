#include "editor/play/panels/hint_panel.h"

#include "editor/common/accessibility.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/session/game_session.h"
#include "editor/tasks/background_task.h"
#include "editor/words/translated_text.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QThread>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace tilewright {

namespace {
constexpr std::size_t movesShown = 3;
/// About a second on one core.
constexpr std::uint32_t defaultIterations = 600;
} // namespace

HintPanel::HintPanel(const GameSession& session, QWidget* parent)
    : Panel(tr("Hint"), parent)
    , session_(session)
    , iterations_(defaultIterations)
    , progress_(new TaskProgress(task_, tr("Searching…"), tr("Cancel"), tr("Cancel the hint (Esc)"), this))
    , list_(new QTreeWidget(this))
    , words_(new PlainLabel(this))
    , close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("hint"));
    list_->setObjectName(QStringLiteral("hints"));
    list_->setAccessibleName(tr("The best moves"));
    list_->setColumnCount(2);
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setStyleSheet(QStringLiteral("QTreeView::item { padding: 2px 3px; }"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->installEventFilter(this);
    words_->setWordWrap(true);
    words_->setFont(smallFont(font()));
    close_->setIcon(lineIcon(QStringLiteral("close")));
    close_->setAutoRaise(true);
    close_->setToolTip(tr("Close the hint (Esc while it has the focus)"));
    close_->setAccessibleName(tr("Close the hint"));
    body()->addWidget(progress_);
    body()->addWidget(list_);
    body()->addWidget(words_);
    connect(progress_, &TaskProgress::endWanted, this, &HintPanel::forget);
    connect(close_, &QToolButton::clicked, this, &HintPanel::forget);
    connect(list_, &QTreeWidget::currentItemChanged, this, &HintPanel::look);
    connect(list_, &QTreeWidget::itemClicked, this, &HintPanel::look);
    connect(list_, &QTreeWidget::itemDoubleClicked, this, &HintPanel::play);
    hide();
}

void HintPanel::ask() {
    const game::Position& position = session_.position();
    asked_ = position.hash();
    moves_.clear();
    infos_.clear();
    list_->clear();
    list_->hide();
    words_->hide();
    const auto threads = static_cast<std::uint32_t>(std::max(1, QThread::idealThreadCount()));
    const bots::RateSettings settings{.maxMoves = movesShown,
                                      .iterations = std::max(1U, iterations_ / threads),
                                      .threads = static_cast<int>(threads)};
    task_.start([this, settings, ruleset = session_.setup().ruleset,
                 state = std::shared_ptr<const game::Position>(position.clone())](TaskControl& task) {
        bots::ThinkingControl thinking(task);
        return [this, moves = bots::rateMoves(*state, ruleset, settings, thinking)] { showMoves(moves); };
    });
    progress_->refresh();
    show();
}

void HintPanel::showMoves(std::vector<bots::RatedMove> moves) {
    progress_->refresh();
    // The game may have moved on before we were notified.
    refresh();
    if (!isVisible())
        return;
    moves_ = std::move(moves);
    // First the bot's move; of the others, whose visits mean less, the best first.
    if (!moves_.empty())
        std::ranges::stable_sort(moves_.begin() + 1, moves_.end(), std::greater<>(), &bots::RatedMove::share);
    const game::Position& position = session_.position();
    for (const bots::RatedMove& rated : moves_) {
        infos_.push_back(position.describe(rated.move));
        const QString text = translated(infos_.back().text);
        const QString value = tr("%1 %").arg(qRound(100 * rated.share));
        auto* item = new QTreeWidgetItem(list_, {text, value});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(
            0, tr("%1\nWin probability: %2, after %3 simulations").arg(text, value).arg(rated.visits));
        item->setToolTip(1, item->toolTip(0));
    }
    const QString who = seatName(session_.setup(), position.player());
    const QString how = session_.waitsForPerson()
                            ? tr("Click to see the move; press Enter or double-click to play it.")
                            : tr("Click to see the move. Take the seat to play it.");
    QString words = moves_.empty() ? tr("No bot can evaluate moves under these rules.")
                                   : tr("Win probability for %1. %2").arg(who, how);
    if (!moves_.empty() &&
        std::ranges::max_element(moves_, {}, &bots::RatedMove::share)->share > moves_[0].share)
        words += u' ' + tr("The first move was tried most often, so its estimate is the most reliable; a bot "
                           "would play it.");
    words_->setText(words);
    words_->show();
    // Moves tell themselves, as the list gets the focus.
    if (moves_.empty())
        return speak(*this, words);
    list_->setFixedHeight(static_cast<int>(moves_.size()) * (list_->sizeHintForRow(0) + 1) + 2);
    list_->show();
    list_->setCurrentItem(list_->topLevelItem(0));
    list_->setFocus();
}

void HintPanel::forget() {
    task_.cancel();
    progress_->refresh();
    const bool looked = !infos_.empty() && isVisible();
    moves_.clear();
    infos_.clear();
    const bool hadFocus = isAncestorOf(focusWidget()) || list_->hasFocus();
    hide();
    if (looked)
        emit previewChanged(nullptr);
    if (hadFocus && parentWidget())
        parentWidget()->setFocus();
}

void HintPanel::refresh() {
    if (isVisible() && (!session_.hasGame() || session_.over() || session_.position().hash() != asked_))
        forget();
}

void HintPanel::look() {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    if (row >= 0 && row < static_cast<int>(infos_.size()))
        emit previewChanged(&infos_[static_cast<std::size_t>(row)]);
}

void HintPanel::play() {
    const int row = list_->indexOfTopLevelItem(list_->currentItem());
    if (row >= 0 && row < static_cast<int>(moves_.size()))
        emit moveChosen(moves_[static_cast<std::size_t>(row)].move);
}

bool HintPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            play();
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

void HintPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        forget();
    else
        Panel::keyPressEvent(event);
}

void HintPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    putIntoCorner(*close_);
}

} // namespace tilewright
