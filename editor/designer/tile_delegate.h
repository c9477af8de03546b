#pragma once

#include <QStyledItemDelegate>

namespace tilewright {

class TileListModel;

/// A tile in the list: picture, count badge, id below.
class TileDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit TileDelegate(QObject* parent = nullptr);

    /// Logical pixels of the picture.
    void setThumbnail(int points) { thumbnail_ = points; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int thumbnail_ = 72;
};

} // namespace tilewright
