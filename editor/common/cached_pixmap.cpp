#include "editor/common/cached_pixmap.h"

#include <QPainter>
#include <QPixmapCache>

namespace tilewright {

QPixmap cachedPixmap(const QString& key, int points, qreal devicePixelRatio,
                     const std::function<void(QPainter& painter, const QRectF& whole)>& paint) {
    const QString full = QStringLiteral("tilewright-%1:%2:%3").arg(key).arg(points).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(full, &pixmap))
        return pixmap;
    const int pixels = qRound(points * devicePixelRatio);
    pixmap = QPixmap(pixels, pixels);
    // Setting the ratio later would create another pixmap.
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(0, 0, pixels / devicePixelRatio, pixels / devicePixelRatio));
    painter.end();
    QPixmapCache::insert(full, pixmap);
    return pixmap;
}

} // namespace tilewright
