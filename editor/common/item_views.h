#pragma once

#include <QAbstractItemView>
#include <QStyledItemDelegate>

namespace tilewright {

/// A list or a table whose current item changes by itself, like that of a log. Qt 6.4 tells readers that such
/// an item has the focus, wherever the keyboard is; this tells it only while the view has it.
template <class View>
class QuietView : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else                                         // past the view's own, which is what tells
            this->QAbstractItemView::currentChanged( // NOLINT(bugprone-parent-virtual-call)
                current, previous);
    }
};

/// Sets the view's model, or none. QAbstractItemView::setModel() alone makes a new selection model and keeps
/// the previous one as long as the view exists.
void setViewModel(QAbstractItemView& view, QAbstractItemModel* model);

/// Places the editor of a table's cell over that cell, but as wide as its content needs, inside its parent.
void placeCellEditor(QWidget& editor, const QStyleOptionViewItem& option);

/// Tells the whole text of a cell that is too narrow for it, where its model has no tooltip: for all views of
/// the application, while it exists.
class CutCellTips : public QObject {
    Q_OBJECT
public:
    explicit CutCellTips(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Edits a table's cell that takes a number, as people write it (parseNumber()). Anything else leaves what
/// stood there, and the cell says so.
class NumberDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum class Empty { Taken, Refused };
    NumberDelegate(Empty empty, QObject* parent) : QStyledItemDelegate(parent), empty_(empty) {}

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    Empty empty_;
};

} // namespace tilewright
