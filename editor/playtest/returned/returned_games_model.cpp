#include "editor/playtest/returned/returned_games_model.h"

#include "editor/common/icons.h"
#include "editor/common/theme.h"
#include "editor/playtest/returned/returned_game.h"
#include "editor/words/feedback_words.h"
#include "editor/words/translated_text.h"

#include <QDateTime>
#include <QFileInfo>

#include <utility>

namespace tilewright {

namespace {

/// Numbers and times by their value.
QVariant sortKey(const ReturnedGame& game, int column, const QString& text) {
    switch (column) {
    case ReturnedGamesModel::When: {
        const QDateTime at = QDateTime::fromString(toQString(game.feedback.at), Qt::ISODate);
        return at.isValid() ? at.toMSecsSinceEpoch() : qint64{0};
    }
    case ReturnedGamesModel::Rating:
        return game.feedback.rating;
    case ReturnedGamesModel::Comments:
        return static_cast<qint64>(game.feedback.comments.size());
    case ReturnedGamesModel::Turns:
        return game.turns;
    default:
        return text.toCaseFolded();
    }
}

bool isNumber(int column) {
    return column == ReturnedGamesModel::Comments || column == ReturnedGamesModel::Turns;
}

} // namespace

void ReturnedGamesModel::setGames(std::vector<ReturnedGame> games) {
    beginResetModel();
    games_ = std::move(games);
    endResetModel();
}

int ReturnedGamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int ReturnedGamesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString ReturnedGamesModel::text(const ReturnedGame& game, int column) const {
    if (column == File)
        return QFileInfo(game.path).fileName();
    if (column == Remarks)
        return remarksOn(game, games_);
    // Else nothing in sight would say which file it is.
    if (!game.readable)
        return column == Who ? QFileInfo(game.path).fileName() : QString();
    switch (column) {
    case Who:
        return whoReturned(game);
    case When:
        return timeInWords(game.feedback.at);
    case Rating:
        return starsOf(game.feedback.rating);
    case Comments:
        return QString::number(game.feedback.comments.size());
    case Set:
        return oneLine(game.set, 80);
    case Rules:
        return rulesInWords(game);
    case End:
        return endInWords(game);
    default:
        return QString::number(game.turns);
    }
}

QVariant ReturnedGamesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const ReturnedGame& game = games_[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(game, column);
    case SortRole:
        return sortKey(game, column, text(game, column));
    case Qt::ToolTipRole:
        return column == Rating && game.feedback.rating != 0 ? ratingInWords(game.feedback.rating)
                                                             : wrapLines(text(game, column));
    case Qt::AccessibleTextRole:
        return column == Rating ? ratingInWords(game.feedback.rating) : text(game, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::DecorationRole:
        if (column == Remarks && game.problem)
            return lineIcon(QStringLiteral("error"), errorColour());
        return {};
    default:
        return {};
    }
}

QVariant ReturnedGamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Who"), tr("When"),  tr("Rating"), tr("Comments"), tr("Remarks"),
                             tr("End"), tr("Turns"), tr("Set"),    tr("Rules"),    tr("File")};
    return section < ColumnCount ? names[section] : QString();
}

} // namespace tilewright
