#include "editor/playtest/studies/study_models.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/playtest_goals.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"

#include <QBrush>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace tilewright {

void StudyPointsModel::setState(const StudyStatePointer& state) {
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

int StudyPointsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !state_ ? 0 : static_cast<int>(state_->size());
}

int StudyPointsModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || !state_)
        return 0;
    return static_cast<int>(state_->study.axes.size() + state_->study.goals.size()) + 3;
}

std::pair<StudyPointsModel::What, std::size_t> StudyPointsModel::columnOf(int section) const {
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

QVariant StudyPointsModel::headerData(int section, Qt::Orientation orientation, int role) const {
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
        return role == Qt::DisplayRole ? figureName(goal.figure) : goalInWords(goal);
    }
    case What::Distance:
        return role == Qt::DisplayRole ? tr("Distance")
                                       : tr("Weighted sum of the distances from the goals; 0 if all are met");
    default:
        return role == Qt::DisplayRole ? tr("Games") : tr("Games played so far");
    }
}

QVariant StudyPointsModel::data(const QModelIndex& index, int role) const {
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
        case playtest::GoalResult::Met::Yes:
            return QBrush(goodColour());
        case playtest::GoalResult::Met::No:
            return QBrush(errorColour());
        default:
            return {};
        }
    return {};
}

QVariant StudyPointsModel::words(std::size_t point, int column) const {
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

QVariant StudyPointsModel::sortKey(std::size_t point, int column) const {
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

void HeatMapModel::setState(const StudyStatePointer& state, const Shown& shown, const QPalette& palette) {
    const bool same = state_ && state && state_->points == state->points && shown_ == shown;
    if (!same)
        beginResetModel();
    state_ = state;
    shown_ = shown;
    palette_ = palette;
    measure();
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void HeatMapModel::measure() {
    minimum_ = 0;
    maximum_ = 0;
    bool any = false;
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (const auto value = valueOf(pointOf(row, column))) {
                minimum_ = any ? std::min(minimum_, *value) : *value;
                maximum_ = any ? std::max(maximum_, *value) : *value;
                any = true;
            }
}

int HeatMapModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !state_ || state_->study.axes.empty())
        return 0;
    return state_->study.axes.size() < 2 ? 1
                                         : static_cast<int>(state_->study.axes[shown_.down].values.size());
}

int HeatMapModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || !state_ || state_->study.axes.empty())
        return 0;
    const std::size_t across = std::min(shown_.across, state_->study.axes.size() - 1);
    return static_cast<int>(state_->study.axes[across].values.size());
}

/// The first axis varies slowest.
std::size_t HeatMapModel::pointOf(int row, int column) const {
    const auto& axes = state_->study.axes;
    const std::size_t across = std::min(shown_.across, axes.size() - 1);
    std::vector<std::size_t> places(axes.size());
    std::size_t rest = shown_.point;
    for (std::size_t i = axes.size(); i-- > 0;) {
        places[i] = rest % axes[i].values.size();
        rest /= axes[i].values.size();
    }
    if (axes.size() > 1)
        places[shown_.down] = static_cast<std::size_t>(row);
    places[across] = static_cast<std::size_t>(column);
    std::size_t point = 0;
    for (std::size_t i = 0; i < axes.size(); ++i)
        point = point * axes[i].values.size() + places[i];
    return point;
}

std::size_t HeatMapModel::pointAt(const QModelIndex& index) const {
    return pointOf(index.row(), index.column());
}

std::optional<double> HeatMapModel::valueOf(std::size_t point) const {
    const std::vector<playtest::GoalResult>& judged = state_->judged[point];
    if (state_->results[point]->done.empty())
        return std::nullopt;
    if (shown_.figure == distanceToGoals)
        return playtest::distance(judged);
    const auto& estimate = judged[static_cast<std::size_t>(shown_.figure)].estimate;
    return estimate ? std::optional(estimate->value) : std::nullopt;
}

QString HeatMapModel::wordsOf(std::size_t point) const {
    const auto value = valueOf(point);
    if (!value)
        return tr("–");
    const bool isShare = shown_.figure != distanceToGoals &&
                         state_->judged[point][static_cast<std::size_t>(shown_.figure)].isShare;
    return valueInWords(*value, isShare);
}

QVariant HeatMapModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || !state_ || state_->study.axes.empty())
        return {};
    const auto& axes = state_->study.axes;
    if (orientation == Qt::Vertical && axes.size() < 2)
        return QString();
    const std::size_t axis =
        orientation == Qt::Vertical ? shown_.down : std::min(shown_.across, axes.size() - 1);
    return valueInField(axes[axis].values[static_cast<std::size_t>(section)]);
}

QVariant HeatMapModel::data(const QModelIndex& index, int role) const {
    if (!state_ || !index.isValid())
        return {};
    const std::size_t point = pointAt(index);
    const auto value = valueOf(point);
    const double part = value && maximum_ > minimum_ ? (*value - minimum_) / (maximum_ - minimum_) : 0;
    switch (role) {
    case Qt::DisplayRole:
        return wordsOf(point);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignCenter);
    case Qt::BackgroundRole:
        return value ? QBrush(heatColour(part, palette_)) : QVariant();
    case Qt::ForegroundRole:
        return value ? QBrush(readableOn(heatColour(part, palette_))) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return pointInWords(*state_, point) + QStringLiteral(": ") + wordsOf(point);
    default:
        return {};
    }
}

} // namespace tilewright
