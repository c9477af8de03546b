#pragma once

#include "editor/document/tileset/tile_heat.h"

#include <QListView>
#include <QMimeData>

#include <functional>
#include <memory>
#include <optional>

namespace tilewright {

/// Tiles as thumbnails. They can be dragged to another place in the set, or out of it; drops from elsewhere
/// are reported.
class TileListView : public QListView {
    Q_OBJECT
public:
    explicit TileListView(QWidget* parent = nullptr);

    int thumbnailSize() const { return thumbnail_; }
    void setThumbnailSize(int points);
    void setHeat(const std::optional<TileHeat>& heat);
    /// The data of a drag: the selected tiles.
    using DragData = std::function<std::unique_ptr<QMimeData>()>;
    void setDragData(DragData dragData) { dragData_ = std::move(dragData); }

    static constexpr int leastThumbnail = 32;
    static constexpr int greatestThumbnail = 160;
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

private:
    void showDropRow(int row);

    int thumbnail_ = defaultThumbnail;
    int dropRow_ = -1;
    DragData dragData_;
};

} // namespace tilewright
