#pragma once

#include <QPixmap>

#include <functional>

class QPainter;
class QRectF;

namespace tilewright {

/// A square picture, painted once and stored under its key in the pixmap cache. Qt also caches there the
/// versions of an icon's pixmap, by its identity, in each size and state: a picture repainted for each
/// request would fill the cache with copies.
QPixmap cachedPixmap(const QString& key, int points, qreal devicePixelRatio,
                     const std::function<void(QPainter& painter, const QRectF& whole)>& paint);

} // namespace tilewright
