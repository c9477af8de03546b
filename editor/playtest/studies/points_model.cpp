#include "editor/playtest/studies/points_model.h"

#include "editor/common/theme.h"
#include "editor/playtest/goal_proposals.h"
#include "editor/playtest/health/findings.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/words/text.h"
#include "engine/games/kit.h"

#include <QBrush>
#include <QLocale>

#include <limits>

namespace tilewright {

void PointsModel::setState(const StudyStatePointer& state) {
    // Rows stay where they are while a study grows.
    const bool same = state_ && state && state_->points == state->points;
    if (!same)
        beginResetModel();
    state_ = state;
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int PointsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !state_ ? 0 : static_cast<int>(state_->size());
}

int PointsModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || !state_)
        return 0;
    return static_cast<int>(state_->study.axes.size() + state_->study.goals.size()) + 3;
}

std::pair<PointsModel::What, std::size_t> PointsModel::columnOf(int section) const {
    auto at = static_cast<std::size_t>(section);
    if (at == 0)
        return {What::Rank, 0};
    --at;
    if (at < state_->study.axes.size())
        return {What::Setting, at};
    at -= state_->study.axes.size();
    if (at < state_->study.goals.size())
        return {What::Goal, at};
    return {at == state_->study.goals.size() ? What::Distance : What::Games, 0};
}

QVariant PointsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !state_ || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const auto [what, which] = columnOf(section);
    const auto* rules = game::findRuleset(rulesets(), state_->study.ruleset);
    switch (what) {
    case What::Rank:
        return role == Qt::DisplayRole ? tr("Rank") : tr("1 is closest to all goals together");
    case What::Setting: {
        const std::string& name = state_->study.axes[which].name;
        return role == Qt::DisplayRole ? settingInWords(name, *rules) : settingHelp(name, *rules);
    }
    case What::Goal: {
        const playtest::Goal& goal = state_->study.goals[which];
        return role == Qt::DisplayRole ? wellKnown(goal.figure) : goalInWords(goal);
    }
    case What::Distance:
        return role == Qt::DisplayRole ? tr("Distance")
                                       : tr("Weighted sum of the distances from the goals; 0 if all are met");
    default:
        return role == Qt::DisplayRole ? tr("Games") : tr("Games played so far");
    }
}

QVariant PointsModel::data(const QModelIndex& index, int role) const {
    if (!state_ || !index.isValid())
        return {};
    const auto point = static_cast<std::size_t>(index.row());
    const auto [what, which] = columnOf(index.column());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return words(point, index.column());
    if (role == SortRole)
        return sortKey(point, index.column());
    if (role == Qt::TextAlignmentRole && what != What::Setting)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole && what == What::Goal && !state_->judged[point].empty())
        switch (state_->judged[point][which].met) {
        case playtest::Judged::Met::Yes:
            return QBrush(goodColour());
        case playtest::Judged::Met::No:
            return QBrush(errorColour());
        default:
            return {};
        }
    return {};
}

QVariant PointsModel::words(std::size_t point, int column) const {
    const auto [what, which] = columnOf(column);
    const bool played = !state_->results[point]->done.empty();
    switch (what) {
    case What::Rank:
        return state_->rank[point] && !state_->study.goals.empty()
                   ? QLocale().toString(static_cast<qulonglong>(*state_->rank[point] + 1))
                   : tr("–");
    case What::Setting:
        return valueInField((*state_->points)[point].settings.at(state_->study.axes[which].name));
    case What::Goal:
        return played ? judgedInWords(state_->judged[point][which]) : tr("–");
    case What::Distance:
        return played ? valueInWords(playtest::distance(state_->judged[point]), false) : tr("–");
    default:
        return QLocale().toString(static_cast<qulonglong>(state_->results[point]->games()));
    }
}

QVariant PointsModel::sortKey(std::size_t point, int column) const {
    const auto [what, which] = columnOf(column);
    const bool played = !state_->results[point]->done.empty();
    constexpr double last = std::numeric_limits<double>::max();
    switch (what) {
    case What::Rank:
        return state_->rank[point] ? static_cast<double>(*state_->rank[point]) : last;
    case What::Setting: {
        const Json& value = (*state_->points)[point].settings.at(state_->study.axes[which].name);
        return value.is_number() ? QVariant(value.get<double>()) : QVariant(valueInField(value));
    }
    case What::Goal:
        return played && state_->judged[point][which].estimate ? state_->judged[point][which].estimate->value
                                                               : last;
    case What::Distance:
        return played ? playtest::distance(state_->judged[point]) : last;
    default:
        return static_cast<qulonglong>(state_->results[point]->games());
    }
}

} // namespace tilewright
