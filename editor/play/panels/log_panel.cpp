#include "editor/play/panels/log_panel.h"

#include "editor/common/icons.h"
#include "editor/common/item_views.h"
#include "editor/common/theme.h"
#include "editor/document/game_setup.h"
#include "editor/play/board/board_art.h"
#include "editor/play/session/game_session.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QIcon>
#include <QListView>
#include <QPainter>
#include <QPalette>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace tilewright {

namespace {

constexpr int iconSize = 16;
/// A few rows; the game's lines are shown below once there are several.
constexpr int leastListHeight = 44;

/// The present move stays in view when the list becomes lower.
class LogList : public QuietView<QListView> {
public:
    using QuietView::QuietView;

protected:
    void resizeEvent(QResizeEvent* event) override {
        const QModelIndex current = currentIndex();
        const bool seen =
            current.isValid() && QRect(QPoint(), event->oldSize()).intersects(visualRect(current));
        QuietView::resizeEvent(event);
        if (seen)
            scrollTo(current);
    }
};

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
    const QColor ground = QGuiApplication::palette().color(QPalette::Base);
    return QIcon(cachedPixmap(
        QStringLiteral("kind:%1:%2:%3").arg(toQString(kind)).arg(first.player).arg(ground.name()),
        2 * iconSize, 1, [&](QPainter& painter, const QRectF& whole) {
            paintPiece(painter, kindPicture(kind, first.player), whole, ground);
        }));
}

/// Sources of points without a region of the board.
QString sourceWord(game::Kind kind) {
    const game::KindSpec* spec = findKind(kind);
    return spec == nullptr || *spec->source == '\0' ? QString()
                                                    : QCoreApplication::translate("Kinds", spec->source);
}

QString homeText(const LogEntry::PieceEvent& event) {
    const QString piece = pieceName(event.piece);
    if (event.by.empty())
        return LogPanel::tr("%1 comes home").arg(piece);
    if (const game::KindSpec* by = findKind(event.by); by != nullptr && *by->sendsHome != '\0')
        return QCoreApplication::translate("Kinds", by->sendsHome).arg(piece);
    return LogPanel::tr("%1 is sent home by %2").arg(piece, pieceName({.kind = event.by}));
}

/// The text for a score, and for an event of a piece.
QString scoreText(const GameSetup& setup, const LogEntry::Score& score) {
    const QString who = seatName(setup, score.player);
    const QString word = sourceWord(score.kind);
    const QString what = word.isEmpty() ? translated(score.source) : word;
    if (score.points < 0)
        return LogPanel::tr("%1 pays %2: %3").arg(who).arg(-score.points).arg(what);
    return what.isEmpty() ? LogPanel::tr("%1 scores %2").arg(who).arg(score.points)
                          : LogPanel::tr("%1 scores %2: %3").arg(who).arg(score.points).arg(what);
}

QString pieceEventText(const GameSetup& setup, const LogEntry::PieceEvent& event) {
    const QString who = pieceName(event.piece);
    switch (event.what) {
    case LogEntry::PieceEvent::What::Home:
        return homeText(event);
    case LogEntry::PieceEvent::What::Freed:
        return LogPanel::tr("%1 is freed").arg(who);
    case LogEntry::PieceEvent::What::Into:
        break;
    }
    return event.holder < 0 ? LogPanel::tr("%1 goes into the %2").arg(who, translated(event.space))
                            : LogPanel::tr("%1 is held by %2").arg(who, seatName(setup, event.holder));
}

/// What the move scored, before its words: these may be too long for the list. "+8" for the player who moved,
/// "Yellow +3" for another.
QString pointsInShort(const GameSession& session, const LogEntry& entry) {
    std::map<int, int> byPlayer;
    for (const LogEntry::Score& score : entry.scored)
        byPlayer[score.player] += score.points;
    QStringList all;
    for (const auto& [player, points] : byPlayer) {
        if (points == 0)
            continue;
        const QString number = (points > 0 ? u'+' : u'\u2212') + QString::number(std::abs(points));
        all << (player == entry.player ? number : seatName(session.setup(), player) + u' ' + number);
    }
    return all.join(QStringLiteral(", "));
}

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
    for (const game::UncoveredState& uncovered : entry.uncovered)
        parts << LogPanel::tr("not covered by the rules: %1").arg(translated(uncovered.text));
    return parts;
}

} // namespace

QString logText(const GameSession& session, const LogEntry& entry) {
    return logParts(session, entry).join(QStringLiteral(" · "));
}

std::vector<LogModel::Row> LogModel::rowsNow() const {
    std::vector<Row> rows;
    if (!session_.hasGame())
        return rows;
    const std::vector<game::Comment>& comments = session_.feedback().comments;
    std::size_t next = 0;
    for (int moment = 0; moment <= session_.lineLength(); ++moment) {
        if (moment > 0)
            rows.push_back({.move = moment - 1});
        for (; next < comments.size() && session_.momentOf(comments[next]) == moment; ++next)
            rows.push_back({.comment = static_cast<int>(next)});
    }
    return rows;
}

void LogModel::refresh() {
    std::vector<Row> now = rowsNow();
    const auto [shown, kept] = std::ranges::mismatch(rows_, now);
    if (shown != rows_.end() && kept != now.end())
        return reset();
    const int least = static_cast<int>(std::min(rows_.size(), now.size()));
    if (now.size() > rows_.size()) {
        beginInsertRows({}, least, static_cast<int>(now.size()) - 1);
        rows_ = std::move(now);
        endInsertRows();
    } else if (now.size() < rows_.size()) {
        beginRemoveRows({}, least, static_cast<int>(rows_.size()) - 1);
        rows_ = std::move(now);
        endRemoveRows();
    }
    const int before = moment_;
    moment_ = session_.hasGame() ? session_.moveNumber() : 0;
    if (before != moment_ && !rows_.empty())
        emit dataChanged(index(0), index(static_cast<int>(rows_.size()) - 1), {Qt::ForegroundRole});
}

void LogModel::reset() {
    beginResetModel();
    rows_ = rowsNow();
    moment_ = session_.hasGame() ? session_.moveNumber() : 0;
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

bool LogModel::isThere(const Row& row) const {
    return session_.hasGame() && row.move < session_.lineLength() &&
           row.comment < static_cast<int>(session_.feedback().comments.size());
}

int LogModel::momentOf(const QModelIndex& index) const {
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (!isThere(row) || row.move >= 0)
        return row.move + 1;
    return session_.momentOf(session_.feedback().comments[static_cast<std::size_t>(row.comment)]);
}

QModelIndex LogModel::rowAt(int moment) const {
    const auto row = std::ranges::find(rows_, moment - 1, &Row::move);
    return moment == 0 || row == rows_.end() ? QModelIndex() : index(static_cast<int>(row - rows_.begin()));
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    // The session may be ahead of the shown state, or behind it, until the next refresh().
    if (!isThere(row))
        return {};
    if (role == Qt::ForegroundRole)
        return momentOf(index) <= moment_ ? QVariant() : quietTextColour(QGuiApplication::palette());
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::DecorationRole)
        return {};
    return row.move >= 0 ? moveData(row.move, role) : commentData(row.comment, role);
}

QVariant LogModel::moveData(int move, int role) const {
    const LogEntry& entry = session_.logEntry(move);
    if (role == Qt::DecorationRole)
        return iconOf(session_, entry);
    const QStringList parts = logParts(session_, entry);
    const QString points = role == Qt::DisplayRole ? pointsInShort(session_, entry) : QString();
    // Each score at the end of a game gets its own line if there is room.
    const QString words = parts.join(role == Qt::DisplayRole ? QStringLiteral(" · ") : QStringLiteral("\n"));
    const QString who = seatName(session_.setup(), entry.player);
    const QString turn = QString::number(entry.turn);
    //: turn, player, the move
    QString text = tr("%1 %2: %3").arg(turn, who, words);
    if (!points.isEmpty())
        //: turn, player, points that the move scored, the move
        text = tr("%1 %2 (%3): %4").arg(turn, who, points, words);
    if (role == Qt::DisplayRole)
        return text;
    return tr("%1\nTurn %2, move %3. Click or press Enter to see the board after it.")
        .arg(text)
        .arg(entry.turn)
        .arg(move + 1);
}

QVariant LogModel::commentData(int number, int role) const {
    if (role == Qt::DecorationRole)
        return lineIcon(QStringLiteral("comment"));
    const game::Feedback& feedback = session_.feedback();
    const game::Comment& comment = feedback.comments[static_cast<std::size_t>(number)];
    if (role == Qt::DisplayRole)
        return commentInWords(feedback, comment);
    return wrapLines(
        tr("%1\nA comment after move %2. Click or press Enter to see the board there.")
            .arg(commentInWords(feedback, comment, 600), QString::number(session_.momentOf(comment))));
}

LogPanel::LogPanel(const GameSession& session, QWidget* parent)
    : Panel(tr("Log"), parent)
    , session_(session)
    , model_(new LogModel(session, this))
    , list_(new LogList(this))
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
    if (session_.hasGame() && model_->momentOf(index) != session_.moveNumber())
        emit momentChosen(model_->momentOf(index));
}

void LogPanel::markMoment() {
    lines_->refresh();
    const int moment = session_.hasGame() ? session_.moveNumber() : 0;
    const QModelIndex current = list_->currentIndex();
    // Perhaps a comment on it.
    if (current.isValid() && model_->momentOf(current) == moment)
        return;
    const QModelIndex at = model_->rowAt(moment);
    if (!at.isValid()) {
        list_->clearSelection();
        list_->scrollToTop();
        return;
    }
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

LineChooser::LineChooser(const GameSession& session, QWidget* parent) : QComboBox(parent), session_(session) {
    setObjectName(QStringLiteral("lines"));
    setAccessibleName(tr("Lines of the game"));
    setToolTip(tr("Other lines from here: choose one to continue (also Ctrl+L)"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16);
    hide();
    connect(this, &QComboBox::activated, this,
            [this](int index) { emit lineChosen(itemData(index).value<std::size_t>()); });
}

void LineChooser::refresh() {
    const bool several = session_.hasGame() && session_.lines().count() > 1;
    setVisible(several);
    if (!several)
        return;
    const QSignalBlocker quiet(this);
    const auto lines = session_.lines().all();
    while (count() > static_cast<int>(lines.size()))
        removeItem(count() - 1);
    while (count() < static_cast<int>(lines.size()))
        addItem(lineIcon(QStringLiteral("fork")), {});
    for (int i = 0; i < count(); ++i) {
        const GameTree::Line& line = lines[static_cast<std::size_t>(i)];
        setItemData(i, QVariant::fromValue(line.end));
        if (line.present) {
            setCurrentIndex(i);
            setItemText(i, tr("Line %1 (current): %n moves", nullptr, line.length).arg(i + 1));
            continue;
        }
        // A line can't end within the present one: lines end at leaves of the tree.
        const LogEntry& first = session_.lines().moveOf(line, line.shared).log;
        setItemText(i, tr("Line %1: %n moves; move %2: %3", nullptr, line.length)
                           .arg(i + 1)
                           .arg(line.shared + 1)
                           .arg(translated(first.text)));
        setItemData(i, itemText(i), Qt::ToolTipRole);
    }
}

} // namespace tilewright
