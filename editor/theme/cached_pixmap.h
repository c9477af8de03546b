#pragma once

#include <QPixmap>

#include <functional>

class QPainter;
class QRectF;

namespace tilewright {

/// A square picture, painted once and kept under its key in the pixmap cache. Qt keeps there what it makes of
/// an icon's pixmap too, in each size and state, by which pixmap it is: a picture that is painted anew each
/// time it is asked for would fill the cache with copies.
QPixmap cachedPixmap(const QString& key, int points, qreal devicePixelRatio,
                     const std::function<void(QPainter& painter, const QRectF& whole)>& paint);

} // namespace tilewright
