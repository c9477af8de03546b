#include "editor/playtest/tables/figures_table.h"

#include "editor/common/plain_text.h"
#include "editor/playtest/tables/figures_model.h"
#include "editor/playtest/tables/plain_table.h"
#include "engine/playtest/tallies/board_place.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace tilewright {

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
    makePlainTable(*table_, tr("Figures"));
    table_->sortByColumn(FiguresModel::Meaning, Qt::AscendingOrder);
    table_->setWordWrap(true);
    QHeaderView& header = *table_->horizontalHeader();
    header.setMinimumSectionSize(8 * fontMetrics().averageCharWidth());
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
    if (const auto cell = playtest::placeOfFigure(id.toStdString()))
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
