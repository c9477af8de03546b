#pragma once

#include "editor/render/picture_painter.h"

#include "engine/art/shapes/feature_shapes.h"

#include "engine/game/game.h"

#include <QCache>
#include <QPainterPath>
#include <QPixmap>

#include <optional>
#include <vector>

namespace tilewright {

/// Pictures of a game's chambers and pieces, made once and kept.
class BoardArt {
public:
    /// Below this many pixels a tile has its simple form.
    static constexpr int simpleBelow = 48;
    /// Edge of a cell in scene coordinates: the units of `art`.
    static constexpr double unit = 100;

    void setGame(const game::Game& game);

    /// `pixels` wide and high, already turned, so that neighbours meet without a seam.
    QPixmap chamber(const game::LaidTile& laid, int pixels, double devicePixelRatio);
    QPixmap tile(int tile, Rotation rotation, int pixels, double devicePixelRatio);

    /// 0 where no rule asks for features of tiles.
    int featureCount(const game::LaidTile& laid);
    // Of a tile as it lies, in units of its cell: where a piece on that feature is, and all of the feature.
    QPointF featurePoint(const game::LaidTile& laid, int feature);
    QPainterPath featureArea(const game::LaidTile& laid, int feature);
    /// Where floors of a tower lie, nothing on a tile without one.
    std::optional<QPointF> towerPoint(const game::LaidTile& laid);
    /// As it stands there: who works on a field lies, who is on a road strides.
    PaintedPicture figure(const game::Piece& piece, const game::LaidTile& laid) const;
    /// Where the token of a tunnel mouth lies; nothing for a side without one.
    std::optional<QPointF> mouthPoint(const game::LaidTile& laid, Direction side);

private:
    struct Chamber {
        PaintedPicture full;
        PaintedPicture simple;
        std::optional<art::FeatureShapes> shapes;
    };
    const art::FeatureShapes& shapes(int tile);
    QPixmap render(int number, Rotation rotation, int pixels, double devicePixelRatio);
    int roomNumber(int mapChamber) const { return static_cast<int>(tiles_) + mapChamber; }

    std::size_t tiles_ = 0;
    bool splitsRoads_ = false;
    /// Tiles of the set first, then the rooms of the map; made when first asked for.
    std::vector<Chamber> chambers_;
    std::vector<Tile> tileData_;
    std::vector<tilewright::Chamber> roomData_;
    /// By (number, rotation, pixels); the cost is in KiB.
    QCache<quint64, QPixmap> pixmaps_{128 * 1024};
};

/// A token or a piece, whichever has a picture under that name, a piece that can lie or stand standing; null
/// if neither has. `player` from 0, -1 for nobody.
PaintedPicture kindPicture(game::Kind kind, int player, int number = 0);

} // namespace tilewright
