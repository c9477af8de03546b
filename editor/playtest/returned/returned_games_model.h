#pragma once

#include "editor/playtest/returned/returned_game.h"

#include <QAbstractTableModel>

#include <vector>

namespace tilewright {

/// Returned games, one in a row; unreadable files too, with the reason.
class ReturnedGamesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    enum Column { Who, When, Rating, Comments, Remarks, End, Turns, Set, Rules, File, ColumnCount };
    static constexpr int SortRole = Qt::UserRole;

    void setGames(std::vector<ReturnedGame> games);
    const std::vector<ReturnedGame>& games() const { return games_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ReturnedGame& game, int column) const;

    std::vector<ReturnedGame> games_;
};

} // namespace tilewright
