#pragma once

#include <QStyledItemDelegate>

namespace tilewright {

/// Edits a table's cell that takes a number, as people write it (numberIn()). Anything else leaves what stood
/// there, and the cell says so.
class NumberCell : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum class Empty { Taken, Refused };
    NumberCell(Empty empty, QObject* parent) : QStyledItemDelegate(parent), empty_(empty) {}

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    Empty empty_;
};

} // namespace tilewright
