#include "editor/playtest/tables/table_setup.h"

#include "editor/common/plain_text.h"

#include <QAbstractProxyModel>
#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tilewright {

void setUpReadOnlyTable(QTableView& table, const QString& name) {
    table.setAccessibleName(name);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setTabKeyNavigation(false);
    table.setSortingEnabled(true);
    table.setFrameShape(QFrame::NoFrame);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 8);
    table.horizontalHeader()->setHighlightSections(false);
}

void setUpEditableTable(QTableWidget& table, int lines) {
    const int lineHeight = table.fontMetrics().height() + 8;
    table.horizontalHeader()->setHighlightSections(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(lineHeight);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                          QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    table.setFixedHeight(lines * lineHeight);
}

void tellWhenEmpty(QAbstractItemView& view, const QString& words) {
    auto* label = new PlainLabel(words, view.viewport());
    label->setObjectName(QStringLiteral("whyEmpty"));
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setEnabled(false);
    auto* column = new QVBoxLayout(view.viewport());
    column->addWidget(label);
    // Not where a filter leaves nothing.
    const QAbstractItemModel* model = view.model();
    if (const auto* filtered = qobject_cast<const QAbstractProxyModel*>(model))
        model = filtered->sourceModel();
    const auto follow = [label, model] { label->setVisible(model->rowCount() == 0); };
    QObject::connect(model, &QAbstractItemModel::modelReset, label, follow);
    QObject::connect(model, &QAbstractItemModel::rowsInserted, label, follow);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, label, follow);
    follow();
}

QWidget* makeDialogButtonRow(QDialog& dialog, QPushButton& action) {
    auto* foot = new QWidget(&dialog);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto* close = new QPushButton(QCoreApplication::translate("DialogFoot", "Close"), foot);
    row->addStretch();
    row->addWidget(&action);
    row->addWidget(close);
    QObject::connect(close, &QPushButton::clicked, &dialog, &QDialog::reject);
    return foot;
}

} // namespace tilewright
