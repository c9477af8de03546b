#pragma once

#include "engine/tileset/map/map.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

#include <memory>

namespace tilewright {

/// What can be laid: the kinds of room first, then the tiles of the set.
class MapPaletteModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit MapPaletteModel(QObject* parent = nullptr);

    void setTileSet(std::shared_ptr<const TileSet> set);
    const TileSet* tileSet() const { return set_.get(); }
    /// Whether the map may have rooms besides tiles.
    void setHasRooms(bool has);
    /// Shows tiles in this rotation.
    void setTurn(Rotation turn);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Display: the name. ToolTip: in words.
    QVariant data(const QModelIndex& index, int role) const override;
    /// The chamber that the row lays, in the present rotation.
    Chamber chamber(int row) const;
    int rowOf(const Chamber& chamber) const;

private:
    std::vector<Chamber> rooms_;
    std::shared_ptr<const TileSet> set_;
    Rotation turn_ = Rotation::R0;
};

/// Draws the picture, with the name below in one or two lines.
class MapPaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tilewright
