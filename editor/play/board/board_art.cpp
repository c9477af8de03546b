#include "editor/play/board/board_art.h"

#include "editor/common/colours/contrast.h"
#include "editor/words/game_words.h"

#include "engine/art/picture_dispatch.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

namespace tilewright {

namespace {

QTransform turnedTile(Rotation rotation) {
    constexpr double middle = BoardArt::unit / 2;
    return QTransform::fromTranslate(-middle, -middle) * QTransform().rotate(degrees(rotation)) *
           QTransform::fromTranslate(middle, middle);
}

/// With a pale line around it: cards, desks and dungeons may be as dark as its wood.
PicturePainter paintedPiece(std::string_view kind, int player, int number) {
    return PicturePainter(art::haloed(art::piecePicture(kind, player, number)));
}

} // namespace

void BoardArt::setGame(const game::Game& game) {
    tileData_ = game.tileSet().tiles;
    roomData_ = game.map().chambers;
    tiles_ = tileData_.size();
    splitsRoads_ = game.splitsRoads();
    chambers_.clear();
    chambers_.resize(tiles_ + roomData_.size());
    pixmaps_.clear();
}

QPixmap BoardArt::chamber(const game::LaidTile& laid, int pixels, double devicePixelRatio) {
    return render(laid.tile >= 0 ? laid.tile : roomNumber(laid.mapChamber), laid.rotation, pixels,
                  devicePixelRatio);
}

QPixmap BoardArt::tile(int tile, Rotation rotation, int pixels, double devicePixelRatio) {
    return render(tile, rotation, pixels, devicePixelRatio);
}

QPixmap BoardArt::render(int number, Rotation rotation, int pixels, double devicePixelRatio) {
    const quint64 key = (static_cast<quint64>(number) << 32) | (static_cast<quint64>(index(rotation)) << 24) |
                        static_cast<quint64>(pixels);
    if (const QPixmap* known = pixmaps_.object(key))
        return *known;
    const auto i = static_cast<std::size_t>(number);
    ChamberPictures& chamber = chambers_[i];
    const bool simple = pixels < simpleBelow * devicePixelRatio;
    PicturePainter& picture = simple ? chamber.simple : chamber.full;
    if (picture.isNull()) {
        if (i < tiles_)
            picture = PicturePainter(simple ? art::simpleTilePicture(tileData_[i])
                                            : art::tilePicture(tileData_[i]));
        else
            picture = PicturePainter(simple ? art::simpleRoomPicture(roomData_[i - tiles_])
                                            : art::roomPicture(roomData_[i - tiles_]));
    }
    auto pixmap = std::make_unique<QPixmap>(pixels, pixels);
    pixmap->fill(Qt::transparent);
    QPainter painter(pixmap.get());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pixels / 2.0, pixels / 2.0);
    painter.rotate(degrees(rotation));
    picture.paint(painter, QRectF(-pixels / 2.0, -pixels / 2.0, pixels, pixels));
    painter.end();
    QPixmap result = *pixmap;
    pixmaps_.insert(key, pixmap.release(), 1 + pixels * pixels * 4 / 1024);
    return result;
}

const art::FeatureShapes& BoardArt::shapes(int tile) {
    const auto i = static_cast<std::size_t>(tile);
    std::optional<art::FeatureShapes>& known = chambers_[i].shapes;
    if (!known)
        known = art::featureShapes(tileData_[i], splitsRoads_);
    return *known;
}

int BoardArt::featureCount(const game::LaidTile& laid) {
    return laid.tile < 0 ? 0 : static_cast<int>(shapes(laid.tile).features.size());
}

QPointF BoardArt::featurePoint(const game::LaidTile& laid, int feature) {
    const art::Point anchor = shapes(laid.tile).features[static_cast<std::size_t>(feature)].anchor;
    return turnedTile(laid.rotation).map(QPointF(anchor.x, anchor.y));
}

QPainterPath BoardArt::featureArea(const game::LaidTile& laid, int feature) {
    const art::FeatureShape& shape = shapes(laid.tile).features[static_cast<std::size_t>(feature)];
    return turnedTile(laid.rotation).map(painterPath(shape.area));
}

QRectF BoardArt::offeredSpot(const game::LaidTile& laid, int feature) {
    std::optional<SpotsApart>& offered = chambers_[static_cast<std::size_t>(laid.tile)].offered;
    if (!offered) {
        std::vector<QPainterPath> areas;
        std::vector<QPointF> places;
        for (const art::FeatureShape& shape : shapes(laid.tile).features) {
            areas.push_back(painterPath(shape.area));
            places.emplace_back(shape.anchor.x, shape.anchor.y);
        }
        offered = spotsApart(areas, places, figureSize);
    }
    const double half = offered->size / 2;
    const QPointF middle = turnedTile(laid.rotation).map(offered->middles[static_cast<std::size_t>(feature)]);
    return {middle - QPointF(half, half), QSizeF(offered->size, offered->size)};
}

std::optional<QPointF> BoardArt::mouthPoint(const game::LaidTile& laid, Direction side) {
    if (laid.tile < 0)
        return std::nullopt;
    for (const art::MouthSpot& mouth : shapes(laid.tile).mouths)
        if (turned(mouth.side, laid.rotation) == side)
            return turnedTile(laid.rotation).map(QPointF(mouth.middle.x, mouth.middle.y));
    return std::nullopt;
}

std::optional<QPointF> BoardArt::towerPoint(const game::LaidTile& laid) {
    if (laid.tile < 0)
        return std::nullopt;
    const auto& tower = shapes(laid.tile).tower;
    return tower ? std::optional(turnedTile(laid.rotation).map(QPointF(tower->x, tower->y))) : std::nullopt;
}

PicturePainter BoardArt::posedPiece(const game::Piece& piece, const game::LaidTile& laid) const {
    const std::vector<Feature>& features =
        tileData_[static_cast<std::size_t>(laid.tile)].landscape().features;
    const auto i = static_cast<std::size_t>(piece.feature);
    // Features after the last one are parts of a road.
    const bool onRoad = i >= features.size() || features[i].kind == FeatureKind::Road;
    const char* pose = piece.lying ? "-farmer" : onRoad ? "-thief" : "-standing";
    const PicturePainter posed = paintedPiece(std::string(piece.kind) + pose, piece.player, 0);
    return posed.isNull() ? kindPicture(piece.kind, piece.player) : posed;
}

PicturePainter kindPicture(game::Kind kind, int player, int number) {
    PicturePainter picture(art::tokenPicture(kind));
    if (picture.isNull())
        picture = paintedPiece(kind, player, number);
    if (picture.isNull())
        picture = paintedPiece(std::string(kind) + "-standing", player, number);
    return picture;
}

namespace {

/// What the player holds of it is not in supply but in another state: a released Prisoner.
bool isReleased(const game::Piece& piece, std::span<const game::Seat> seats) {
    const game::KindSpec* spec = findKind(piece.kind);
    if (spec == nullptr || *spec->pluralInHand == '\0' || piece.player < 0 ||
        static_cast<std::size_t>(piece.player) >= seats.size())
        return false;
    const auto& holdings = seats[static_cast<std::size_t>(piece.player)].holdings;
    const auto held = std::ranges::find(holdings, piece.kind, &game::Holding::kind);
    return held != holdings.end() && held->count > 0;
}

} // namespace

PicturePainter piecePicture(const game::Piece& piece, std::span<const game::Seat> seats) {
    PicturePainter picture;
    if (isReleased(piece, seats))
        picture = kindPicture(std::string(piece.kind) + "-released", piece.player);
    return picture.isNull() ? kindPicture(piece.kind, piece.player, piece.number + 1) : picture;
}

void paintPiece(QPainter& painter, const PicturePainter& picture, const QRectF& target,
                const QColor& ground) {
    constexpr double edge = 1.25;
    const QColor main = picture.mainColour();
    const QColor light(Qt::white);
    if (!main.isValid() || readableOn(ground) != light || contrast(main, ground) >= graphicsContrast) {
        picture.paint(painter, target);
        return;
    }
    const QRectF within = target.adjusted(edge, edge, -edge, -edge);
    picture.paintSilhouette(painter, within, light, edge);
    picture.paint(painter, within);
}

QPixmap piecePixmap(const PicturePainter& picture, int points, double devicePixelRatio,
                    const QColor& ground) {
    QPixmap pixmap = squarePixmap({}, points, devicePixelRatio);
    QPainter painter(&pixmap);
    paintPiece(painter, picture, QRectF(0, 0, points, points), ground);
    return pixmap;
}

} // namespace tilewright
