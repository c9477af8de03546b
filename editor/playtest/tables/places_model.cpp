#include "editor/playtest/tables/places_model.h"

#include "editor/common/theme.h"
#include "editor/words/text.h"

#include <QGuiApplication>

#include <algorithm>

namespace tilewright {

PlacesModel::PlacesModel(QObject* parent) : QAbstractTableModel(parent) {}

void PlacesModel::setFindings(const FindingsPointer& found) {
    beginResetModel();
    found_ = found;
    // The first tile is always there, to see where the others are.
    least_ = most_ = {};
    if (found_)
        for (const auto& [cell, counts] : found_->results.places.cells) {
            least_ = {std::min(least_.x, cell.x), std::min(least_.y, cell.y)};
            most_ = {std::max(most_.x, cell.x), std::max(most_.y, cell.y)};
        }
    endResetModel();
    setMeasure(measure_);
}

void PlacesModel::setMeasure(const playtest::PlaceMeasure* measure) {
    beginResetModel();
    measure_ = measure;
    greatest_ = 0;
    if (!isEmpty())
        for (const auto& [cell, counts] : found_->results.places.cells)
            greatest_ = std::max(greatest_, measure_->value(found_->results.places, counts));
    endResetModel();
}

Cell PlacesModel::placeOf(const QModelIndex& index) const {
    return {least_.x + index.column(), least_.y + index.row()};
}

QModelIndex PlacesModel::indexOf(Cell place) const {
    return index(place.y - least_.y, place.x - least_.x);
}

int PlacesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || isEmpty() ? 0 : most_.y - least_.y + 1;
}

int PlacesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || isEmpty() ? 0 : most_.x - least_.x + 1;
}

QVariant PlacesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::DisplayRole)
        return (orientation == Qt::Horizontal ? least_.x : least_.y) + section;
    return role == Qt::TextAlignmentRole ? QVariant::fromValue(Qt::Alignment(Qt::AlignCenter)) : QVariant();
}

QVariant PlacesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || isEmpty())
        return {};
    const playtest::PlaceTally& places = found_->results.places;
    const Cell place = placeOf(index);
    const auto counts = places.cells.find(place);
    const bool isCounted = counts != places.cells.end();
    const double value = isCounted ? measure_->value(places, counts->second) : 0;
    switch (role) {
    case Qt::DisplayRole:
        return value > 0 ? valueInWords(value, Unit::Number) : QString();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    case Qt::BackgroundRole:
        return isCounted && greatest_ > 0 ? heatColour(value / greatest_, QGuiApplication::palette())
                                          : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString words =
            QStringLiteral("%1, %2: %3 – %4")
                .arg(place.x)
                .arg(place.y)
                .arg(translated(std::string_view(measure_->words.name)), valueInWords(value, Unit::Number));
        return place == Cell{} ? tr("First tile of the board, %1").arg(words) : words;
    }
    default:
        return {};
    }
}

} // namespace tilewright
