#include "editor/map/chamber_pixmap_cache.h"

#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"

#include <QElapsedTimer>
#include <QPainter>

#include <array>

namespace tilewright {

namespace {

constexpr int unknownTile = 0xFFFF;

QRgb rgb(art::Rgb colour) {
    return qRgb(colour.red, colour.green, colour.blue);
}

PicturePainter unknownPicture() {
    art::Picture picture;
    art::Path square;
    square.moveTo(0, 0).lineTo(100, 0).lineTo(100, 100).lineTo(0, 100).close();
    picture.fill(square, art::palette::earthLight);
    art::Path cross;
    cross.moveTo(25, 25).lineTo(75, 75).moveTo(75, 25).lineTo(25, 75);
    picture.stroke(cross, {art::palette::bone, 6, art::Join::Round, art::Cap::Round});
    return PicturePainter(picture);
}

} // namespace

void ChamberPixmapCache::setTileSet(const TileSet* set) {
    set_ = set;
    pixmaps_.clear();
    sizes_.clear();
    pictures_.clear();
}

void ChamberPixmapCache::startFrame(int milliseconds) {
    constexpr qint64 nanoseconds = 1'000'000;
    budget_ = milliseconds * nanoseconds;
    spent_ = 0;
    incomplete_ = false;
}

/// 32 bits: for a room its kind, seat and sides, for a tile its index and rotation.
quint64 ChamberPixmapCache::appearanceOf(const Chamber& chamber, int tile) {
    if (!chamber.isRoom())
        return static_cast<quint64>(tile < 0 ? unknownTile : tile) << 2 |
               static_cast<quint64>(index(chamber.rotation));
    quint64 appearance = 1;
    appearance = appearance << 3 | static_cast<quint64>(chamber.room);
    appearance = appearance << 3 | static_cast<quint64>(chamber.seat & 7);
    for (const SideContent side : chamber.sides)
        appearance = appearance << 4 | static_cast<quint64>(side);
    return appearance | 1ULL << 24;
}

const PicturePainter& ChamberPixmapCache::picture(const Chamber& chamber, int tile, quint64 appearance,
                                                  bool simple) {
    // The painter applies the rotation.
    const bool isTile = !chamber.isRoom();
    const quint64 key = (isTile ? appearance >> 2 : appearance) << 1 | (simple ? 1U : 0U);
    if (const PicturePainter* known = pictures_.object(key))
        return *known;
    auto made = std::make_unique<PicturePainter>();
    if (isTile && tile < 0)
        *made = unknownPicture();
    else if (isTile) {
        const Tile& data = set_->tiles[static_cast<std::size_t>(tile)];
        *made = PicturePainter(simple ? art::simpleTilePicture(data) : art::tilePicture(data));
    } else
        *made = PicturePainter(simple ? art::simpleRoomPicture(chamber) : art::roomPicture(chamber));
    pictures_.insert(key, made.release());
    return *pictures_.object(key);
}

QPixmap ChamberPixmapCache::chamber(const Chamber& chamber, int tile, int pixels) {
    const quint64 appearance = appearanceOf(chamber, tile);
    const quint64 key = appearance << 12 | static_cast<quint64>(pixels);
    if (const QPixmap* known = pixmaps_.object(key))
        return *known;
    if (spent_ > budget_) {
        incomplete_ = true;
        const auto size = sizes_.constFind(appearance);
        if (size != sizes_.constEnd())
            if (const QPixmap* other = pixmaps_.object(appearance << 12 | static_cast<quint64>(*size)))
                return *other;
        QPixmap plain(1, 1);
        plain.fill(QColor(colour(chamber)));
        return plain;
    }
    QElapsedTimer clock;
    clock.start();
    const PicturePainter& drawn = picture(chamber, tile, appearance, pixels < simpleBelow);
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pixels / 2.0, pixels / 2.0);
    if (!chamber.isRoom())
        painter.rotate(degrees(chamber.rotation));
    drawn.paint(painter, QRectF(-pixels / 2.0, -pixels / 2.0, pixels, pixels));
    painter.end();
    spent_ += clock.nsecsElapsed();
    sizes_[appearance] = pixels;
    pixmaps_.insert(key, std::make_unique<QPixmap>(pixmap).release(), 1 + pixels * pixels * 4 / 1024);
    return pixmap;
}

QRgb ChamberPixmapCache::colour(const Chamber& chamber, int passages) {
    if (!chamber.isRoom()) {
        // Asked a million times for the overview of a large map.
        static const std::array<QRgb, 5> byPassages = [] {
            std::array<QRgb, 5> colours{};
            for (std::size_t i = 0; i < colours.size(); ++i)
                colours[i] =
                    rgb(art::mixed(art::palette::earth, art::palette::floor, static_cast<double>(i) / 4));
            return colours;
        }();
        return byPassages[static_cast<std::size_t>(passages)];
    }
    switch (chamber.room) {
    case Room::Cell:
        return chamber.seat >= 1 && chamber.seat <= 4 ? rgb(art::fillOf(colourAt(chamber.seat - 1)))
                                                      : rgb(art::palette::iron);
    case Room::KeyRoom:
        return rgb(art::palette::silver);
    case Room::Guardhouse:
        return rgb(art::palette::gold);
    case Room::GuardChamber:
        return rgb(art::Rgb::hex(0x8A3B2E));
    case Room::Entrance:
        return rgb(art::Rgb::hex(0x3F7F5A));
    default:
        return rgb(art::palette::floor);
    }
}

} // namespace tilewright
