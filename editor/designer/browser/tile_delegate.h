#pragma once

#include "editor/document/tileset/tile_heat.h"

#include <QStyledItemDelegate>

#include <optional>

namespace tilewright {

class TileListModel;

/// A tile in the list: picture, count badge, id below.
class TileDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit TileDelegate(QObject* parent = nullptr);

    /// Size of the picture in logical pixels.
    void setThumbnail(int points) { thumbnail_ = points; }
    /// Tints tiles and shows their values; empty: no tints.
    void setHeat(std::optional<TileHeat> heat) { heat_ = std::move(heat); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

private:
    const TileHeat::Entry* heatOf(const std::string& id) const;

    int thumbnail_ = 72;
    std::optional<TileHeat> heat_;
};

} // namespace tilewright
