#include "editor/play/log_panel.h"

#include "editor/play/game_session.h"

#include <QListView>
#include <QVBoxLayout>

namespace tilewright {

void LogModel::refresh() {
    const int now = session_.hasGame() ? session_.moveNumber() : 0;
    if (now > shown_) {
        beginInsertRows({}, shown_, now - 1);
        shown_ = now;
        endInsertRows();
    } else if (now < shown_) {
        beginRemoveRows({}, now, shown_ - 1);
        shown_ = now;
        endRemoveRows();
    }
}

void LogModel::reset() {
    beginResetModel();
    shown_ = session_.hasGame() ? session_.moveNumber() : 0;
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : shown_;
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    // The session may be ahead of what is shown, or behind it, until the next update().
    if (!index.isValid() || row >= session_.log().size())
        return {};
    const LogEntry& entry = session_.log()[row];
    const QString& seatName = session_.setup().seats[static_cast<std::size_t>(entry.player)].name;
    const QString who = seatName.isEmpty() ? seatColourName(entry.player) : seatName;
    const QString text = tr("%1 %2: %3").arg(entry.turn).arg(who, entry.text);
    if (role == Qt::DisplayRole)
        return text;
    if (role == Qt::ToolTipRole)
        return tr("%1\nTurn %2, move %3. A double click or Enter shows the board after it.")
            .arg(text)
            .arg(entry.turn)
            .arg(index.row() + 1);
    return {};
}

LogPanel::LogPanel(const GameSession& session, QWidget* parent)
    : Panel(tr("Log"), parent), model_(new LogModel(session, this)), list_(new QListView(this)) {
    list_->setObjectName(QStringLiteral("log"));
    list_->setAccessibleName(tr("Log of the game"));
    list_->setModel(model_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumHeight(60);
    body()->addWidget(list_);
    connect(list_, &QListView::activated, this,
            [this](const QModelIndex& index) { emit momentChosen(index.row() + 1); });
}

void LogPanel::refresh() {
    model_->refresh();
    list_->scrollToBottom();
}

void LogPanel::reset() {
    model_->reset();
    list_->scrollToBottom();
}

} // namespace tilewright
