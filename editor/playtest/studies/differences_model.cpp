#include "editor/playtest/studies/differences_model.h"

#include "editor/playtest/health/findings.h"
#include "editor/words/text.h"

namespace tilewright {

void DifferencesModel::setDifferences(const std::vector<playtest::Difference>& differences) {
    beginResetModel();
    differences_ = differences;
    endResetModel();
}

int DifferencesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(differences_.size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Meaning:
        return tr("Figure");
    case OfA:
        return tr("A");
    case OfB:
        return tr("B");
    case Change:
        return tr("B minus A");
    default:
        return tr("Differs");
    }
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const playtest::Difference& one = differences_[static_cast<std::size_t>(index.row())];
    const Unit unit = one.isShare ? Unit::Share : Unit::Number;
    if (role == Qt::TextAlignmentRole && index.column() != Meaning)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == Meaning)
        return translated(one.definition) + u'\n' + toQString(one.id);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    const bool sorts = role == SortRole;
    switch (index.column()) {
    case Meaning:
        return translated(one.definition);
    case OfA:
        return sorts ? QVariant(one.a.value) : valueInWords(one.a.value, unit);
    case OfB:
        return sorts ? QVariant(one.b.value) : valueInWords(one.b.value, unit);
    case Change:
        return sorts ? QVariant(one.difference.value)
                     : tr("%1 (%2)").arg(differenceInWords(one.difference.value, unit),
                                         differenceIntervalInWords(one.difference.interval, unit));
    default:
        return sorts ? QVariant(one.differs ? 0 : 1) : one.differs ? tr("yes") : tr("–");
    }
}

} // namespace tilewright
