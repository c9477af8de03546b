#pragma once

#include "editor/document/map/map_document.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

namespace tilewright {

/// The chambers of a map as rows, in reading order; every field can be edited.
class MapTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { X, Y, What, Turn, Seat, North, East, South, West, Columns };

    /// Pre: the document outlives the model.
    explicit MapTableModel(MapDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    const Chamber& chamber(int row) const;
    /// -1 if the cell is free.
    int rowOf(Cell cell) const;
    /// The choices for a field; empty if it is typed.
    QStringList choices(const QModelIndex& index) const;

signals:
    void refused(const QString& why);

private:
    void rebuild();
    bool move(const Chamber& chamber, Cell to);
    static QString columnTitle(int column);

    MapDocument& document_;
    std::vector<std::uint32_t> rows_;
    /// Whether the document has several chambers in a cell: then any edit may change their order.
    bool shared_ = false;
};

class MapTableDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

} // namespace tilewright
