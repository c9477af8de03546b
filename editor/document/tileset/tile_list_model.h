#pragma once

#include "editor/document/tileset/tileset_document.h"

#include <QAbstractTableModel>
#include <QString>

#include <string_view>

namespace tilewright {

/// Describes and edits the sides of tiles for views of all families. Stateless.
class TileWords {
public:
    virtual ~TileWords() = default;
    /// TileFamily::id() of the tiles.
    virtual std::string_view family() const = 0;
    /// The value of a side, as a number of the family: Side or Edge.
    virtual int sideValue(const Tile& tile, Direction side) const = 0;
    /// "red", "city"
    virtual QString side(const Tile& tile, Direction side) const = 0;
    virtual void setSide(TileSetDocument& document, const TileIndices& tiles, Direction side,
                         int value) const = 0;
    /// "tee-04, T, 4 copies: north red, east earth"
    virtual QString whole(const Tile& tile) const = 0;
    /// What its sides are when it lies turned: "north red, east earth"
    virtual QString sides(const Tile& tile, Rotation rotation) const = 0;
};

/// "north red, east earth"
QString sidesInWords(const Sides& sides);

/// The words for the tiles of a set.
const TileWords& tileWords(const TileSet& set);

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
