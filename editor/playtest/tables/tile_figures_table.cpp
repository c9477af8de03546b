#include "editor/playtest/tables/tile_figures_table.h"

#include "editor/playtest/tables/plain_table.h"
#include "editor/playtest/tables/tile_figures_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>

namespace tilewright {

namespace {
constexpr int lineHeight = 34;
constexpr int pictureSize = 28;
} // namespace

TileFiguresTable::TileFiguresTable(QWidget* parent)
    : QTableView(parent), model_(new TileFiguresModel(this)), rows_(new QSortFilterProxyModel(this)) {
    rows_->setSourceModel(model_);
    rows_->setSortRole(TileFiguresModel::SortRole);
    setModel(rows_);
    makePlainTable(*this, tr("Tiles"));
    setToolTip(tr("Click a tile's name, or press Enter, to open it in the designer"));
    setIconSize({pictureSize, pictureSize});
    setMouseTracking(true);
    verticalHeader()->setDefaultSectionSize(lineHeight);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Problems of the set come first.
    sortByColumn(TileFiguresModel::RefusedShare, Qt::DescendingOrder);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == TileFiguresModel::Id)
            want(index);
    });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != TileFiguresModel::Id)
            want(index);
    });
}

void TileFiguresTable::setFindings(const FindingsPointer& found) {
    model_->setFindings(found);
    // Their headings depend on the games.
    for (int column = TileFiguresModel::FirstMeasure; column < model_->columnCount(); ++column)
        setColumnHidden(
            column, !found || !playtest::hasMeasure(found->results, *TileFiguresModel::measureOf(column)));
}

void TileFiguresTable::want(const QModelIndex& index) {
    if (index.isValid())
        emit tileWanted(model_->tileAt(rows_->mapToSource(index).row()));
}

void TileFiguresTable::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    viewport()->setCursor(index.column() == TileFiguresModel::Id ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QTableView::mouseMoveEvent(event);
}

void TileFiguresTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        want(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void TileFiguresTable::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    // The keyboard's cursor must be visible somewhere.
    if (!currentIndex().isValid() && rows_->rowCount() > 0)
        setCurrentIndex(rows_->index(0, TileFiguresModel::Id));
}

} // namespace tilewright
