#pragma once

#include <QAbstractTableModel>

namespace tilewright {

class TileSetDocument;

/// The tiles of a set, row by row as in the document; a list by its ids, a table by its columns.
class TileListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// SideRole: the value of a side in a direction's column, as the int of TileWords.
    enum Role { SideRole = Qt::UserRole + 1 };
    /// East, south and west follow north.
    enum Column { IdColumn, CountColumn, NorthColumn, NotesColumn = NorthColumn + 4 };
    static constexpr int columns = NotesColumn + 1;

    /// Pre: the document outlives the model.
    explicit TileListModel(TileSetDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// ToolTip, and AccessibleText of the id: the tile in words.
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    TileSetDocument& document() const { return document_; }

private:
    TileSetDocument& document_;
};

/// The tile at that index with its notes: "tee-04, T, 4 copies: north red, east earth, ..."
QString tileInWords(const TileSetDocument& document, int index);

} // namespace tilewright
