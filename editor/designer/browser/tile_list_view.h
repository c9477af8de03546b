#pragma once

#include "editor/document/heat.h"

#include <QListView>
#include <QMimeData>
#include <QStyledItemDelegate>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace tilewright {

class PaintedChildren;
class TileFilterModel;
class TileListModel;
class TileSetDocument;
struct TileSet;

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

/// Tiles as thumbnails. They can be dragged to another place in the set, or out of it; drops from elsewhere
/// are reported.
class TileListView : public QListView {
    Q_OBJECT
public:
    explicit TileListView(QWidget* parent = nullptr);

    int thumbnailSize() const { return thumbnail_; }
    void setThumbnailSize(int points);
    void setHeat(const std::optional<TileHeat>& heat);
    void setModel(QAbstractItemModel* model) override;
    /// The data of a drag: the selected tiles.
    using DragData = std::function<std::unique_ptr<QMimeData>()>;
    void setDragData(DragData dragData) { dragData_ = std::move(dragData); }

    static constexpr int minThumbnail = 32;
    static constexpr int maxThumbnail = 160;
    static constexpr int defaultThumbnail = 72;

    /// The row before which tiles dropped at a position would go; rowCount() is the end.
    int rowAt(QPoint position) const;

signals:
    /// Emitted for Ctrl and the wheel.
    void thumbnailSizeChanged(int points);
    /// The selected tiles were dragged to another row.
    void moveWanted(int beforeRow);
    /// Something else, or a copy of the selected tiles (Ctrl), was dropped before that row.
    void dropped(const QMimeData& data, int beforeRow);

protected:
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& chosen, const QItemSelection& left) override;

private:
    void showDropRow(int row);

    int thumbnail_ = defaultThumbnail;
    int dropRow_ = -1;
    PaintedChildren* access_ = nullptr;
    DragData dragData_;
};

/// Read-only thumbnails of a set that is not a document yet.
class TileSetPreview : public QWidget {
    Q_OBJECT
public:
    explicit TileSetPreview(QWidget* parent = nullptr);
    ~TileSetPreview() override;

    void showSet(TileSet set);
    /// Null before the first showSet().
    TileSetDocument* document() const { return document_.get(); }

private:
    std::unique_ptr<TileSetDocument> document_;
    std::unique_ptr<TileListModel> model_;
    TileFilterModel* rows_;
    TileListView* list_;
};

} // namespace tilewright
