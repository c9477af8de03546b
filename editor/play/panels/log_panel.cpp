#include "editor/play/panels/log_panel.h"

#include "editor/play/board/board_art.h"
#include "editor/play/panels/log_words.h"
#include "editor/play/replay/line_chooser.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/cached_pixmap.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include <QGuiApplication>
#include <QIcon>
#include <QListView>
#include <QPainter>
#include <QPalette>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int iconSize = 16;
/// A few rows; the game's lines are shown below once there are several.
constexpr int leastListHeight = 44;

QPixmap blank() {
    return cachedPixmap(QStringLiteral("blank"), iconSize, 1, [](QPainter&, const QRectF&) {});
}

/// The most important effect of a move.
QVariant iconOf(const GameSession& session, const LogEntry& entry) {
    if (!entry.uncovered.empty())
        return lineIcon(QStringLiteral("warning"), warningColour());
    if (entry.milestones.empty())
        return blank();
    const game::Milestone& first = entry.milestones.front();
    const game::Kind kind = session.milestoneSpecs()[first.spec].kind;
    return QIcon(cachedPixmap(QStringLiteral("kind:%1:%2").arg(toQString(kind)).arg(first.player),
                              2 * iconSize, 1, [&](QPainter& painter, const QRectF& whole) {
                                  kindPicture(kind, first.player).paint(painter, whole);
                              }));
}

} // namespace

namespace {

QStringList logParts(const GameSession& session, const LogEntry& entry) {
    QStringList parts{translated(entry.text)};
    for (const game::Milestone& milestone : entry.milestones)
        parts << translated(session.milestoneSpecs()[milestone.spec].name);
    for (const Text& remark : entry.remarks)
        parts << translated(remark);
    for (const LogEntry::PieceEvent& fate : entry.pieceEvents)
        parts << pieceEventText(session.setup(), fate);
    for (const LogEntry::Score& score : entry.scored)
        parts << scoreText(session.setup(), score);
    for (const game::Uncovered& uncovered : entry.uncovered)
        parts << LogPanel::tr("not covered by the rules: %1").arg(translated(uncovered.text));
    return parts;
}

} // namespace

QString logText(const GameSession& session, const LogEntry& entry) {
    return logParts(session, entry).join(QStringLiteral(" · "));
}

void LogModel::refresh() {
    const int now = session_.hasGame() ? session_.lineLength() : 0;
    if (now > shown_) {
        beginInsertRows({}, shown_, now - 1);
        shown_ = now;
        endInsertRows();
    } else if (now < shown_) {
        beginRemoveRows({}, now, shown_ - 1);
        shown_ = now;
        endRemoveRows();
    }
    const int before = moment_;
    moment_ = session_.hasGame() ? session_.moveNumber() : 0;
    const int first = std::min({before, moment_, shown_ - 1});
    const int last = std::min(std::max(before, moment_), shown_ - 1);
    if (before != moment_ && shown_ > 0)
        emit dataChanged(index(first), index(last), {Qt::ForegroundRole});
}

void LogModel::reset() {
    beginResetModel();
    shown_ = session_.hasGame() ? session_.lineLength() : 0;
    moment_ = session_.hasGame() ? session_.moveNumber() : 0;
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : shown_;
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    // The session may be ahead of the shown state, or behind it, until the next refresh().
    if (!index.isValid() || !session_.hasGame() || index.row() >= session_.lineLength())
        return {};
    if (role == Qt::ForegroundRole)
        return index.row() < moment_ ? QVariant() : quietTextColour(QGuiApplication::palette());
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::DecorationRole)
        return {};
    const LogEntry& entry = session_.logEntry(index.row());
    if (role == Qt::DecorationRole)
        return iconOf(session_, entry);
    const QStringList parts = logParts(session_, entry);
    // Each score at the end of a game gets its own line if there is room.
    const QString text =
        tr("%1 %2: %3")
            .arg(entry.turn)
            .arg(seatName(session_.setup(), entry.player),
                 parts.join(role == Qt::DisplayRole ? QStringLiteral(" · ") : QStringLiteral("\n")));
    if (role == Qt::DisplayRole)
        return text;
    return tr("%1\nTurn %2, move %3. A click or Enter shows the board after it.")
        .arg(text)
        .arg(entry.turn)
        .arg(index.row() + 1);
}

LogPanel::LogPanel(const GameSession& session, QWidget* parent)
    : Panel(tr("Log"), parent)
    , session_(session)
    , model_(new LogModel(session, this))
    , list_(new QListView(this))
    , lines_(new LineChooser(session, this)) {
    list_->setObjectName(QStringLiteral("log"));
    list_->setAccessibleName(tr("Log of the game"));
    list_->setModel(model_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setIconSize({iconSize, iconSize});
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumHeight(leastListHeight);
    body()->addWidget(list_);
    body()->addWidget(lines_);
    connect(list_, &QListView::clicked, this, &LogPanel::choose);
    connect(list_, &QListView::activated, this, &LogPanel::choose);
    connect(lines_, &LineChooser::lineChosen, this, &LogPanel::lineChosen);
}

void LogPanel::choose(const QModelIndex& index) {
    if (session_.hasGame() && index.row() + 1 != session_.moveNumber())
        emit momentChosen(index.row() + 1);
}

void LogPanel::markMoment() {
    lines_->refresh();
    const int moment = session_.hasGame() ? session_.moveNumber() : 0;
    const QModelIndex at = model_->index(moment - 1);
    if (!at.isValid()) {
        list_->clearSelection();
        list_->scrollToTop();
        return;
    }
    if (list_->currentIndex() == at)
        return;
    list_->setCurrentIndex(at);
    list_->scrollTo(at);
}

void LogPanel::refresh() {
    model_->refresh();
    markMoment();
}

void LogPanel::reset() {
    model_->reset();
    markMoment();
}

} // namespace tilewright
