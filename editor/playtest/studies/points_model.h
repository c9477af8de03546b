#pragma once

#include "editor/playtest/studies/study_state.h"

#include <QAbstractTableModel>

namespace tilewright {

/// The points of a study: rank, settings, goals, distance and games of each.
class PointsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// A number or text to sort by.
    static constexpr int SortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    /// Null shows nothing.
    void setState(const StudyStatePointer& state);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    enum class What { Rank, Setting, Goal, Distance, Games };
    /// And which setting or goal.
    std::pair<What, std::size_t> columnOf(int section) const;
    QVariant words(std::size_t point, int column) const;
    QVariant sortKey(std::size_t point, int column) const;

    StudyStatePointer state_;
};

} // namespace tilewright
