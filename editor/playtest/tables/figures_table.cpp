#include "editor/playtest/tables/figures_table.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/translated_text.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/tallies/board_use.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace tilewright {

FiguresModel::FiguresModel(QObject* parent) : QAbstractTableModel(parent) {}

std::vector<FiguresModel::Row> FiguresModel::rowsOf(const Findings& findings) {
    std::vector<Row> rows;
    for (const playtest::SeatFigure& seat : findings.seats)
        rows.push_back({QStringLiteral("win/seat/%1").arg(seat.seat),
                        tr("Win rate of seat %1: %2").arg(seat.seat + 1).arg(verdictInWords(seat)),
                        Unit::Share, seat.winShare, static_cast<qint64>(findings.results.games()),
                        std::nullopt});
    for (const playtest::Figure& figure : findings.figures) {
        rows.push_back({toQString(figure.id), translated(figure.definition), unitOf(figure), figure.estimate,
                        figure.counted, std::nullopt});
        if (const std::optional<Text> note = playtest::measureNote(figure))
            rows.back().note = translated(*note);
    }
    return rows;
}

void FiguresModel::setFindings(const FindingsPointer& found, const FindingsPointer& before,
                               const QString& beforeName) {
    std::vector<Row> rows;
    if (found)
        rows = rowsOf(*found);
    if (before) {
        std::map<QString, playtest::Estimate> known;
        for (const Row& row : rowsOf(*before))
            known[row.id] = row.now;
        for (Row& row : rows)
            if (const auto same = known.find(row.id); same != known.end())
                row.before = same->second;
    }
    const bool checked = found && found->check;
    if (checked)
        for (Row& row : rows)
            if (const playtest::CheckedFigure* figure = found->check->find(row.id.toStdString()))
                row.checked = *figure;
    const QString checkedBy = checked ? botInWords(found->check->bot, found->results.ruleset) : QString();
    if (std::exchange(checkedBy_, checkedBy) != checkedBy)
        emit headerDataChanged(Qt::Horizontal, Checked, Checked);
    hasLastTime_ = before != nullptr;
    const bool renamed = beforeName != beforeName_;
    beforeName_ = beforeName;
    compared_.clear();
    if (before) {
        const QString played = playedInWords(before->results, found ? &found->results : nullptr);
        compared_ = beforeName.isEmpty() ? tr("Previous run: %1.").arg(played)
                                         : tr("Report %1: %2.").arg(beforeName, played);
        const QString other = found ? otherInWords(found->results, before->results) : QString();
        if (!other.isEmpty())
            compared_ += u' ' + tr("Differs from this run: %1.").arg(other);
    }
    if (renamed)
        emit headerDataChanged(Qt::Horizontal, LastTime, LastTime);
    // As games are added, the same figures change: the reader's position in the table stays.
    if (std::ranges::equal(rows, rows_, {}, &Row::id, &Row::id)) {
        rows_ = std::move(rows);
        if (!rows_.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int FiguresModel::rowOf(const QString& id) const {
    const auto found = std::ranges::find(rows_, id, &Row::id);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int FiguresModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int FiguresModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant((section == Meaning ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (orientation == Qt::Vertical || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case Meaning:
        return tip ? tr("What the figure means") : tr("Figure");
    case Value:
        return tip ? tr("From the games played") : tr("Value");
    case Range:
        return tip ? tr("95 % confidence interval") : tr("Interval");
    case Checked:
        return tip ? tr("Whether the figure holds when the stronger bot plays the same stacks") : checkedBy_;
    case LastTime:
        if (tip)
            return compared_.isEmpty() ? tr("Value of the previous run or of the compared report")
                                       : compared_;
        return beforeName_.isEmpty() ? tr("Previous") : tr("Report: %1").arg(beforeName_);
    case Difference:
        return tip ? tr("This run minus the previous one; in bold where the interval excludes zero")
                   : tr("Difference");
    default:
        return tip ? tr("95 % confidence interval of the difference, for independent games")
                   : tr("Interval of the difference");
    }
}

QString FiguresModel::text(const Row& row, int column) const {
    switch (column) {
    case Meaning:
        return row.meaning;
    case Value:
        return valueInWords(row.now.value, row.unit);
    case Range:
        return intervalInWords(row.now.interval, row.unit);
    case Checked:
        return row.checked ? checkOutcomeInWords(*row.checked) : QString();
    case LastTime:
        return row.before ? valueInWords(row.before->value, row.unit) : QString();
    case Difference:
        return row.before ? differenceInWords(row.now.value - row.before->value, row.unit) : QString();
    default:
        return row.before ? differenceIntervalInWords(differenceOf(row.now, *row.before).interval, row.unit)
                          : QString();
    }
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const bool clear = row.before && differs(row.now, *row.before);
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Checked && row.checked)
            return tr("%1 instead of %2 in the games that both played; difference %3 (%4)")
                .arg(valueInWords(row.checked->checked.value, row.unit),
                     valueInWords(row.checked->played.value, row.unit),
                     differenceInWords(row.checked->difference.value, row.unit),
                     differenceIntervalInWords(row.checked->difference.interval, row.unit));
        return index.column() == Difference && clear
                   ? tr("The interval of the difference excludes zero: the difference is significant.")
                   : tr("%1\n%2, 95 % interval %3, sample size %4")
                         .arg(row.note.isEmpty() ? row.meaning : row.meaning + u'\n' + row.note,
                              text(row, Value), text(row, Range), QLocale().toString(row.counted));
    case Qt::AccessibleTextRole:
        return index.column() == Difference && clear ? tr("%1, significant").arg(text(row, Difference))
                                                     : text(row, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Meaning ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        return index.column() == Difference && clear ? headingFont({}) : QVariant();
    case SortRole:
        if (index.column() == Meaning)
            return index.row();
        if (index.column() == Value || index.column() == Range)
            return row.now.value;
        if (index.column() == Checked) // those that differ come first
            return row.checked ? (static_cast<int>(row.checked->outcome) + 2) % 3 : 3;
        if (!row.before)
            return 0;
        return index.column() == LastTime ? row.before->value : row.now.value - row.before->value;
    default:
        return {};
    }
}

FiguresTable::FiguresTable(QWidget* parent)
    : QWidget(parent)
    , model_(new FiguresModel(this))
    , rows_(new QSortFilterProxyModel(this))
    , filter_(new QLineEdit)
    , compared_(new PlainLabel)
    , table_(new QTableView) {
    rows_->setSourceModel(model_);
    rows_->setSortRole(FiguresModel::SortRole);
    rows_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    rows_->setFilterKeyColumn(FiguresModel::Meaning);
    table_->setModel(rows_);
    setUpReadOnlyTable(*table_, tr("Figures"));
    table_->sortByColumn(FiguresModel::Meaning, Qt::AscendingOrder);
    table_->setWordWrap(true);
    QHeaderView& header = *table_->horizontalHeader();
    header.setMinimumSectionSize(10 * fontMetrics().averageCharWidth());
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(FiguresModel::Meaning, QHeaderView::Stretch);
    filter_->setPlaceholderText(tr("Find a figure"));
    filter_->setAccessibleName(tr("Find a figure"));
    filter_->setToolTip(tr("Lists the figures that contain these words"));
    filter_->setClearButtonEnabled(true);
    connect(filter_, &QLineEdit::textChanged, rows_, &QSortFilterProxyModel::setFilterFixedString);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(filter_);
    compared_->setObjectName(QStringLiteral("comparedWith"));
    compared_->setWordWrap(true);
    compared_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(compared_);
    column->addWidget(table_, 1);
    table_->setToolTip(
        tr("Double-click a figure of a chamber or a door, or press Enter, to see it on the map"));
    table_->installEventFilter(this);
    connect(table_, &QAbstractItemView::doubleClicked, this, &FiguresTable::want);
    setFocusProxy(table_);
    setFindings(nullptr, nullptr);
}

void FiguresTable::setFindings(const FindingsPointer& found, const FindingsPointer& before,
                               const QString& beforeName) {
    model_->setFindings(found, before, beforeName);
    compared_->setText(model_->comparedInWords());
    compared_->setVisible(!compared_->text().isEmpty());
    table_->setColumnHidden(FiguresModel::Checked, !model_->hasCheck());
    for (const int column : {FiguresModel::LastTime, FiguresModel::Difference, FiguresModel::DifferenceRange})
        table_->setColumnHidden(column, !model_->hasLastTime());
}

void FiguresTable::want(const QModelIndex& index) {
    if (!index.isValid())
        return;
    const QString& id = model_->idOf(rows_->mapToSource(index).row());
    if (const auto cell = playtest::cellOfFigure(id.toStdString()))
        emit placeWanted(*cell);
}

bool FiguresTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            key == Qt::Key_Return || key == Qt::Key_Enter) {
            want(table_->currentIndex());
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

bool FiguresTable::showFigure(const QString& id) {
    const int row = model_->rowOf(id);
    if (row < 0)
        return false;
    filter_->clear();
    const QModelIndex index = rows_->mapFromSource(model_->index(row, FiguresModel::Meaning));
    table_->setCurrentIndex(index);
    table_->scrollTo(index, QAbstractItemView::PositionAtCenter);
    return true;
}

} // namespace tilewright
