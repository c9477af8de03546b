#include "editor/document/recent_files.h"

#include "editor/common/stored_settings.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QSettings>
#include <QStandardPaths>

namespace tilewright {

namespace {

constexpr int maxFiles = 12;
/// Another version may store more.
constexpr int maxStored = 100;
constexpr int picturePoints = 96;
/// In points; smaller chambers are dots.
constexpr double minSquare = 1;
const QString key = QStringLiteral("files/recent");

QString pictureFile(const QString& path) {
    const QByteArray name = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/thumbnails/") +
           QString::fromLatin1(name) + QStringLiteral(".png");
}

/// Four tiles from different parts of the set.
void paintTiles(QPainter& painter, const TileSet& set, int points, qreal ratio) {
    const auto kinds = static_cast<int>(set.tiles.size());
    const int half = points / 2;
    for (int i = 0; i < std::min(4, kinds); ++i) {
        const Tile& tile = set.tiles[static_cast<std::size_t>(kinds < 4 ? i : i * (kinds - 1) / 3)];
        painter.drawPixmap(i % 2 * half, i / 2 * half, tileThumbnail(tile, half, ratio));
    }
}

QColor middleOf(const Chamber& chamber) {
    return chamber.isRoom() && ownDoor(chamber.room) ? QColor(0xE0, 0xB0, 0x3A) : QColor(0xDB, 0xCF, 0xB4);
}

/// From so far above that several chambers share a pixel.
void paintFarMap(QPainter& painter, const Map& map, const QRect& all, int points) {
    QImage image(points, points, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    auto* pixels = reinterpret_cast<QRgb*>(image.bits());
    const int longer = std::max(all.width(), all.height());
    for (const Chamber& chamber : map.chambers) {
        const qint64 x = qint64{points} * (chamber.cell.x - all.x()) / longer;
        const qint64 y = qint64{points} * (chamber.cell.y - all.y()) / longer;
        pixels[y * points + x] = middleOf(chamber).rgba();
    }
    painter.drawImage((points - points * all.width() / longer) / 2,
                      (points - points * all.height() / longer) / 2, image);
}

/// From far above: each chamber a square.
void paintMap(QPainter& painter, const MapDocument& document, int points) {
    const Map& map = document.map();
    const auto bounds = document.index().bounds();
    if (!bounds)
        return;
    const QRect all(QPoint(bounds->first.x, bounds->first.y), QPoint(bounds->second.x, bounds->second.y));
    const double scale = double(points) / std::max(all.width(), all.height());
    if (scale < minSquare)
        return paintFarMap(painter, map, all, points);
    painter.translate((points - scale * all.width()) / 2, (points - scale * all.height()) / 2);
    for (const Chamber& chamber : map.chambers) {
        const QRectF square(scale * (chamber.cell.x - all.x()), scale * (chamber.cell.y - all.y()), scale,
                            scale);
        painter.fillRect(square, chamber.isRoom() ? QColor(0x6B, 0x64, 0x5C) : QColor(0x4B, 0x3A, 0x2F));
        painter.fillRect(square.adjusted(scale / 5, scale / 5, -scale / 5, -scale / 5), middleOf(chamber));
    }
}

} // namespace

QPixmap documentPicture(const Document& document, int points, qreal devicePixelRatio) {
    QPixmap picture(QSize(points, points) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    if (const auto* set = qobject_cast<const TileSetDocument*>(&document))
        paintTiles(painter, set->tileSet(), points, devicePixelRatio);
    else if (const auto* map = qobject_cast<const MapDocument*>(&document))
        paintMap(painter, *map, points);
    return picture;
}

RecentFiles::RecentFiles(QObject* parent) : QObject(parent) {}

QStringList RecentFiles::files() const {
    QStringList files = readListSetting(key, maxStored);
    files.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
    return files;
}

QIcon RecentFiles::pictureOf(const QString& path) const {
    // As a pixmap it would be cached again each time the file is opened.
    const QImage picture(pictureFile(path));
    return picture.isNull() ? QIcon() : QIcon(QPixmap::fromImage(picture));
}

void RecentFiles::add(const Document& document) {
    const QString path = document.path();
    if (path.isEmpty())
        return;
    QStringList files = readListSetting(key, maxStored);
    files.removeAll(path);
    files.prepend(path);
    while (files.size() > maxFiles) {
        QFile::remove(pictureFile(files.last()));
        files.removeLast();
    }
    QSettings().setValue(key, files);
    const QString file = pictureFile(path);
    QDir().mkpath(QFileInfo(file).path());
    documentPicture(document, picturePoints, 1).save(file); // a missing picture does no harm
    emit changed();
}

void RecentFiles::clear() {
    for (const QString& path : readListSetting(key, maxStored))
        QFile::remove(pictureFile(path));
    QSettings().remove(key);
    emit changed();
}

} // namespace tilewright
