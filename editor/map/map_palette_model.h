#pragma once

#include "engine/model/companions.h"
#include "engine/model/map/map.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

#include <memory>
#include <vector>

namespace tilewright {

/// What can be laid: the kinds of room first, then the tiles of the set. The tiles of several sets have a
/// heading each, which can't be chosen.
class MapPaletteModel : public QAbstractListModel {
    Q_OBJECT
public:
    /// The name of the set that a tile or a heading belongs to; none where there is only one set.
    static constexpr int setRole = Qt::UserRole;
    static constexpr int isHeadingRole = Qt::UserRole + 1;

    explicit MapPaletteModel(QObject* parent = nullptr);

    /// `groups`: the sets that it consists of.
    void setTileSet(std::shared_ptr<const TileSet> set, std::vector<TileGroup> groups = {});
    const TileSet* tileSet() const { return set_.get(); }
    /// Whether the map may have rooms besides tiles.
    void setHasRooms(bool has);
    /// Shows tiles in this rotation.
    void setTurn(Rotation turn);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Display: the name. ToolTip: in words.
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// The chamber that the row lays, in the present rotation. Pre: the row is no heading.
    Chamber chamber(int row) const;
    int rowOf(const Chamber& chamber) const;

private:
    struct Row {
        enum class What { Room, Heading, Tile };
        What what = What::Room;
        /// In rooms_, groups_ or the set's tiles.
        std::size_t number = 0;
        friend bool operator==(const Row&, const Row&) = default;
    };
    void listRows();
    const Row& rowAt(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    const Tile& tileOf(const Row& row) const { return set_->tiles[row.number]; }
    QString setOf(const Row& row) const;
    QString inWords(const Row& row) const;
    QString tileInWords(const Tile& tile) const;

    std::vector<Row> rows_;
    std::vector<Chamber> rooms_;
    std::shared_ptr<const TileSet> set_;
    /// Only if there are several.
    std::vector<TileGroup> groups_;
    Rotation turn_ = Rotation::R0;
};

/// Draws the picture, with the name below in one or two lines; headings take a line of their own.
class MapPaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    static void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QString& text);
};

} // namespace tilewright
