#include "editor/play/panels/action_panel.h"

#include "editor/play/panels/action_delegate.h"
#include "editor/play/panels/action_model.h"
#include "editor/theme/plain_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilewright {

namespace {

/// Longer groups start closed, so that all headings stay in view.
constexpr int openUpTo = 12;

} // namespace

char actionLetter(const QKeyEvent& event) {
    const int letter = event.key() - Qt::Key_A;
    const bool plain = (event.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    return plain && letter >= 0 && letter < 26 ? static_cast<char>('a' + letter) : '\0';
}

ActionPanel::ActionPanel(QWidget* parent)
    : Panel(tr("Actions"), parent)
    , model_(new ActionModel(this))
    , list_(new QTreeView(this))
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
    body()->addWidget(list_, 1);
    body()->addWidget(nothing_, 1);
    body()->addWidget(playButton_);

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

void ActionPanel::setNothing(const QString& why) {
    model_->clear();
    list_->hide();
    playButton_->hide();
    nothing_->setText(why);
    nothing_->setToolTip(why);
    nothing_->show();
    setNote({});
    emit lookedAt(nullptr);
}

void ActionPanel::setMoves(const game::Position& position, const game::MoveList& moves) {
    nothing_->hide();
    list_->show();
    playButton_->show();
    // Reasons are wrapped; without any, all rows have the same height, which is faster.
    list_->setUniformRowHeights(position.refusals().empty());
    model_->setMoves(position, moves);
    setNote(tr("%1 possible").arg(moves.size()));
    emit lookedAt(nullptr);
    arrange();
}

void ActionPanel::arrange() {
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex heading = model_->index(row, 0);
        const bool open = model_->rowCount(heading) <= openUpTo || model_->headingCount() == 1;
        list_->setExpanded(heading, open);
    }
    // Current for the keyboard, but nothing is previewed on the board before the user selects an action.
    arranging_ = true;
    const QModelIndex heading = model_->index(0, 0);
    const QModelIndex first = list_->isExpanded(heading) ? model_->index(0, 0, heading) : heading;
    list_->setCurrentIndex(first);
    arranging_ = false;
    list_->scrollToTop();
    playButton_->setEnabled(model_->info(first) != nullptr);
}

void ActionPanel::showActionsAt(Cell cell) {
    const QModelIndex at = model_->firstAt(cell);
    if (!at.isValid())
        return;
    list_->setExpanded(at.parent(), true);
    list_->setCurrentIndex(at);
    list_->scrollTo(at, QAbstractItemView::PositionAtCenter);
    list_->setFocus();
}

void ActionPanel::showGroup(char key) {
    const QModelIndex heading = model_->heading(key);
    if (!heading.isValid())
        return;
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
    emit lookedAt(model_->info(index));
}

bool ActionPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_->viewport() && event->type() == QEvent::Leave)
        look(list_->hasFocus() ? list_->currentIndex() : QModelIndex());
    if (watched == list_->viewport() && event->type() == QEvent::Resize && !list_->uniformRowHeights())
        emit list_->itemDelegate()->sizeHintChanged({});
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

} // namespace tilewright
