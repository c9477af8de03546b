#include "editor/common/tiles/thumbnails.h"

#include "editor/common/icons.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/words/translated_text.h"
#include "engine/art/picture_dispatch.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/landscape/art/landscape_art.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"

#include <QPainter>

namespace tilewright {

namespace {

constexpr int simpleBelow = 48;

template <class MakePicture>
QPixmap cached(const QString& key, int points, qreal ratio, MakePicture makePicture) {
    return cachedPixmap(key, points, ratio, [&](QPainter& painter, const QRectF& whole) {
        PicturePainter(makePicture(qRound(points * ratio))).paint(painter, whole);
    });
}

} // namespace

QPixmap tileThumbnail(const Tile& tile, int points, qreal devicePixelRatio) {
    QString key = QStringLiteral("tile:");
    for (SideContent side : tile.sides())
        key += QString::number(static_cast<int>(side), 16);
    key += u':' + toQString(tile.id);
    if (!tile.landscape().features.empty())
        key += u':' + toQString(pictureText(tile.landscape()));
    if (tile.picture && tile.picture->loaded) {
        const OwnPicture& own = *tile.picture;
        key += QStringLiteral(":%1").arg(own.loaded->hash, 0, 16);
        for (const double value : {own.x, own.y, own.scale, own.turn, own.opacity})
            key += QStringLiteral("/%1").arg(value, 0, 'g', 17);
        key += QString::number(static_cast<int>(own.layer));
    }
    return cached(key, points, devicePixelRatio, [&tile](int pixels) {
        return pixels < simpleBelow ? art::simpleTilePicture(tile) : art::tilePicture(tile);
    });
}

QPixmap colourSwatch(Colour colour, int points, qreal devicePixelRatio) {
    return cached(QStringLiteral("colour:%1").arg(index(colour)), points, devicePixelRatio,
                  [colour](int) { return art::symbolPicture(colour); });
}

QPixmap doorSwatch(SideContent side, int points, qreal devicePixelRatio) {
    return cached(QStringLiteral("door:%1").arg(static_cast<int>(side)), points, devicePixelRatio,
                  [side](int) { return art::sidePicture(side); });
}

QPixmap edgeSwatch(Edge edge, int points, qreal devicePixelRatio) {
    return cached(QStringLiteral("edge:%1").arg(static_cast<int>(edge)), points, devicePixelRatio,
                  [edge](int) { return art::edgePicture(edge); });
}

QPixmap traitSwatch(Trait trait, int points, qreal devicePixelRatio) {
    return cached(QStringLiteral("trait:%1").arg(static_cast<int>(trait)), points, devicePixelRatio,
                  [trait](int) { return art::traitPicture(trait); });
}

} // namespace tilewright
