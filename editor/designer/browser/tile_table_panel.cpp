#include "editor/designer/browser/tile_table_panel.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/item_views.h"
#include "editor/designer/browser/tile_filter.h"
#include "editor/document/tileset/tile_list_model.h"
#include "engine/model/io/file_formats.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr int icon = 18;

/// A side as picture and word; edited by choosing one of its possible values.
class SideDelegate : public QStyledItemDelegate {
public:
    SideDelegate(std::shared_ptr<std::vector<SideChoice>> choices, QObject* parent)
        : QStyledItemDelegate(parent), choices_(std::move(choices)) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* box = new QComboBox(parent);
        box->setIconSize({icon, icon});
        for (const SideChoice& choice : *choices_)
            box->addItem(choice.icon, choice.name, choice.value);
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
        const int value = index.data(TileListModel::SideRole).toInt();
        const auto choice = std::find_if(choices_->begin(), choices_->end(),
                                         [value](const SideChoice& c) { return c.value == value; });
        if (choice == choices_->end())
            return;
        option->icon = choice->icon;
        // The colour identifies the door: no tint over it in selected rows.
        option->icon.addPixmap(choice->icon.pixmap({icon, icon}, 2.0), QIcon::Selected);
    }

private:
    std::shared_ptr<std::vector<SideChoice>> choices_;
};

class CountDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* box = new IntegerBox(parent);
        box->setFrame(false);
        box->setRange(0, maxTileCount);
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        QStyledItemDelegate::setEditorData(editor, index);
        // The key that began to edit replaces it.
        static_cast<QSpinBox*>(editor)->selectAll();
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        auto* box = static_cast<QSpinBox*>(editor);
        // What was typed may be no number.
        box->interpretText();
        model->setData(index, box->value());
    }
};

} // namespace

TileTablePanel::TileTablePanel(TileFilterModel* rows, QItemSelectionModel* selection, QWidget* parent)
    : Panel(tr("Table"), parent)
    , view_(new QuietView<QTableView>)
    , choices_(std::make_shared<std::vector<SideChoice>>()) {
    view_->setModel(rows);
    view_->setSelectionModel(selection);
    view_->setSelectionBehavior(QAbstractItemView::SelectRows);
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setShowGrid(false);
    view_->setAlternatingRowColors(true);
    view_->setTabKeyNavigation(false);
    view_->setWordWrap(false);
    view_->verticalHeader()->hide();
    view_->verticalHeader()->setDefaultSectionSize(icon + 8);
    view_->horizontalHeader()->setHighlightSections(false);
    view_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view_->horizontalHeader()->setStretchLastSection(true);
    view_->setItemDelegateForColumn(TileListModel::CountColumn, new CountDelegate(view_));
    for (int column = TileListModel::NorthColumn; column < TileListModel::NotesColumn; ++column)
        view_->setItemDelegateForColumn(column, new SideDelegate(choices_, view_));
    view_->setAccessibleName(tr("Table of the tiles"));
    view_->setAccessibleDescription(tr("Arrows move between cells, F2 or typing edits one"));
    view_->setMinimumHeight(48);
    body()->addWidget(view_);
}

void TileTablePanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    view_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void TileTablePanel::hideEvent(QHideEvent* event) {
    Panel::hideEvent(event);
    // Every cell would be measured at each edit for a table that nobody sees.
    view_->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
}

void TileTablePanel::setSideChoices(std::vector<SideChoice> choices) {
    *choices_ = std::move(choices);
    view_->viewport()->update();
}

} // namespace tilewright
