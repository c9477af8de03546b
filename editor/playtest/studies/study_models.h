#pragma once

#include "editor/playtest/studies/study_state.h"

#include <QAbstractTableModel>
#include <QPalette>

#include <optional>

namespace tilewright {

/// The points of a study: rank, settings, goals, distance and games of each.
class StudyPointsModel : public QAbstractTableModel {
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

/// Two axes of a study as a grid whose cells are tinted by a figure: the axis down, the axis across. What
/// else is varied has the values of one point.
class HeatMapModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// The number of a goal, or the distance to all goals.
    static constexpr int distanceToGoals = -1;

    using QAbstractTableModel::QAbstractTableModel;

    struct Shown {
        /// Numbers of axes; with a single axis there is one row.
        std::size_t down = 0;
        std::size_t across = 1;
        int figure = distanceToGoals;
        /// Gives the values of all other axes.
        std::size_t point = 0;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    /// Null shows nothing.
    void setState(const StudyStatePointer& state, const Shown& shown, const QPalette& palette);
    std::size_t pointAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::size_t pointOf(int row, int column) const;
    /// Empty without games or data.
    std::optional<double> valueOf(std::size_t point) const;
    QString wordsOf(std::size_t point) const;
    void measure();

    StudyStatePointer state_;
    Shown shown_;
    QPalette palette_;
    double minimum_ = 0;
    double maximum_ = 0;
};

} // namespace tilewright
