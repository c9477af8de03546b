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

    /// Logical pixels of the picture.
    void setThumbnail(int points) { thumbnail_ = points; }
    /// Tiles are tinted by it, and say it; none: they are not.
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
