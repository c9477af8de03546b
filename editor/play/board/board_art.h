#pragma once

#include "editor/output/pictures/picture_painter.h"
#include "editor/play/board/spots_apart.h"

#include "engine/art/shapes/feature_shapes.h"

#include "engine/games/game.h"
#include "engine/games/table.h"

#include <QCache>
#include <QPainterPath>
#include <QPixmap>

#include <optional>
#include <span>
#include <vector>

namespace tilewright {

/// Pictures of a game's chambers and pieces, made once and cached.
class BoardArt {
public:
    /// Below this number of pixels a tile has its simple form.
    static constexpr int simpleBelow = 48;
    /// Edge of a cell in scene coordinates: the units of `art`.
    static constexpr double unit = 100;
    /// Of a piece on a feature, in these units.
    static constexpr double figureSize = 32;

    void setGame(const game::Game& game);

    /// `pixels` wide and high, already turned, so that neighbours join without a seam.
    QPixmap chamber(const game::LaidTile& laid, int pixels, double devicePixelRatio);
    QPixmap tile(int tile, Rotation rotation, int pixels, double devicePixelRatio);

    const Tile& tileOf(int tile) const { return tileData_[static_cast<std::size_t>(tile)]; }
    /// Pre: it is a room of the map.
    const tilewright::Chamber& roomOf(const game::LaidTile& laid) const {
        return roomData_[static_cast<std::size_t>(laid.mapChamber)];
    }

    /// 0 if the rules don't use features of tiles.
    int featureCount(const game::LaidTile& laid);
    // Of a tile as it lies, in units of its cell: the place of a piece on the feature, and the feature's
    // area.
    QPointF featurePoint(const game::LaidTile& laid, int feature);
    QPainterPath featureArea(const game::LaidTile& laid, int feature);
    /// The square in which a piece is offered that may go on the feature: none covers another, where
    /// there is room (SpotsApart).
    QRectF offeredSpot(const game::LaidTile& laid, int feature);
    /// The place of tower floors; empty for a tile without a tower.
    std::optional<QPointF> towerPoint(const game::LaidTile& laid);
    /// The piece in its pose: lying on a field, striding on a road.
    PicturePainter posedPiece(const game::Piece& piece, const game::LaidTile& laid) const;
    /// The place of a token at a tunnel mouth; empty for a side without one.
    std::optional<QPointF> mouthPoint(const game::LaidTile& laid, Direction side);

private:
    struct ChamberPictures {
        PicturePainter full;
        PicturePainter simple;
        std::optional<art::FeatureShapes> shapes;
        std::optional<SpotsApart> offered;
    };
    const art::FeatureShapes& shapes(int tile);
    QPixmap render(int number, Rotation rotation, int pixels, double devicePixelRatio);
    int roomNumber(int mapChamber) const { return static_cast<int>(tiles_) + mapChamber; }

    std::size_t tiles_ = 0;
    bool splitsRoads_ = false;
    /// Tiles of the set first, then the rooms of the map; made on demand.
    std::vector<ChamberPictures> chambers_;
    std::vector<Tile> tileData_;
    std::vector<tilewright::Chamber> roomData_;
    /// By (number, rotation, pixels); the cost is in KiB.
    QCache<quint64, QPixmap> pixmaps_{128 * 1024};
};

/// A token or a piece, whichever has a picture of that name; pieces with several poses stand. Null if there
/// is none. `player` from 0, -1 for nobody.
PicturePainter kindPicture(game::Kind kind, int player, int number = 0);
/// A piece in a chamber, as what its player holds says that it looks.
PicturePainter piecePicture(const game::Piece& piece, std::span<const game::Seat> seats);

/// Paints a piece beside the board, on a ground of the window: with a light edge where it would be dark on
/// dark.
void paintPiece(QPainter& painter, const PicturePainter& picture, const QRectF& target, const QColor& ground);
QPixmap piecePixmap(const PicturePainter& picture, int points, double devicePixelRatio, const QColor& ground);

} // namespace tilewright
