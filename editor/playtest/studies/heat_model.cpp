#include "editor/playtest/studies/heat_model.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "editor/playtest/health/findings.h"
#include "editor/playtest/studies/setting_words.h"

#include <QBrush>

#include <algorithm>

namespace tilewright {

void HeatModel::setState(const StudyStatePointer& state, const Shown& shown, const QPalette& palette) {
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

void HeatModel::measure() {
    least_ = 0;
    most_ = 0;
    bool any = false;
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (const auto value = valueOf(pointOf(row, column))) {
                least_ = any ? std::min(least_, *value) : *value;
                most_ = any ? std::max(most_, *value) : *value;
                any = true;
            }
}

int HeatModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !state_ || state_->study.axes.empty())
        return 0;
    return state_->study.axes.size() < 2 ? 1
                                         : static_cast<int>(state_->study.axes[shown_.down].values.size());
}

int HeatModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || !state_ || state_->study.axes.empty())
        return 0;
    const std::size_t across = std::min(shown_.across, state_->study.axes.size() - 1);
    return static_cast<int>(state_->study.axes[across].values.size());
}

/// The first axis varies slowest.
std::size_t HeatModel::pointOf(int row, int column) const {
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

std::size_t HeatModel::pointAt(const QModelIndex& index) const {
    return pointOf(index.row(), index.column());
}

std::optional<double> HeatModel::valueOf(std::size_t point) const {
    const std::vector<playtest::Judged>& judged = state_->judged[point];
    if (state_->results[point]->done.empty())
        return std::nullopt;
    if (shown_.figure == distanceToGoals)
        return playtest::distance(judged);
    const auto& estimate = judged[static_cast<std::size_t>(shown_.figure)].estimate;
    return estimate ? std::optional(estimate->value) : std::nullopt;
}

QString HeatModel::wordsOf(std::size_t point) const {
    const auto value = valueOf(point);
    if (!value)
        return tr("–");
    const bool isShare = shown_.figure != distanceToGoals &&
                         state_->judged[point][static_cast<std::size_t>(shown_.figure)].isShare;
    return valueInWords(*value, isShare);
}

QVariant HeatModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || !state_ || state_->study.axes.empty())
        return {};
    const auto& axes = state_->study.axes;
    if (orientation == Qt::Vertical && axes.size() < 2)
        return QString();
    const std::size_t axis =
        orientation == Qt::Vertical ? shown_.down : std::min(shown_.across, axes.size() - 1);
    return valueInField(axes[axis].values[static_cast<std::size_t>(section)]);
}

QVariant HeatModel::data(const QModelIndex& index, int role) const {
    if (!state_ || !index.isValid())
        return {};
    const std::size_t point = pointAt(index);
    const auto value = valueOf(point);
    const double part = value && most_ > least_ ? (*value - least_) / (most_ - least_) : 0;
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
