#include "editor/play/panels/action_panel.h"

#include "editor/common/item_views.h"
#include "editor/common/plain_text.h"
#include "editor/common/screen_fitting.h"
#include "editor/play/board/board_moves.h"
#include "editor/play/panels/action_model.h"
#include "editor/words/translated_text.h"

#include "engine/games/table.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

/// Longer groups start closed, so that all headings stay in view; longer lists can be filtered.
constexpr int openUpTo = 12;
constexpr std::size_t wrappedUpTo = 100;

} // namespace

ActionPanel::ActionPanel(QWidget* parent)
    : Panel(tr("Actions"), parent)
    , model_(new ActionModel(this))
    , filter_(new QLineEdit(this))
    , list_(new QuietView<QTreeView>(this))
    , nothing_(new PlainLabel(this))
    , playButton_(new QPushButton(tr("Play this action"), this)) {
    list_->setObjectName(QStringLiteral("actions"));
    list_->setAccessibleName(tr("Legal actions"));
    list_->setModel(model_);
    list_->setItemDelegate(new ActionDelegate(*model_, list_));
    list_->setHeaderHidden(true);
    list_->setIndentation(11);
    list_->setMouseTracking(true);
    list_->setExpandsOnDoubleClick(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->installEventFilter(this);
    list_->viewport()->installEventFilter(this);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    playButton_->setObjectName(QStringLiteral("playAction"));
    playButton_->setToolTip(tr("Plays the selected action (Enter)"));
    makeFilter();
    body()->addWidget(filter_);
    body()->addWidget(list_, 1);
    body()->addWidget(nothing_, 1);
    body()->addWidget(playButton_);
    keepHeightForWidth(*this);

    connect(list_, &QTreeView::doubleClicked, this, &ActionPanel::activate);
    connect(list_, &QTreeView::entered, this, &ActionPanel::look);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                playButton_->setEnabled(model_->info(current) != nullptr);
                if (!arranging_)
                    look(current);
            });
    connect(playButton_, &QPushButton::clicked, this, [this] { activate(list_->currentIndex()); });
    setNothing(tr("No game yet."));
}

void ActionPanel::makeFilter() {
    filter_->setObjectName(QStringLiteral("actionFilter"));
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter the legal actions"));
    filter_->setToolTip(tr("Shows only actions with these words (Ctrl+F); Esc shows all"));
    filter_->setClearButtonEnabled(true);
    filter_->installEventFilter(this);
    filter_->hide();
    connect(filter_, &QLineEdit::textChanged, this, &ActionPanel::applyFilter);
}

void ActionPanel::filterActions() {
    if (filter_->isHidden())
        return;
    filter_->setFocus(Qt::ShortcutFocusReason);
    filter_->selectAll();
}

bool ActionPanel::mayFilter() const {
    return !filter_->isHidden();
}

void ActionPanel::applyFilter() {
    const QStringList words = filter_->text().simplified().split(u' ', Qt::SkipEmptyParts);
    int shown = 0;
    for (int group = 0; group < model_->rowCount(); ++group) {
        const QModelIndex heading = model_->index(group, 0);
        const QString headed = heading.data(ActionModel::wordsRole).toString();
        int fitting = 0;
        for (int row = 0; row < model_->rowCount(heading); ++row) {
            const QModelIndex at = model_->index(row, 0, heading);
            const QString text = headed + u' ' + at.data().toString();
            const bool fits = std::ranges::all_of(
                words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
            list_->setRowHidden(row, heading, !fits);
            fitting += fits ? 1 : 0;
            shown += fits && model_->move(at) ? 1 : 0;
        }
        model_->setShown(group, fitting);
        list_->setRowHidden(group, {}, fitting == 0);
    }
    leaveHiddenRow();
    openGroups();
    if (words.isEmpty())
        setNote(tr("%1 possible").arg(shown));
    else
        setNote(shown == 0 ? tr("no matches") : tr("matches: %1").arg(shown));
}

/// Enter and the button play what is seen only.
void ActionPanel::leaveHiddenRow() {
    const QModelIndex now = list_->currentIndex();
    if (!now.parent().isValid() ||
        (!list_->isRowHidden(now.row(), now.parent()) && !list_->isRowHidden(now.parent().row(), {})))
        return;
    list_->selectionModel()->clear();
    playButton_->setEnabled(false);
    look({});
}

void ActionPanel::setNothing(const QString& why) {
    model_->clear();
    filter_->hide();
    list_->hide();
    playButton_->hide();
    nothing_->setText(why);
    nothing_->setToolTip(why);
    nothing_->show();
    setNote({});
    emit previewChanged(nullptr);
}

void ActionPanel::setMoves(const game::Position& position, const game::MoveList& moves) {
    nothing_->hide();
    list_->show();
    playButton_->show();
    // Long words are wrapped; in a long list, where rows of one height are faster, only if there are reasons.
    list_->setUniformRowHeights(position.refusals().empty() && moves.size() > wrappedUpTo);
    const bool hadFilter = filter_->hasFocus();
    filter_->clear(); // its words were about the moves before
    model_->setMoves(position, moves);
    filter_->setVisible(moves.size() > openUpTo);
    if (hadFilter && filter_->isHidden())
        list_->setFocus();
    setNote(tr("%1 possible").arg(moves.size()));
    emit previewChanged(nullptr);
    arrange();
}

void ActionPanel::openGroups() {
    const bool filtered = !filter_->text().trimmed().isEmpty();
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex heading = model_->index(row, 0);
        const bool open = filtered || model_->rowCount(heading) <= openUpTo || model_->headingCount() == 1;
        list_->setExpanded(heading, open);
    }
}

void ActionPanel::arrange() {
    openGroups();
    // Keys begin at the first heading. An action is selected only where there is no other: Enter would play
    // it.
    arranging_ = true;
    const QModelIndex heading = model_->index(0, 0);
    const QModelIndex only = model_->onlyMove();
    if (only.isValid())
        list_->setCurrentIndex(only);
    else
        list_->selectionModel()->setCurrentIndex(heading, QItemSelectionModel::Clear);
    arranging_ = false;
    list_->scrollToTop();
    playButton_->setEnabled(only.isValid());
}

void ActionPanel::showActionsAt(Cell cell) {
    const QModelIndex at = model_->firstAt(cell);
    if (!at.isValid())
        return;
    filter_->clear(); // what is asked for is shown
    list_->setExpanded(at.parent(), true);
    list_->setCurrentIndex(at);
    list_->scrollTo(at, QAbstractItemView::PositionAtCenter);
    list_->setFocus();
}

void ActionPanel::showGroup(char key) {
    const QModelIndex heading = model_->heading(key);
    if (!heading.isValid())
        return;
    filter_->clear();
    list_->setExpanded(heading, true);
    list_->setCurrentIndex(model_->index(0, 0, heading));
    list_->scrollTo(heading, QAbstractItemView::PositionAtTop);
    list_->setFocus();
}

void ActionPanel::activate(const QModelIndex& index) {
    if (const auto move = model_->move(index))
        emit moveChosen(*move);
    else if (const QString reason = model_->reason(index); !reason.isEmpty())
        emit reasonWanted(reason);
}

void ActionPanel::look(const QModelIndex& index) {
    emit previewChanged(model_->info(index));
}

/// Down and Enter lead to the first action that fits; Esc shows all again.
bool ActionPanel::filterKey(const QKeyEvent& key) {
    if (key.key() == Qt::Key_Escape) {
        if (filter_->text().isEmpty())
            list_->setFocus();
        filter_->clear();
        return true;
    }
    if (key.key() != Qt::Key_Down && key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
        return false;
    for (int group = 0; group < model_->rowCount(); ++group) {
        const QModelIndex heading = model_->index(group, 0);
        for (int row = 0; row < model_->rowCount(heading); ++row)
            if (!list_->isRowHidden(row, heading)) {
                list_->setCurrentIndex(model_->index(row, 0, heading));
                list_->setFocus();
                return true;
            }
    }
    return true;
}

bool ActionPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_->viewport() && event->type() == QEvent::Leave)
        look(list_->hasFocus() ? list_->currentIndex() : QModelIndex());
    if (watched == list_->viewport() && event->type() == QEvent::Resize && !list_->uniformRowHeights())
        emit list_->itemDelegate()->sizeHintChanged({});
    if (watched == filter_ && event->type() == QEvent::KeyPress && filterKey(*static_cast<QKeyEvent*>(event)))
        return true;
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        const int key = pressed->key();
        if (const char letter = actionLetter(*pressed)) {
            emit letterTyped(letter);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            const QModelIndex index = list_->currentIndex();
            if (index.parent().isValid())
                activate(index);
            else
                list_->setExpanded(index, !list_->isExpanded(index));
            return true;
        }
    }
    return Panel::eventFilter(watched, event);
}

EndTurnButton::EndTurnButton(QWidget* parent) : QPushButton(tr("End Turn"), parent) {
    setObjectName(QStringLiteral("endTurn"));
    connect(this, &QPushButton::clicked, this, [this] {
        if (move_)
            emit moveChosen(*move_);
    });
    setNothing(tr("No game yet."));
}

void EndTurnButton::offer(const game::Position& position, const game::MoveList& moves) {
    const auto ends = [&](game::Move move) {
        return position.keyOf(move) == game::endTurnKey || position.describe(move).ends;
    };
    move_.reset();
    if (const auto end = std::find_if(moves.begin(), moves.end(), ends); end != moves.end()) {
        move_ = *end;
        const char key = position.keyOf(*end);
        const QString words =
            key == game::endTurnKey ? tr("Ends your turn") : upperFirst(position.describe(*end).text);
        return explain(key == '\0' ? words : tr("%1 (%2)").arg(words, QString(QLatin1Char(key)).toUpper()));
    }
    for (const game::Refusal& refusal : position.refusals())
        if (refusal.key == game::endTurnKey)
            return explain(upperFirst(refusal.reason));
    explain(tr("The turn can't end yet"));
}

void EndTurnButton::setNothing(const QString& why) {
    move_.reset();
    explain(why);
}

void EndTurnButton::explain(const QString& words) {
    setEnabled(move_.has_value());
    setToolTip(words);
    setAccessibleDescription(words);
}

} // namespace tilewright
