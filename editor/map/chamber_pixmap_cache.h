#pragma once

#include "editor/output/pictures/picture_painter.h"

#include "engine/model/map/map.h"

#include <QCache>
#include <QHash>
#include <QPixmap>

#include <memory>

namespace tilewright {

/// Pictures of a map's chambers by appearance, made once and cached. A frame that would need too many new
/// ones gets placeholders and is marked as incomplete.
class ChamberPixmapCache {
public:
    /// Below this number of pixels a chamber has its simple form; below the second it is a plain square.
    static constexpr int simpleBelow = 48;
    static constexpr int plainBelow = 6;

    /// Pre: the set outlives its use here; null: none.
    void setTileSet(const TileSet* set);

    /// Limits the time for making new pictures in this frame; at least one is made.
    void startFrame(int milliseconds);
    /// Whether the frame used placeholders.
    bool isIncomplete() const { return incomplete_; }

    /// `pixels` device pixels wide and high, already turned; a placeholder may have another size. `tile`: its
    /// index in the set, -1 for a room and an unknown tile.
    QPixmap chamber(const Chamber& chamber, int tile, int pixels);
    /// The colour in plain squares, overview and mini-map. `passages`: the number of a tile's passages, if
    /// known; more make it lighter.
    static QRgb colour(const Chamber& chamber, int passages = 2);

private:
    static quint64 appearanceOf(const Chamber& chamber, int tile);
    const PicturePainter& picture(const Chamber& chamber, int tile, quint64 appearance, bool simple);

    const TileSet* set_ = nullptr;
    qint64 budget_ = 0;
    qint64 spent_ = 0;
    bool incomplete_ = false;
    /// By appearance and pixels; the cost is in KiB.
    QCache<quint64, QPixmap> pixmaps_{96 * 1024};
    /// The last size drawn for each appearance.
    QHash<quint64, int> sizes_;
    QCache<quint64, PicturePainter> pictures_{600};
};

} // namespace tilewright
