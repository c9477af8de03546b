#include "editor/designer/tile_table.h"

#include "editor/designer/door_actions.h"
#include "editor/designer/tile_filter.h"
#include "editor/document/thumbnails.h"
#include "editor/document/tile_list_model.h"
#include "editor/theme/cell_editor.h"
#include "engine/tileset/format.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace tilewright {

namespace {

constexpr int icon = 18;

/// A side: its door as picture and word; edited by choosing from all doors.
class SideDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* box = new QComboBox(parent);
        box->setIconSize({icon, icon});
        for (Side side : doorChoices())
            box->addItem(QIcon(doorSwatch(side, icon, 2)), doorName(side), static_cast<int>(side));
        connect(box, &QComboBox::activated, this, [this, box] {
            // NOLINTNEXTLINE: delegates tell this of themselves
            auto* self = const_cast<SideDelegate*>(this);
            emit self->commitData(box);
            emit self->closeEditor(box);
        });
        return box;
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        placeCellEditor(*editor, option);
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* box = static_cast<QComboBox*>(editor);
        box->setCurrentIndex(box->findData(index.data(TileListModel::SideRole)));
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        model->setData(index, static_cast<QComboBox*>(editor)->currentData(), TileListModel::SideRole);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = {icon, icon};
        const QPixmap door =
            doorSwatch(static_cast<Side>(index.data(TileListModel::SideRole).toInt()), icon, 2);
        option->icon = QIcon(door);
        // A colour says which door it is: no wash over it where the row is chosen.
        option->icon.addPixmap(door, QIcon::Selected);
    }
};

class CountDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* box = new QSpinBox(parent);
        box->setFrame(false);
        box->setRange(0, maxTileCount);
        return box;
    }
};

} // namespace

TileTable::TileTable(TileFilterModel* rows, QItemSelectionModel* selection, QWidget* parent)
    : Panel(tr("Table"), parent), view_(new QTableView) {
    view_->setModel(rows);
    view_->setSelectionModel(selection);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setShowGrid(false);
    view_->setAlternatingRowColors(true);
    view_->setTabKeyNavigation(false);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(icon + 8);
    view_->horizontalHeader()->setHighlightSections(false);
    view_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view_->horizontalHeader()->setStretchLastSection(true);
    view_->setItemDelegateForColumn(TileListModel::CountColumn, new CountDelegate(view_));
    for (int column = TileListModel::NorthColumn; column < TileListModel::NotesColumn; ++column)
        view_->setItemDelegateForColumn(column, new SideDelegate(view_));
    view_->setAccessibleName(tr("Table of the tiles"));
    view_->setAccessibleDescription(tr("Arrows move between cells, F2 edits one"));
    view_->setMinimumHeight(48);
    body()->addWidget(view_);
}

} // namespace tilewright
