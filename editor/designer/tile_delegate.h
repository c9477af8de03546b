#pragma once

#include <QStyledItemDelegate>

namespace tilewright {

class TileListModel;

/// A tile in the list: picture, count badge, id below.
class TileDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit TileDelegate(int thumbnail, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int thumbnail_;
};

} // namespace tilewright
